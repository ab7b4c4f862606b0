import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { runCommand } from '../../src/commands/run.ts';
import type { SetupCheck } from '../../src/reports/setup.ts';
import { makeRepository } from '../harness/repository.ts';

interface Diagnosis {
  readonly exitCode: number;
  readonly checks: Readonly<Record<SetupCheck['name'], SetupCheck>>;
}

async function diagnose(folder: string, ...flags: readonly string[]): Promise<Diagnosis> {
  for (const name of [
    'OPENAI_API_KEY',
    'ANTHROPIC_API_KEY',
    'AZURE_OPENAI_API_KEY',
    'OLLAMA_HOST',
    'OPENAI_BASE_URL',
  ]) {
    vi.stubEnv(name, undefined);
  }
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const scratch = await temporaryFolder();
  const output = join(scratch, 'output.json');
  const args = ['doctor', '--repo', folder, '--format', 'json', '--output', output, ...flags];
  const exitCode = await runCommand(args, new AbortController().signal);
  const { checks } = JSON.parse(await readFile(output, 'utf8')) as { readonly checks: readonly SetupCheck[] };
  return { exitCode, checks: Object.fromEntries(checks.map((check) => [check.name, check])) as Diagnosis['checks'] };
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-doctor-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function repositoryWith(files: Readonly<Record<string, string>>): Promise<string> {
  return (await makeRepository({ commits: [{ message: 'Base', files: { 'a.txt': 'a\n', ...files } }] })).directory;
}

/** A server that answers every request with this status. */
async function serverThatAnswers(status: number): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(status).end());
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/v1`;
}

describe('a repository that is set up', () => {
  it('is told by which keys repositories can go around its policy', async () => {
    const folder = await repositoryWith({
      '.github/housestyle.yml': 'fail-on: high\npolicy: [fail-on, min-coverage]\n',
    });
    const { exitCode, checks } = await diagnose(folder);
    expect([exitCode, checks.configuration.state]).toEqual([0, 'note']);
    expect(checks.configuration.found).toContain('can have less judged with `mode`, `paths`, `ignore`');
  });

  it('has no problem', async () => {
    const folder = await repositoryWith({ 'AGENTS.md': '- Never use `var`.\n' });
    const { exitCode, checks } = await diagnose(folder);
    expect(exitCode).toBe(0);
    expect(checks).toMatchObject({
      git: { state: 'ok' },
      repository: { state: 'ok' },
      configuration: { state: 'ok' },
      instructions: { state: 'ok', found: expect.stringContaining('1 customization;') },
      provider: { state: 'note', found: expect.stringContaining('none is configured') },
    });
  });

  it('without instructions is told how to write the first', async () => {
    const { exitCode, checks } = await diagnose(await repositoryWith({}));
    expect([exitCode, checks.instructions.advice]).toEqual([0, '`housestyle init` writes first instructions.']);
  });
});

describe('a note', () => {
  it('names a configuration at a place where it is not read', async () => {
    const { exitCode, checks } = await diagnose(await repositoryWith({ 'housestyle.yml': 'model: x\n' }));
    expect(exitCode).toBe(0);
    expect(checks.configuration).toEqual(
      expect.objectContaining({
        state: 'note',
        found: '`housestyle.yml` is not read: the configuration is `.github/housestyle.yml`.',
        advice: 'Move it to `.github/housestyle.yml`.',
      }),
    );
  });

  it('names configurations of folders, which are not read', async () => {
    const files = { 'web/.github/housestyle.yml': 'model: x\n', 'api/.github/housestyle.yml': 'model: x\n' };
    const { exitCode, checks } = await diagnose(
      await repositoryWith({ ...files, '.github/housestyle.yml': 'full: true\n' }),
    );
    expect(exitCode).toBe(0);
    expect([checks.configuration.state, checks.packages]).toMatchObject([
      'ok',
      { state: 'note', found: expect.stringContaining('`api/.github/housestyle.yml` and 1 more: ') },
    ]);
  });

  it('names instruction files that a sparse checkout leaves out', async () => {
    const folder = await repositoryWith({ 'a/AGENTS.md': 'Be kind.\n', 'b/b.js': 'b();\n' });
    execFileSync('git', ['-C', folder, 'sparse-checkout', 'set', 'b']);
    const { checks } = await diagnose(folder);
    expect(checks.repository).toMatchObject({ state: 'note', found: expect.stringContaining('`a/AGENTS.md`') });
  });

  it('says that a clone is shallow, which may lack the commit to compare with', async () => {
    const folder = await temporaryFolder();
    execFileSync('git', ['clone', '-q', '--depth=1', pathToFileURL(await repositoryWith({})).href, folder]);
    const { exitCode, checks } = await diagnose(folder);
    expect([exitCode, checks.repository]).toMatchObject([
      0,
      {
        state: 'note',
        found: expect.stringContaining('a shallow clone'),
        advice: expect.stringContaining('--unshallow'),
      },
    ]);
  });

  it('says that there is no default branch to compare with', async () => {
    const folder = await repositoryWith({});
    execFileSync('git', ['-C', folder, 'branch', '-m', 'trunk']);
    const { exitCode, checks } = await diagnose(folder);
    expect([exitCode, checks.repository.advice]).toEqual([0, 'Name one with `--base`.']);
  });

  it('says that a configuration extends a branch, which is read nowhere', async () => {
    const { exitCode, checks } = await diagnose(
      await repositoryWith({ '.github/housestyle.yml': 'fail-on: high\nextends: acme/.github/housestyle.yml@main\n' }),
    );
    expect(exitCode).toBe(0);
    expect(checks.configuration).toMatchObject({
      state: 'note',
      found: expect.stringMatching(/^`\.github\/housestyle\.yml:2`: .* names no commit; write /),
    });
  });
});

describe('a problem', () => {
  it('of the configuration has its place', async () => {
    const { exitCode, checks } = await diagnose(
      await repositoryWith({ '.github/housestyle.yml': 'a: 1\nmodell: x\n' }),
    );
    expect(exitCode).toBe(1);
    expect(checks.configuration).toMatchObject({ state: 'problem', found: expect.stringContaining('housestyle.yml:') });
    expect(checks.provider).toBeUndefined();
  });

  it('is a folder that is no repository', async () => {
    const { exitCode, checks } = await diagnose(await temporaryFolder());
    expect([exitCode, checks.repository.state]).toEqual([1, 'problem']);
  });

  it('is a repository without files, of which nothing else is looked at', async () => {
    const folder = await temporaryFolder();
    execFileSync('git', ['init', '-q', '--bare', folder]);
    const { exitCode, checks } = await diagnose(folder);
    expect([exitCode, checks.repository]).toMatchObject([
      1,
      { state: 'problem', advice: expect.stringContaining('clone') },
    ]);
    expect(Object.keys(checks)).toEqual(['Node', 'git', 'repository']);
  });

  it('is a repository without a commit, in which no command compares anything', async () => {
    const folder = await temporaryFolder();
    execFileSync('git', ['init', '-q', folder]);
    const { exitCode, checks } = await diagnose(folder);
    expect([exitCode, checks.repository]).toMatchObject([
      1,
      { state: 'problem', advice: 'Make a first commit, or review a diff with `--diff`.' },
    ]);
  });

  it('is a server that does not answer', async () => {
    const folder = await repositoryWith({});
    const { exitCode, checks } = await diagnose(folder, '--model', 'm', '--base-url', 'http://127.0.0.1:9/v1');
    expect(exitCode).toBe(1);
    expect(checks.provider).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('http://127.0.0.1:9 cannot be reached'),
    });
  });

  it('is a provider without a key', async () => {
    const { exitCode, checks } = await diagnose(await repositoryWith({}), '--provider', 'anthropic', '--model', 'm');
    expect([exitCode, checks.provider.state]).toEqual([1, 'problem']);
  });
});

it.each([200, 404, 500])('a server that answers with %i can be reached, and gets no key', async (status) => {
  const url = await serverThatAnswers(status);
  const { checks } = await diagnose(await repositoryWith({}), '--model', 'm', '--base-url', url, '--api-key', 'k');
  expect(checks.provider).toMatchObject({ state: 'ok', found: expect.stringContaining(`answers (${status})`) });
});

it.each([
  ['none, although the environment has one, which no command reads', [], 'note'],
  ['given', ['--github-token', 'secret'], 'ok'],
] as const)('a token for GitHub is %s', async (_name, flags, state) => {
  vi.stubEnv('GITHUB_TOKEN', 'from the environment');
  const { checks } = await diagnose(await repositoryWith({}), ...flags);
  expect(checks['GitHub token'].state).toBe(state);
});
