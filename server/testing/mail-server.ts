import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after } from 'node:test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** A letter that arrived: who it was handed over for, and what it holds. */
export interface Arrived {
  from: string;
  recipients: string[];
  raw: string;
  read(): Promise<Email>;
}

/** How the mail server of a test behaves; by default it takes everything. */
export interface MailServerOptions {
  /** The answer to a recipient (550, 451); undefined takes it. */
  answerTo?: (recipient: string) => number | undefined;
  /** The answer to a whole letter. */
  answerToLetter?: () => number | undefined;
  /** Waited for before each answer. */
  pause?: () => Promise<void>;
  /** Offers STARTTLS, with a certificate that nobody has signed. */
  withTls?: boolean;
}

/** A real mail server on a free port of this machine. */
export interface TestMailServer {
  url: string;
  letters: readonly Arrived[];
  /** Connections that were ever opened. */
  connections: () => number;
  close(): Promise<void>;
}

const refusal = (responseCode: number): Error =>
  Object.assign(new Error('no such person here'), { responseCode });

/** Starts a mail server; it ends with the tests. */
export async function startMailServer(options: MailServerOptions = {}): Promise<TestMailServer> {
  const { answerTo = () => undefined, answerToLetter = () => undefined, withTls = false } = options;
  const { pause = () => Promise.resolve() } = options;
  const letters: Arrived[] = [];
  let connections = 0;
  async function answer(code: number | undefined, callback: (error?: Error) => void): Promise<void> {
    await pause();
    callback(code === undefined ? undefined : refusal(code));
  }
  async function take(
    stream: Readable,
    { mailFrom, rcptTo }: SMTPServerSession['envelope'],
    callback: (error?: Error) => void,
  ): Promise<void> {
    const bytes = await buffer(stream);
    const code = answerToLetter();
    if (code === undefined) {
      letters.push({
        from: mailFrom === false ? '' : mailFrom.address,
        recipients: rcptTo.map(({ address }) => address),
        raw: bytes.toString('utf8'),
        read: () => PostalMime.parse(bytes),
      });
    }
    await answer(code, callback);
  }
  const settings: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: withTls ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    logger: false,
    onConnect(_session, callback) {
      connections += 1;
      void answer(undefined, callback);
    },
    onMailFrom: (_address, _session, callback) => void answer(undefined, callback),
    onRcptTo: ({ address }, _session, callback) => void answer(answerTo(address), callback),
    onData: (stream, { envelope }, callback) => void take(stream, envelope, callback),
  };
  const server = new SMTPServer(settings);
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The mail server has no port.');
  const close = (): Promise<void> => new Promise((resolve) => server.close(resolve));
  after(close);
  return { url: `smtp://127.0.0.1:${address.port}`, letters, connections: () => connections, close };
}
