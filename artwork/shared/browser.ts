import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const KNOWN_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The installed Chromium or Chrome, or the one that the environment variable CHROMIUM_PATH names. */
function findChromium(): string {
  const found = [process.env['CHROMIUM_PATH'], ...KNOWN_PATHS].find(
    (path) => path !== undefined && existsSync(path),
  );
  if (!found) throw new Error('No Chromium found: set CHROMIUM_PATH to the path of an installed one.');
  return found;
}

/** Starts a headless browser; pictures are rendered without a graphics card, so that every machine draws the same. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--ignore-gpu-blocklist',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
