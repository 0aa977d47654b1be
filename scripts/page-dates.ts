/**
 * `npm run dates`: gives today's date to every page whose words have changed since its date was recorded
 * (rule:page-dates). Reads what the last build wrote, so run it after one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { FIRST_PUBLISHED } from '#content/facts/first-published.ts';

const BUILT_FILE = 'dist/page-words.json';
/** Apart from the dates, which every visitor's browser gets. */
const WORDS_FILE = 'content/facts/page-words.json';
const DATES_FILE = 'content/facts/page-dates.json';

type ByPath = Record<string, string>;

/**
 * The recorded dates brought up to what the pages say now: a page whose words changed is of today. Browsers get
 * them all, so that of the first day goes without saying.
 */
export function updatedDates(dates: ByPath, recorded: ByPath, built: ByPath, today: string): ByPath {
  const entries = Object.entries(built).map(([path, words]) => {
    const isUnchanged = recorded[path] === words;
    return [path, isUnchanged ? (dates[path] ?? FIRST_PUBLISHED) : today] as const;
  });
  const later = entries.filter(([, date]) => date !== FIRST_PUBLISHED);
  return Object.fromEntries(later.toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

async function readJson(file: string): Promise<ByPath> {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by the build and by this program
  return JSON.parse(await readFile(file, 'utf8')) as ByPath;
}

async function writeJson(file: string, values: ByPath): Promise<void> {
  await writeFile(file, `${JSON.stringify(values, null, 2)}\n`);
}

if (import.meta.main) {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());
  const [dates, recorded, built] = await Promise.all([DATES_FILE, WORDS_FILE, BUILT_FILE].map(readJson));
  if (dates === undefined || recorded === undefined || built === undefined)
    throw new Error('Files are missing.');
  await writeJson(DATES_FILE, updatedDates(dates, recorded, built, today));
  await writeJson(WORDS_FILE, built);
  const changed = Object.entries(built).filter(([path, words]) => recorded[path] !== words);
  console.log(`${changed.length} page(s) dated ${today}.`);
}
