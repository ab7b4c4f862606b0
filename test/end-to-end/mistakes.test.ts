import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { casesToRun, IS_WHOLE } from '../harness/whole.ts';
import { BAD_CART, CART, GUIDANCE } from './stage.ts';

const UNTRACKED = 'src/untracked.js';

/** The mistakes read this repository, and none of them changes it. */
let repository: string;

beforeAll(async () => {
  const made = await makeRepository({
    commits: [{ message: 'Base', files: { ...GUIDANCE, 'src/cart.js': CART } }],
    branches: { feature: { commits: [{ message: 'Change', files: { 'src/cart.js': BAD_CART } }] } },
  });
  await made.git('switch', '--quiet', 'feature');
  writeFileSync(join(made.directory, UNTRACKED), 'let total;\n');
  repository = made.directory;
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-mistakes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const NO_SERVER = ['--base-url', 'http://127.0.0.1:9/v1', '--model', 'm'];

/** What was typed, the exit code, and the words that say what to do. */
type Mistake = [name: string, args: readonly string[], exitCode: number, told: string, stdin?: string];

// The first ones run in the gate: one for each part of the program that answers.
const MISTAKES: readonly Mistake[] = [
  ['an unknown command', ['revew'], 2, 'Did you mean `review`?'],
  ['an unknown flag', ['review', '--bsae', 'x'], 2, 'Did you mean `--base`?'],
  ['a flag of another command', ['validate', '--base', 'x'], 2, 'is a flag of review'],
  ['an operand', ['review', 'main'], 2, 'To name revisions, use `--base` and `--head`; `--paths` limits the files.'],
  ['an unknown revision', ['review', '--base', 'nope'], 2, 'The repository has no revision "nope"'],
  ['a range as the base', ['review', '--base', 'main...feature'], 2, '`--base main` and `--head feature`'],
  ['a path that does not exist', ['validate', 'nope'], 2, '"nope" does not exist'],
  ['a missing diff', ['review', '--diff', 'nope.diff'], 2, 'there is no such file or folder'],
  ['a message to an agent that there is not', ['review', '--message', '@nope look'], 2, 'There is no agent `nope`'],
  ['a key without a server', ['review', '--model', 'gpt-5.4'], 2, 'but there is no key or server to ask it'],
  [
    'a review of untracked files',
    ['review', '--working-tree'],
    0,
    `although git does not track it yet: \`${UNTRACKED}\``,
  ],
  ['a file that there is not', ['guidelines', '--for', 'nope.js'], 0, 'There is no file `nope.js`, so only its name'],
  ['an empty standard input', ['review', '--diff', '-'], 0, 'Standard input is empty'],
  ['a server that does not exist', ['review', ...NO_SERVER], 3, 'could not be reached'],
  // The others are more of the same kinds.
  ['no command', [], 2, 'Usage:'],
  ['help on a command that there is not', ['help', 'nope'], 2, '`housestyle help` lists the commands.'],
  ['a short flag that there is not', ['review', '-x'], 2, '`housestyle help review` lists the flags.'],
  ['a flag without its value', ['review', '--base'], 2, '`--base` needs a value'],
  ['an empty value', ['review', '--base='], 2, 'The value of `--base` is empty'],
  ['`--no-` before a flag that takes a value', ['review', '--no-base'], 2, 'Write `--base VALUE`, or leave it out.'],
  ['a word for yes or no', ['review', '--verify=maybe'], 2, '`--verify` must be `true` or `false`, not "maybe"'],
  [
    'a format that there is not',
    ['review', '--format', 'xml'],
    2,
    'Its formats are text, compact, json, markdown, html',
  ],
  ['two formats', ['review', '--format', 'text,json'], 2, '`review` has no format `text,json`'],
  ['two sources', ['review', '--staged', '--working-tree'], 2, 'cannot be given together'],
  ['a range of which one end is HEAD', ['review', '--base', 'main..'], 2, 'Write the two ends of a range apart'],
  ['a revision that looks like an option', ['review', '--base=--output=x'], 2, 'no revision "--output=x"'],
  ['a number out of range', ['review', '--max-comments', '-3'], 2, 'must be a whole number from 0, not "-3"'],
  ['a number in words', ['review', '--max-comments', 'ten'], 2, 'must be a whole number from 0, not "ten"'],
  ['a share above the whole', ['review', '--min-coverage', '200'], 2, 'must be a whole number from 0 to 100'],
  ['a threshold of another command', ['review', '--fail-on', 'warning'], 2, '`--fail-on` of `review` must be'],
  ['a threshold that there is not', ['validate', '--fail-on', 'bad'], 2, '`never`, `error` or `warning`, not "bad"'],
  ['an input of the Action', ['review', '--pull-request', '3'], 2, '`pull-request` is an input of the Action'],
  ['a threshold of severities', ['validate', '--min-severity', 'high'], 2, 'is a flag of review, publish'],
  ['a folder that does not exist', ['validate', '--repo', 'nope'], 2, '"nope" is not a folder'],
  ['a path outside of the repository', ['validate', '..'], 2, 'is outside of'],
  ['a diff that is a folder', ['review', '--diff', '.git'], 2, 'The diff ".git" cannot be read: it is a folder'],
  ['a source file as a diff', ['review', '--diff', UNTRACKED], 2, 'does not contain a unified diff'],
  ['prose on standard input', ['review', '--diff', '-'], 2, 'does not contain a unified diff', 'Please review this.\n'],
  ['a base that is the head', ['review', '--base', 'HEAD'], 0, '`HEAD` changes nothing since `HEAD`.'],
  ['a description of nothing', ['describe', '--base', 'HEAD'], 0, 'Nothing to describe: the change has no file.'],
  ['a review of nothing that is staged', ['review', '--staged'], 0, 'Nothing is staged. `git add` stages files'],
  ['a provider that there is not', ['review', '--provider', 'nope'], 2, '`--provider` must be one of'],
  ['a provider without a server', ['review', '--provider', 'openai'], 2, 'neither a key nor a server'],
  ['a provider without its token', ['review', '--provider', 'copilot'], 2, 'The provider `copilot` has no token'],
  ['a server without a model', ['review', '--base-url', 'http://127.0.0.1:9/v1'], 2, 'No model is configured'],
  ['an address without its scheme', ['review', '--base-url', 'localhost'], 2, 'that begins with http:// or https://'],
  ['a glob that is too long', ['review', '--paths', 'a'.repeat(5000)], 2, '`--paths` must be a list of globs'],
  ['a glob that matches nothing', ['review', '--paths', 'lib/**'], 0, 'file src/cart.js: not among `paths`'],
  ['a missing configuration', ['review', '--config', 'nope.yml'], 2, 'The configuration "nope.yml" cannot be read'],
  ['an output file that is a folder', ['review', '--output', 'src'], 2, 'src" is a folder'],
  ["an output file in git's own folder", ['review', '--output', '.git/a'], 2, '".git/a" is not written'],
  ['an agent that there is not', ['agents', '--agent', 'nope'], 2, 'There is no agent `nope`'],
  ['an agent as an operand', ['agents', 'nope'], 2, '`--agent nope` names one agent'],
  ['a prompt for an agent that there is not', ['dump', '--agent', 'nope'], 2, 'There is no agent `nope`'],
  ['a rule of the validator that there is not', ['rules', 'nope'], 2, '`housestyle rules` lists them; '],
  ['two rules of the validator', ['rules', 'tools-unknown', 'model-unknown'], 2, 'Name one rule at a time.'],
  ['a question without its rule', ['why'], 2, '`why` needs a rule and a file'],
  ['a question by the number of a statement', ['why', '2.1', 'src/cart.js'], 2, 'Name the rule by its file and line'],
  ['a past that cannot be counted', ['guidelines', '--history', 'x'], 2, 'must be a number from 1 to 1000'],
  ['a way of fixing that there is not', ['validate', '--fix=maybe'], 2, '`--fix` must be `suggest`, not "maybe"'],
  ['a shell that there is not', ['completion', 'powershell'], 2, 'Write `housestyle completion bash|zsh|fish`.'],
  ['results of shards without their folder', ['publish'], 2, 'Name it: `housestyle publish DIR`.'],
  ['more shards than there can be jobs', ['plan', '--shards', '999'], 2, 'must be a whole number from 1 to 256'],
  ['an organization without its name', ['fleet'], 2, 'Pass `--owner NAME`.'],
  ['the operands of a question in the wrong order', ['why', 'src/cart.js', 'never use var'], 2, 'The rule comes first'],
  ['a folder instead of a file', ['guidelines', '--for', 'src'], 2, 'Name a file in it, such as `src/cart.js`.'],
  ['a file that is not an instruction file', ['validate', 'src/cart.js'], 0, 'None of the files that you named tells'],
  ['the other name of the default branch', ['review', '--base', 'master'], 2, 'Did you mean `main`?'],
  ['a flag where a value belongs', ['review', '--output', '--quiet'], 2, '`--output=--quiet`'],
  ['spaces around `=`', ['review', '--base', '=', 'main'], 2, 'without a space before `=`'],
  ['a colon before the value', ['review', '--base:main'], 2, 'Write `--base=main`.'],
  ['a flag without its hyphens', ['review', 'base=main'], 2, 'Did you mean `--base=main`?'],
  ['a long dash before a flag', ['review', '—staged'], 2, 'Did you mean `--staged`, with two hyphens?'],
  ['a command line in quotes', ['review --staged'], 2, 'Write `housestyle review --staged` without quotes'],
  ['a path of Windows', ['guidelines', '--for', String.raw`src\cart.js`], 2, 'Did you mean `src/cart.js`?'],
  [
    'the line of a rule as the file',
    ['why', 'src/cart.js', '.github/copilot-instructions.md:3'],
    2,
    'The rule comes first',
  ],
  ['a folder as a glob', ['review', '--paths', 'src'], 0, '`paths` matches no changed file. Did you mean `src/**`?'],
  ['globs on one line', ['review', '--paths', 'src/cart.js, a.js'], 0, 'Write one glob per line'],
  [
    'a glob of one folder',
    ['review', '--ignore', '*.js'],
    0,
    '`--ignore` matches no changed file. Did you mean `**/*.js`?',
  ],
  ['a glob as a path', ['validate', 'docs/**/*.md'], 2, "use `--paths 'docs/**/*.md'`"],
  ['a report on nothing that was learned', ['learn', '--report'], 2, 'Run `housestyle learn` first.'],
];

describe('a mistake is answered in one sentence and what to do', () => {
  it.each<Mistake>(casesToRun(MISTAKES, 8))('%s', async (_name, args, exitCode, told, stdin = '') => {
    const result = await runCli(args, { cwd: repository, stdin });
    expect({ exitCode: result.exitCode, told: `${result.stdout}${result.stderr}` }).toEqual({
      exitCode,
      told: expect.stringContaining(told),
    });
    expect(result.stderr).not.toMatch(/\n\s+at |internal error/);
  });

  it('outside of a repository', async () => {
    const result = await runCli(['review'], { cwd: temporaryFolder() });
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('is not in a git repository') });
  });

  it.runIf(IS_WHOLE)('the first files of another folder', async () => {
    const folder = temporaryFolder();
    const result = await runCli(['init'], { cwd: folder });
    expect(result).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('or run `git init` first'),
    });
    expect(readdirSync(folder)).toEqual([]);
  });

  it.runIf(IS_WHOLE)("a command in git's own folder", async () => {
    const result = await runCli(['validate'], { cwd: join(repository, '.git') });
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('without a working tree') });
  });

  it.runIf(IS_WHOLE).each<[args: readonly string[], told: string]>([
    [['validate', 'inner'], 'Run `housestyle validate --repo inner`.'],
    [['validate', 'inner/AGENTS.md'], '"inner" is a submodule or another clone, which is checked by itself'],
    [['guidelines', '--for', 'inner/a.js'], '"inner/a.js" is in the submodule "inner", which has its own instructions'],
  ])('a path in another repository: %j', async (args, told) => {
    const { directory, git } = await makeRepository({ commits: [{ message: 'Base', files: { ...GUIDANCE } }] });
    await git('init', '--quiet', 'inner');
    writeFileSync(join(directory, 'inner/AGENTS.md'), 'Never use `var`.\n');
    const result = await runCli(args, { cwd: directory });
    expect(result).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(told) });
  });

  it.runIf(IS_WHOLE)('a path from the root in another folder', async () => {
    const result = await runCli(['validate', '.github/copilot-instructions.md'], { cwd: join(repository, 'src') });
    expect(result).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('Did you mean `../.github/copilot-instructions.md`?'),
    });
  });

  it.runIf(IS_WHOLE)(
    'a branch that shares no commit with the default branch, and a repository without its commits',
    async () => {
      const { directory, git } = await makeRepository({
        commits: [{ message: 'Base', files: { 'a.js': 'let a;\n' } }],
      });
      await git('checkout', '--quiet', '--orphan', 'other');
      await git('commit', '--quiet', '--message', 'Other');
      expect(await runCli(['review'], { cwd: directory })).toMatchObject({
        exitCode: 3,
        stderr: expect.stringContaining('`HEAD` and `main` have no commit in common'),
      });
      rmSync(join(directory, '.git/objects'), { recursive: true });
      mkdirSync(join(directory, '.git/objects'));
      expect(await runCli(['review'], { cwd: directory })).toMatchObject({
        exitCode: 3,
        stderr: expect.stringContaining('The commit of the branch `other` cannot be read'),
      });
    },
  );

  it('in a repository without any instruction file', async () => {
    const { directory } = await makeRepository({ commits: [{ message: 'Base', files: { 'a.js': 'let a;\n' } }] });
    const result = await runCli(['validate'], { cwd: directory });
    expect(result).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('`housestyle init` writes first') });
    expect(result.stdout.split('\n').length).toBeLessThan(6);
  });
});
