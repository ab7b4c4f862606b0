import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
    return [readLicence(folder) ?? textOf(license, folder, packages), `${name}@${version} (${license})`];
  });
  return [...Map.groupBy(licences, ([text]) => text)]
    .map(([text, group]) => `${group.map(([, name]) => `${name}\n`).join('')}\n${text}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function readLicence(folder: string): string | undefined {
  const file = readdirSync(join(root, folder)).find((entry) => /^(?:licen[sc]e|copying)/i.test(entry));
  return file === undefined ? undefined : readFileSync(join(root, folder, file), 'utf8').trim();
}

/** The text for a package without a licence file: some of Amazon's have none, and stand below the text of the others. */
function textOf(license: string, folder: string, packages: ReadonlySet<string>): string {
  if (license === 'MIT') {
    return MIT_TEXT;
  }
  const siblings = [...packages].toSorted().filter((other) => dirname(other) === dirname(folder));
  const text = siblings
    .filter((other) => JSON.parse(readFileSync(join(root, other, 'package.json'), 'utf8')).license === license)
    .map(readLicence)
    .find((one) => one !== undefined);
  if (text === undefined) {
    throw new Error(`${folder} with the licence ${license} has no licence file, and no package beside it has one`);
  }
  return text;
}

/** tiktoken has no licence file. Its package.json says MIT, and the MIT licence requires this text. */
const MIT_TEXT = `Copyright (c) the authors of the package

${readFileSync(join(root, 'LICENSE'), 'utf8').split('\n').slice(4).join('\n').trim()}`;
