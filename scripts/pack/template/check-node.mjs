// Goes into the packed project, and is read before anything that an older node could not even read.
import { readFileSync } from 'fs';

/** Ends with one sentence under a node that is older than package.json asks for. */
export function demandNode() {
  const text = readFileSync(new URL('package.json', import.meta.url), 'utf8');
  const needed = Number(/"node": ">=(\d+)"/.exec(text)?.[1]);
  if (Number(process.versions.node.split('.')[0]) >= needed) return;
  console.error(
    `This website needs Node ${needed} or newer (this is ${process.version}): https://nodejs.org/`,
  );
  process.exit(1);
}
