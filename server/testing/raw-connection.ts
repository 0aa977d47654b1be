import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';

/** What came back on a connection before the server ended it. */
export interface RawAnswer {
  text: string;
  status: number;
  headers: Record<string, string>;
}

/** Writes bytes to the server as they are, without an HTTP client in between, and reads until it hangs up. */
export async function sendRaw(port: number, bytes: string): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const text = await textOf(socket);
  const [head = ''] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ');
    return [name.toLowerCase(), value.join(': ')];
  });
  return { text, status: Number(statusLine.split(' ')[1]), headers: Object.fromEntries(headers) };
}
