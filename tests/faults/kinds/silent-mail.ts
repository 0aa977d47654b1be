import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Fault } from '../fault.ts';
import { outcomeOf, storedIn } from '../tally.ts';
import { Visitors } from '../visitors.ts';

const STOP_MS = 3_000;

/** The mail server takes connections and says nothing: forms do not wait for it, nor does a restart. */
export const silentMail: Fault = {
  name: 'silent mail server',
  isShort: true,
  async run({ dataFolder, start }) {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => void sockets.add(socket));
    silent.listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const address = silent.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    try {
      const mail = {
        SMTP_URL: `smtp://127.0.0.1:${port}`,
        MAIL_FROM: 'a@example.org',
        MAIL_TO: 'b@example.org',
      };
      const server = await start(mail);
      const visitors = new Visitors();
      await visitors.several(server.port, 20);
      const began = performance.now();
      const exitCode = await server.end('SIGTERM');
      const stopMs = performance.now() - began;
      return outcomeOf(visitors.acknowledged, storedIn(dataFolder), [
        visitors.unanswered.size > 0 && 'forms were refused because of letters',
        exitCode !== 0 && `it ended with ${exitCode}`,
        stopMs > STOP_MS && `it took ${Math.round(stopMs)} ms to end`,
      ]);
    } finally {
      for (const socket of sockets) socket.destroy();
      silent.close();
    }
  },
};
