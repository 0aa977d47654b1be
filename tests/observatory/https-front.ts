import { once } from 'node:events';
import { createServer as createHttpServer, request, type RequestListener, type Server } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { generate } from 'selfsigned';

/** What stands between the internet and the server: a proxy that ends TLS. */
export interface HttpsFront {
  ports: { http: number; https: number };
  /** The certificate, which whoever asks has to trust. */
  certificate: string;
  close(): void;
}

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The front has no port.');
  return address.port;
}

/** Hands a request to the server and its answer back, both as they are. */
function passOn(serverPort: number): RequestListener {
  return (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
    const target = { host: '127.0.0.1', port: serverPort, method: asked.method, path: asked.url, headers };
    const passed = request(target, (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.rawHeaders);
      answered.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  };
}

/** Stands for the proxy that a production has in front: https goes to the server, http is sent to https. */
export async function startHttpsFront(host: string, serverPort: number): Promise<HttpsFront> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: host }] },
    ],
  });
  const https = createHttpsServer({ key, cert }, passOn(serverPort));
  const http = createHttpServer(({ url = '/' }, answer) => {
    answer.writeHead(301, { Location: `https://${host}${url}` }).end();
  });
  const servers = [http, https];
  return {
    ports: { http: await listen(http), https: await listen(https) },
    certificate: cert,
    close() {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
