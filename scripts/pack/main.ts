import { statSync } from 'node:fs';
import { packProject } from './pack-project.ts';

const BYTES_OF_A_MEGABYTE = 1_000_000;

const archive = await packProject('dist');
const megabytes = (statSync(archive).size / BYTES_OF_A_MEGABYTE).toFixed(1);
process.stderr.write(`${archive}, ${megabytes} MB: unpack it anywhere and run node server.mjs\n`);
