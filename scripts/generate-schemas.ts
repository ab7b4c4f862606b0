/** Writes the JSON Schemas of the frontmatter of each kind of file: `node scripts/generate-schemas.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { HEAD_KINDS } from '../src/customizations/frontmatter-keys.ts';
import { schemaOf } from './frontmatter-schema.ts';

const folder = new URL('../schemas/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const head of HEAD_KINDS) {
  const file = new URL(`${head}.schema.json`, folder);
  writeFileSync(file, `${JSON.stringify(schemaOf(head), undefined, 2)}\n`);
}
