import { chmodSync, mkdirSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readGitDiff, readGivenDiff } from '../../../src/changes/diff/read-diff.ts';
import type { ChangeStatus } from '../../../src/changes/types.ts';
import { casesToRun } from '../../harness/whole.ts';
import { numberedLines, scratchRepository, type ScratchRepository } from './repository.ts';
import { applyHunks, readTruth, type TrueFile } from './truth.ts';

/** Changes files. Returns `staged` if it has already staged its change. */
type Step = (repository: ScratchRepository) => 'staged' | void;

interface Case {
  readonly name: string;
  readonly before: Step;
  readonly after: Step;
  readonly flags?: readonly string[];
  readonly config?: readonly string[];
}

const ODD_NAMES = [
  'with space.txt',
  ' lead.txt',
  'trail ',
  'q"uote.txt',
  "sq'uote.txt",
  'tab\there.txt',
  'back\\slash.txt',
  'ünï–日本.txt',
  'new\nline.txt',
  'emoji😀.txt',
  'a/ b/x.txt',
  'b/a/y b/z.txt',
  '-dash.txt',
  'date 2024-01-02 03:04:05 +0100 x.txt',
  '--- a',
  'x b/y.txt',
];

const move = (repository: ScratchRepository, from: string, to: string): void => {
  mkdirSync(join(repository.folder, to, '..'), { recursive: true });
  renameSync(join(repository.folder, from), join(repository.folder, to));
};
const remove = (repository: ScratchRepository, path: string): void => unlinkSync(join(repository.folder, path));
const stage = (repository: ScratchRepository, entry: string): 'staged' => {
  repository.git('update-index', '--add', '--cacheinfo', entry);
  return 'staged';
};
const edit = (
  name: string,
  before: string | Uint8Array,
  after: string | Uint8Array,
  more: Partial<Case> = {},
): Case => ({
  name,
  before: (repository) => repository.write('f', before),
  after: (repository) => repository.write('f', after),
  ...more,
});

const LINES = numberedLines(30);
const CASES: readonly Case[] = [
  edit('an edit', LINES, LINES.replace('line 10', 'LINE 10')),
  edit('two hunks', LINES, LINES.replace('line 3', 'x').replace('line 27', 'y')),
  edit('one line of one', 'a\n', 'b\n'),
  edit('from empty', '', LINES),
  edit('to empty', LINES, ''),
  edit('no newline on both sides', 'a\nb', 'a\nc'),
  edit('the last newline removed', 'a\nb\n', 'a\nb'),
  edit('the last newline added', 'a\nb', 'a\nb\n'),
  edit('no newline in the context', 'a\nb\nc', 'x\nb\nc'),
  edit('CRLF', 'a\r\nb\r\nc\r\n', 'a\r\nB\r\nc\r\n'),
  edit('LF to CRLF', 'a\nb\n', 'a\r\nb\r\n'),
  edit('lone CR, form feed, U+2028, NEL', 'a\rb\nx\n', 'a\rc\nx\n\f\n\u2028y\n\u0085z\n\v\n'),
  edit('bytes that are not UTF-8', Buffer.from('caf\xe9\nx\n', 'latin1'), Buffer.from('caf\xe9s\nx\n', 'latin1')),
  edit('lines that become `---` and `+++`', `${LINES}-- old\n`, `${LINES}++ new\n-- new\n`),
  edit(
    'headers as added lines',
    '@@ -1 +1 @@\nk\n',
    'diff --git a/x b/x\nindex 1..2\n--- a/x\n+++ b/x\n@@ -1,9 +1,9 @@\nrename from q\nk\n',
  ),
  edit(
    'headers as context',
    'diff --git a/q b/q\n--- a/q\n+++ b/q\n@@ -1 +1 @@\nend\n',
    'diff --git a/q b/q\n--- a/q\n+++ b/q\n@@ -1 +1 @@\nEND\n',
  ),
  edit('a line like the no-newline mark', 'a\nb\n', 'a\n\\ No newline at end of file\n'),
  edit('empty context lines', 'a\n\n\nb\n\n\n', 'a\n\n\nB\n\n\n'),
  edit('a line of 1 MB', `${'x'.repeat(1e6)}\n`, `${'y'.repeat(1e6)}\n`),
  edit('a heading', `int main() @@ x {\n${LINES}`, `int main() @@ x {\n${LINES.replace('line 15', 'x')}`),
  edit('many hunks without context', LINES, `top\n${LINES.replace('line 3\n', '').replace('line 20\n', 'A\nB\n')}`, {
    flags: ['-U0'],
  }),
  edit('prefixes by kind', LINES, `${LINES}x\n`, { config: ['diff.mnemonicPrefix=true'] }),
  edit('no prefixes', LINES, `${LINES}x\n`, { config: ['diff.noprefix=true'] }),
  edit('prefixes of the user', LINES, `${LINES}x\n`, { flags: ['--src-prefix=old/', '--dst-prefix=new/'] }),
  edit('a reverse diff has `b/` before `a/`', LINES, `${LINES}x\n`, { flags: ['--src-prefix=b/', '--dst-prefix=a/'] }),
  edit('no blank in empty context lines', 'a\n\n\nb\n\n\n', 'a\n\n\nB\n\n\n', {
    config: ['diff.suppressBlankEmpty=true'],
  }),
  edit('colours', `${LINES}end`, `${LINES.replace('line 3\n', 'x\n\n')}end`, { flags: ['--color=always'] }),
  edit('binary', Buffer.of(0, 1), Buffer.of(0, 2)),
  edit('binary patch', Buffer.of(0, 1), Buffer.concat([Buffer.of(0), Buffer.from('-x\n@@ -1 +1 @@\n'.repeat(50))]), {
    flags: ['--binary'],
  }),
  { name: 'a new file', before: () => {}, after: (repository) => repository.write('n', LINES) },
  { name: 'a new empty file', before: () => {}, after: (repository) => repository.write('n', '') },
  {
    name: 'a removed file',
    before: (repository) => repository.write('g', LINES),
    after: (repository) => remove(repository, 'g'),
  },
  {
    name: 'a removed empty file',
    before: (repository) => repository.write('g', ''),
    after: (repository) => remove(repository, 'g'),
  },
  {
    name: 'a rename',
    before: (repository) => repository.write('o b/ld x', LINES),
    after: (repository) => move(repository, 'o b/ld x', 'n b/ew y'),
  },
  {
    name: 'a rename of odd letters',
    before: (repository) => repository.write('öld', LINES),
    after: (repository) => move(repository, 'öld', 'n"ëw'),
  },
  {
    name: 'a rename to a quoted name',
    before: (repository) => repository.write('old', LINES),
    after: (repository) => move(repository, 'old', 'nëw'),
  },
  {
    name: 'a rename with an edit, without prefixes',
    before: (repository) => repository.write('a/x', LINES),
    after: (repository) => {
      remove(repository, 'a/x');
      repository.write('b/x', `${LINES}more\n`);
    },
    config: ['diff.noprefix=true'],
  },
  {
    name: 'a copy with an edit',
    before: (repository) => repository.write('s', LINES),
    after: (repository) => repository.write('c', `${LINES}more\n`),
    flags: ['-C', '--find-copies-harder'],
  },
  {
    name: 'a mode and an edit',
    before: (repository) => repository.write('run', LINES),
    after: (repository) => {
      repository.write('run', `${LINES}more\n`);
      chmodSync(join(repository.folder, 'run'), 0o755);
    },
  },
  {
    name: 'a mode and a binary edit',
    before: (repository) => repository.write('run', Buffer.of(0, 1)),
    after: (repository) => {
      repository.write('run', Buffer.of(0, 2));
      chmodSync(join(repository.folder, 'run'), 0o755);
    },
  },
  {
    name: 'a symbolic link that points elsewhere',
    before: (repository) => symlinkSync('a', join(repository.folder, 'l')),
    after: (repository) => {
      remove(repository, 'l');
      symlinkSync('b', join(repository.folder, 'l'));
    },
  },
  {
    name: 'a file that becomes a symbolic link',
    before: (repository) => repository.write('l', LINES),
    after: (repository) => {
      remove(repository, 'l');
      symlinkSync('b', join(repository.folder, 'l'));
    },
  },
  {
    name: 'a submodule that moves',
    before: (repository) => stage(repository, `160000,${'1'.repeat(40)},m`),
    after: (repository) => stage(repository, `160000,${'2'.repeat(40)},m`),
  },
  {
    name: 'a new file in `c/`, without prefixes',
    before: () => {},
    after: (repository) => repository.write('c/f', LINES),
    config: ['diff.noprefix=true'],
  },
  {
    name: 'a file in `b/`, without prefixes',
    before: (repository) => repository.write('b/f', LINES),
    after: (repository) => repository.write('b/f', `${LINES}x\n`),
    config: ['diff.noprefix=true'],
  },
  {
    name: '40 files',
    before: (repository) =>
      Array.from({ length: 40 }, (_, index) => repository.write(`d${index % 7}/f${index}`, LINES)),
    after: (repository) =>
      Array.from({ length: 40 }, (_, index) =>
        repository.write(`d${index % 7}/f${index}`, LINES.replace(`line ${(index % 29) + 1}\n`, 'z\n')),
      ),
  },
  ...ODD_NAMES.flatMap((path): Case[] => {
    const written = { before: (repository: ScratchRepository) => repository.write(path, LINES) };
    const edited = { ...written, after: (repository: ScratchRepository) => repository.write(path, `${LINES}x\n`) };
    const cases: readonly Case[] = [
      { name: `an edit of ${JSON.stringify(path)}`, ...edited },
      { name: `a new ${JSON.stringify(path)}`, before: () => {}, after: (repository) => repository.write(path, LINES) },
      { name: `an edit of ${JSON.stringify(path)}, not quoted`, ...edited, config: ['core.quotePath=false'] },
      {
        name: `a mode of ${JSON.stringify(path)}`,
        ...written,
        after: (repository) => chmodSync(join(repository.folder, path), 0o755),
      },
    ];
    return [...casesToRun(cases, 2)];
  }),
];

describe('reads what git writes', () => {
  test.each(CASES)('$name', ({ before, after, flags = [], config = [] }) => {
    const repository = scratchRepository();
    try {
      repository.write('kept', 'k\n');
      commitStep(repository, before);
      commitStep(repository, after);
      const settings = config.flatMap((setting) => ['-c', setting]);
      const diff = repository.git(...settings, 'diff', '-M', ...flags, 'HEAD~1', 'HEAD').toString('latin1');
      const truth = readTruth(
        repository,
        flags.filter((flag) => flag.startsWith('-C') || flag.startsWith('--find')),
      );
      const ours = [...config, ...flags].every((word) => !/prefix|color|Blank/i.test(word));
      const readings = ours ? [readGitDiff, readGivenDiff] : [readGivenDiff];
      for (const read of readings) {
        const changes = read(diff);
        expect(changes.leftOut).toEqual([]);
        expect(changes.files.map(comparable)).toEqual(truth.map(comparableTruth));
        for (const [index, file] of changes.files.entries()) {
          const { before, after } = truth[index]!;
          if (!file.binary && before !== undefined && after !== undefined && truth[index]!.letter !== 'T') {
            expect(applyHunks(before.toString('latin1'), file)).toBe(after.toString('latin1'));
          }
        }
      }
    } finally {
      repository.remove();
    }
  });
});

/** A submodule is not on disk, so `git add -A` would take it away again. */
function commitStep(repository: ScratchRepository, step: Step): void {
  if (step(repository) === 'staged') {
    repository.git('add', 'kept');
    repository.git('commit', '-q', '-m', 'Change');
  } else {
    repository.commit();
  }
}

const STATUSES: Readonly<Record<string, ChangeStatus>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
  C: 'copied',
  T: 'changed',
};

/** Reads names that git did not quote from the bytes of the diff. */
function comparable(file: ReturnType<typeof readGitDiff>['files'][number]): object {
  const { path, previousPath, status, additions, deletions } = file;
  const decoded = /[^\0-\xff]/.test(path) ? path : decodeIfUtf8(path);
  return {
    path: decoded,
    previousPath,
    status: status === 'changed' && file.hunks.length === 0 ? 'modified' : status,
    additions,
    deletions,
  };
}

function decodeIfUtf8(path: string): string {
  const decoded = Buffer.from(path, 'latin1').toString('utf8');
  return decoded.includes('\uFFFD') ? path : decoded;
}

function comparableTruth(file: TrueFile): object {
  const { path, previousPath, letter, additions, deletions } = file;
  return { path, previousPath, status: STATUSES[letter], additions, deletions };
}
