/**
 * Proves on real repositories that `housestyle validate --fix` breaks nothing:
 * `node bench/validate/fix.ts --repositories DIR [--only OWNER/NAME] [--half tuning] [--built] [--show]`.
 *
 * Each repository is checked out at its commit into a temporary folder and fixed. Then
 * - a second `--fix` must change no byte;
 * - `validate` must find nothing that it did not find before. A finding about a part that no client could read before, such as
 *   frontmatter that was not closed, is counted, but is no fault: it was hidden by the finding that was fixed;
 * - the frontmatter of each changed file must have no fault that it did not have;
 * - each changed line must be near a finding that had a fix, and the line ends must stay as they were;
 * - no other tracked file may contain the old name of a renamed file.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readFullFrontmatter } from '../../src/text/frontmatter/full.ts';
import { sourceText } from '../../src/text/source-text.ts';
import {
  atCommit,
  forEachInReach,
  readValidatedRepositories,
  validate,
  type Finding,
  type ValidatedRepository,
} from './repositories.ts';

const SOURCE = fileURLToPath(new URL('../../src/cli.ts', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const MAX_OUTPUT_BYTES = 2 ** 28;
/** A fix may move the lines of another one of the same file by so many lines, and edits often stand next to the finding. */
const NEAR_LINES = 25;
/** Faults that hide others, and the rules of those: nobody can know of them before the first fault is fixed. */
const HIDING: readonly { readonly fault: RegExp; readonly hidden: RegExp }[] = [
  {
    fault: /^(?:file-wrong-extension|frontmatter-(?:yaml-syntax|not-first-line|unclosed|tab-indent))$/,
    hidden: /^(?:skill|instructions|agent|prompt|command|claude-agent|frontmatter|tool|model)-/,
  },
  // A text behind a fence that ends another block is code.
  {
    fault: /^markdown-(?:fence-nesting|unclosed-fence)$/,
    hidden: /^(?:markdown-link|reference|file-variable|part-name)-/,
  },
  // A key that is misspelled is not read.
  { fault: /^frontmatter-key-(?:case|typo)$/, hidden: /^instructions-apply-to-/ },
  // VS Code reads no server under the key of other clients.
  { fault: /^mcp-root-key$/, hidden: /^mcp-/ },
  // A client that does not read the globs cannot find that no file matches them.
  { fault: /^instructions-claude-rule-paths$/, hidden: /^instructions-apply-to-/ },
  // Without a version, the file may be for VS Code alone.
  { fault: /^hooks-version$/, hidden: /^hooks-event-unknown$/ },
];
/** Faults of frontmatter that keep a file from being compared with the others of its kind. */
const KEEPS_APART = /^(?:file-bom|frontmatter-(?:yaml-syntax|not-first-line|unclosed|tab-indent))$/;
/** What is only seen by comparing files, so that a fix in any of them can show it. */
const COMPARES = /^sibling-key-/;
/** A catalogue with many kinds of files, in addition to the repositories of the ledger. */
const CATALOGUE: Omit<ValidatedRepository, 'half'> = {
  name: 'github/awesome-copilot',
  url: 'https://github.com/github/awesome-copilot.git',
  commit: 'ab7544d03d4c49fdd07f5958e1888ad39c4118e2',
};

type FixableFinding = Finding & { readonly fixable?: boolean };

interface Result {
  readonly fixed: number;
  readonly files: number;
  readonly lines: number;
  readonly renamed: number;
  readonly faults: readonly string[];
}

const { values } = parseArgs({
  options: {
    repositories: { type: 'string' },
    only: { type: 'string' },
    half: { type: 'string' },
    built: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
  },
});
const wanted = values.only?.split(',');
const chosen = [CATALOGUE, ...readValidatedRepositories()].filter(
  (one) =>
    (wanted?.includes(one.name) ?? true) && (values.half === undefined || ('half' in one && one.half === values.half)),
);
const { results, areTooManyOutOfReach } = forEachInReach(chosen, (repository) =>
  atCommit(repository, repository.commit, undefined, (folder) => prove(repository.name, folder)),
);
const faults = results.flatMap(({ faults: own }) => own);
const withFixes = results.filter(({ files }) => files > 0).length;
console.log(
  `fix: ${results.length} repositories, ${withFixes} with fixes: ${sum(({ fixed }) => fixed)} findings fixed in ${sum(({ files }) => files)} files, ${sum(({ lines }) => lines)} lines, ${sum(({ renamed }) => renamed)} new names; ${faults.length} faults`,
);
process.exitCode = faults.length === 0 && !areTooManyOutOfReach ? 0 : 1;

function sum(read: (result: Result) => number): number {
  return results.reduce((total, result) => total + read(result), 0);
}

function prove(name: string, folder: string): Result {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', folder, '-c', 'core.autocrlf=false', ...args], {
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
    });
  git('add', '--all');
  git(
    '-c',
    'user.name=bench',
    '-c',
    'user.email=bench@example.com',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'Before',
  );
  const before: readonly FixableFinding[] = validate(folder, values.built);
  const said = fix(folder);
  git('add', '--all');
  const changes = git('diff', '--cached', '--name-status', '--find-renames=50%', '-z')
    .split('\0')
    .filter((part) => part !== '');
  const { changed, renames } = readChanges(changes);
  const diff = git('diff', '--cached', '--unified=0', '--find-renames=50%');
  const tree = git('write-tree');
  fix(folder);
  git('add', '--all');
  const after: readonly FixableFinding[] = validate(folder, values.built);
  const added = newFindings(before, after, renames);
  const uncovered = added.filter((finding) => isUncovered(finding, before, renames));
  const found = [
    ...(git('write-tree') === tree ? [] : ['the second run changed something']),
    ...added.flatMap((finding) => (isUncovered(finding, before, renames) ? [] : [describeNew(finding, renames)])),
    ...changed.flatMap(([path, former]) => checkFile(folder, path, git('show', `HEAD:${former}`))),
    ...farFromFindings(diff, before, renames),
    ...[...renames].flatMap(([to, from]) => oldNames(git, from, to)),
  ];
  const lines = diff.split('\n').filter((line) => /^\+(?!\+\+ )/.test(line)).length;
  const fixed = Number(/Fixed (\d+)/.exec(said)?.[1] ?? 0);
  console.log(
    `${name}: ${fixed} fixed in ${changed.length} files, ${lines} lines, ${renames.size} new names; ${uncovered.length} uncovered, ${found.length} faults`,
  );
  uncovered.forEach((finding) => console.log(`  uncovered: ${describeNew(finding, renames)}`));
  found.forEach((fault) => console.log(`  ${fault}`));
  if (values.show) {
    console.log(diff);
  }
  return {
    fixed,
    files: changed.length,
    lines,
    renamed: renames.size,
    faults: found.map((fault) => `${name}: ${fault}`),
  };
}

/** Returns what the command says on standard error. */
function fix(folder: string): string {
  const command = [values.built ? BUILT : SOURCE, 'validate', '--fix', '--repo', folder, '--all', '--fail-on', 'never'];
  return execFileSync('sh', ['-c', '"$@" 2>&1 >/dev/null', 'sh', process.execPath, ...command], {
    encoding: 'utf8',
    maxBuffer: MAX_OUTPUT_BYTES,
  });
}

function readChanges(parts: readonly string[]): {
  readonly changed: readonly (readonly [path: string, former: string])[];
  readonly renames: ReadonlyMap<string, string>;
} {
  const changed: (readonly [string, string])[] = [];
  const renames = new Map<string, string>();
  for (let at = 0; at < parts.length;) {
    const [status = '', path = '', to = ''] = parts.slice(at, at + 3);
    if (status.startsWith('R')) {
      renames.set(to, path);
      changed.push([to, path]);
      at += 3;
    } else {
      changed.push([path, path]);
      at += 2;
    }
  }
  return { changed, renames };
}

/** Findings of rules that have more findings in a file than before. Their words may change, because they count what is left. */
function newFindings(
  before: readonly Finding[],
  after: readonly Finding[],
  renames: ReadonlyMap<string, string>,
): readonly Finding[] {
  const name = ({ rule, path }: Finding): string => `${renames.get(path) ?? path} ${rule}`;
  const left = new Map<string, number>();
  before.forEach((finding) => left.set(name(finding), (left.get(name(finding)) ?? 0) + 1));
  return after.filter((finding) => {
    const number = left.get(name(finding)) ?? 0;
    left.set(name(finding), number - 1);
    return number <= 0;
  });
}

function describeNew({ severity, path, rule, message, line }: Finding, renames: ReadonlyMap<string, string>): string {
  return `new ${severity}: ${renames.get(path) ?? path} ${rule}: ${message} (line ${line})`;
}

/** Whether a finding is about a part that could not be read before the fix, so that nobody could know of the fault. */
function isUncovered(
  { rule, path }: Finding,
  before: readonly FixableFinding[],
  renames: ReadonlyMap<string, string>,
): boolean {
  const former = renames.get(path) ?? path;
  const own = before.filter((one) => one.path === former && one.fixable === true);
  return (
    HIDING.some(({ fault, hidden }) => hidden.test(rule) && own.some((one) => fault.test(one.rule))) ||
    (COMPARES.test(rule) && before.some((one) => one.fixable === true && KEEPS_APART.test(one.rule)))
  );
}

function checkFile(folder: string, path: string, old: string): readonly string[] {
  const text = readFileSync(join(folder, path), 'utf8');
  const faultsOf = (one: string): number => readFullFrontmatter(sourceText(path, one)).problems.length;
  const bareEnds = (one: string): number =>
    one.split('\n').filter((line, index, all) => index < all.length - 1 && !line.endsWith('\r')).length;
  const isMarkdown = /\.mdc?$/.test(path);
  return [
    ...(isMarkdown && faultsOf(text) > faultsOf(old) ? [`${path}: the frontmatter has more faults`] : []),
    ...(bareEnds(old) === 0 && old.includes('\n') && bareEnds(text) > 0 ? [`${path}: line ends changed`] : []),
  ];
}

/**
 * Hunks that are not near a finding with a fix. The end of a code block may be far from its beginning, and the finding
 * about mixed line ends, which counts them all, stands in the first line.
 */
function farFromFindings(
  diff: string,
  before: readonly FixableFinding[],
  renames: ReadonlyMap<string, string>,
): readonly string[] {
  return diff.split(/^diff --git /m).flatMap((section) => {
    const [, path = ''] = /^\+\+\+ b\/(.*?)\t?$/m.exec(section) ?? [];
    const own = before.filter(({ fixable, path: one }) => fixable === true && one === (renames.get(path) ?? path));
    const hasFence = own.some(({ rule }) => rule.includes('fence'));
    // A finding that says "and 2 more" is about places anywhere in the file.
    const hasMore = own.some(({ message }) => /\band \d+ more\b/.test(message));
    const hasMixedEnds = own.some(({ rule }) => rule === 'file-line-endings-mixed');
    return section.split(/^(?=@@ )/m).flatMap((hunk) => {
      const [, start] = /^@@ -(\d+)/.exec(hunk) ?? [];
      const lines = hunk.split('\n').slice(1, -1);
      const isFence = hasFence && lines.every((line) => /^[-+][\s>]*(?:[`~]{3,}.*)?\r?$/.test(line));
      const isNear = own.some(({ line }) => Math.abs(line - Number(start)) <= NEAR_LINES);
      const isEndOnly = hasMixedEnds && changesEndsOnly(lines);
      return start === undefined || isFence || isEndOnly || isNear || hasMore
        ? []
        : [`${path}:${start} changed without a finding near it`];
    });
  });
}

function changesEndsOnly(lines: readonly string[]): boolean {
  const written = (sign: string): string =>
    lines
      .filter((line) => line.startsWith(sign))
      .map((line) => line.slice(1).replace(/\r$/, ''))
      .join('\n');
  return written('-') === written('+');
}

function oldNames(git: (...args: readonly string[]) => string, from: string, to: string): readonly string[] {
  try {
    const files = git('grep', '--cached', '-l', '-I', '-F', basename(from), '--', `:!${to}`);
    return files
      .trim()
      .split('\n')
      .map((file) => `${file} names ${from}, which is ${to} now`);
  } catch {
    // Expected: git grep ends with code 1 if nothing matches.
    return [];
  }
}
