import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';

/** Debian's packages nginx and libnginx-mod-http-brotli-static. */
const PROGRAM = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const START_TRIES = 100;
const TRY_EVERY_MS = 50;
/** What nginx writes itself. */
const OWN_HEADERS =
  /^(?:content-(?:length|type|encoding|range)|etag|accept-ranges|date|connection|keep-alive|set-cookie)$/iu;

/** An address of the site, the file behind it and the headers that our server gives it. */
export interface ServedFile {
  address: string;
  file: string;
  rawHeaders: readonly string[];
}

/** The reference: its worker's process and how to stop it. */
export interface NginxServer {
  port: number;
  /** Of the worker, which does all the work. */
  pid: number;
  stop: () => void;
}

export function isNginxInstalled(): boolean {
  return existsSync(PROGRAM) && existsSync(BROTLI);
}

function locationOf({ address, file, rawHeaders }: ServedFile): string {
  const headers: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = rawHeaders.slice(index, index + 2);
    if (!OWN_HEADERS.test(name)) headers.push(`add_header ${name} "${value.replaceAll('"', '\\"')}" always;`);
  }
  // Nothing that our answers lack: the date of the file is left out.
  return `location = ${address} { try_files /${file} =404; add_header Last-Modified ""; ${headers.join(' ')} }`;
}

function configuration(folder: string, port: number, files: readonly ServedFile[]): string {
  return `
load_module ${BROTLI};
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; charset utf-8; charset_types text/css application/javascript;
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; server_tokens off;
  open_file_cache max=1000; open_file_cache_valid 60s; brotli_static on; gzip_static on;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port}; root ${resolve('dist/site')};
    ${files.map(locationOf).join('\n    ')}
  }
}`;
}

function answers(port: number): Promise<boolean> {
  return new Promise((tell) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      tell(true);
    });
    socket.on('error', () => tell(false));
  });
}

/** Starts nginx with one worker that serves these files of the built site, compressed copies and headers included. */
export async function startNginx(
  folder: string,
  port: number,
  files: readonly ServedFile[],
): Promise<NginxServer> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, files));
  const child = spawn(PROGRAM, ['-c', file, '-e', join(folder, 'error.log')], { stdio: 'inherit' });
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries === START_TRIES || child.exitCode !== null) throw new Error('nginx does not start.');
    await new Promise((wait) => setTimeout(wait, TRY_EVERY_MS));
  }
  const parent = child.pid ?? 0;
  const pid = Number(readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ')[0]);
  return { port, pid, stop: () => child.kill('SIGQUIT') };
}
