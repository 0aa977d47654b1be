import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Engine } from './engine.ts';
import { end, untilItSays } from './programs.ts';

/** What a new profile asks or does by itself; a browser that is spoken to leaves most of it already. */
const PREFERENCES = {
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

const Answer = v.object({
  id: v.optional(v.nullable(v.number())),
  result: v.optional(v.unknown()),
  error: v.optional(v.string()),
  message: v.optional(v.string()),
});
const Session = v.object({ capabilities: v.object({ browserVersion: v.string() }) });
const Tree = v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) });
const Evaluated = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.string() }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const Picture = v.object({ data: v.string() });

/** Firefox speaks WebDriver BiDi by itself, without a window. */
export async function startFirefox(program: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'engine-firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(PREFERENCES)
      .map((pair) => `user_pref(${pair.map((part) => JSON.stringify(part)).join(', ')});\n`)
      .join(''),
  );
  const child = spawn(
    program,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    {
      // Its own home: it makes folders there, and root's may belong to somebody else.
      env: { ...process.env, HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1' },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const address = await untilItSays(child, child.stderr, /WebDriver BiDi listening on (\S+)/);
  const send = await connect(`${address}/session`);
  const { capabilities } = v.parse(Session, await send('session.new', { capabilities: {} }));
  const { contexts } = v.parse(Tree, await send('browsingContext.getTree', {}));
  const { context } = contexts[0];

  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    async go(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async run(body) {
      const evaluated = v.parse(
        Evaluated,
        await send('script.callFunction', {
          functionDeclaration: `function () { ${body} }`,
          target: { context },
          awaitPromise: false,
        }),
      );
      if (evaluated.type === 'exception') throw new Error(evaluated.exceptionDetails.text);
      return evaluated.result.value;
    },
    async act(source) {
      await send('input.performActions', { context, actions: [source] });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async picture() {
      const { data } = v.parse(Picture, await send('browsingContext.captureScreenshot', { context }));
      return Buffer.from(data, 'base64');
    },
    async quit() {
      await end(child);
      process.off('exit', kill);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Send = (method: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = v.parse(Answer, JSON.parse(String(data)));
    const asked = waiting.get(id ?? -1);
    if (asked === undefined) return;
    waiting.delete(id ?? -1);
    if (error === undefined) asked.resolve(result);
    else asked.reject(new Error(`${error}: ${message}`));
  });
  socket.addEventListener('close', () => {
    for (const asked of waiting.values()) asked.reject(new Error('Firefox is gone.'));
  });
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  socket.addEventListener('open', resolve);
  socket.addEventListener('error', reject);
  await promise;

  let last = 0;
  return (method, params) => {
    last += 1;
    const asked = Promise.withResolvers<unknown>();
    waiting.set(last, asked);
    socket.send(JSON.stringify({ id: last, method, params }));
    return asked.promise;
  };
}
