/** The minimum of a validator in JavaScript: reads each Markdown file below a folder and parses its frontmatter. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const HEAD = /^---\r?\n([\s\S]*?)\r?\n---\r?$/m;

const [folder = '.'] = process.argv.slice(2);
let keys = 0;
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && entry.name.endsWith('.md')) {
    const head = HEAD.exec(readFileSync(join(entry.parentPath, entry.name), 'utf8'))?.[1];
    keys += head === undefined ? 0 : Object.keys(parse(head) ?? {}).length;
  }
}
console.log(keys);
