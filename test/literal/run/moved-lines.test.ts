import { expect, test } from 'vitest';
import type { FileChange } from '../../../src/changes/types.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { Guideline } from '../../../src/guidelines/types.ts';
import { runLiteralChecks } from '../../../src/literal/run-checks.ts';
import { fileOf, hunkAt } from '../../findings/file-change.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const grammars = installedGrammars();

/** The lines of a file before and after the change; undefined where there is no file. */
type Sides = readonly [before: readonly string[] | undefined, after: readonly string[] | undefined];

/** `path:line` of what a rule reports in a change. Each file is replaced as a whole. */
async function flagged(
  rule: string,
  changed: Readonly<Record<string, Sides>>,
  patterns: (path: string) => boolean = () => true,
): Promise<readonly string[]> {
  const files = Object.entries(changed).map(([path, [before, after]]): FileChange => {
    const lines = [...(before ?? []).map((line) => `-${line}`), ...(after ?? []).map((line) => `+${line}`)];
    const status = before === undefined ? 'added' : after === undefined ? 'removed' : 'modified';
    return { ...fileOf(path, hunkAt(1, lines)), status };
  });
  const guideline: Guideline = {
    id: 2,
    name: 'Rules',
    kind: 'repository-instructions',
    level: 'repository',
    folder: '',
    content: { text: rule, path: 'rules.md', origin: { kind: 'setting', position: { line: 1, column: 1 } } },
    statements: readStatements(2, rule),
    filePatterns: ['*'],
    appliesTo: new Map(files.flatMap(({ path }) => (patterns(path) ? [[path, '*'] as const] : []))),
  };
  const textOf = (path: string, side: 0 | 1): Promise<string | undefined> => {
    const lines = changed[path]?.[side];
    return Promise.resolve(lines === undefined ? undefined : `${lines.join('\n')}\n`);
  };
  const { drafts } = await runLiteralChecks(
    files.filter(({ status }) => status !== 'removed'),
    [guideline],
    { readHead: (path) => textOf(path, 1), readBase: ({ path }) => textOf(path, 0), grammars },
    { allFiles: files },
  );
  return drafts.map(({ path, line }) => `${path}:${line}`);
}

const NO_ANY = '- Never use `any`.';
const CAST = 'export const first = (list as any)[0];';
const OTHER = 'export const second = 2;';

test.each<[name: string, rule: string, changed: Readonly<Record<string, Sides>>, reported: readonly string[]]>([
  ['a line that is new', NO_ANY, { 'a.ts': [[OTHER], [OTHER, CAST]] }, ['a.ts:2']],
  [
    'a line that moves within its file',
    NO_ANY,
    {
      'a.ts': [
        [CAST, OTHER],
        [OTHER, CAST],
      ],
    },
    [],
  ],
  ['a line that is indented anew', NO_ANY, { 'a.ts': [[CAST], ['namespace a {', `  ${CAST}`, '}']] }, []],
  ['a line that moves to a new file', NO_ANY, { 'a.ts': [[CAST, OTHER], [OTHER]], 'b.ts': [undefined, [CAST]] }, []],
  ['a line of a file that is removed', NO_ANY, { 'a.ts': [[CAST, OTHER], undefined], 'b.ts': [undefined, [CAST]] }, []],
  [
    'a line that moves and is copied',
    NO_ANY,
    { 'a.ts': [[CAST], [OTHER]], 'b.ts': [undefined, [CAST]], 'c.ts': [undefined, [CAST]] },
    ['b.ts:1', 'c.ts:1'],
  ],
  [
    'a line that was a comment',
    NO_ANY,
    { 'a.ts': [['/*', CAST, '*/', OTHER], [OTHER]], 'b.ts': [undefined, [CAST]] },
    ['b.ts:1'],
  ],
  [
    'a line from a place where the rule does not count',
    '- In production code, never use `any`.',
    { 'a.test.ts': [[CAST, OTHER], [OTHER]], 'b.ts': [undefined, [CAST]] },
    ['b.ts:1'],
  ],
  [
    'a short line that is in many places',
    '- No empty catch blocks.',
    { 'a.ts': [['try { a(); }', 'catch {}'], [OTHER]], 'b.ts': [undefined, ['try { b(); }', 'catch {}']] },
    ['b.ts:2'],
  ],
  [
    'a function that loses its documentation',
    '- Exported functions must have JSDoc.',
    {
      'a.ts': [['/** Loads all. */', 'export function load() {}', OTHER], [OTHER]],
      'b.ts': [undefined, ['export function load() {}']],
    },
    ['b.ts:1'],
  ],
  [
    'a function that had no documentation',
    '- Exported functions must have JSDoc.',
    { 'a.ts': [['export function load() {}', OTHER], [OTHER]], 'b.ts': [undefined, ['export function load() {}']] },
    [],
  ],
])('reports or leaves %s', async (_name, rule, changed, reported) => {
  expect(await flagged(rule, changed)).toEqual(reported);
});

test('reports a line that moves to files to which the rules apply', async () => {
  const changed: Readonly<Record<string, Sides>> = {
    'a.ts': [[CAST, OTHER], [OTHER]],
    'src/b.ts': [undefined, [CAST]],
  };
  expect(await flagged(NO_ANY, changed, (path) => path.startsWith('src/'))).toEqual(['src/b.ts:1']);
});
