import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { npmScript } from '../launch/install.mjs';
import { shippedPackages } from './licences.ts';

const billSchema = v.looseObject({
  metadata: v.looseObject({ component: v.looseObject({ 'bom-ref': v.string() }) }),
  components: v.array(v.looseObject({ 'bom-ref': v.string(), name: v.string(), version: v.string() })),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

/** All packages of package-lock.json, as npm writes them in the CycloneDX format. */
function npmBill(root: string): v.InferOutput<typeof billSchema> {
  const npm = npmScript();
  // dev is named because Vite, which packs in this process, sets NODE_ENV=production.
  const options = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'];
  const [program, args] = npm === undefined ? ['npm', options] : [process.execPath, [npm, ...options]];
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  return v.parse(billSchema, JSON.parse(stdout));
}

/**
 * The software bill of materials of what a server runs, in the CycloneDX format (JSON). Chosen here, because npm's own
 * `--omit=dev` also leaves out what the site shares with its tools (nodemailer). Without the time and the number that
 * npm gives each copy: the same packages, the same text.
 *
 * @throws when npm cannot tell
 */
export function billOfMaterials(root: string): string {
  const { serialNumber: _number, ...bill } = npmBill(root);
  const { timestamp: _time, ...metadata } = bill.metadata;
  const shipped = new Set(
    shippedPackages(root).map(({ folder, version }) => `${folder.split('node_modules/').pop()}@${version}`),
  );
  const components = bill.components.filter(({ name, version }) => shipped.has(`${name}@${version}`));
  const kept = new Set([...components, metadata.component].map((component) => component['bom-ref']));
  const dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
  // npm names the project after the folder that it happens to lie in.
  const component = { ...metadata.component, type: 'application', name: 'node-website' };
  const whole = { ...bill, metadata: { ...metadata, component }, components, dependencies };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
