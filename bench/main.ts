// npm run bench [cost|start|registrations|server|pages] [-- --keep]: prints our figures as ratios against references
// measured in the same run, because absolute ones say more about the machine than about the site. With --keep they are
// written to bench/results as well, with the machine. What else follows a name is for that bench.
import type { BenchRow } from './bench-row.ts';
import { benchCost } from './cost.ts';
import { keepResults } from './keep-results.ts';
import { benchPages } from './pages/bench-pages.ts';
import { benchRegistrations } from './registrations.ts';
import { benchServer } from './server.ts';
import { benchStart } from './start.ts';

/** Each measures, prints, and yields what is kept. */
const BENCHES: Readonly<Record<string, (options: readonly string[]) => Promise<object>>> = {
  cost: inRows(benchCost),
  start: inRows(benchStart),
  registrations: inRows(benchRegistrations),
  server: inRows(benchServer),
  pages: benchPages,
};

const args = process.argv.slice(2);
const isKept = args.includes('--keep');
const [named, ...options] = args.filter((arg) => arg !== '--keep');
const chosen = Object.entries(BENCHES).filter(([name]) => named === undefined || named === name);
if (chosen.length === 0) {
  console.error(`npm run bench knows ${Object.keys(BENCHES).join(', ')}, not "${named}".`);
  process.exit(1);
}

for (const [name, bench] of chosen) {
  console.log(`\n${name}`);
  const results = await bench(options);
  if (isKept) keepResults(name, results);
}

/** A bench whose figures have one reference each, a line for a figure. */
function inRows(bench: () => Promise<BenchRow[]>) {
  return async (): Promise<object> => {
    const rows = await bench();
    for (const { what, value, reference, ratio } of rows) {
      console.log(`  ${ratio.toFixed(2).padStart(6)} ×  ${what}: ${value} (${reference})`);
    }
    return { rows };
  };
}
