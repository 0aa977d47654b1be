// The reference of the server's benchmark: bare node:http that sends the same bytes and stores nothing.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

type Answers = {
  page: { headers: string[]; body: string };
  registration: { headers: string[]; body: string };
};

const answers: Answers = JSON.parse(readFileSync(0, 'utf8'));
const page = Buffer.from(answers.page.body, 'base64');
const registration = Buffer.from(answers.registration.body, 'base64');

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, answers.page.headers).end(page);
    return;
  }
  json(request).then(
    () => response.writeHead(201, answers.registration.headers).end(registration),
    () => response.destroy(),
  );
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' && address !== null ? address.port : ''}\n`);
});
