import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { install, mayInstall } from './debian.ts';

/** The headless shell first: the same engine without a browser's own windows around it, at half the time. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const STANDARD_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/**
 * Path of a Chromium to test with: the one `CHROMIUM_PATH` names, else the first found on the PATH or in a standard
 * place. Undefined when there is none, or when `CHROMIUM_PATH` names a file that does not exist.
 */
export function findBrowser(
  env: NodeJS.ProcessEnv,
  exists: (path: string) => boolean = existsSync,
): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return exists(named) ? named : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = folders.flatMap((folder) => COMMANDS.map((command) => join(folder, command)));
  return [...onPath, ...STANDARD_PLACES].find((path) => exists(path));
}

/** What to do where no browser was found and none can be installed from here. */
export const BROWSER_MISSING =
  'The browser tests need Chromium: install it (Debian: apt-get install chromium; macOS and Windows: Google Chrome) ' +
  'or set CHROMIUM_PATH to its program, then run npm test again.';

/** Finds a browser, installing Debian's where this process may. Undefined when there is none in the end. */
export function ensureBrowser(env: NodeJS.ProcessEnv): string | undefined {
  const found = findBrowser(env);
  if (found !== undefined || env['CHROMIUM_PATH'] !== undefined || !mayInstall()) return found;
  console.log('Installing Chromium for the browser tests …');
  if (!install(env, 'chromium-headless-shell')) install(env, 'chromium');
  return findBrowser(env);
}
