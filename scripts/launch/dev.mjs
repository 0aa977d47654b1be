// Development: Vite with hot reload for the pages, the real server beside it for the API.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { say } from './output.mjs';
import { handOver } from './processes.mjs';
import { NODE_FLAGS, projectNode } from './project-node.mjs';

/** Runs until one of the two ends. @param {string} root @returns {Promise<number>} */
export async function dev(root) {
  const program = projectNode(root);
  const port = process.env['PORT'] ?? '3000';
  const apiPort = String(await freePort());
  const data = join(root, 'data', 'dev');
  const api = {
    HOST: '127.0.0.1',
    PORT: apiPort,
    DATA_DIR: data,
    SITE_DIR: emptySite(data),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
  };
  const vite = [join('node_modules', 'vite', 'bin', 'vite.js'), 'dev', '--port', port, '--strictPort'];
  say(`Development: http://localhost:${port} (the API runs beside it and stores in data/dev)`);
  return handOver(
    [
      { program, args: [...NODE_FLAGS, 'server/main.ts'], env: { ...process.env, ...api } },
      {
        program,
        args: [...NODE_FLAGS, ...vite],
        env: { ...process.env, API_PROXY: `http://127.0.0.1:${apiPort}` },
      },
    ],
    root,
  );
}

/** The server insists on a site to serve; in development the pages are Vite's. @param {string} data */
function emptySite(data) {
  const folder = join(data, 'site');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Development</title>');
  return folder;
}

/** @returns {Promise<number>} a port that was free a moment ago */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0));
    });
  });
}
