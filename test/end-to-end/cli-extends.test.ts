import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  type Diagnostic,
  type DocumentDiagnosticReport,
} from 'vscode-languageserver-protocol/node';
import { startGithub, type GithubEmulator } from '../emulators/github/server.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { BAD_CART, CART, expectFaithful, GUIDANCE } from './stage.ts';

const CLI = join(import.meta.dirname, '../../dist/cli.js');
/** A long file, whose last lines count. */
const CENTRAL = `${'# A rule of acme that says why.\n'.repeat(2_000)}fail-on: low\nignore: [src/old/**]\npolicy: [fail-on]\n`;
const TOKEN = ['--github-token', 'test-token'];
const UNREAD = 'without a token, the file that `extends` names is not read';

interface Clone {
  readonly github: GithubEmulator;
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
  /** `acme/.github/housestyle.yml@…` */
  readonly named: string;
}

/** A clone with a change that breaks a rule, whose configuration extends a file of another repository. */
async function cloneExtending(own = '', path = 'housestyle.yml'): Promise<Clone> {
  const central = await makeRepository({ commits: [{ message: 'Policy', files: { 'housestyle.yml': CENTRAL } }] });
  const named = `acme/.github/${path}@${await central.sha('main')}`;
  const base = {
    ...GUIDANCE,
    'src/cart.js': CART,
    'src/old/cart.js': CART,
    '.github/housestyle.yml': `extends: ${named}\n${own}`,
  };
  const head = { 'src/cart.js': BAD_CART, 'src/old/cart.js': BAD_CART };
  const repository = await makeRepository({
    commits: [{ message: 'Base', files: base }],
    branches: { feature: { commits: [{ message: 'Change', files: head }] } },
  });
  await repository.git('switch', '--quiet', 'feature');
  const github = await startGithub({
    repositories: [
      { owner: 'acme', name: '.github', id: 77, defaultBranch: 'main', gitDir: central.directory },
      { owner: 'acme', name: 'shop', id: 42, defaultBranch: 'main', gitDir: repository.directory },
    ],
    pullRequests: [],
  });
  onTestFinished(() => github.close());
  return { github, directory: repository.directory, env: { GITHUB_API_URL: github.url }, named };
}

describe('`extends` in a clone', () => {
  it('is followed with a token: what it ignores is left out, and its policy decides', async () => {
    const { github, directory, env, named } = await cloneExtending();
    const args = ['review', '--base', 'main', '--format', 'json', ...TOKEN, '--fail-on', 'never'];
    const { exitCode, stdout, stderr } = await runCli(args, { cwd: directory, env });
    const { findings } = JSON.parse(stdout) as { findings: readonly { path: string }[] };
    expect({ exitCode, paths: [...new Set(findings.map(({ path }) => path))] }).toEqual({
      exitCode: 1,
      paths: ['src/cart.js'],
    });
    expect(stderr).toContain(`The flag \`--fail-on\` does not count: the policy of \`${named}\` decides it.\n`);
    expectFaithful(github);
  });

  it.each<[string, readonly string[], number]>([
    ['review', ['review', '--base', 'main', '--format', 'json'], 0],
    ['audit', ['review', '--all-files', '--format', 'json'], 0],
    ['plan', ['plan', '--base', 'main', '--format', 'json'], 0],
    ['dump', ['dump', '--base', 'main', '--format', 'json'], 0],
    ['guidelines', ['guidelines', '--base', 'main', '--format', 'json'], 0],
    ['agents', ['agents', '--format', 'json'], 0],
    ['validate', ['validate', '--format', 'json'], 0],
    ['init', ['init', '--dry-run', '--format', 'json'], 0],
    ['learn', ['learn', '--report'], 2],
  ])('is read by %s with a token, and without one, it is named and GitHub is not asked', async (_name, args, code) => {
    const { github, directory, env } = await cloneExtending();
    const without = await runCli(args, { cwd: directory, env });
    expect({ exitCode: without.exitCode, requests: github.requests.length }).toEqual({ exitCode: code, requests: 0 });
    expect(without.stderr.replaceAll(/\s+/g, ' ')).toContain(UNREAD);
    const read = await runCli([...args, ...TOKEN], { cwd: directory, env });
    expect(read.stderr).not.toContain(UNREAD);
    expect(github.requests.map(({ path }) => path)).not.toEqual([]);
    expect(github.requests.filter(({ path }) => !path.startsWith('/repos/acme/.github/'))).toEqual([]);
    expectFaithful(github);
  });

  it.each<[string, readonly string[]]>([
    ['review', ['review', '--base', 'main']],
    ['plan', ['plan', '--base', 'main']],
    ['validate', ['validate']],
    ['init', ['init', '--dry-run']],
  ])('ends %s with exit code 2 and a sentence if the file is not there', async (_name, args) => {
    const { directory, env } = await cloneExtending('', 'none.yml');
    const { exitCode, stderr } = await runCli([...args, ...TOKEN], { cwd: directory, env });
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/acme\/\.github\/none\.yml/);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('that weakens the policy ends with exit code 2, with file and line', async () => {
    const { directory, env } = await cloneExtending('fail-on: never\n');
    const { exitCode, stderr } = await runCli(['review', '--base', 'main', ...TOKEN], { cwd: directory, env });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('.github/housestyle.yml:2');
    expect(stderr).toContain('`fail-on` is decided by the policy of');
  });

  it.each([
    ['is followed by the language server that gets a token', true],
    ['is left out by one whose server does not answer', false],
  ])('%s', async (_name, answers) => {
    const { github, directory, env } = await cloneExtending();
    const agent = 'src/old/.github/agents/a.agent.md';
    const uri = pathToFileURL(join(directory, agent)).href;
    const text = '---\ndescription: Works. Use it for work.\nargumnt-hint: x\n---\n\nWork.\n';
    await mkdir(join(directory, 'src/old/.github/agents'), { recursive: true });
    await writeFile(join(directory, agent), text);
    if (!answers) {
      await github.close();
    }
    const server = spawn(process.execPath, [CLI, 'lsp', '--stdio', ...TOKEN], {
      cwd: directory,
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    onTestFinished(() => void server.kill());
    const stderr: Buffer[] = [];
    server.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
    const connection = createProtocolConnection(server.stdout, server.stdin);
    connection.listen();
    await connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: pathToFileURL(directory).href,
      capabilities: { textDocument: { diagnostic: {} } },
    });
    await connection.sendNotification('initialized', {});
    const report = await connection.sendRequest<DocumentDiagnosticReport & { readonly items: readonly Diagnostic[] }>(
      'textDocument/diagnostic',
      { textDocument: { uri } },
    );
    await connection.sendRequest('shutdown');
    await connection.sendNotification('exit');
    await once(server, 'exit');
    const said = Buffer.concat(stderr).toString('utf8');
    expect({
      found: report.items.length > 0,
      isSaid: said.includes('Only the configuration of the folder counts'),
    }).toEqual(answers ? { found: false, isSaid: false } : { found: true, isSaid: true });
  });
});
