import { describe, expect, it } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { runLiteralChecks, type LiteralReview } from '../../../src/literal/run-checks.ts';
import type { FileSource } from '../../../src/literal/run/check-file.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const GRAMMARS = installedGrammars();
const RULES = [
  '- Never use `eval()`.',
  '- Never use `any`.',
  '- Never leave `TODO` comments.',
  '- Avoid empty catch blocks.',
];

function review(
  texts: Readonly<Record<string, string>>,
  grammars?: FileSource['grammars'],
  lines: readonly string[] = RULES,
): Promise<LiteralReview> {
  const files = Object.entries(texts).map(([path, text]) => added(path, text));
  const rules: Guideline = {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: {
      text: lines.join('\n'),
      path: 'rules.md',
      origin: { kind: 'setting', position: { line: 1, column: 1 } },
    },
    statements: readStatements(2, lines.join('\n')),
    filePatterns: ['*'],
    appliesTo: new Map(Object.keys(texts).map((path) => [path, '*'])),
  };
  const readHead = (path: string): Promise<string | undefined> => Promise.resolve(texts[path]);
  return runLiteralChecks(files, [rules], { readHead, grammars: grammars ?? GRAMMARS });
}

function added(path: string, text: string): FileChange {
  return fileOf(
    path,
    hunkAt(
      1,
      text.split('\n').map((line) => `+${line}`),
    ),
  );
}

/** The file after the hostile one is checked in any case. */
const NEXT = 'eval(x);';

describe('the checks go on', () => {
  it.each([
    [
      'after a line of 5 MB',
      `eval(x); ${'a'.repeat(5_000_000)}`,
      /^no literal check reads line 1, with 5,000,009 characters$/,
    ],
    ['after 100,000 lines', `${'a;\n'.repeat(100_000)}eval(x);`, undefined],
    ['after 20,000 parentheses', `eval(${'('.repeat(19_000)}`, undefined],
    ['after 5,000 blocks in one another', `${'{\n'.repeat(5_000)}eval(x);${'}\n'.repeat(5_000)}`, undefined],
    ['after a chain of 20,000 calls', `eval(x)${'\n.a()'.repeat(20_000)}`, undefined],
    ['after characters that are no text', '\u0000\u0001\uFFFD eval(x)\uD800', undefined],
  ])('%s', async (_name, text, reason) => {
    const { drafts, unread } = await review({ 'a.ts': text, 'b.ts': NEXT });
    expect(drafts.filter(({ path }) => path === 'b.ts').length).toBe(1);
    if (reason !== undefined) {
      expect(unread).toEqual([{ stage: 'file', source: 'a.ts', reason: expect.stringMatching(reason) }]);
    }
  });

  it('after a parser that gave up, and the file is named', async () => {
    const grammars: FileSource['grammars'] = {
      readFacts: (text, ...rest) =>
        text.startsWith('eval')
          ? Promise.resolve(undefined)
          : (GRAMMARS.readFacts?.(text, ...rest) ?? Promise.resolve(undefined)),
    };
    const { drafts, unread } = await review(
      { 'a.ts': 'eval(x); try { f(); } catch {}', 'b.ts': 'f(); eval(x);' },
      grammars,
    );
    expect(drafts.some(({ path }) => path === 'b.ts')).toBe(true);
    expect(unread).toEqual([
      { stage: 'file', source: 'a.ts', reason: expect.stringMatching(/^the parser gave up on it/) },
    ]);
  });

  it('and no check of prose judges a file of no known language, which may be code', async () => {
    const { checkedFiles } = await review({ 'a.ts': 'f();', 'a.ts~': 'eval(x);', 'a.md': '# A' }, undefined, [
      ...RULES,
      '- Do not use emoji.',
    ]);
    expect([...checkedFiles].toSorted()).toEqual(['a.md', 'a.ts']);
  });

  it('and statements count as unchecked where the parser gave up', async () => {
    const grammars: FileSource['grammars'] = { readFacts: () => Promise.resolve(undefined) };
    const { drafts, checkedFiles, checkedStatements, unread } = await review({ 'a.ts': 'eval(x); // TODO' }, grammars);
    // The text shows something, but nobody can say that it shows all. A rule whose words do not occur is checked.
    expect(drafts.map(({ line }) => line)).toEqual([1, 1]);
    // The file counts as not judged: a check that should have looked at its code could not.
    expect([checkedStatements, checkedFiles.has('a.ts')]).toEqual([2, false]);
    expect(unread).toHaveLength(1);
  });
});
