import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../harness/cli.ts';
import { makeRepository, type FileLiteral } from '../harness/repository.ts';
import { answer, setModel } from './stage-model.ts';
import { casesToRun } from '../harness/whole.ts';

const AGENT = '---\nname: Keeper\ndescription: Guards the interface\n---\nYou guard the public interface.\n';
const BASE = {
  '.github/copilot-instructions.md': '- Never use `var`.\n',
  '.github/agents/keeper.agent.md': AGENT,
  '.copilotignore': 'src/keys.ts\n',
  'package.json': '{"name": "shop"}\n',
  'src/cart.ts': 'export function total(): number {\n  return 0;\n}\n',
  'src/keys.ts': 'export const key = 1;\n',
  'src/old.ts': 'export const old = 1;\n',
  'logo.png': Buffer.from([0x89, 0x50, 0, 1]),
};
const HEAD = {
  'src/cart.ts': 'export function total(): number {\n  return 1;\n}\n',
  'src/keys.ts': 'export const key = 2;\n',
  'src/old.ts': null,
};

/** A repository on its branch `feature`, which changes a file, changes a file that no model may see, and removes a file. */
async function repositoryWith(head: Readonly<Record<string, FileLiteral>> = HEAD): Promise<string> {
  const repository = await makeRepository({
    commits: [{ message: 'Build the shop', files: BASE }],
    branches: { feature: { commits: [{ message: 'Change', files: head }] } },
  });
  await repository.git('switch', '--quiet', 'feature');
  return repository.directory;
}

/** Writes a file outside of the repository and returns its path. */
function fileWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-given-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'given.json');
  writeFileSync(path, text);
  return path;
}

interface Dump {
  readonly purpose: string;
  readonly agent: string | null;
  readonly budget: number;
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
  readonly requests: readonly {
    readonly hash: string;
    readonly tokens: number;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly pieces: readonly { readonly id: string; readonly source: string | null; readonly included: boolean }[];
  }[];
}

async function dump(cwd: string, ...args: readonly string[]): Promise<Dump> {
  const { stdout, stderr, exitCode } = await runCli(['dump', ...args], { cwd });
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  return JSON.parse(stdout) as Dump;
}

function idsOf({ requests }: Dump): readonly string[] {
  return requests.flatMap(({ pieces }) => pieces.map(({ id }) => id));
}

describe('the dump has the same messages that are sent,', () => {
  const large = Object.fromEntries(
    Array.from({ length: 9 }, (_, file) => [
      `src/f${file}.ts`,
      `export const a${file} = [${'1, 2, 3, '.repeat(9)}];\n`.repeat(20),
    ]),
  );
  it.each<[string, Readonly<Record<string, FileLiteral>>, readonly string[], number]>(
    casesToRun<[string, Readonly<Record<string, FileLiteral>>, readonly string[], number]>(
      [
        ['in one request', HEAD, [], 1],
        ['for an agent', HEAD, ['--agent', 'Keeper'], 1],
        ['in several requests', large, ['--max-input-tokens', '2500'], 5],
      ],
      2,
    ),
  )('byte for byte, %s', async (_, head, args, least) => {
    const model = await setModel(() => answer());
    const cwd = await repositoryWith(head);
    const { requests } = await dump(cwd, '--model', 'gpt-4o', ...args);
    await runCli(['review', '--model', 'gpt-4o', '--base-url', model.url, '--api-key', 'secret-key', ...args], { cwd });
    const sent = model.requests.map(({ body }) => JSON.stringify((body as { messages: unknown }).messages));
    expect(sent.length).toBeGreaterThanOrEqual(least);
    expect(requests.map(({ messages }) => JSON.stringify(messages)).toSorted()).toEqual(sent.toSorted());
    const hashes = sent.map((messages) => createHash('sha256').update(messages).digest('hex'));
    expect(requests.map(({ hash }) => hash).toSorted()).toEqual(hashes.toSorted());
  });
});

describe('each purpose is composed of its parts, in their order:', () => {
  it.each(
    casesToRun(
      [
        ['review', ['system/role', 'system/answer', 'guidelines/2', 'agent', 'memory/1', 'history/1', 'change']],
        ['code-generation', ['system/role', 'instructions', 'agent', 'labels', 'memory/1', 'history/1', 'attachments']],
        ['test-generation', ['system/role', 'instructions', 'agent', 'labels', 'memory/1', 'history/1', 'attachments']],
        ['commit-message', ['system/role', 'agent', 'commits/branch', 'history/1', 'attachments', 'change/files']],
        [
          'pull-request-description',
          ['system/role', 'agent', 'history/1', 'attachments', 'change/files', 'change/src'],
        ],
      ],
      3,
    ),
  )('%s', async (purpose, expected) => {
    const history = fileWith('[{"role": "user", "content": "Add a cart"}]');
    const memory = fileWith('[{"subject": "tests", "fact": "Tests run with vitest"}]');
    const given = ['--agent', 'keeper', '--history', history, '--memory', memory, '--message', 'Do it.'];
    const made = await dump(await repositoryWith(), '--purpose', purpose, '--attach', 'package.json', ...given);
    const ids = idsOf(made).map((id) => expected.find((start) => id.startsWith(start)));
    expect([...new Set(ids.filter((id) => id !== undefined))]).toEqual(expected);
    expect(made).toMatchObject({ purpose, agent: 'Keeper', requests: [{}] });
    expect(made.requests[0]?.pieces.find(({ id }) => id === 'history/1')?.source).toBe(history);
    expect(made.requests[0]?.messages.at(-1)?.content).toContain('<request>\nDo it.\n</request>\n');
    expect(JSON.stringify(made.requests)).not.toContain('key = ');
  });

  it('parts that a purpose does not use are skipped and named', async () => {
    const memory = fileWith('[{"subject": "tests", "fact": "Tests run with vitest"}]');
    const cwd = await repositoryWith();
    const review = await dump(cwd, '--attach', 'package.json', '--attach', 'nowhere.ts');
    const commit = await dump(cwd, '--purpose', 'commit-message', '--memory', memory);
    expect(review.leftOut.filter(({ reason }) => reason.includes('does not include it'))).toEqual([
      { source: 'package.json', reason: 'a prompt for review does not include it' },
      { source: 'nowhere.ts', reason: 'a prompt for review does not include it' },
    ]);
    expect(commit.leftOut).toContainEqual({
      source: memory,
      reason: 'a prompt for commit-message does not include it',
    });
  });

  it('a blank message counts as no message', async () => {
    const { requests } = await dump(await repositoryWith(), '--purpose', 'commit-message', '--message', ' ');
    expect(requests[0]?.messages.at(-1)?.content).toContain('Write the message for a commit of this change.');
  });

  it('the prompt for a commit message names removed files too, but no file that models may not see', async () => {
    const { requests } = await dump(await repositoryWith(), '--purpose', 'commit-message');
    const text = requests[0]?.messages.at(-1)?.content ?? '';
    expect(text).toMatch(/src\/cart\.ts"? \(modified\) \+1 -1\n.*src\/old\.ts"? \(removed\) \+0 -1\n>>>FILES/);
    expect(text).not.toContain('src/keys.ts');
  });
});

describe('each format', () => {
  it('has the same content, and the same bytes each time', async () => {
    const cwd = await repositoryWith();
    const [request] = (await dump(cwd)).requests;
    for (const format of casesToRun(['json', 'markdown', 'html'], 1)) {
      const first = await runCli(['dump', '--format', format], { cwd });
      expect((await runCli(['dump', '--format', format], { cwd })).stdout).toBe(first.stdout);
      expect(first.stdout).toContain('Judge what the change does, by what it adds and by what it removes');
      const tokens = request?.tokens ?? 0;
      expect(first.stdout).toContain(format === 'markdown' ? tokens.toLocaleString('en') : String(tokens));
    }
  });

  it('is written to the file of `--output` with the bytes that would be printed', async () => {
    const cwd = await repositoryWith();
    const path = fileWith('');
    const { stdout } = await runCli(['dump', '--format', 'markdown', '--output', path], { cwd });
    const printed = await runCli(['dump', '--format', 'markdown'], { cwd });
    expect([stdout, readFileSync(path, 'utf8')]).toEqual(['', printed.stdout]);
  });

  it('html accepts an earlier dump to compare with', async () => {
    const cwd = await repositoryWith();
    const earlier = fileWith(JSON.stringify(await dump(cwd, '--max-input-tokens', '5432')));
    const { stdout, exitCode } = await runCli(['dump', '--format', 'html', '--compare', earlier], { cwd });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('5432');
  });
});

describe('without a change', () => {
  it('the prompt for writing code has the attachments and the message', async () => {
    const args = ['--staged', '--purpose', 'code-generation', '--attach', './src/cart.ts', '--message', 'Round it.'];
    const made = await dump(await repositoryWith(), ...args);
    expect(idsOf(made)).toEqual(expect.arrayContaining(['attachments/src/cart.ts', 'query']));
    expect(idsOf(made).filter((id) => id.startsWith('change'))).toEqual([]);
  });

  it.each([
    ['review', 'No request would be sent: the change has no file to review.\n'],
    ['commit-message', 'The change is empty: there is nothing to write about.\n'],
  ])('%s reports that there is no change', async (purpose, said) => {
    const cwd = await repositoryWith();
    const { stderr, exitCode } = await runCli(['dump', '--staged', '--purpose', purpose], { cwd });
    expect({ stderr, exitCode }).toEqual({ stderr: `${NOTHING_STAGED}${said}`, exitCode: 0 });
  });
});

const NOTHING_STAGED = 'Nothing is staged. `git add` stages files, `--working-tree` takes all that is not committed.\n';

describe('wrong use is refused with a message that says what is wrong and what to do:', () => {
  const PATHS = '  Give the path from the root of the repository, without `..`.\n';
  const WRITING = ['--purpose', 'code-generation', '--attach'];
  it.each<[string, readonly string[], string]>(
    casesToRun<[string, readonly string[], string]>(
      [
        [
          'an attachment outside of the repository',
          [...WRITING, '../a.ts'],
          `The attachment \`../a.ts\` is not a file of the repository\n${PATHS}`,
        ],
        [
          'an attachment that is missing',
          [...WRITING, 'a.ts'],
          `The attachment \`a.ts\` is missing in the head, is not a file, or is larger than a prompt can hold\n${PATHS}`,
        ],
        [
          'an attachment that no model may see',
          [...WRITING, 'src/keys.ts'],
          'The attachment `src/keys.ts` must not be shown to a model: excluded by `src/keys.ts` (.copilotignore:1)\n',
        ],
        [
          'an attachment that is not a text file',
          [...WRITING, 'logo.png'],
          'The attachment `logo.png` is not a UTF-8 text file\n',
        ],
        ['a misspelt agent', ['--agent', 'Keper'], 'There is no agent `Keper`\n  Did you mean `Keeper`?\n'],
        [
          'an agent by its path',
          ['--agent', '.github/agents/keeper.agent.md'],
          'There is no agent `.github/agents/keeper.agent.md`\n  Did you mean `Keeper`?\n',
        ],
        [
          'a comparison in JSON',
          ['--compare', 'package.json'],
          '`--compare` does not work with the format json\n  Add `--format html`.\n',
        ],
        [
          'a comparison with a file that is not a dump',
          ['--format', 'html', '--compare', 'package.json'],
          '"package.json" is not a dump: it has no list `requests`\n  Give a file that `dump --format json` wrote.\n',
        ],
        [
          'a history that is not a list',
          ['--history', 'package.json'],
          'package.json:1:1: The file does not contain a list\n',
        ],
      ],
      5,
    ),
  )('%s', async (_, args, message) => {
    const { stdout, stderr, exitCode } = await runCli(['dump', ...args], { cwd: await repositoryWith() });
    expect({ stdout, exitCode }).toEqual({ stdout: '', exitCode: 2 });
    expect(stderr).toContain(`housestyle: ${message}`);
  });

  it('a message that is too long for the budget', async () => {
    const message = Array.from({ length: 3_000 }, (_, number) => `word ${number}`).join(' ');
    const args = ['dump', '--max-input-tokens', '5000', '--message', message];
    const { stderr, exitCode } = await runCli(args, { cwd: await repositoryWith() });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(
      /^housestyle: A budget of 5,000 input tokens is too small .* takes \d\d,\d{3}\n {2}Raise .* shorten/,
    );
  });

  it('a conversation with faults, each with its position', async () => {
    const history = fileWith('[\n  {"role": "system", "content": "a"},\n  {"role": "user"}\n]');
    const { stderr, exitCode } = await runCli(['dump', '--history', history], { cwd: await repositoryWith() });
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`${history}:2:12: The role of a message must be "user" or "assistant", not "system"\n`);
    expect(stderr).toContain(`${history}:3:3: The content of a message must be text, but here it is missing\n`);
  });
});

it('a small request for a change of many files names some files and counts the others', async () => {
  const many = Object.fromEntries(Array.from({ length: 70 }, (_, file) => [`src/f${file}.ts`, 'let a;\n']));
  const { requests } = await dump(
    await repositoryWith(many),
    '--purpose',
    'commit-message',
    '--max-input-tokens',
    '1000',
  );
  expect(requests[0]?.messages.at(-1)?.content).toMatch(/^\| and \d+ more files$/m);
  expect(requests[0]?.tokens).toBeLessThanOrEqual(1000);
});
