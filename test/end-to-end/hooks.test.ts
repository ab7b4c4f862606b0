import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { makePackage } from '../../scripts/make-package.ts';
import { makeEmptyMachine } from '../harness/empty-machine.ts';

const ROOT = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(ROOT, 'docs/hooks.md'), 'utf8');

/** The files that the page shows, by their path in the first comment. */
const RECIPES = new Map(
  [...PAGE.matchAll(/^```(?:sh|yaml)\n((?:#!\/bin\/sh\n)?# (\S+)\n[\s\S]*?)^```$/gm)].map(
    ([, text = '', path = '']) => [path, text],
  ),
);

/** The commands of a lefthook file, as a hook: lefthook runs each of them in a shell and fails with the first. */
function lefthookAsHook(text: string): string {
  const { 'pre-commit': hook }: { 'pre-commit': { jobs: readonly { run: string }[] } } = parse(text);
  return hook.jobs.map(({ run }) => `${run}\n`).join('');
}

function localHookOf(text: string): string {
  const { repos }: { repos: readonly { hooks: readonly { entry: string }[] }[] } = parse(text);
  return `${repos[0]?.hooks[0]?.entry ?? ''}\n`;
}

/** Each case installs a package and makes three commits, which takes long on a busy machine. */
const LIMIT = 240_000;

const folder = mkdtempSync(join(tmpdir(), 'housestyle-hooks-'));
let tarball = '';
beforeAll(() => {
  tarball = makePackage(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('the page has a recipe for each tool', () => {
  expect([...RECIPES.keys()]).toEqual([
    '.githooks/pre-commit',
    '.husky/pre-commit',
    'lefthook.yml',
    '.pre-commit-config.yaml',
  ]);
});

it.each([
  ['git alone', '.githooks/pre-commit', (text: string) => text],
  ['husky', '.husky/pre-commit', (text: string) => text],
  ['lefthook', 'lefthook.yml', lefthookAsHook],
  ['pre-commit with the installed command', '.pre-commit-config.yaml', localHookOf],
])(
  'the hook for %s stops a commit that breaks a rule, and lets another pass',
  { timeout: LIMIT },
  async (_name, path, toHook) => {
    const { folder: work, shell } = makeEmptyMachine(process.execPath, 'http://127.0.0.1:9/');
    const hook = join(work, '.hooks/pre-commit');
    mkdirSync(dirname(hook), { recursive: true });
    writeFileSync(hook, `#!/bin/sh\nset -e\n${toHook(RECIPES.get(path) ?? '')}`);
    chmodSync(hook, 0o755);
    mkdirSync(join(work, '.github'));
    writeFileSync(join(work, '.github/copilot-instructions.md'), 'Never use `var`.\n');
    writeFileSync(join(work, '.gitignore'), 'node_modules\n');
    const setUp = `git init --quiet && npm install --offline --silent --save-dev '${tarball}' && git add --all && git commit --quiet --message Start && git config core.hooksPath .hooks`;
    expect(await shell(setUp)).toMatchObject({ exitCode: 0 });

    writeFileSync(join(work, 'cart.js'), 'var sum = 0;\n');
    const refused = await shell('git add cart.js && git commit --quiet --message Bad');
    writeFileSync(join(work, 'cart.js'), 'let sum = 0;\n');
    const taken = await shell('git add cart.js && git commit --quiet --message Good && git log --format=%s');

    expect([refused.exitCode, taken.exitCode]).toEqual([1, 0]);
    expect(`${refused.stdout}${refused.stderr}`).toContain('cart.js:1');
    expect(taken.stdout).toMatch(/Good\nStart\n$/);
  },
);
