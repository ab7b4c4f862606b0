import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../harness/cli.ts';
import { makeRepository, type FileLiteral } from '../harness/repository.ts';

const AGENTS = {
  '.github/agents/security-reviewer.agent.md':
    '---\nname: Security Reviewer\ndescription: Reviews sessions and tokens for vulnerabilities.\ntools: [read, edit, frob]\nmodel: [a, b]\nagents: []\nhandoffs: [{label: Mend it, agent: mender}]\n---\nLook.',
  '.github/agents/dba.agent.md': '---\ndescription: Knows schemas.\nmaxTurns: many\n---\nLook.',
  '.github/agents/editor.agent.md': '---\ntarget: vscode\n---\nLook.',
  '.github/copilot-instructions.md':
    'Changes under `db/` must be delegated to `dba`.\nAlways hand docs over to the `scribe` agent.\n',
};

/** A repository whose branch changes a session and the database. */
async function repositoryWith(files: Readonly<Record<string, FileLiteral>>): Promise<string> {
  const { directory } = await makeRepository({
    commits: [{ message: 'Base', files: { ...files, 'src/session.ts': 'let a;\n' } }],
    branches: {
      feature: {
        commits: [
          { message: 'Change', files: { 'src/session.ts': 'const token = 1;\n', 'db/1.sql': 'ALTER TABLE x;\n' } },
        ],
      },
    },
  });
  return directory;
}

const OF_CHANGE = ['--base', 'main', '--head', 'feature'];

async function agents(cwd: string, ...args: readonly string[]) {
  const { stdout, stderr, exitCode } = await runCli(['agents', ...args], { cwd });
  expect({ exitCode, stderr: exitCode === 0 ? '' : stderr }).toEqual({ exitCode: 0, stderr: '' });
  return { stdout, stderr };
}

describe('agents', () => {
  it('lists every agent with its permissions, and the agents that cannot be used', async () => {
    const { stdout } = await agents(await repositoryWith(AGENTS));
    expect(stdout).toContain(
      'Security Reviewer .github/agents/security-reviewer.agent.md\n  Reviews sessions and tokens',
    );
    for (const line of [
      'model: a, else b',
      'may call: nobody',
      'not available here: edit',
      'unknown tools: frob',
      'then: Mend it (@mender)',
      'note: `maxTurns` is a string',
    ]) {
      expect(stdout).toContain(`\n  ${line}`);
    }
    expect(stdout).toContain('not usable editor .github/agents/editor.agent.md: its `target` is `vscode`');
    expect(stdout.endsWith('\n2 agents, 1 not usable.\n')).toBe(true);
  });

  it('shows which agents would review a change and why, and the statement whose agent does not exist', async () => {
    const { stdout } = await agents(await repositoryWith(AGENTS), ...OF_CHANGE);
    expect(stdout).toContain(
      'would review 1 file: ordered by a statement\n  by .github/copilot-instructions.md:1: Changes under `db/`',
    );
    expect(stdout).toContain(
      'would review 1 file: chosen by its score\n  3 points: words in the paths 2 (session); words in the added lines 1 (token)',
    );
    expect(stdout).toContain('.github/copilot-instructions.md:2:1  warning  The statement assigns work to `scribe`');
    expect(stdout.endsWith('\n2 agents, 1 not usable; 2 would review 2 changed files.\n')).toBe(true);
  });

  it('shows the decision about each agent as JSON', async () => {
    const { stdout } = await agents(
      await repositoryWith(AGENTS),
      ...OF_CHANGE,
      '--message',
      '@dba look',
      '--format',
      'json',
    );
    const report = JSON.parse(stdout) as {
      readonly agents: readonly { readonly name: string; readonly decision: object }[];
    };
    expect(report).toMatchObject({
      message: '@dba look',
      changedFiles: 2,
      reviewers: ['dba'],
      unusable: [{ name: 'editor' }],
    });
    expect(report.agents.find(({ name }) => name === 'dba')?.decision).toMatchObject({
      kind: 'named',
      files: ['db/1.sql', 'src/session.ts'],
    });
  });

  it('matches only the message if there is no change', async () => {
    const { directory } = await makeRepository({ commits: [{ message: 'One', files: AGENTS }] });
    const { stdout } = await agents(directory, '--message', 'check the tokens');
    expect(stdout).toContain('chosen by its score');
  });

  it('lists the agents outside of a repository, with and without a message', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'housestyle-agents-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const none = 'There are no agents. An agent is a file such as `.github/agents/NAME.agent.md`.\n';
    expect((await agents(folder)).stdout).toBe(none);
    const { stdout, stderr } = await agents(folder, '--message', 'x');
    expect(stdout).toBe(none);
    expect(stderr).toContain('Only the message is used, because there is no change: ');
  });

  it('refuses a revision that does not exist', async () => {
    const { exitCode, stderr } = await runCli(['agents', '--base', 'nowhere'], { cwd: await repositoryWith(AGENTS) });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('The repository has no revision "nowhere"');
  });
});

it('agents refuses the name of an agent that is not there', async () => {
  const { directory } = await makeRepository({ commits: [{ message: 'Base', files: { 'a.js': 'a;\n' } }] });
  const { exitCode, stderr } = await runCli(['agents', '--agent', 'nope'], { cwd: directory });
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining('nope')]);
});
