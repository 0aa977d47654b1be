/**
 * `npm run dates`: gives today's date to every page whose words have changed since its date was recorded
 * (decisions 39). Reads what the last build wrote, so run it after one.
 */
import { readFile, writeFile } from 'node:fs/promises';

const WORDS_FILE = 'dist/page-words.json';
const DATES_FILE = 'content/facts/page-dates.json';

type PageDates = Record<string, { date: string; words: string }>;

/** The recorded dates brought up to what the pages say now. */
export function updatedDates(recorded: PageDates, words: Record<string, string>, today: string): PageDates {
  const entries = Object.entries(words).map(([path, now]) => {
    const known = recorded[path];
    return [path, known?.words === now ? known : { date: today, words: now }] as const;
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

async function readJson<Value>(file: string): Promise<Value> {
  return JSON.parse(await readFile(file, 'utf8'));
}

if (import.meta.main) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());
  const recorded = await readJson<PageDates>(DATES_FILE);
  const dates = updatedDates(recorded, await readJson<Record<string, string>>(WORDS_FILE), today);
  await writeFile(DATES_FILE, `${JSON.stringify(dates, null, 2)}\n`);
  const changed = Object.entries(dates).filter(([path, { words }]) => recorded[path]?.words !== words);
  console.log(`${changed.length} page(s) dated ${today}.`);
}
