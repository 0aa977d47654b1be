import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { create } from 'tar';
import * as v from 'valibot';
import { NEEDED_MAJOR } from '../launch/project-node.mjs';
import { billOfMaterials } from './bill-of-materials.ts';
import { bundleRenderer, bundleServer } from './bundle-server.ts';
import { licences } from './licences.ts';

const ROOT = path.join(import.meta.dirname, '..', '..');
const TEMPLATE = path.join(import.meta.dirname, 'template');
/** What whoever runs it reads or copies. */
const PAPERS = ['.env.example', 'CHANGELOG.md', 'docs/guides/operate.md', 'docs/operating', 'ops'];
/** Every file has this time, so that the same build gives the same archive. */
const FILE_TIME = new Date('2000-01-01T00:00:00Z');

const packageSchema = v.object({ name: v.string(), version: v.string() });

/** The packed project's own package.json: which node it needs, and the names of its two commands. */
function packageJson(project: v.InferOutput<typeof packageSchema>): string {
  const fields = {
    ...project,
    private: true,
    type: 'module',
    engines: { node: `>=${NEEDED_MAJOR}` },
    scripts: { start: 'node server.mjs', admin: 'node admin.mjs' },
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}

/** The packed project as files of one folder. */
async function fillFolder(folder: string, project: v.InferOutput<typeof packageSchema>): Promise<void> {
  const built = path.join(ROOT, 'dist');
  const dist = path.join(folder, 'dist');
  mkdirSync(dist, { recursive: true });
  cpSync(TEMPLATE, folder, { recursive: true });
  cpSync(path.join(built, 'site'), path.join(dist, 'site'), { recursive: true });
  await bundleServer(path.join(dist, 'server'));
  await bundleRenderer(path.join(built, 'renderer'), path.join(dist, 'renderer'));
  for (const file of globSync('*.json', { cwd: path.join(built, 'renderer') }))
    cpSync(path.join(built, 'renderer', file), path.join(dist, 'renderer', file));
  for (const paper of PAPERS) {
    const from = path.join(ROOT, paper);
    if (existsSync(from)) cpSync(from, path.join(folder, paper), { recursive: true });
  }
  writeFileSync(path.join(folder, 'package.json'), packageJson(project));
  writeFileSync(path.join(folder, 'LICENSES.txt'), licences(ROOT));
  writeFileSync(path.join(folder, 'sbom.cdx.json'), billOfMaterials(ROOT));
}

/**
 * Packs the built site, the server and the admin command into one archive that runs with node alone. The same build
 * gives the same bytes. Yields the archive's path.
 *
 * @param target folder that gets the archive
 */
export async function packProject(target: string): Promise<string> {
  const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const project = v.parse(packageSchema, JSON.parse(text));
  const name = `${project.name}-${project.version}`;
  mkdirSync(target, { recursive: true });
  const workplace = mkdtempSync(path.join(target, '.pack-'));
  try {
    await fillFolder(path.join(workplace, name), project);
    const files = readdirSync(workplace, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(workplace, path.join(entry.parentPath, entry.name)))
      .toSorted();
    const file = path.join(target, `${name}.tar.gz`);
    await create({ file, cwd: workplace, gzip: true, portable: true, mtime: FILE_TIME }, files);
    return file;
  } finally {
    rmSync(workplace, { recursive: true, force: true });
  }
}
