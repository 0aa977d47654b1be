/** `npm run new -- article|job|news`: writes the two files of a new one, with samples that keep it from being built. */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { allAnswers, givenAnswers, NewError } from './answers.ts';
import { NEW_RECORDS, type NewRecord } from './records.ts';

const [kind = '', ...args] = process.argv.slice(2);

/** The next number: a job's address is one, and never that of another job. */
function nextNumber(folder: string): string {
  const numbers = globSync(`content/ar/${folder}/*.md`).map((file) => Number(basename(file, '.md')));
  return String(Math.max(0, ...numbers) + 1);
}

/** Writes both files. Throws a NewError where one is there already. */
async function make({ folder, guide, questions, ar, en }: NewRecord): Promise<void> {
  const answers = await allAnswers(questions, givenAnswers(questions, args));
  const name = answers['name'] ?? nextNumber(folder);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Riyadh' }).format(new Date());
  const files = [
    [`content/ar/${folder}/${name}.md`, ar(answers, today)],
    [`content/en/${folder}/${name}.md`, en(answers)],
  ] as const;
  const taken = files.find(([file]) => existsSync(file));
  if (taken !== undefined) throw new NewError(`${taken[0]} is there already: choose another name.`);
  for (const [file, text] of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Written: ${file}`);
  }
  console.log(`
Next:
1. Put your text in place of every [[sample]] in both files; the build stops at the first that is left.
   Facts (dates, covers, departments) stand in the Arabic file only.
2. npm run dates, then npm run check and npm test -- site.
More: docs/guides/${guide}.md`);
}

try {
  const record = Object.hasOwn(NEW_RECORDS, kind) ? NEW_RECORDS[kind] : undefined;
  if (record === undefined)
    throw new NewError(`Say what: npm run new -- ${Object.keys(NEW_RECORDS).join('|')}`);
  await make(record);
} catch (error) {
  if (!(error instanceof NewError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
