import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';
import type { WhyReport } from '../../src/reports/guidance/why.ts';
import { casesToRun } from '../harness/whole.ts';
import { makeRepository, type FileLiteral } from '../harness/repository.ts';

const CODE = '# Code\n\n- Never use `var`.\n- The shop sells books.\n- Be kind to the names of things.\n';

/** A repository whose branch `feature` is checked out and changes `src/cart.ts`. */
async function makeShop(
  base: Readonly<Record<string, FileLiteral>>,
  head: Readonly<Record<string, FileLiteral>> = {},
): Promise<string> {
  const { directory, git } = await makeRepository({
    commits: [{ message: 'Base', files: { 'src/cart.ts': 'let a;\n', 'src/old.ts': 'let o;\n', ...base } }],
    branches: { feature: { commits: [{ message: 'Change', files: { 'src/cart.ts': 'let b;\n', ...head } }] } },
  });
  await git('checkout', '--quiet', 'feature');
  return directory;
}

async function ask(directory: string, ...args: readonly string[]): Promise<WhyReport> {
  return JSON.parse(await print(directory, ...args, '--format', 'json')) as WhyReport;
}

async function print(directory: string, ...args: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-why-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const output = join(folder, 'out');
  await runCommand(['why', ...args, '--repo', directory, '--output', output], new AbortController().signal);
  return readFileSync(output, 'utf8');
}

interface Case {
  readonly name: string;
  readonly files?: Readonly<Record<string, FileLiteral>>;
  readonly head?: Readonly<Record<string, FileLiteral>>;
  readonly args: readonly [rule: string, file: string, ...flags: string[]];
  readonly code: WhyReport['code'];
  readonly reason: string;
  readonly hint?: string;
}

const TS = '.github/instructions/ts.instructions.md';
const CHANGE = ['--base', 'main', '--head', 'feature'] as const;

function scoped(applyTo: string, more = ''): Readonly<Record<string, string>> {
  return { [TS]: `---\napplyTo: "${applyTo}"\n${more}---\n\n- Never use \`var\`.\n` };
}

const CASES: readonly Case[] = [
  {
    name: 'a rule for all files applies',
    files: { 'AGENTS.md': CODE },
    args: ['never use var', 'src/cart.ts'],
    code: 'applies',
    reason: 'its rules are for all files',
  },
  {
    name: 'a glob that matches is quoted',
    files: scoped('src/**/*.ts'),
    args: [TS, 'src/cart.ts'],
    code: 'applies',
    reason: '`src/**/*.ts` matches the file',
  },
  {
    name: 'no program reads the place',
    files: { 'docs/style.md': CODE },
    args: ['never use var', 'src/cart.ts'],
    code: 'not-read',
    reason: 'no assistant reads `docs/style.md` as instructions at this place',
    hint: 'Import it with `@docs/style.md` in AGENTS.md or CLAUDE.md',
  },
  {
    name: 'a file by its name alone, although other rules have the word',
    files: { 'AGENTS.md': '- Keep the ts compiler strict.\n', ...scoped('src/**/*.ts') },
    args: ['ts', 'src/cart.ts'],
    code: 'applies',
    reason: '`src/**/*.ts` matches the file',
  },
  {
    name: 'an instruction file without a scope',
    files: { [TS]: '- Never use `var`.\n' },
    args: [TS, 'src/cart.ts'],
    code: 'no-match',
    reason: 'applyTo',
  },
  {
    name: 'a star that does not cross folders',
    files: scoped('src/*.ts'),
    args: [TS, 'src/api/user.ts'],
    code: 'no-match',
    reason: '`applyTo: src/*.ts` does not match `src/api/user.ts`: `*` does not cross folders',
    hint: '`src/**/*.ts` would match.',
  },
  {
    name: 'a glob of the root only',
    files: scoped('*.ts'),
    args: [TS, 'src/cart.ts'],
    code: 'no-match',
    reason: 'a glob without a folder matches only files of the root',
    hint: '`**/*.ts` would match.',
  },
  {
    name: 'a glob that begins with a slash',
    files: scoped('/src/**'),
    args: [TS, 'src/cart.ts'],
    code: 'no-match',
    reason: 'a glob begins without `/`',
    hint: '`src/**` would match.',
  },
  {
    name: 'a glob in another letter case',
    files: scoped('Src/**/*.TS'),
    args: [TS, 'src/cart.ts'],
    code: 'no-match',
    reason: 'letter case counts',
    hint: '`src/**/*.ts` would match.',
  },
  {
    name: 'a folder without its files',
    files: scoped('src/'),
    args: [TS, 'src/cart.ts'],
    code: 'no-match',
    reason: 'a folder alone does not match the files in it',
    hint: '`src/**` would match.',
  },
  {
    name: 'another ending',
    files: scoped('src/**/*.{ts,js}'),
    args: [TS, 'src/view.tsx'],
    code: 'no-match',
    reason: 'the file has another ending',
    hint: '`src/**/*.tsx` would match.',
  },
  {
    name: 'another folder',
    files: scoped('test/**/*.ts'),
    args: [TS, 'src/cart.ts'],
    code: 'no-match',
    reason: 'the file is not in `test/`',
  },
  {
    name: 'instructions of another folder',
    files: { 'scripts/AGENTS.md': CODE },
    args: ['scripts/AGENTS.md', 'src/cart.ts'],
    code: 'no-match',
    reason: 'it applies to files in `scripts` only',
  },
  {
    name: 'excludeAgent excludes reviews',
    files: scoped('**', 'excludeAgent: "code-review"\n'),
    args: [TS, 'src/cart.ts'],
    code: 'excluded',
    reason: 'its `excludeAgent` excludes code review',
  },
  {
    name: 'a setting switches the file off',
    files: {
      '.github/copilot-instructions.md': CODE,
      '.vscode/settings.json': '{"github.copilot.chat.codeGeneration.useInstructionFiles": false}\n',
    },
    args: ['.github/copilot-instructions.md', 'src/cart.ts', '--compatibility', 'vscode', '--clients', 'vscode'],
    code: 'left-out',
    reason: 'useInstructionFiles',
  },
  {
    name: 'a client of the team that reads the file',
    files: { 'CLAUDE.md': CODE, '.github/housestyle.yml': 'clients: [claude]\n' },
    args: ['never use var', 'src/cart.ts'],
    code: 'applies',
    reason: 'its rules are for all files',
  },
  {
    name: 'a client of the team that does not read the file',
    files: { 'GEMINI.md': CODE },
    args: ['never use var', 'src/cart.ts', '--clients', 'vscode'],
    code: 'other-client',
    reason: 'only github.com, Copilot CLI and Gemini read this file, and `clients` names VS Code',
  },
  {
    name: 'an agent applies only when it is selected',
    files: { '.github/agents/strict.agent.md': '---\ndescription: Strict\n---\n\nNever use `var`.\n' },
    args: ['.github/agents/strict.agent.md', 'src/cart.ts'],
    code: 'selected-only',
    reason: 'an agent applies only when it is selected by name',
  },
  {
    name: 'the base does not have the rule of the branch',
    files: { 'AGENTS.md': '- Be kind.\n' },
    head: { 'AGENTS.md': `- Be kind.\n${CODE}` },
    args: ['never use var', 'src/cart.ts'],
    code: 'only-head',
    reason: 'does not have this one yet',
  },
  {
    name: 'the base does not have the file of the branch, with revisions',
    head: { 'AGENTS.md': CODE },
    args: ['AGENTS.md', 'src/cart.ts', ...CHANGE],
    code: 'only-head',
    reason: 'a review reads its rules from the base',
  },
  {
    name: 'the change does not touch the file',
    files: { 'AGENTS.md': CODE },
    args: ['AGENTS.md', 'src/old.ts', ...CHANGE],
    code: 'not-changed',
    reason: 'the change does not touch `src/old.ts`',
  },
  {
    name: 'the file is ignored',
    files: { 'AGENTS.md': CODE },
    args: ['AGENTS.md', 'src/cart.ts', '--ignore', 'src/**'],
    code: 'file-not-reviewed',
    reason: 'the file is not reviewed: ignored by `src/**`',
  },
  {
    name: 'the file is a lock file',
    files: { 'AGENTS.md': CODE, 'yarn.lock': '# yarn\n' },
    args: ['AGENTS.md', 'yarn.lock'],
    code: 'file-not-reviewed',
    reason: 'the file is not reviewed: a lock file',
  },
  {
    name: 'the prompt has no room for the file',
    files: { 'AGENTS.md': `${CODE}${'- Prefer short words in the texts of the shop.\n'.repeat(900)}` },
    args: ['AGENTS.md', 'src/cart.ts', '--max-input-tokens', '4000'],
    code: 'over-budget',
    reason: 'the prompt has no room for this file',
  },
  {
    name: 'the same text is used already',
    files: { '.github/copilot-instructions.md': CODE, 'AGENTS.md': CODE },
    args: ['AGENTS.md', 'src/cart.ts'],
    code: 'repeated',
    reason: 'it has the same text as .github/copilot-instructions.md, for the same files',
  },
  {
    name: 'a statement that describes',
    files: { 'AGENTS.md': CODE },
    args: ['AGENTS.md:4', 'src/cart.ts'],
    code: 'not-a-rule',
    reason: 'this statement describes something',
  },
  {
    name: 'a check that is switched off',
    files: { 'AGENTS.md': CODE },
    args: ['AGENTS.md:3', 'src/cart.ts', '--literal-checks', 'off'],
    code: 'check-off',
    reason: 'its check without a model is switched off',
  },
  {
    name: 'words of the rule limit it to other files',
    files: { 'AGENTS.md': '- Never use `var` in tests.\n' },
    args: ['AGENTS.md:1', 'src/cart.ts'],
    code: 'other-place',
    reason: "the rule's own words limit it",
  },
];

// Each has a repository of its own.
it.each(casesToRun(CASES, 10))('$name', async ({ files = {}, head = {}, args, code, reason, hint }) => {
  const report = await ask(await makeShop(files, head), ...args);
  expect(report).toMatchObject({
    code,
    applies: code === 'applies',
    reason: expect.stringContaining(reason) as string,
  });
  expect(report.hint ?? '').toContain(hint ?? '');
});

it('says how a rule that applies is checked, and where the same words are too', async () => {
  const files = { 'AGENTS.md': CODE, 'src/AGENTS.md': '- Never use `var`.\n' };
  const report = await ask(await makeShop(files), 'Never use `var`', 'src/cart.ts');
  expect(report.notes).toEqual([
    expect.stringContaining('checked without a model: reports uses of `var`'),
    expect.stringMatching(/^the same words are also at (?:src\/)?AGENTS\.md:\d$/),
  ]);
});

it('prints the answer in the first line, and no line over 120 characters', async () => {
  const text = await print(await makeShop(scoped('lib/*.ts')), TS, 'src/cart.ts');
  expect(text.split('\n')[0]).toBe(
    'It does not apply: `applyTo: lib/*.ts` does not match `src/cart.ts`: the file is not in `lib/`.',
  );
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(120);
});

it.each([
  ['a rule that no text has', ['zebra crossing', 'src/cart.ts'], 'says "zebra crossing"'],
  ['a file that does not exist', ['NOPE.md', 'src/cart.ts'], 'There is no file "NOPE.md"'],
  ['a file that is in another folder', ['src/AGENTS.md', 'src/cart.ts'], 'There is no file "src/AGENTS.md"'],
  ['the file where the rule should be', ['src/cart.ts', 'never use var'], 'there is no file "never use var"'],
  ['a folder instead of a file', ['never use var', 'src'], '"src" is a folder'],
  ['a part of a word', ['ells', 'src/cart.ts'], 'says "ells"'],
  ['the beginning of a word that only another text has', ['nosuch', 'src/cart.ts'], 'says "nosuch"'],
  ['a line without a statement', ['AGENTS.md:99', 'src/cart.ts'], '"AGENTS.md" has no statement at line 99'],
  ['the number of a statement', ['2.7', 'src/cart.ts'], '"2.7" is the number of a statement in one prompt'],
  ['one operand only', ['AGENTS.md'], '`why` needs a rule and a file'],
  ['a rule without quotes', ['Never', 'use', 'var'], '`why` takes two operands, but "var" was given'],
  ['a file outside of the repository', ['AGENTS.md', '../../x.ts'], 'is not a file inside of'],
])('refuses %s', async (_name, args, message) => {
  const directory = await makeShop({ 'AGENTS.md': CODE, 'CHANGELOG.md': '- Fix `NoSuchMethodError`.\n' });
  await expect(print(directory, ...args)).rejects.toThrow(message);
});
