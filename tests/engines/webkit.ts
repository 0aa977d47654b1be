import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { freePort } from '../../scripts/test/free-port.ts';
import type { Engine } from './engine.ts';
import { end, untilItSays } from './programs.ts';

export interface WebkitPrograms {
  /** WebKitWebDriver, MiniBrowser, and the display that has no screen. */
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const NO_BAR = `* {
  min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0;
  font-size: 1px; -gtk-icon-transform: scale(0.1);
}`;

const Answer = v.object({ value: v.unknown() });
const Fault = v.object({ value: v.object({ error: v.string(), message: v.string() }) });
const Session = v.object({ sessionId: v.string(), capabilities: v.object({ browserVersion: v.string() }) });

/** WebKit speaks plain WebDriver, by a driver beside the browser, which has to have a display. */
export async function startWebkit({ driver, browser, display }: WebkitPrograms): Promise<Engine> {
  const home = mkdtempSync(join(tmpdir(), 'engine-webkit-'));
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '2600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  // The browser's bar would keep its window wider than a phone.
  const settings = join(home, '.config', 'gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'gtk.css'), NO_BAR);
  const number = await untilItSays(screen, screen.stdout, /^(\d+)\n/);
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, '.config'),
      DISPLAY: `:${number}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });
  const kill = () => {
    child.kill('SIGKILL');
    screen.kill('SIGKILL');
  };
  process.once('exit', kill);

  const base = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${base}/status`);
  const call = async (path: string, body: unknown, method = 'POST') => {
    const answer = await fetch(base + path, {
      method,
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    });
    const json: unknown = await answer.json();
    if (answer.ok) return v.parse(Answer, json).value;
    const { error, message } = v.parse(Fault, json).value;
    throw new Error(`${error}: ${message}`);
  };
  const options = { binary: browser, args: ['--automation'] };
  const { sessionId, capabilities } = v.parse(
    Session,
    await call('/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
    }),
  );
  const session = `/session/${sessionId}`;
  const run = async (script: string) =>
    v.parse(v.string(), await call(`${session}/execute/sync`, { script, args: [] }));

  return {
    name: 'WebKit',
    version: capabilities.browserVersion,
    async go(url) {
      await call(`${session}/url`, { url });
    },
    run,
    async act(source) {
      await call(`${session}/actions`, { actions: [source] });
    },
    async resize(width, height) {
      await call(`${session}/window/rect`, { width, height });
    },
    async picture() {
      return Buffer.from(
        v.parse(v.string(), await call(`${session}/screenshot`, undefined, 'GET')),
        'base64',
      );
    },
    async quit() {
      await call(session, undefined, 'DELETE');
      await end(child);
      await end(screen);
      process.off('exit', kill);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

const ANSWERS_WITHIN_MS = 30_000;

async function untilItAnswers(address: string): Promise<void> {
  const until = Date.now() + ANSWERS_WITHIN_MS;
  for (;;) {
    try {
      await fetch(address);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
    }
  }
}
