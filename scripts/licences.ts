import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Joins the licences of all packages whose files are in a bundle. A text that several of them have stands below all of their names. */
export function licencesOf(inputs: readonly string[]): string {
  const packages = new Set<string>();
  for (const file of inputs) {
    const found = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file);
    if (found !== null) {
      packages.add(found[0]);
    }
  }
  const licences = [...packages].toSorted().map((folder): readonly [text: string, name: string] => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).find((entry) => /^(?:licen[sc]e|copying)/i.test(entry));
    const text = file === undefined ? textOf(license) : readFileSync(join(root, folder, file), 'utf8').trim();
    return [text, `${name}@${version} (${license})`];
  });
  return [...Map.groupBy(licences, ([text]) => text)]
    .map(([text, group]) => `${group.map(([, name]) => `${name}\n`).join('')}\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function textOf(license: string): string {
  if (license !== 'MIT') {
    throw new Error(`a package with the licence ${license} has no licence file`);
  }
  return MIT_TEXT;
}

/** tiktoken has no licence file. Its package.json says MIT, and the MIT licence requires this text. */
const MIT_TEXT = `Copyright (c) the authors of the package

${readFileSync(join(root, 'LICENSE'), 'utf8').split('\n').slice(4).join('\n').trim()}`;
