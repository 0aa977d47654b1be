import type { ProjectText } from './project-texts.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const RECORD = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
const HEAD =
  /^# (?<number>\d{4}) (?<title>.+)\n\n- Status: (?<status>accepted|superseded by decision:[a-z0-9-]+)\n- Date: \d{4}-\d{2}-\d{2}\n/;
const SECTIONS = ['## Context', '## Decision', '## Consequences'];

/**
 * What is wrong with the decision records: numbers with a hole or taken twice, a record of another shape than the
 * template's, an index that does not list exactly the records. One sentence for each.
 */
export function decisionFaults(texts: readonly ProjectText[]): string[] {
  const records = texts.filter(({ path }) => RECORD.test(path) && !path.startsWith(`${FOLDER}0000-`));
  return [...numberFaults(records), ...records.flatMap(shapeFaults), ...indexFaults(texts, records)];
}

function numberFaults(records: readonly ProjectText[]): string[] {
  return records.flatMap(({ path }, index) => {
    const expected = String(index + 1).padStart(4, '0');
    return RECORD.exec(path)?.[1] === expected ? [] : `${path}: its number should be ${expected}`;
  });
}

function shapeFaults({ path, text }: ProjectText): string[] {
  const head = HEAD.exec(text)?.groups;
  if (head === undefined) return [`${path}: does not begin like 0000-template.md`];
  const faults = head['number'] === RECORD.exec(path)?.[1] ? [] : [`${path}: its heading has another number`];
  const sections = text.split('\n').filter((line) => line.startsWith('## '));
  if (sections.join() !== SECTIONS.join())
    faults.push(`${path}: its sections should be ${SECTIONS.join(', ')}`);
  return faults;
}

function indexFaults(texts: readonly ProjectText[], records: readonly ProjectText[]): string[] {
  const index = texts.find(({ path }) => path === INDEX)?.text ?? '';
  const listed = index.split('\n').filter((line) => line.startsWith('- ['));
  const expected = records.map(indexLine);
  return [
    ...expected.filter((line) => !listed.includes(line)).map((line) => `${INDEX}: should list\n  ${line}`),
    ...listed.filter((line) => !expected.includes(line)).map((line) => `${INDEX}: lists\n  ${line}`),
  ];
}

/** How the index lists a record; one that no longer holds says so. */
function indexLine({ path, text }: ProjectText): string {
  const { number = '', title = '', status = '' } = HEAD.exec(text)?.groups ?? {};
  const note = status === 'accepted' ? '' : ` (${status})`;
  return `- [${number} ${title}](${path.slice(FOLDER.length)})${note}`;
}
