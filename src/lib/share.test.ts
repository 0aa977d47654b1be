import assert from 'node:assert/strict';
import { afterEach, mock, test } from 'node:test';
import { shareLink } from './share.ts';

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');

/** A browser with these abilities. */
function browser(abilities: object): void {
  Object.defineProperty(globalThis, 'navigator', { value: abilities, configurable: true });
}

afterEach(() => {
  if (original !== undefined) Object.defineProperty(globalThis, 'navigator', original);
  mock.restoreAll();
});

const rejectWith = (name: string) => () => Promise.reject(new DOMException('', name));
const clipboard = { writeText: () => Promise.resolve() };

test('the system’s own sheet comes first; closing it is no failure', async () => {
  browser({ share: () => Promise.resolve(), clipboard });
  assert.equal(await shareLink('T', 'https://x.example'), 'shared');
  browser({ share: rejectWith('AbortError'), clipboard });
  assert.equal(await shareLink('T', 'https://x.example'), 'dismissed');
});

test('without a sheet, or with one that refuses, the link is copied', async () => {
  const copied: string[] = [];
  const remembering = {
    writeText: (text: string) => {
      copied.push(text);
      return Promise.resolve();
    },
  };
  browser({ clipboard: remembering });
  assert.equal(await shareLink('T', 'https://x.example/1'), 'copied');
  browser({ share: rejectWith('NotAllowedError'), clipboard: remembering });
  assert.equal(await shareLink('T', 'https://x.example/2'), 'copied');
  assert.deepEqual(copied, ['https://x.example/1', 'https://x.example/2']);
});

test('a failed copy is only logged', async () => {
  const { mock: logged } = mock.method(console, 'error', () => undefined);
  browser({ clipboard: { writeText: rejectWith('NotAllowedError') } });
  assert.equal(await shareLink('T', 'https://x.example'), 'failed');
  assert.equal(logged.callCount(), 1);
});
