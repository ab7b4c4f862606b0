import { expect, it } from 'vitest';
import { readStatements } from '../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../src/guidelines/types.ts';
import { countStatements, listStatements, listStatementsOfRepository } from '../../src/jobs/statements.ts';
import { sourceText } from '../../src/text/source-text.ts';

const TEXT = `# Shop

The shop sells books to people in all of the world, and this is the part for the orders.

Never use:

- \`goto\`
- words that the reader of an order does not know
`;

function guidelineOf(text: string, paths: readonly string[]): Guideline {
  return {
    id: 2,
    name: 'Shop',
    kind: 'agents-md',
    level: 'repository',
    folder: '',
    content: { text, path: 'AGENTS.md', origin: { kind: 'file', source: sourceText('AGENTS.md', text), offset: 0 } },
    statements: readStatements(2, text),
    filePatterns: ['*'],
    appliesTo: new Map(paths.map((path) => [path, '*'])),
  };
}

it('leaves out statements whose checks count in none of the files that are asked about', () => {
  const text = [
    '- Never use `goto`.',
    '- Never use `var` in TypeScript.',
    '- Never use `eval()` in `scripts/`.',
    '- Do not edit `dist/`.',
    '- Choose good names.',
  ].join('\n');
  const paths = ['src/a.py', 'scripts/b.ts', 'README.md'];
  const linesFor = (...asked: readonly string[]): readonly number[] =>
    listStatements([guidelineOf(text, paths)], undefined, [], asked).map(({ line }) => line);
  expect(linesFor('src/a.py')).toEqual([1, 4, 5]);
  expect(linesFor('scripts/b.ts')).toEqual([1, 2, 3, 4, 5]);
  expect(linesFor('README.md')).toEqual([4, 5]);
  expect(linesFor('README.md', 'scripts/b.ts')).toEqual([1, 2, 3, 4, 5]);
});

it('lists each statement with its place, its lead-in and its check', () => {
  const statements = listStatements([guidelineOf(TEXT, ['a.ts', 'b.ts'])]);
  expect(statements.map(({ id, line, text, kind, files }) => [id, line, text, kind, files])).toEqual([
    ['2.1', 3, expect.stringContaining('The shop sells books'), 'background', 2],
    ['2.2', 7, 'Never use: `goto`', 'checked', 2],
    ['2.3', 8, 'Never use: words that the reader of an order does not know', 'rule', 2],
  ]);
  expect(statements.map(({ check }) => check)).toEqual([undefined, 'reports uses of `goto` in added lines', undefined]);
  expect(countStatements(statements)).toEqual({ rules: 2, checked: 1, off: 0 });
});

it('says in which languages a check only searches the text', () => {
  const checkFor = (...paths: readonly string[]): string | undefined =>
    listStatements([guidelineOf('Never use `goto`.', paths)])[0]?.check;
  expect(checkFor('a.py', 'b.pl', 'c.sh', 'lib/d.pl')).toBe(
    'reports uses of `goto` in added lines; in Perl and shell by a search of the text',
  );
  // A component of Vue has scripts, which a grammar reads.
  expect(checkFor('a.py', 'b.vue')).toBe('reports uses of `goto` in added lines');
});

const KOTLIN = ['a', 'b', 'c', 'd', 'e'].map((name) => `src/${name}.kt`);

it.each<readonly [name: string, rule: string, paths: readonly string[], kind: string]>([
  ['in a language that its check does not read', 'No empty catch blocks.', KOTLIN, 'rule'],
  ['with a file that its check reads', 'No empty catch blocks.', [...KOTLIN, 'web/a.ts'], 'checked'],
  ['with hardly any code yet', 'No empty catch blocks.', ['src/a.kt', 'README.md'], 'checked'],
  ['without a folder of the things that are added', 'Register new commands in `docs/list.md`.', KOTLIN, 'rule'],
  [
    'with a folder of the things that are added',
    'Register new commands in `docs/list.md`.',
    [...KOTLIN, 'commands/a.kt'],
    'checked',
  ],
  ['whose check looks at paths', 'Do not edit `dist/`.', KOTLIN, 'checked'],
])('counts a rule of a repository %s', (_name, rule, paths, kind) => {
  expect(listStatementsOfRepository([guidelineOf(`- ${rule}`, paths)]).map((one) => one.kind)).toEqual([kind]);
});
