import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type ReporterDescription } from '@playwright/test';
import { findBrowser } from './scripts/test/browser.ts';
import { ENGINE_NAMES, type EngineName } from './scripts/test/engines.ts';
import { freePort } from './scripts/test/free-port.ts';

// Each worker reads this file again: what was chosen once travels in the environment. Tools that only look for dead code
// read it too, so it makes nothing: the folder is made by the server.
const env = process.env;
env['E2E_PORT'] ??= String(await freePort());
env['E2E_DATA'] ??= join(tmpdir(), `e2e-data-${randomUUID()}`);

const address = `http://127.0.0.1:${env['E2E_PORT']}`;
const executablePath = findBrowser(env);
const report = env['PLAYWRIGHT_JSON_OUTPUT_FILE'];
const json: ReporterDescription[] = report === undefined ? [] : [['json']];

export default defineConfig<object, { engineName: EngineName }>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time has found something.
  retries: 0,
  // Generous, for machines that do other work beside: a test that hangs is told from a slow one all the same.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: env['CI'] !== undefined,
  reporter: [[env['CI'] === undefined ? 'list' : 'dot'], ...json],
  use: {
    baseURL: address,
    trace: 'off',
    screenshot: 'off',
    // Pages speak the language of their address, whatever the browser prefers.
    locale: 'en-US',
    timezoneId: 'UTC',
    // It would answer in place of what a test puts between page and server; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // What a window's width or a finger does not change is tagged with the one project that runs it.
    {
      name: 'mobile',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    // One browser each, in which the journeys are made one after the other.
    ...ENGINE_NAMES.map((engineName) => ({
      name: engineName,
      testDir: 'tests/engines',
      fullyParallel: false,
      // A journey is a whole visit in both languages, and one of them opens every kind of page.
      timeout: 240_000,
      use: { engineName },
    })),
  ],
  webServer: {
    command: `"${process.execPath}" --disable-warning=ExperimentalWarning server/main.ts`,
    url: `${address}/healthz`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    env: {
      HOST: '127.0.0.1',
      PORT: env['E2E_PORT'],
      DATA_DIR: env['E2E_DATA'],
      LOG_LEVEL: 'warn',
      // Many tests send forms from one address.
      RATE_PER_MINUTE: '100000',
      RATE_PER_HOUR: '100000',
    },
  },
  globalTeardown: './tests/e2e/remove-data.ts',
});
