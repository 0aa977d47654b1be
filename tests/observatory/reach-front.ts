// Loaded before the Observatory's program: what it asks of the ports 80 and 443 of the site's host goes to the front
// on this machine. Nothing else of it is changed, TLS is spoken and its certificate checked.
import { Socket } from 'node:net';

const HOST = process.env['FRONT_HOST'];
const PORTS: Readonly<Record<string, string | undefined>> = {
  80: process.env['FRONT_HTTP_PORT'],
  443: process.env['FRONT_HTTPS_PORT'],
};

function goesToFront(options: unknown): options is { host: string; port: number } {
  return (
    typeof options === 'object' &&
    options !== null &&
    'port' in options &&
    'host' in options &&
    options.host === HOST
  );
}

Socket.prototype.connect = new Proxy(Socket.prototype.connect, {
  apply(connect, socket, args: unknown[]) {
    const options: unknown = Array.isArray(args[0]) ? args[0][0] : args[0];
    if (goesToFront(options)) {
      options.port = Number(PORTS[options.port]);
      options.host = '127.0.0.1';
    }
    const connecting: unknown = Reflect.apply(connect, socket, args);
    return connecting;
  },
});
