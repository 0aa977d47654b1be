import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import { test } from 'node:test';
import { call } from '#server/testing/http-call.ts';
import { FILM } from '#server/testing/site-fixture.ts';
import { startTestWebsite } from '#server/testing/test-website.ts';

const { port } = await startTestWebsite({ maxMediaInMemory: 0 });
const FILM_ADDRESS = '/media/film-1a2b3c4d.mp4';
const openDescriptors = (): number => readdirSync('/proc/self/fd').length;

/** A visitor who leaves as soon as the film begins. */
function abandonDownload(): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = httpGet({ host: '127.0.0.1', port, path: FILM_ADDRESS, agent: false }, (response) => {
      response.once('data', () => outgoing.destroy());
    });
    outgoing.on('close', resolve);
    outgoing.on('error', () => {});
  });
}

test(
  'visitors who leave a film neither keep its file open nor close it for the others',
  {
    timeout: 20_000,
    skip: process.platform !== 'linux' && 'the open files of a process can be counted on Linux only',
  },
  async () => {
    await call(port, FILM_ADDRESS);
    const before = openDescriptors();
    const staying = Array.from({ length: 10 }, () => call(port, FILM_ADDRESS));
    await Promise.all(Array.from({ length: 40 }, abandonDownload));
    for (const { body } of await Promise.all(staying)) assert.deepEqual(body, FILM);
    while (openDescriptors() > before) await call(port, '/robots.txt');
  },
);
