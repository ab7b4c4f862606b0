import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { followExtends, followOnly, followWith } from '../../../src/commands/open/follow-extends.ts';
import { runCommand } from '../../../src/commands/run.ts';
import type { GivenConfig, GivenOptions } from '../../../src/options/given.ts';
import { readConfig } from '../../../src/options/read-config-text.ts';
import { sourceText } from '../../../src/text/source-text.ts';
import { startGithub, type GithubEmulator } from '../../emulators/github/server.ts';
import { makeRepository, type TemporaryRepository } from '../../harness/repository.ts';

const POLICY = 'fail-on: low\nmin-severity: high\npolicy: [fail-on]\n';

afterEach(() => {
  vi.unstubAllEnvs();
});

interface Clone {
  readonly github: GithubEmulator;
  readonly repository: TemporaryRepository;
  readonly run: (command: string, ...args: readonly string[]) => Promise<number>;
}

/** A clone whose base extends a file of another repository; its branch adds a line that breaks a rule. */
async function clone(): Promise<Clone> {
  const central = await makeRepository({ commits: [{ message: 'Policy', files: { 'a.yml': POLICY } }] });
  const github = await startGithub({
    repositories: [{ owner: 'acme', name: '.github', id: 7, defaultBranch: 'main', gitDir: central.directory }],
    pullRequests: [],
  });
  onTestFinished(() => github.close());
  vi.stubEnv('GITHUB_API_URL', github.url);
  const config = `extends: acme/.github/a.yml@${await central.sha('main')}\nmin-severity: low\n`;
  const repository = await makeRepository({
    commits: [
      { message: 'Rules', files: { 'AGENTS.md': '- Never use `var`.\n', '.github/housestyle.yml': config } },
      { message: 'Change', files: { 'a.js': 'var a = 1;\n' } },
    ],
  });
  const run: Clone['run'] = async (command, ...args) =>
    runCommand(
      [command, '--quiet', '--repo', repository.directory, '--output', join(repository.directory, 'out'), ...args],
      new AbortController().signal,
    );
  return { github, repository, run };
}

const REVIEW = ['review', '--base', 'main~1', '--head', 'main', '--format', 'json', '--fail-on', 'never'] as const;

describe('a command in a clone', () => {
  it('follows `extends` with a token, and its policy wins over a flag', async () => {
    const { github, run } = await clone();
    expect(await run(...REVIEW, '--github-token', 'test-token')).toBe(1);
    expect(github.requests.every(({ path }) => path.startsWith('/repos/acme/.github/'))).toBe(true);
  });

  it('asks GitHub for nothing without a token', async () => {
    const { github, repository, run } = await clone();
    expect(await run(...REVIEW)).toBe(0);
    expect(github.requests).toEqual([]);
    expect(JSON.parse(await readFile(join(repository.directory, 'out'), 'utf8'))).toMatchObject({
      conclusion: 'findings',
    });
  });

  it('ends with an error if the file cannot be read', async () => {
    const { run } = await clone();
    const config = '.github/housestyle.yml';
    const { directory } = await makeRepository({
      commits: [{ message: 'No file', files: { [config]: `extends: acme/none/a.yml@${'a'.repeat(40)}\n` } }],
    });
    await expect(run('validate', '--github-token', 'test-token', '--repo', directory)).rejects.toMatchObject({
      code: 'extends-unreadable',
      hint: expect.stringContaining('`--github-token`'),
    });
  });
});

const COMMIT = '0123456789abcdef0123456789abcdef01234567';
const config = (text: string): GivenConfig => readConfig(sourceText('.github/housestyle.yml', text));
const flags: GivenOptions = new Map([
  ['fail-on', { value: 'never', where: { kind: 'named', name: '--fail-on' } }],
  ['verify', { value: 'false', where: { kind: 'named', name: '--verify' } }],
]);
const named = (file: string): GivenConfig => config(`extends: acme/.github/${file}@${COMMIT}\n`);
const extended = config(POLICY);

describe('following `extends`', () => {
  it('takes the flags away that the policy decides, and names them', async () => {
    const overruled: string[] = [];
    const follow = followWith(
      async (own) => ({ ...own, options: new Map([...extended.options, ...own.options]), policy: ['fail-on'] }),
      (flag, name) => overruled.push(`${flag} ${name}`),
    );
    const followed = await follow(named('a.yml'), flags);
    expect([...followed.flags.keys()]).toEqual(['verify']);
    expect(followed.config.options.get('fail-on')?.value).toBe('low');
    expect(overruled).toEqual([`fail-on acme/.github/a.yml@${COMMIT}`]);
  });

  it('reads what the base extends for the head of a change, and never what only the head names', async () => {
    const read: string[] = [];
    const follow = followWith(async (own, { value }) => {
      read.push(String(value));
      return { ...own, options: new Map([...extended.options, ...own.options]), policy: [] };
    });
    const trusted = { extends: `acme/.github/a.yml@${COMMIT}` };
    const changed = await followOnly(follow, trusted)?.(named('b.yml'), flags);
    expect(changed?.config.options.get('extends')?.value).toBe(`acme/.github/b.yml@${COMMIT}`);
    expect(changed?.config.options.get('fail-on')?.value).toBe('low');
    const added = await followOnly(follow, { extends: undefined })?.(named('b.yml'), flags);
    expect([...(added?.config.options.keys() ?? [])]).toEqual(['extends']);
    await followOnly(follow, trusted)?.(named('a.yml'), flags);
    expect(read).toEqual([trusted.extends, trusted.extends]);
  });

  it('refuses a name without a commit in the head, as later runs would', async () => {
    const follow = followWith(async (own) => ({ ...own, policy: [] }));
    const head = config('extends: acme/.github/a.yml@main\n');
    const trusted = { extends: `acme/.github/a.yml@${COMMIT}` };
    await expect(followOnly(follow, trusted)?.(head, flags)).rejects.toMatchObject({ code: 'wrong-extends' });
  });

  it.each([
    ['no token', new Map()],
    ['an empty token', new Map([['github-token', { value: '', where: { kind: 'named' as const, name: 'a' } }]])],
  ])('needs a token: not with %s', (_name, options) => {
    const terminal = { environment: {}, signal: new AbortController().signal, say: () => {} };
    expect(followExtends({ options }, terminal)).toBeUndefined();
  });
});
