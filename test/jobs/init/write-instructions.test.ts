import { describe, expect, it } from 'vitest';
import { wholeFile } from '../../../src/changes/whole-file.ts';
import { readStatements } from '../../../src/guidelines/statements/statements.ts';
import type { CodeSample } from '../../../src/jobs/init/sample-code.ts';
import { EITHER_RULES, USUAL_RULES } from '../../../src/jobs/init/usual-rules.ts';
import { writeInstructions } from '../../../src/jobs/init/write-instructions.ts';
import { listStatements } from '../../../src/jobs/statements.ts';
import { groupBy } from '../../../src/structures/group-by.ts';
import { languageOf } from '../../../src/text/languages/languages.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { memoryWorkspace } from '../../../src/workspace/memory.ts';
import { installedGrammars } from '../../syntax/installed-grammars.ts';

const grammars = installedGrammars();

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

/** A sample of whole files, as `housestyle init` takes it from a commit. */
function sampleOf(files: Readonly<Record<string, string>>, others: Readonly<Record<string, string>> = {}): CodeSample {
  return { parts: partsOf(files), rest: partsOf(others), close: () => undefined };
}

function partsOf(files: Readonly<Record<string, string>>): CodeSample['parts'] {
  const byLanguage = groupBy(Object.entries(files), ([path]) => languageOf(path) ?? '');
  return [...byLanguage].map(([language, entries]) => ({
    language,
    size: entries.length,
    read: () =>
      Promise.resolve({
        files: entries.map(([path, text]) => wholeFile(path, text)),
        readHead: (path) => Promise.resolve(files[path]),
      }),
  }));
}

function manyFiles(ending: string, text: string, count = 20): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/part-${index}.${ending}`, text]));
}

async function ruleTexts(
  configuration: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const { rules } = await writeInstructions(memoryWorkspace(configuration), sampleOf(files), grammars);
  return rules.map(({ text }) => text);
}

it('every rule compiles, as it stands in the file', async () => {
  const sample = sampleOf(manyFiles('ts', "import { a } from './a.ts';\nexport const b = a;\n"));
  const { text, rules } = await writeInstructions(memoryWorkspace(REPOSITORY), sample, grammars);
  expect(listChecked(text)).toEqual(rules.map((rule) => rule.text));
  expect(rules.length).toBeGreaterThan(10);
});

it.each([...USUAL_RULES, ...EITHER_RULES].flat().map(({ text }) => text))('understands: %s', (text) => {
  expect(listChecked(`## Rules\n\n- ${text}\n`)).toEqual([text]);
});

describe('rules that no configuration says', () => {
  it.each([
    ['Python', 'py', 'def a(:\n  return = (\n'],
    ['TypeScript', 'ts', 'export const = {{ ;\n'],
    ['Go', 'go', '<<<<<<< HEAD\nfunc (\n'],
    ['C', 'c', 'int main( { ) return ]\n'],
  ])('are not suggested from %s that cannot be parsed', async (_language, ending, broken) => {
    expect(await ruleTexts({}, manyFiles(ending, broken, 60))).toEqual([]);
  });

  it('count only the files that can be parsed', async () => {
    const broken = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`lib/bad-${at}.py`, 'def a(:\n']));
    const { rules } = await writeInstructions(
      memoryWorkspace({}),
      sampleOf({ ...manyFiles('py', 'a = 1\n', 25), ...broken }),
      grammars,
    );
    expect(rules.map(({ from }) => from)).toContain('25 files');
    expect(rules.map(({ from }) => from)).not.toContain('65 files');
  });

  it('are suggested from C whose macros a parser does not understand', async () => {
    const text = `int a(void) {\n${'  b();\n'.repeat(12)}}\nFOREACH (x, y) z() END\n`;
    expect(await ruleTexts({}, manyFiles('c', text, 30))).not.toEqual([]);
  });

  it('are those that the code keeps', async () => {
    const rules = await ruleTexts({}, manyFiles('rs', 'fn a() -> u32 { b().unwrap() }\n'));
    expect(rules).toContain('In Rust, never use `unsafe`.');
    expect(rules).not.toContain('In Rust, never use `unwrap()` outside of tests.');
  });

  it('are not suggested when one file of many breaks them', async () => {
    const files = { ...manyFiles('go', 'package a\n', 60), 'src/b.go': 'package a\n\nfunc b() { log.Fatal("x") }\n' };
    const rules = await ruleTexts({}, files);
    expect(rules).toContain('In Go, never use `panic()` outside of tests.');
    expect(rules).not.toContain('In Go, never use `log.Fatal`.');
  });

  it('are not suggested when one of the files outside of the sample breaks them', async () => {
    const sample = manyFiles('ts', 'export const a = 1;\n');
    const suggest = async (other: string): Promise<readonly string[]> => {
      const code = sampleOf(sample, { 'lib/b.ts': other });
      return (await writeInstructions(memoryWorkspace({}), code, grammars)).rules.map(({ text }) => text);
    };
    const rule = 'In TypeScript, never use `any`.';
    expect([(await suggest('let b: any;\n')).includes(rule), (await suggest('let b = 1;\n')).includes(rule)]).toEqual([
      false,
      true,
    ]);
  });

  it('are not suggested from a few files', async () => {
    expect(await ruleTexts({}, manyFiles('py', 'a = 1\n', 19))).toEqual([]);
  });

  it('name how files are called, if no other way fits', async () => {
    const named = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`src/aPart${at}.ts`, 'export const a = 1;\n']),
    );
    expect(await ruleTexts({}, named)).toContain('In TypeScript, file names must be in camelCase.');
    const plain = Object.fromEntries(
      Array.from({ length: 20 }, (_, at) => [`src/part${at}.ts`, 'export const a = 1;\n']),
    );
    expect((await ruleTexts({}, plain)).filter((text) => text.includes('file names'))).toEqual([]);
  });

  it('do not repeat a rule of the configuration', async () => {
    const configuration = { '.editorconfig': '[*.cs]\ncsharp_style_namespace_declarations = file_scoped\n' };
    const rules = await ruleTexts(configuration, manyFiles('cs', 'namespace A;\n'));
    expect(rules.filter((text) => text.includes('file-scoped'))).toHaveLength(1);
  });

  it('do not repeat code that the configuration names', async () => {
    const rules = await ruleTexts({ 'package.json': '{"type": "module"}' }, manyFiles('js', 'export const a = 1;\n'));
    expect(rules.filter((text) => text.includes('`require()`'))).toEqual([
      'Never use `require()`; the package has ES modules.',
    ]);
  });
});

it('a rule of the configuration that the code does not follow is left out, with a place that shows it', async () => {
  const sample = sampleOf(manyFiles('js', "\nconst a = require('a');\n"));
  const found = await writeInstructions(memoryWorkspace({ 'package.json': '{"type": "module"}' }), sample, grammars);
  expect(found.text).not.toContain('require');
  expect(found.broken).toEqual([
    {
      text: 'Never use `require()`; the package has ES modules.',
      from: 'package.json',
      files: 20,
      example: 'src/part-0.js:2',
    },
  ]);
});

it('a rule on commands that scripts break is left out, however much other code there is', async () => {
  const scripts = { 'ci/a.sh': 'pip install tox\n', 'ci/b.sh': 'pip install nox\n', 'ci/c.sh': 'poetry install\n' };
  const sample = sampleOf({ ...manyFiles('py', 'a = 1\n', 400), ...scripts });
  const { rules, broken } = await writeInstructions(memoryWorkspace({ 'poetry.lock': '' }), sample, grammars);
  expect(rules.map(({ text }) => text)).not.toContain('Use `poetry`, not `pip`.');
  expect(broken).toMatchObject([{ text: 'Use `poetry`, not `pip`.', files: 2, example: 'ci/a.sh:1' }]);
});

it('without a sample of the code, the configuration alone counts', async () => {
  const { rules } = await writeInstructions(memoryWorkspace(REPOSITORY));
  const checked = rules.map(({ text }) => text);
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
