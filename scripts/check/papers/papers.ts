import { existsSync } from 'node:fs';
import { citationFaults } from './citations.ts';
import { decisionFaults } from './decisions.ts';
import { missingFiles } from './named-files.ts';
import { readProjectTexts } from './project-texts.ts';

/** This folder spells out what it forbids. */
const OWN = 'scripts/check/papers/';

/** What is wrong with the project's papers and with what the code cites of them, a line each; undefined when nothing is. */
export function checkPapers(): string | undefined {
  const texts = readProjectTexts().filter(({ path }) => !path.startsWith(OWN));
  const faults = [...citationFaults(texts), ...decisionFaults(texts), ...missingFiles(texts, existsSync)];
  return faults.length === 0 ? undefined : faults.join('\n');
}
