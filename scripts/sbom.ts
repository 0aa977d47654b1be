// npm run sbom: prints the software bill of materials, which the pack brings along as sbom.cdx.json.
import { join } from 'node:path';
import { billOfMaterials } from './pack/bill-of-materials.ts';

process.stdout.write(billOfMaterials(join(import.meta.dirname, '..')));
