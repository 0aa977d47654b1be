import type { Server } from 'node:http';
import { StartError } from '#server/base/start-error.ts';

export interface ListenPlace {
  host: string;
  /** 0: any that is free. */
  port: number;
  /** The variables that an operator changes where the place cannot be had. */
  names: { host: string; port: string };
}

const BACKLOG = 4_096;

function listenError(error: unknown, { host, port, names }: ListenPlace): unknown {
  if (!(error instanceof Error && 'code' in error)) return error;
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken by another program: stop it, or set ${names.port} to another number.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} may not be used by this account: set ${names.port} to a number from 1024 up.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${names.host} ${host} is no address of this machine.`);
    default:
      return error;
  }
}

/** Lets a server listen; yields its port. Rejects with a {@link StartError} where the place cannot be had. */
export async function listen(server: Server, place: ListenPlace): Promise<number> {
  const { host, port } = place;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, place)));
    server.listen({ host, port, backlog: BACKLOG }, () => resolve());
  });
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
