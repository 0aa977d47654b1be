// What the faults have to tell from the real server: a program with the same front that acknowledges first and stores
// later, forgets what it could not store, notices nothing and knows no limits. `npm run test:faults -- --broken` runs
// every fault on it, and each has to find something.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { Pool } from 'pg';
import * as v from 'valibot';

const LATER_MS = 300;
const TABLE = 'create table if not exists registrations (email text)';
const INSERT = 'insert into registrations (email) values';
const bodySchema = v.object({ email: v.string() });

type Store = (email: string) => Promise<void>;

function sqliteStore(folder: string): Store {
  const database = new DatabaseSync(path.join(folder, 'website.db'));
  database.exec(`pragma journal_mode = wal; pragma synchronous = off; ${TABLE}`);
  const insert = database.prepare(`${INSERT} (?)`);
  return (email) => Promise.resolve(void insert.run(email));
}

async function postgresStore(connectionString: string): Promise<Store> {
  const pool = new Pool({ connectionString });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query(TABLE);
  return async (email) => void (await pool.query(`${INSERT} ($1)`, [email]));
}

const { DATABASE_URL, DATA_DIR = '.' } = process.env;
// It starts with whatever it finds.
const store = await (
  DATABASE_URL === undefined ? Promise.try(() => sqliteStore(DATA_DIR)) : postgresStore(DATABASE_URL)
).catch((): Store => () => Promise.resolve());

async function acknowledge(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { email } = v.parse(bodySchema, JSON.parse(await text(request)));
  setTimeout(() => void Promise.try(store, email).catch(() => {}), LATER_MS);
  response.writeHead(201).end('{"message":"Thank you"}');
}

const server = createServer({ requestTimeout: 0, headersTimeout: 0 }, (request, response) => {
  response.setHeader('Set-Cookie', 'XSRF-TOKEN=a');
  if (request.method === 'GET') {
    response.end('x'.repeat(300_000));
    return;
  }
  void acknowledge(request, response);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') process.stderr.write(`Local:   http://127.0.0.1:${address?.port}\n`);
});
