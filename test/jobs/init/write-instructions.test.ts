import { expect, it } from 'vitest';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import { writeInstructions } from '../../../src/jobs/init/write-instructions.ts';
import { listStatements } from '../../../src/jobs/statements.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';

const REPOSITORY = {
  '.editorconfig': '[*]\nindent_style = space\nindent_size = 2\nmax_line_length = 100\ninsert_final_newline = true\n',
  '.gitattributes': 'dist/** linguist-generated=true\n*.lock.yml linguist-generated\n*.png binary\n',
  'package.json': JSON.stringify({
    type: 'module',
    engines: { node: '>=20' },
    scripts: { test: 'vitest', lint: 'oxlint' },
    devDependencies: { vitest: '4', dayjs: '1' },
  }),
  'pnpm-lock.yaml': '',
  'tsconfig.json': '{\n  // All checks.\n  "compilerOptions": { "strict": true },\n}\n',
};

/** The statements of a text in the file that the real compiler says are checked, in the order of the file. */
function listChecked(text: string): readonly string[] {
  const content = {
    text,
    path: 'a.md',
    origin: { kind: 'file' as const, source: sourceText('a.md', text), offset: 0 },
  };
  const guideline = {
    id: 2,
    name: 'a',
    kind: 'repository-instructions' as const,
    level: 'repository' as const,
    folder: '',
    content,
    statements: readStatements(2, text),
    filePatterns: ['*'],
    appliesTo: new Map([['a.ts', '*']]),
  };
  return listStatements([guideline]).flatMap(({ kind, text: said }) => (kind === 'checked' ? [said] : []));
}

it('every rule compiles, as it stands in the file, or stands below the heading of rules for people', async () => {
  const { text, rules } = await writeInstructions(memoryWorkspace(REPOSITORY));
  const compiled = listChecked(text);
  expect(compiled).toEqual(rules.flatMap((rule) => (rule.check === undefined ? [] : [rule.text])));
  const [above = '', below = ''] = text.split('## Rules for people and models');
  expect(
    rules.filter(({ text: said, check }) => (check === undefined ? below : above).includes(`- ${said}\n`)),
  ).toEqual(rules);
});

it('most rules of a repository with configuration compile', async () => {
  const { rules } = await writeInstructions(memoryWorkspace(REPOSITORY));
  const checked = rules.filter(({ check }) => check !== undefined).map(({ text }) => text);
  expect(checked).toEqual(
    expect.arrayContaining([
      'Do not edit `dist/` by hand.',
      'Do not add `bun.lock`, `package-lock.json` or `yarn.lock`.',
      'Use `pnpm`, not `bun`, `npm` or `yarn`.',
      'Never use `require()`; the package has ES modules.',
      'Never use `any`.',
      'Never import `moment`; use `dayjs`.',
    ]),
  );
});

it('there are no rules where nothing is configured', async () => {
  const { text, rules } = await writeInstructions(memoryWorkspace({ 'src/a.ts': 'a\n' }));
  expect([text, rules]).toEqual(['# Instructions for this repository\n', []]);
});
