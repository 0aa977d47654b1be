// The reference of the server's benchmark: bare node:http that sends the same bytes and stores nothing. A thread, so
// that it has a processor of its own, as the server has.
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { parentPort, workerData } from 'node:worker_threads';
import * as v from 'valibot';

const answerSchema = v.object({ headers: v.array(v.string()), body: v.instance(Uint8Array) });
const { page, registration } = v.parse(
  v.object({ page: answerSchema, registration: answerSchema }),
  workerData,
);

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, page.headers).end(page.body);
    return;
  }
  json(request).then(
    () => response.writeHead(201, registration.headers).end(registration.body),
    () => response.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') parentPort?.postMessage(address?.port);
});
