import { test as base } from '@playwright/test';
import { findEngine, type EngineName } from '../../scripts/test/engines.ts';
import { startFirefox } from './firefox.ts';
import { startWebkit } from './webkit.ts';
import type { Engine } from './engine.ts';
import { startFront } from './front.ts';
import { Visitor } from './visitor.ts';

/** A browser that was never started before takes its time. */
const STARTS_WITHIN_MS = 120_000;

interface WorkerOptions {
  /** Chosen by the project (playwright.config.ts). */
  readonly engineName: EngineName;
  /** Undefined where the engine is not installed. */
  readonly visitor: Visitor | undefined;
}

/** `test` with a visitor in the engine of the project: one browser for all tests. */
export const test = base.extend<object, WorkerOptions>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  visitor: [
    async ({ engineName }, use, { project }) => {
      const engine = await start(engineName);
      if (engine === undefined) {
        await use(undefined);
        return;
      }
      const front = await startFront(project.use.baseURL ?? '');
      await use(new Visitor(engine, front.origin));
      await engine.quit();
      front.close();
    },
    { scope: 'worker', timeout: STARTS_WITHIN_MS },
  ],
});

function start(name: EngineName): Promise<Engine> | undefined {
  if (name === 'firefox') {
    const program = findEngine(process.env, 'firefox');
    return program && startFirefox(program.browser);
  }
  const programs = findEngine(process.env, 'webkit');
  return programs && startWebkit(programs);
}
