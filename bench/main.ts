// npm run bench [cost|start|registrations|server|pages] [-- --keep]: prints our figures as ratios against references
// measured in the same run, because absolute ones say more about the machine than about the site. With --keep they are
// written to bench/results as well, with the machine.
import type { BenchRow } from './bench-row.ts';
import { benchCost } from './cost.ts';
import { keepResults } from './keep-results.ts';
import { benchPages } from './pages.ts';
import { benchRegistrations } from './registrations.ts';
import { benchServer } from './server.ts';
import { benchStart } from './start.ts';

const BENCHES: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  cost: benchCost,
  start: benchStart,
  registrations: benchRegistrations,
  server: benchServer,
  pages: benchPages,
};

const args = process.argv.slice(2);
const isKept = args.includes('--keep');
const named = args.find((arg) => arg !== '--keep');
const chosen = Object.entries(BENCHES).filter(([name]) => named === undefined || named === name);
if (chosen.length === 0) {
  console.error(`npm run bench knows ${Object.keys(BENCHES).join(', ')}, not "${named}".`);
  process.exit(1);
}

for (const [name, bench] of chosen) {
  console.log(`\n${name}`);
  const rows = await bench();
  for (const { what, value, reference, ratio } of rows) {
    console.log(`  ${ratio.toFixed(2).padStart(6)} ×  ${what}: ${value} (${reference})`);
  }
  if (isKept) keepResults(name, rows);
}
