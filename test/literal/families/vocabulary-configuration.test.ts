import { describe, expect, it } from 'vitest';
import { compileText, findInChange } from './run-statement.ts';

type Row = readonly [rule: string, path: string, head: string, found: readonly string[]];

const WORKFLOW = '.github/workflows/ci.yml';
const JOBS =
  'on: push\njobs:\n  build:\n    runs-on: ubuntu-latest\n    timeout-minutes: 5\n  test:\n    # timeout-minutes: 5\n    runs-on: ubuntu-latest\n    steps:\n      - run: a\n  called:\n    uses: ./.github/workflows/other.yml\n';

const rows: readonly Row[] = [
  ['Every workflow must declare `permissions`.', WORKFLOW, JOBS, ['- a workflow without `permissions`']],
  ['Every workflow must declare `permissions`.', WORKFLOW, `permissions: {}\n${JOBS}`, []],
  [
    'Every workflow must declare `permissions`.',
    WORKFLOW,
    'on: push\njobs:\n  a:\n    permissions:\n      contents: read\n    runs-on: x\n',
    [],
  ],
  ['Every workflow must declare `permissions`.', 'config/ci.yml', JOBS, []],
  ['Every job must have a `timeout-minutes`.', WORKFLOW, JOBS, ['6 a job without `timeout-minutes`']],
  [
    'Use `persist-credentials: false` with `actions/checkout`.',
    WORKFLOW,
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v4\n      - name: b\n        uses: actions/checkout@v4\n        with:\n          persist-credentials: false\n      - run: c\n',
    ['4 `actions/checkout` that keeps its credentials'],
  ],
  [
    'All variables must have a description.',
    'main.tf',
    'variable "a" {\n  type = string\n}\nvariable "b" {\n  description = "B"\n}\nvariable "c" {}\nresource "d" "e" {\n}\n',
    ['1 `variable` without `description`', '7 `variable` without `description`'],
  ],
  [
    'Pin base images to a specific version.',
    'Dockerfile',
    'FROM node AS build\nFROM node:24-slim\nFROM node:latest\nFROM build\nFROM scratch\nFROM a@sha256:b\nFROM $BASE\n# FROM node\n',
    ['1 an image without a version', '3 an image without a version'],
  ],
  [
    'Never use `pull_request_target`.',
    WORKFLOW,
    'on:\n  pull_request_target:\n  pull_request:\n# pull_request_target\n',
    ['2 `pull_request_target`'],
  ],
  ['All images must have alt text.', 'a.html', '<img src="a">\n<img src="b" alt="">\n', ['1 `<img>` without `alt`']],
  ['Add alt text to all images.', 'a.html', '<img src="a">\n', ['1 `<img>` without `alt`']],
  ['Use `===`.', 'a.ts', 'if (a == b) {}\nif (a === b) {}\n', ['1 a loose comparison']],
  ['Use named exports for components.', 'a.tsx', 'export default A;\n', ['1 a default export']],
  [
    '# Ruby\n\n- Prefer single quotes.\n',
    'a.rb',
    'a = "b"\nc = "d #{e}"\nf = \'g\'\n',
    ['1 a string in double quotes'],
  ],
];

describe('what files of configuration and markup must have, by words', () => {
  it.each(rows)('%s (%s)', async (rule, path, head, found) => {
    const checks = ['constructs', 'uses', 'markup', 'layout'].flatMap((family) => compileText(rule, family));
    expect(await findInChange(checks.slice(0, 1), { path, head })).toEqual(found);
  });
});

describe('words that mean something else', () => {
  it.each([
    'All permissions must be explicit.',
    'Set timeouts explicitly.',
    'Describe all variables.',
    'Pin the message.',
    'Use images.',
    'Pin image tags to specific versions.',
    'Never skip tests.',
    'Workflows use least-privilege permissions.',
    '# Markdown\n\n- All images must have alt text.\n',
  ])('%s', (rule) => {
    expect(['constructs', 'markup'].flatMap((family) => compileText(rule, family))).toEqual([]);
  });
});
