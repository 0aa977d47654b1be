import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      dev: v.optional(v.boolean()),
      optional: v.optional(v.boolean()),
    }),
  ),
});
const packageSchema = v.object({ name: v.string(), license: v.optional(v.string()) });

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const LICENCE_FILE = /^(?:licen[cs]e|copying)/iu;

/** The licence that a package ships; the name of one, where it only names it. */
function licenceOf(folder: string): { name: string; text: string } {
  const { name, license = 'without a licence' } = v.parse(packageSchema, readJson(`${folder}/package.json`));
  const [file] = readdirSync(folder)
    .filter((each) => LICENCE_FILE.test(each))
    .toSorted();
  const text = file === undefined ? license : readFileSync(path.join(folder, file), 'utf8').trim();
  return { name, text: text.replaceAll('\r\n', '\n') };
}

/** The packages that a packed project holds: those of package-lock.json that are not for development only. */
export function shippedPackages(root: string): { folder: string; version: string }[] {
  const { packages } = v.parse(lockSchema, readJson(path.join(root, 'package-lock.json')));
  return Object.entries(packages)
    .filter(([folder, { dev = false, optional = false }]) => folder !== '' && !dev && !optional)
    .map(([folder, { version = '' }]) => ({ folder, version }));
}

/** The licences of all packages that a packed project holds. */
export function licences(root: string): string {
  return shippedPackages(root)
    .map(({ folder, version }) => {
      const { name, text } = licenceOf(path.join(root, folder));
      return `${name} ${version}\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
