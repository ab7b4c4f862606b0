/**
 * Measures whether checks report what breaks their rule: `node bench/literal/planted/measure.ts`. Each case of `planted.json` names
 * a statement of a real instruction file at a pinned commit, and files that break it. A repository with the instruction file alone
 * is made, the files are added, and the built command reviews the change. `README.md` in the folder above describes the cases.
 * - `--repositories DIR`: folder with clones (see `../../accuracy/repositories.ts`). A case without a clone is left out and counted
 * - `--built DIR`: the folder of the built command; `dist` if absent
 * - `--part read|first-sight`: the cases whose misses were read, or those that were measured before; both if absent
 * - `--list`: list the cases in which nothing is reported for the statement
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hasClone, openRepository } from '../../accuracy/repositories.ts';

/** A text, or parts of it with how often each is repeated. */
type Text = string | readonly (readonly [part: string, times: number])[];

interface Case {
  readonly part: 'read' | 'first-sight';
  readonly repository: string;
  readonly commit: string;
  readonly file: string;
  /** How the statement begins, with single spaces. */
  readonly statement: string;
  readonly family: string;
  /** Files that are there before the change. */
  readonly base?: Readonly<Record<string, Text>>;
  /** Files that break the rule. */
  readonly planted: Readonly<Record<string, Text>>;
}

/** A statement is cited with its introduction, so that only its beginning can be looked for. */
const MOST_COMPARED = 25;
const FOLDER = fileURLToPath(new URL('.', import.meta.url));
const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    built: { type: 'string', default: join(FOLDER, '../../../dist') },
    part: { type: 'string' },
    list: { type: 'boolean', default: false },
  },
});
if (values.repositories !== undefined) {
  process.env['HOUSESTYLE_REPOSITORIES'] = values.repositories;
}
const { cases } = JSON.parse(readFileSync(join(FOLDER, 'planted.json'), 'utf8')) as { readonly cases: readonly Case[] };
const asked = cases.filter(({ part }) => values.part === undefined || part === values.part);
const readable = asked.filter(({ repository }) => hasClone(repository));
if (readable.length < asked.length) {
  console.log(`${asked.length - readable.length} of ${asked.length} cases have no clone and are left out`);
}
const results = readable.map((one) => ({ one, isReported: isReported(one) }));
for (const part of ['read', 'first-sight'] as const) {
  const own = results.filter(({ one }) => one.part === part);
  if (own.length > 0) {
    const found = own.filter((result) => result.isReported).length;
    console.log(`${part}: reported in ${found} of ${own.length} cases (${((found / own.length) * 100).toFixed(1)} %)`);
  }
}
if (values.list) {
  for (const { one } of results.filter((result) => !result.isReported)) {
    console.log(
      `  ${one.family}: ${one.repository} ${one.file}: ${one.statement} | ${Object.keys(one.planted).join(', ')}`,
    );
  }
}

/** Whether the command reports something for the statement of a case. */
function isReported({ repository, commit, file, statement, base = {}, planted }: Case): boolean {
  const source = openRepository({ name: repository, url: '' });
  const instructions = source.git('show', `${commit}:${file}`);
  source.close();
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-planted-'));
  const git = (...args: readonly string[]): void => {
    execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      stdio: 'ignore',
    });
  };
  try {
    git('init', '--quiet', '--initial-branch=main');
    writeFiles(folder, { ...base, [file]: instructions });
    git('add', '--all', '--force');
    git('commit', '--quiet', '--message=feat: begin');
    git('checkout', '--quiet', '-b', 'change');
    writeFiles(folder, planted);
    git('add', '--all', '--force');
    git('commit', '--quiet', '--message=feat: add something');
    const { stdout } = spawnSync(
      process.execPath,
      [join(values.built, 'cli.js'), 'review', '--base', 'main', '--format', 'json', '--min-severity', 'low'],
      { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
    );
    const { findings } = JSON.parse(stdout) as {
      readonly findings: readonly { readonly guideline?: { readonly text: string } }[];
    };
    return findings.some(({ guideline }) =>
      plain(guideline?.text ?? '').includes(plain(statement).slice(0, MOST_COMPARED)),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function plain(text: string): string {
  return text.replaceAll(/[`*_]/g, '').replaceAll(/\s+/g, ' ').trim();
}

function writeFiles(folder: string, files: Readonly<Record<string, Text>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof text === 'string' ? text : text.map(([part, times]) => part.repeat(times)).join(''),
    );
  }
}
