import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { now } from '@/lib/server/platform/clock';
import { billOfMaterials } from './bill-of-materials';

/** `npm run sbom`: writes the software bill of materials. */
const path = 'reports/sbom.cdx.json';
const bill = billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8')), now());
mkdirSync('reports', { recursive: true });
writeFileSync(path, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${path}: ${bill.components.length} packages`);
