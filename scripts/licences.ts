import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Joins the licences of all packages whose files are in a bundle. Terms that several packages have stand once, below the names of
 * the packages and the copyright notices of each.
 */
export function licencesOf(inputs: readonly string[]): string {
  const packages = new Set<string>();
  for (const file of inputs) {
    const found = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file);
    if (found !== null) {
      packages.add(found[0]);
    }
  }
  const licences = [...packages].toSorted().map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const text = readLicence(folder) ?? textOf(license, folder, packages);
    return { title: `${name}@${version} (${license})`, ...divideLicence(text) };
  });
  return [...Map.groupBy(licences, ({ terms }) => terms.replaceAll(/[\s*]+/g, ' '))]
    .map(([, group]) => `${listNotices(group)}\n${group[0]?.terms ?? ''}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The words with which the terms of common licences begin. What stands before them belongs to one package. */
const TERMS =
  /^.*\b(?:Permission is hereby granted|Permission to use, copy|Redistribution and use in|Apache License\s+Version 2)/m;

/** Divides the text of a licence into the notices of its package and the terms. */
function divideLicence(text: string): { readonly notices: string; readonly terms: string } {
  const start = TERMS.exec(text)?.index ?? 0;
  const own = text.slice(0, start).trim();
  const lines = text.slice(start).split('\n');
  const notices = lines.filter(isNotice).map((line) => line.trim());
  const terms = lines.filter((line) => !isNotice(line)).join('\n');
  return { notices: [own, ...notices].filter((part) => part !== '').join('\n'), terms: terms.trim() };
}

/** A line such as "Copyright 2018 Google LLC", also at the end of the terms, where the Apache licence has it. */
function isNotice(line: string): boolean {
  return /^\s*Copyright (?:\(c\)|©|\d|[[{]yyyy)/i.test(line);
}

/** Lists the packages, those with the same notices next to each other and above them. */
function listNotices(licences: readonly { readonly title: string; readonly notices: string }[]): string {
  return [...Map.groupBy(licences, ({ notices }) => notices)]
    .map(
      ([notices, group]) =>
        `${group.map(({ title }) => `${title}\n`).join('')}${notices === '' ? '' : `\n${notices}\n`}`,
    )
    .join('\n');
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
