import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ActionResult } from '../harness/action.ts';
import { pushEvent } from '../harness/events.ts';
import type { FileLiteral } from '../harness/repository.ts';
import { expectFaithful, setStage, writesSince, type StageOptions } from './stage.ts';
import { casesToRun } from '../harness/whole.ts';

const agent = (more = '', body = 'You work.\n'): string =>
  `---\ndescription: Does the work. Use it when there is some.\n${more}---\n\n${body}`;
const OLD = '.github/agents/old.agent.md';
const HELPER = '.github/agents/builder.agent.md';
const CALLER = '.github/agents/caller.agent.md';
const HANDOFF = 'handoffs:\n  - label: Go\n    agent: builder\n    prompt: Build it.\n';
/** The base already has one problem: the key `infer` in the first file. */
const BASE = { [OLD]: agent('infer: false\n'), [HELPER]: agent(), [CALLER]: agent(HANDOFF), 'src/a.js': 'let a;\n' };
const NEW = '.github/agents/new.agent.md';

/** Runs the Action in mode `validate` on a pull request that makes these changes. */
async function validated(
  head: Readonly<Record<string, FileLiteral>>,
  { inputs = {}, base = BASE, ...stage }: StageOptions & { readonly inputs?: Readonly<Record<string, string>> } = {},
) {
  const { github, run } = await setStage({ ...stage, base, head });
  const result = await run({ inputs: { mode: 'validate', ...inputs } });
  return { github, result, found: annotationsOf(result) };
}

function annotationsOf({ commands }: ActionResult): readonly string[] {
  return commands.annotations.map(({ properties }) => `${properties['file'] ?? ''} ${properties['title'] ?? ''}`);
}

describe('validate reports for a pull request', () => {
  it('problems in the changed files, as annotations and in the job summary, and posts nothing', async () => {
    const { github, result, found } = await validated({ [NEW]: agent('infer: true\n'), 'src/a.js': 'let b;\n' });
    expect(found).toEqual([`${NEW} agent-infer-deprecated`]);
    expect(result.commands.annotations[0]).toMatchObject({
      level: 'warning',
      properties: { line: '3', endLine: '3', col: '1', endColumn: '6' },
    });
    expect(result.outputs).toMatchObject({ findings: '1', errors: '0', warnings: '1', conclusion: 'findings' });
    expect(result.summary).toMatch(new RegExp(`^### \\[\`${NEW}\`\\]\\(https:[^)]+\\): 1 warning`, 'm'));
    expect(result.summary).toContain('1 in files that this change does not touch; `all` reports them.');
    expect(readFileSync(result.outputs['summary-file'] ?? '', 'utf8').trim()).toBe(result.summary.trim());
    expect([result.exitCode, writesSince(github, 0)]).toEqual([0, []]);
    expectFaithful(github);
  });

  it('problems that the change causes in files that it does not touch', async () => {
    const { github, result, found } = await validated({ [HELPER]: null });
    expect(found).toEqual([`${CALLER} agent-handoff-unknown-agent`]);
    expect(result.summary).not.toContain(OLD);
    expectFaithful(github);
  });

  it('nothing, without reading the base, if no other file has a problem', async () => {
    const { github, result } = await validated({ 'src/a.js': 'let b;\n' }, { base: { ...BASE, [OLD]: agent() } });
    expect(result.outputs).toMatchObject({ findings: '0', conclusion: 'clean' });
    expect(github.requests.some(({ path }) => path.includes('/compare/'))).toBe(false);
  });

  it('all problems if `all` is on', async () => {
    const { found } = await validated({ 'src/a.js': 'let b;\n' }, { inputs: { all: 'true' } });
    expect(found).toEqual([`${OLD} agent-infer-deprecated`]);
  });

  it('errors, and the job fails', async () => {
    const { result } = await validated({ [NEW]: '---\nname: [\n---\n' });
    expect([result.exitCode, Number(result.outputs['errors']) > 0]).toEqual([1, true]);
  });

  it('warnings, and the job fails if an input asks for it', async () => {
    const { result } = await validated({ [NEW]: agent('infer: true\n') }, { inputs: { 'fail-on': 'warning' } });
    expect(result.exitCode).toBe(1);
  });
});

describe('the author of a pull request', () => {
  const CONFIG = '.github/housestyle.yml';
  const OFF = 'rules: { agent-infer-deprecated: off }\n';

  it('who works in a fork gets a finding for changed instructions, also with a read-only token', async () => {
    const { github, result, found } = await validated(
      { [NEW]: agent('infer: true\n'), 'src/a.js': 'let b;\n' },
      { fork: 'eve/shop', emulator: { forkToken: true } },
    );
    expect(found).toEqual([`${NEW} security-fork-changes-instructions`, `${NEW} agent-infer-deprecated`]);
    expect(result.summary).toContain('https://github.com/eve/shop/blob/');
    expect(result.exitCode).toBe(0);
    expectFaithful(github);
  });

  it('cannot turn rules off in the configuration of the head, or add findings to the known ones', async () => {
    const fingerprints = { version: 1, findings: [] as unknown[] };
    const { found } = await validated({
      [NEW]: agent('infer: true\n'),
      [CONFIG]: `${OFF}clients: [claude]\n`,
      '.github/housestyle-baseline.json': JSON.stringify(fingerprints),
    });
    expect(found).toEqual([`${NEW} agent-infer-deprecated`]);
  });

  it('cannot change the configuration, which comes from the base', async () => {
    const { found } = await validated(
      { [NEW]: agent('infer: true\n'), [CONFIG]: null },
      { base: { ...BASE, [CONFIG]: OFF } },
    );
    expect(found).toEqual([]);
  });

  it('cannot command the runner or write into the summary', async () => {
    const name = '::error::x ##[add-mask]y <img src=x> @acme | `z`';
    const { result } = await validated({ [NEW]: agent(HANDOFF.replace('builder', JSON.stringify(name))) });
    expect([result.commands.others, result.commands.masks, result.commands.annotations.length]).toEqual([
      [],
      ['test-token'],
      1,
    ]);
    expect(result.summary.replaceAll(/`[^`]*`/g, '')).not.toMatch(/<img|@acme/);
  });
});

describe('many findings', () => {
  it('become annotations spread over the files, a list in the log, and a complete list in the summary', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `- See [x](gone${at}.md).\n`).join('');
    const { github, result, found } = await validated({
      'AGENTS.md': lines,
      [NEW]: agent('infer: true\n'),
      'docs/AGENTS.md': '- See [x](gone.md).\n',
    });
    expect(found.length).toBe(10);
    expect(new Set(found.map((one) => one.split(' ')[0]))).toEqual(new Set(['AGENTS.md', NEW, 'docs/AGENTS.md']));
    expect(result.stdout).toContain('more findings are not shown as annotations:\n');
    expect(result.stdout).toMatch(/^AGENTS\.md:30: warning The link `gone29\.md`/m);
    expect(result.summary.match(/^\| warning /gm)?.length).toBe(Number(result.outputs['warnings']));
    expectFaithful(github);
  });
});

it('SARIF goes to the file that an input names', async () => {
  const { repository, run } = await setStage({ base: BASE, head: { [NEW]: agent('infer: true\n') } });
  const file = join(repository.directory, 'out/validate.sarif');
  const { outputs } = await run({ inputs: { mode: 'validate', 'sarif-file': file } });
  expect(outputs['sarif-file']).toBe(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    runs: [
      {
        tool: { driver: { rules: [{ id: 'agent-infer-deprecated' }] } },
        results: [{ locations: [{ physicalLocation: { artifactLocation: { uri: NEW } } }] }],
      },
    ],
  });
});

describe('without a pull request', () => {
  it.each(casesToRun(['push', 'merge_group', 'schedule'], 1))('all problems are reported on %s', async (name) => {
    const { repository, run } = await setStage({ base: BASE });
    const sha = await repository.sha('main');
    const event = pushEvent({
      repository: { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main' },
      branch: 'main',
      before: sha,
      after: sha,
    });
    // The runner gives the commit in the same way for all of these events, and nothing else is read.
    const result = await run({ event: { ...event, name: name as 'push' } });
    expect(annotationsOf(result)).toEqual([`${OLD} agent-infer-deprecated`]);
    expect(result.summary).toContain(`https://github.com/acme/shop/blob/${sha}/${OLD}`);
    expect(result.outputs).toMatchObject({ findings: '1', warnings: '1' });
  });
});

describe('a repository with many customizations', () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [`.github/agents/a${at}.agent.md`, agent('', `You do ${at}.\n`)]),
  );
  const blobsOf = (requests: readonly { readonly path: string }[]): number =>
    requests.filter(({ path }) => path.includes('/git/blobs/')).length;

  it.each(['full', 'shallow'] as const)('is read from a %s checkout of the head', async (checkout) => {
    const { github, found } = await validated(
      { [NEW]: agent('infer: true\n') },
      { base: { ...BASE, ...many }, checkout },
    );
    expect(found).toEqual([`${NEW} agent-infer-deprecated`]);
    expect(blobsOf(github.requests)).toBe(0);
  });

  it('is read from GitHub if the checkout has no contents', async () => {
    const { found } = await validated({ [NEW]: agent('infer: true\n') }, { checkout: 'partial' });
    expect(found).toEqual([`${NEW} agent-infer-deprecated`]);
  });

  it('takes one request for each file without a checkout, also if base and head are compared', async () => {
    const { github, found } = await validated({ [NEW]: agent('infer: true\n') }, { base: { ...BASE, ...many } });
    expect(found).toEqual([`${NEW} agent-infer-deprecated`]);
    // The requests are for the new file, the three files of the base, and the sixty others.
    expect(blobsOf(github.requests)).toBe(1 + 3 + 60);
  });

  it('says what to do if GitHub refuses further requests', async () => {
    const { result } = await validated(
      { [NEW]: agent('infer: true\n') },
      { base: { ...BASE, ...many }, emulator: { knobs: { primaryLimit: 30 } } },
    );
    expect([result.exitCode, result.outputs['conclusion']]).toEqual([3, 'failed']);
    expect(result.stdout).toContain("GitHub's rate limit is reached");
    expect(result.stdout).toContain('actions/checkout');
  });
});
