import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.txt',
  '.atom',
  '.xml',
  '.webmanifest',
  '.ico',
  '.bin',
]);
/** Statistics of their own for every 64 KB: style first, then markup. 0.2 to 0.6 % less of a page. */
const BLOCKS = { [constants.BROTLI_PARAM_LGBLOCK]: 16 };
/** At once: zlib works in a pool of four threads. */
const PARALLEL = 4;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes a `.br` and a `.gz` beside every file that gets smaller by it. */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const compressNext = async (): Promise<void> => {
    const file = files.pop();
    if (file === undefined) return;
    await compress(file);
    await compressNext();
  };
  await Promise.all(Array.from({ length: PARALLEL }, compressNext));
}

async function compress(file: string): Promise<void> {
  const raw = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(raw, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: raw.length, ...(extname(file) === '.html' && BLOCKS) },
    }),
    gzipped(raw, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  if (br.length < raw.length) await writeFile(`${file}.br`, br);
  if (gz.length < raw.length) await writeFile(`${file}.gz`, gz);
}
