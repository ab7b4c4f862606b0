/**
 * Packs what is published to npm: `npm run package -- FOLDER` writes `housestyle-VERSION.tgz` into the folder.
 *
 * The repository itself is private, so that nobody publishes it by accident with its tests' dependencies and with links
 * that lead nowhere. This script copies what runs, leaves what is for developers out of the manifest, and makes the
 * links of the README absolute, because npm shows it without the repository around it.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADDRESS, type Address } from './address.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILES = ['dist', 'schemas', 'action.yml', 'LICENSE'];
/** Keys of package.json that mean something to those who install the package. */
const PUBLISHED_KEYS = [
  'name',
  'version',
  'description',
  'keywords',
  'homepage',
  'bugs',
  'license',
  'repository',
  'bin',
  'files',
  'type',
  'engines',
  'publishConfig',
];

/** Writes the tarball into the folder, and returns its path. */
export function makePackage(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const stage = mkdtempSync(join(tmpdir(), 'housestyle-stage-'));
  try {
    for (const name of FILES) {
      cpSync(join(root, name), join(stage, name), { recursive: true });
    }
    writeFileSync(join(stage, 'README.md'), linkAbsolutely(readFileSync(join(root, 'README.md'), 'utf8'), ADDRESS));
    writeFileSync(join(stage, 'package.json'), publishedManifest(readFileSync(join(root, 'package.json'), 'utf8')));
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', resolve(folder)];
    const output = execFileSync('npm', args, { cwd: stage, encoding: 'utf8', shell: process.platform === 'win32' });
    const [packed] = JSON.parse(output) as readonly { readonly filename: string }[];
    return join(resolve(folder), packed?.filename ?? '');
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

export function publishedManifest(manifest: string): string {
  const all = JSON.parse(manifest) as Readonly<Record<string, unknown>>;
  const published = PUBLISHED_KEYS.map((key) => [key, all[key]] as const);
  return `${JSON.stringify(Object.fromEntries(published), undefined, 2)}\n`;
}

/** Replaces links and pictures that are relative to the repository by addresses at the tag of the version. */
export function linkAbsolutely(markdown: string, { homepage, repository, tag }: Address): string {
  const files = `https://raw.githubusercontent.com/${repository}/${tag}`;
  return markdown
    .replaceAll(/(!\[[^\]]*\]\()(?![a-z]+:)([^)\s]+)/g, `$1${files}/$2`)
    .replaceAll(/(<(?:img|source)\b[^>]*?\b(?:src|srcset)=")(?![a-z]+:)([^"]+)/g, `$1${files}/$2`)
    .replaceAll(/(\]\()(?![a-z]+:|#)([^)\s]+)/g, `$1${homepage}/blob/${tag}/$2`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2];
  if (folder === undefined) {
    console.error('Name the folder for the tarball: npm run package -- FOLDER');
    process.exitCode = 2;
  } else {
    console.log(makePackage(folder));
  }
}
