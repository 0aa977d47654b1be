// npm run test:faults: what goes wrong on machines, done to the started server. Prints how many registrations were
// acknowledged, stored, lost and doubled.
import { FAULTS } from './faults.ts';
import { foundSomething, runFault } from './run-fault.ts';

const HELP = `npm run test:faults                   all faults, on the server: none may find anything (exit code 0)
npm run test:faults -- --broken       the same on a careless program: every one has to find something
npm run test:faults -- --short        those that npm test runs
npm run test:faults -- kill disk      those whose name contains one of the words`;

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const isBroken = options.includes('--broken');
const chosen = FAULTS.filter(
  ({ name, isShort }) =>
    (isShort || !options.includes('--short')) &&
    (words.length === 0 || words.some((word) => name.includes(word))),
);
if (options.some((option) => !['--broken', '--short'].includes(option)) || chosen.length === 0) {
  console.log(HELP);
  process.exit(options.includes('--help') ? 0 : 64);
}

const cell = (value: number | string): string => String(value).padStart(13);
console.log(['acknowledged', 'stored', 'lost', 'doubled'].map(cell).join(''));
let unexpected = 0;
for (const fault of chosen) {
  try {
    const result = await runFault(fault, isBroken);
    if (result.kind === 'not tried') {
      console.log(`  not tried: ${fault.name}: ${result.reason}`);
      continue;
    }
    const { acknowledged, stored, lost, doubled, wrong } = result.outcome;
    console.log(`${[acknowledged, stored, lost, doubled].map(cell).join('')}  ${fault.name}`);
    for (const sentence of wrong) console.log(`${' '.repeat(54)}- ${sentence}`);
    if (foundSomething(result.outcome) !== isBroken) unexpected += 1;
  } catch (error) {
    console.log(`  failed: ${fault.name}: ${error instanceof Error ? error.message : String(error)}`);
    if (!isBroken) unexpected += 1;
  }
}
if (isBroken) console.log(`${unexpected} of these faults found nothing wrong with a program that is.`);
process.exitCode = unexpected > 0 ? 1 : 0;
