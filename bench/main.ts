// npm run bench [pages|server]: prints our figures as ratios against references measured in the same run, because
// absolute ones say more about the machine than about the site.
import type { BenchRow } from './bench-row.ts';
import { benchPages } from './pages.ts';
import { benchServer } from './server.ts';

const BENCHES: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  server: benchServer,
  pages: benchPages,
};

const [named] = process.argv.slice(2);
const chosen = Object.entries(BENCHES).filter(([name]) => named === undefined || named === name);
if (chosen.length === 0) {
  console.error(`npm run bench knows ${Object.keys(BENCHES).join(', ')}, not "${named}".`);
  process.exit(1);
}

for (const [name, bench] of chosen) {
  console.log(`\n${name}`);
  for (const { what, value, reference, ratio } of await bench()) {
    console.log(`  ${ratio.toFixed(2).padStart(6)} ×  ${what}: ${value} (${reference})`);
  }
}
