import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Answers, Question } from './records.ts';

/** Something that whoever called can mend: shown as a sentence. */
export class NewError extends Error {}

/** What is wrong with an answer, as a sentence; nothing when it fits. */
export function complaint({ option, choices, pattern }: Question, answer: string): string | undefined {
  if (choices !== undefined && !choices.includes(answer)) {
    return `--${option} is one of: ${choices.join(', ')}.`;
  }
  if (pattern?.test(answer) === false) return `--${option} "${answer}" does not fit.`;
  return answer === '' || answer.includes('\n') ? `--${option} is one line of text.` : undefined;
}

/** The answers that stand on the command line. Throws a NewError for one that nobody asks for. */
export function givenAnswers(questions: readonly Question[], args: string[]): Answers {
  const options = Object.fromEntries(questions.map(({ option }) => [option, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args, options });
    return Object.fromEntries(
      Object.entries(values).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
    );
  } catch (error) {
    throw new NewError(error instanceof Error ? error.message : String(error));
  }
}

/** Every answer: those of the command line, and the others asked for where somebody sits there to answer. */
export async function allAnswers(questions: readonly Question[], given: Answers): Promise<Answers> {
  const answers: Record<string, string> = {};
  const missing: Question[] = [];
  for (const question of questions) {
    const answer = given[question.option];
    if (answer === undefined) missing.push(question);
    else {
      const wrong = complaint(question, answer);
      if (wrong !== undefined) throw new NewError(wrong);
      answers[question.option] = answer;
    }
  }
  if (missing.length === 0) return answers;
  if (!process.stdin.isTTY) {
    throw new NewError(`Say also: ${missing.map(({ option, asks }) => `--${option} (${asks})`).join(', ')}.`);
  }
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  for (const question of missing) {
    const { asks, choices, option } = question;
    const prompt = `${asks}${choices === undefined ? '' : ` (${choices.join(', ')})`}: `;
    let answer: string;
    let wrong: string | undefined;
    do {
      answer = (await lines.question(prompt)).trim();
      wrong = complaint(question, answer);
      if (wrong !== undefined) console.log(wrong);
    } while (wrong !== undefined);
    answers[option] = answer;
  }
  lines.close();
  return answers;
}
