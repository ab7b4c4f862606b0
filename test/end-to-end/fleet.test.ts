import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startGithub, type GithubEmulator } from '../emulators/github/server.ts';
import type { RepositoryOptions } from '../emulators/github/world.ts';
import type { FleetStock } from '../../src/reports/fleet/stock.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository, type FileLiteral } from '../harness/repository.ts';
import { expectFaithful } from './stage.ts';

const REPOSITORIES: Readonly<Record<string, Readonly<Record<string, FileLiteral>>>> = {
  shop: {
    'AGENTS.md': '- Never use `var`.\n- Be kind to readers of the code.\n',
    '.github/instructions/docs.instructions.md': '---\napplyTo: "docs/**"\n---\n\n- Avoid `utilize`.\n',
    'src/a.js': 'var a;\n',
  },
  plain: { 'README.md': 'Nothing.\n', '.github/housestyle.yml': 'fail-on: never\napi-key: sk-of-acme\n' },
  wrong: { '.github/housestyle.yml': 'min-severty: low\n', 'AGENTS.md': '- Never use `var`.\n' },
};

/** @param made repositories that are there already */
async function startFleet(
  literals: typeof REPOSITORIES = REPOSITORIES,
  made: readonly (Pick<RepositoryOptions, 'name' | 'gitDir'> & Partial<RepositoryOptions>)[] = [],
): Promise<GithubEmulator> {
  const built = await Promise.all(
    Object.entries(literals).map(async ([name, files]) => ({
      name,
      gitDir: (await makeRepository({ commits: [{ message: 'Start', files }] })).directory,
    })),
  );
  const repositories = [...built, ...made].map((one, index) => ({
    owner: 'acme',
    id: 100 + index,
    defaultBranch: 'main',
    ...one,
  }));
  const github = await startGithub({ repositories, pullRequests: [] });
  onTestFinished(() => github.close());
  return github;
}

async function fleet(github: GithubEmulator, ...args: readonly string[]): ReturnType<typeof runCli> {
  return runCli(['fleet', ...args], { cwd: tmpdir(), env: { GITHUB_API_URL: github.url } });
}

const ASK = ['--owner', 'acme', '--github-token', 'test-token', '--format', 'json'];

describe('housestyle fleet', () => {
  it('lists the files, rules, dead files and problems of each repository, and why one could not be read', async () => {
    const github = await startFleet();
    const run = await fleet(github, ...ASK);
    expect({ exitCode: run.exitCode, stderr: run.stderr }).toEqual({ exitCode: 0, stderr: '' });
    const { repositories } = JSON.parse(run.stdout) as FleetStock;
    expect(repositories.map(({ repository }) => repository)).toEqual(['acme/plain', 'acme/shop', 'acme/wrong']);
    const [plain, shop, wrong] = repositories;
    expect(plain).toMatchObject({
      files: [],
      dead: [],
      errors: 0,
      configuration: expect.stringMatching(/^`\.github\/housestyle\.yml:2`: everybody who can read .* `api-key`/),
    });
    expect(run.stdout).not.toContain('sk-of-acme');
    expect(shop).toMatchObject({
      files: [{ path: 'AGENTS.md', rules: 2, checked: 1 }],
      dead: [{ path: '.github/instructions/docs.instructions.md', reason: '`applyTo: docs/**` matches no file' }],
      broken: { 'instructions-apply-to-matches-nothing': 1 },
    });
    expect(wrong?.failed).toBe('.github/housestyle.yml:1:1: Unknown key `min-severty`. Did you mean `min-severity`?');
    expect(github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([]);
    expectFaithful(github);
  });

  it('joins the parts of a matrix into the same as one run, as a page and as JSON', async () => {
    const github = await startFleet();
    const whole = JSON.parse((await fleet(github, ...ASK)).stdout) as FleetStock;
    const folder = await mkdtemp(join(tmpdir(), 'housestyle-fleet-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const files = ['1/2', '2/2'].map((part) => ({ part, path: join(folder, `${part[0]}.json`) }));
    for (const { part, path } of files) {
      await writeFile(path, (await fleet(github, ...ASK, '--part', part)).stdout);
    }
    const merge = files.flatMap(({ path }) => ['--merge', path]);
    const joined = JSON.parse((await fleet(github, ...merge, '--format', 'json')).stdout) as FleetStock;
    expect(joined.repositories).toEqual(whole.repositories);
    const page = await fleet(github, ...merge.slice(0, 2));
    expect(page.stdout).toContain('**Missing parts: 2/2.**');
    expect(page.stdout).toContain('# Instructions of acme');
  });

  it('reads many instruction files with few requests, and says that a branch or its contents cannot be read', async () => {
    const many = Array.from({ length: 300 }, (_, index) => [
      `.github/instructions/${index}.instructions.md`,
      `---\napplyTo: "src/${index}/**"\n---\n\n- Never use \`v${index}\`.\n`,
    ]);
    const { directory } = await makeRepository({ commits: [{ message: 'Start', files: { 'a.js': 'var a;\n' } }] });
    const github = await startFleet({ many: Object.fromEntries(many) }, [
      { name: 'odd', gitDir: directory, defaultBranch: 'trunk' },
    ]);
    const { repositories } = JSON.parse((await fleet(github, ...ASK)).stdout) as FleetStock;
    expect(repositories.map(({ dead }) => dead.length)).toEqual([300, 0]);
    expect(repositories[1]?.failed).toBe(
      'its default branch `trunk` cannot be read: the token may not read the contents of the repository, or the branch does not exist',
    );
    expect(github.requests.length).toBeLessThan(30);
  });

  it('lists repositories in any state, and skips archived ones and forks', async () => {
    const { directory: gitDir } = await makeRepository({ commits: [{ message: 'Start', files: { 'a.js': 'a;\n' } }] });
    const config = (text: FileLiteral): Readonly<Record<string, FileLiteral>> => ({ '.github/housestyle.yml': text });
    const link = { symlink: '../../../etc/passwd' };
    const github = await startFleet(
      {
        'a-bytes': config(Buffer.from([0, 1, 2, 255])),
        'b-aliases': config('a: &a [*a]\n'),
        'c-folder': { '.github/housestyle.yml/x': 'x\n' },
        'd-list': config('- a\n'),
        'e-link': config(link),
      },
      [
        { name: 'f-archived', gitDir, archived: true },
        { name: 'g-fork', gitDir, fork: true },
        { name: 'h-hidden', gitDir, tokenReach: 'hidden' },
        { name: 'i-sign-on', gitDir, tokenReach: 'single-sign-on' },
        { name: 'j-other', gitDir, private: true, tokenReach: 'outside' },
        { name: 'k-renamed', gitDir, formerNames: ['acme/old'] },
        { name: 'l-empty', gitDir: (await makeRepository({ commits: [] })).directory },
      ],
    );
    const run = await fleet(github, ...ASK);
    const { repositories, skipped } = JSON.parse(run.stdout) as FleetStock;
    expect([run.exitCode, run.stderr, skipped]).toEqual([0, '', 2]);
    expect(repositories.map(({ repository, failed = 'read' }) => [repository, failed])).toEqual([
      ['acme/a-bytes', expect.stringContaining('is not UTF-8')],
      ['acme/b-aliases', expect.stringContaining('a value contains itself')],
      ['acme/c-folder', expect.stringContaining('it is a folder')],
      ['acme/d-list', expect.stringContaining('must be `key: value` pairs')],
      ['acme/e-link', expect.stringContaining('leaves the repository')],
      ['acme/h-hidden', expect.stringContaining('cannot be read')],
      ['acme/i-sign-on', expect.stringContaining('SAML')],
      ['acme/j-other', expect.stringContaining('cannot be read')],
      ['acme/k-renamed', 'read'],
      ['acme/l-empty', 'read'],
    ]);
  });

  it('follows `extends`, and lists a repository that weakens the policy with the reason', async () => {
    const files = {
      'housestyle.yml': 'fail-on: high\npolicy: [fail-on]\nrules:\n  instructions-apply-to-matches-nothing: off\n',
    };
    const central = await makeRepository({ commits: [{ message: 'Policy', files }] });
    const line = `extends: acme/.github/housestyle.yml@${await central.sha('main')}\n`;
    const github = await startFleet(
      {
        obeys: { ...REPOSITORIES['shop'], '.github/housestyle.yml': line },
        weakens: { 'AGENTS.md': '- Never use `var`.\n', '.github/housestyle.yml': `${line}fail-on: never\n` },
      },
      [{ name: '.github', gitDir: central.directory }],
    );
    const { repositories } = JSON.parse((await fleet(github, ...ASK)).stdout) as FleetStock;
    expect(repositories.map(({ repository }) => repository)).toEqual(['acme/.github', 'acme/obeys', 'acme/weakens']);
    expect(repositories[1]).toMatchObject({ extends: line.slice('extends: '.length).trim(), broken: {} });
    expect(repositories[2]?.extends).toBe(repositories[1]?.extends);
    expect(repositories[2]?.failed).toContain('`fail-on` is decided by the policy of acme/.github/housestyle.yml@');
  });

  it('ends with exit code 3 if no repository could be read, but not as a part', async () => {
    const github = await startFleet({ wrong: REPOSITORIES['wrong'] ?? {} });
    const whole = await fleet(github, ...ASK);
    expect([whole.exitCode, whole.stderr]).toEqual([3, 'No repository could be read; the page has the reasons.\n']);
    expect((JSON.parse(whole.stdout) as FleetStock).repositories[0]?.failed).toContain('min-severty');
    expect((await fleet(github, ...ASK, '--part', '1/1')).exitCode).toBe(0);
  });

  it.each<[string, readonly string[], number, string]>([
    ['without an owner', ['--github-token', 'x'], 2, 'Pass `--owner NAME`.'],
    ['with two names', ['--owner', 'acme/shop', '--github-token', 'x'], 2, '`acme/shop` is not the name of an'],
    ['without a token', ['--owner', 'acme'], 2, 'Pass `--github-token TOKEN`'],
    ['with a part that does not exist', [...ASK, '--part', '3/2'], 2, '`--part 3/2` names a part that does not exist'],
    ['with something else as part', [...ASK, '--part', '3'], 2, '`--part` must be of the form `2/8`, not "3"'],
    [
      'for an owner that does not exist',
      ['--owner', 'nobody', '--github-token', 'test-token'],
      3,
      'could not be listed',
    ],
    ['with a file that is no part', ['--merge', join(import.meta.dirname, 'stage.ts')], 2, 'is not a part of a fleet'],
  ])('says what is wrong %s', async (_, args, exitCode, message) => {
    const run = await fleet(await startFleet(), ...args);
    expect([run.exitCode, run.stderr]).toEqual([exitCode, expect.stringContaining(message)]);
  });
});
