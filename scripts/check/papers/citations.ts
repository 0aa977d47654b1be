import type { ProjectText } from './project-texts.ts';

const RULES = 'docs/product/rules.md';
const DECISION_FILE = /^docs\/decisions\/\d{4}-([a-z0-9-]+)\.md$/;
const TEMPLATE = 'template';

/** Words that cite a paper by a number: the number tells a reader nothing, and no paper here has it. */
const BY_NUMBER = [
  /\bdecisions? (record )?#?\d+/i,
  /\bADRs? ?-?\d+/,
  /\bspecification,? (section|\d|["“])/i,
  /\bsections? \d+ of the specification/i,
  /\bhouse[ -]style,? \d/i,
  /\b(design|architecture), (section|server)\b/i,
  /\(((the )?contract)\)/i,
];

/**
 * What is wrong with the citations of a project: a `rule:` or `decision:` that does not exist, a rule that stands twice,
 * and words that cite a paper by number. One sentence for each, with its file.
 */
export function citationFaults(texts: readonly ProjectText[]): string[] {
  const rules = ruleIds(texts);
  const decisions = new Set(texts.map(({ path }) => DECISION_FILE.exec(path)?.[1]));
  const twice = rules.filter((id, index) => rules.indexOf(id) !== index);
  return [
    ...twice.map((id) => `${RULES}: rule:${id} stands twice`),
    ...texts.flatMap(({ path, text }) => [
      ...cited(text, 'rule')
        .filter((id) => !rules.includes(id))
        .map((id) => `${path}: rule:${id} does not stand in ${RULES}`),
      ...cited(text, 'decision')
        .filter((id) => id === TEMPLATE || !decisions.has(id))
        .map((id) => `${path}: decision:${id} is no file in docs/decisions`),
      ...byNumber(text).map(
        (words) => `${path}: "${words}" cites by number; name a rule:id, or leave it out`,
      ),
    ]),
  ];
}

const ruleIds = (texts: readonly ProjectText[]): string[] => {
  const rules = texts.find(({ path }) => path === RULES)?.text ?? '';
  return [...rules.matchAll(/^- `rule:([a-z0-9-]+)`/gm)].flatMap(([, id]) => id ?? []);
};

function cited(text: string, kind: 'rule' | 'decision'): string[] {
  const ids = text.matchAll(new RegExp(`\\b${kind}:([a-z0-9]+(?:-[a-z0-9]+)*)`, 'g'));
  return [...new Set([...ids].flatMap(([, id]) => id ?? []))];
}

/** A citation may run over the end of a comment's line. */
function byNumber(text: string): string[] {
  const oneLine = text.replaceAll(/\s*\n\s*(?:\*(?!\/)|\/\/|#|>)?\s*/g, ' ');
  return BY_NUMBER.flatMap((words) => words.exec(oneLine)?.[0] ?? []);
}
