import { connect, type Socket } from 'node:net';

export interface Load {
  port: number;
  connections: number;
  seconds: number;
  /** The bytes of the next request; every answer to it must be as long as the first one. */
  nextRequest: () => string;
  /** Told of every answer how long it took, in milliseconds. */
  onAnswer?: (milliseconds: number) => void;
}

/** Total bytes of the answer that begins in this chunk, head included. */
function lengthOfAnswer(chunk: Buffer): number {
  const head = chunk.toString('latin1');
  const length = /\r\ncontent-length: (\d+)/iu.exec(head)?.[1] ?? 0;
  return head.indexOf('\r\n\r\n') + 4 + Number(length);
}

function assertSuccess(chunk: Buffer): void {
  const statusLine = chunk.toString('latin1', 0, 12);
  if (!/^HTTP\/1\.1 (?:20[016]|304)$/u.test(statusLine)) throw new Error(`Not a success: ${statusLine}`);
}

/** One connection that sends a request, waits for the whole answer and sends the next one; yields how many. */
function keepAsking(socket: Socket, { nextRequest, onAnswer }: Load, isOver: () => boolean): Promise<number> {
  let answers = 0;
  let missing = 0;
  let askedAt = performance.now();
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing === 0) {
        assertSuccess(chunk);
        missing = lengthOfAnswer(chunk);
      }
      missing -= chunk.length;
      if (missing > 0) return;
      answers += 1;
      onAnswer?.(performance.now() - askedAt);
      if (isOver()) {
        socket.destroy();
        resolve(answers);
        return;
      }
      askedAt = performance.now();
      socket.write(nextRequest());
    });
    socket.write(nextRequest());
  });
}

/**
 * Answers per second on kept-alive connections to 127.0.0.1. Written on bare sockets: an HTTP client in this
 * process would be slower than the servers that it is to measure.
 */
export async function answersPerSecond(load: Load): Promise<number> {
  const { port, connections, seconds } = load;
  const started = performance.now();
  const end = started + seconds * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () =>
      keepAsking(connect(port, '127.0.0.1'), load, () => performance.now() >= end),
    ),
  );
  const took = (performance.now() - started) / 1000;
  return counts.reduce((sum, count) => sum + count, 0) / took;
}
