import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FAULTS } from '../faults/faults.ts';
import { foundSomething, runFault } from '../faults/run-fault.ts';

// The short form of `npm run test:faults`.
for (const fault of FAULTS.filter(({ isShort }) => isShort)) {
  const skip = fault.missing?.();

  test(`${fault.name}: nothing that was acknowledged is lost or doubled`, { skip }, async () => {
    const result = await runFault(fault, false);
    assert.equal(result.kind, 'tried');
    const { acknowledged: _acknowledged, stored: _stored, ...bad } = result.outcome;
    assert.deepEqual(bad, { lost: 0, doubled: 0, wrong: [] });
  });

  test(
    `${fault.name}: a program that acknowledges before it stores does not get away with it`,
    { skip },
    async () => {
      const result = await runFault(fault, true);
      assert.ok(result.kind === 'tried' && foundSomething(result.outcome));
    },
  );
}
