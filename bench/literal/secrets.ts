/**
 * Counts what would be reported as a new secret if the files of repositories were new: `node bench/literal/secrets.ts
 * --repositories DIR [--list]`. Most of what is in a public repository is no secret, so that what is listed shows which other
 * values are taken for one. Values that only their name makes a secret are named in the summary, and listed apart.
 * `--repositories` is a folder with clones. Generated and large files are left out.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { FileChange } from '../../src/changes/types.ts';
import { findNewSecrets } from '../../src/literal/families/secrets/find-secrets.ts';

const MAX_BYTES = 150_000;
const MAX_OUTPUT_BYTES = 2_000_000_000;
const OTHER_FILE = /\.(?:lock|snap|svg|min\.js|map)$|package-lock|pnpm-lock|(?:^|\/)(?:vendor|node_modules|dist)\//;

const { values } = parseArgs({
  options: { repositories: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const folder = values.repositories;
if (folder === undefined) {
  throw new Error('--repositories DIR is missing: a folder with clones');
}
let files = 0;
let repositories = 0;
const found: string[] = [];
const suspected: string[] = [];
for (const name of readdirSync(folder).toSorted()) {
  const listed = listFiles(join(folder, name));
  repositories += Number(listed.length > 0);
  for (const { path, text } of listed) {
    files += 1;
    for (const { line, what, isSure } of findIn(path, text)) {
      (isSure ? found : suspected).push(`${name} ${path}:${line}: ${what}`);
    }
  }
}
console.log(
  `${found.length} places in ${files} files of ${repositories} repositories would be reported as new secrets, ${suspected.length} named as values that may be secrets`,
);
if (values.list) {
  console.log([...found, '', 'May be secrets:', ...suspected].join('\n'));
}

function listFiles(clone: string): readonly { readonly path: string; readonly text: string }[] {
  const entries = git(clone, ['ls-tree', '-r', '-l', 'HEAD'])
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [, id = '', size = '', path = ''] = /^100\d+ blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
      return id === '' || Number(size) > MAX_BYTES || OTHER_FILE.test(path) ? [] : [{ id, path }];
    });
  const batch = git(clone, ['cat-file', '--batch'], `${entries.map(({ id }) => id).join('\n')}\n`);
  let at = 0;
  return entries.flatMap(({ path }) => {
    const start = batch.indexOf('\n', at) + 1;
    const end = start + Number(batch.subarray(at, start).toString().split(' ')[2]);
    at = end + 1;
    const bytes = batch.subarray(start, end);
    return bytes.includes(0) ? [] : [{ path, text: bytes.toString('utf8') }];
  });
}

function git(clone: string, args: readonly string[], input = ''): Buffer {
  return execFileSync('git', ['-C', clone, ...args], { input, maxBuffer: MAX_OUTPUT_BYTES });
}

/** Without the value itself, which nobody should print. */
function findIn(path: string, text: string): ReturnType<typeof findNewSecrets> {
  const added = text.split('\n').map((line, index) => ({ number: index + 1, text: line }));
  const file: FileChange = { path, status: 'added', binary: false, additions: added.length, deletions: 0, hunks: [] };
  return findNewSecrets({ file, added }, () => false);
}
