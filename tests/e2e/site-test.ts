import { recordEvidence } from '../evidence.ts';
import { test as base, expect, type ConsoleMessage, type Page, type Request } from '@playwright/test';

export { expect };

export type Language = 'ar' | 'en';

const LANGUAGES: readonly Language[] = ['ar', 'en'];

interface Expectations {
  /**
   * Say beforehand what a test makes go wrong on purpose: console messages, page errors and failed requests that
   * match do not fail it.
   */
  readonly expectProblems: (...patterns: RegExp[]) => void;
}

/**
 * `test` for the whole site: fails when the page prints to the console, throws, or fails to load something that the
 * test did not announce with `expectProblems`. Pages opened by the test itself must be given to `watch`.
 */
export const test = base.extend<Expectations & { watch: (page: Page) => void }>({
  watch: [
    async ({ page }, use, testInfo) => {
      const problems: string[] = [];
      const watch = (watched: Page) => collectProblems(watched, problems);
      watch(page);
      await use(watch);
      const expected = announced.get(testInfo.testId) ?? [];
      announced.delete(testInfo.testId);
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, 'unexpected console output, page errors or failed requests').toEqual([]);
      recordEvidence('tool', { name: 'Chromium', version: page.context().browser()?.version() ?? '' });
      recordEvidence('tool', { name: 'Playwright', version: testInfo.config.version });
    },
    { auto: true },
  ],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from this pattern
  expectProblems: async ({}, use, testInfo) => {
    await use((...patterns) => announced.set(testInfo.testId, patterns));
  },
});

/** What each running test has announced. */
const announced = new Map<string, RegExp[]>();

function collectProblems(page: Page, problems: string[]): void {
  page.on('console', (message: ConsoleMessage) => {
    // Chromium's own line about an answer of 400 or more; `response` below says it with the address.
    if (message.text().startsWith('Failed to load resource')) return;
    // Playwright's own, where a test keeps the service worker out.
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error: Error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? 'unknown';
    // A page that is left stops loading its media: no failure of the site.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const request = response.request();
    // The document itself may be a 404 on purpose, and the test sees its status.
    if (response.status() >= 400 && !request.isNavigationRequest()) {
      problems.push(`${response.status()}: ${request.method()} ${request.url()}`);
    }
  });
}

/** Declares the same tests for both languages. */
export function forEachLanguage(declare: (language: Language) => void): void {
  for (const language of LANGUAGES) base.describe(language, () => declare(language));
}

/** The address of a page in a language, from its Arabic one. */
export function addressIn(language: Language, path: string): string {
  if (language === 'ar') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
