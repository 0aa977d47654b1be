// What package-lock.json asks for beside what npm says it has put into node_modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {{
 *   version?: string, integrity?: string, optional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[]
 * }} LockedPackage
 */

/** @typedef {{ platform: string, arch: string, libc: string }} Machine */

/**
 * Whether npm's own record of node_modules agrees with the lockfile. Packages of other machines may be missing.
 * @param {string} root
 * @param {Machine} [machine]
 */
export function agrees(root, machine = thisMachine()) {
  const record = recordOf(root);
  if (record === undefined) return false;
  return Object.entries(lockOf(root)).every(([path, wanted]) => {
    const found = record[path];
    if (path === '') return true;
    if (found === undefined) return wanted.optional === true && !isMeantFor(wanted, machine);
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

/**
 * Programs for this machine that npm left out. It drops an optional package in silence when the node that runs npm is
 * older than the package asks for, even where another node will run it.
 * @param {string} root
 * @param {Machine} [machine]
 * @returns {string[]}
 */
export function leftOut(root, machine = thisMachine()) {
  const record = recordOf(root) ?? {};
  return Object.entries(lockOf(root))
    .filter(([path, wanted]) => record[path] === undefined && isMeantFor(wanted, machine))
    .map(([path]) => path);
}

/**
 * Only packages that name a machine count: an optional one without is part of another that may be left out itself.
 * @param {LockedPackage} wanted
 * @param {Machine} machine
 */
function isMeantFor({ optional, os, cpu, libc }, machine) {
  if (optional !== true || (os === undefined && cpu === undefined)) return false;
  return allows(os, machine.platform) && allows(cpu, machine.arch) && allows(libc, machine.libc);
}

/** @param {string | string[] | undefined} list names, or names after `!` that are excluded @param {string} name */
function allows(list, name) {
  const names = list === undefined ? [] : [list].flat();
  if (names.length === 0 || names.includes(name)) return true;
  return !names.includes(`!${name}`) && names.every((each) => each.startsWith('!'));
}

/** @returns {Machine} */
function thisMachine() {
  return { platform: process.platform, arch: process.arch, libc: libcName() };
}

function libcName() {
  if (process.platform !== 'linux') return '';
  /** @type {{ header?: { glibcVersionRuntime?: string } }} */
  const report = Object(process.report.getReport());
  return report.header?.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
}

/** @param {string} root */
function lockOf(root) {
  return packagesIn(join(root, 'package-lock.json'));
}

/** @param {string} root */
function recordOf(root) {
  const path = join(root, 'node_modules', '.package-lock.json');
  return existsSync(path) ? packagesIn(path) : undefined;
}

/** @param {string} path @returns {Record<string, LockedPackage>} */
function packagesIn(path) {
  return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
}
