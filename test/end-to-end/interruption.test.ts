import { execFileSync } from 'node:child_process';
import { watch } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Arrival, Fault } from '../emulators/github/faults.ts';
import { startGithub } from '../emulators/github/server.ts';
import { runCli } from '../harness/cli.ts';
import { makeRepository } from '../harness/repository.ts';
import { asking, type ReviewJson } from './stage-agents.ts';
import { setCopilot } from './stage-copilot.ts';
import { askedBy, changedCart, review } from './stage-command.ts';
import { answer, HEAD, setModel } from './stage-model.ts';
import { CART, NUMBER, setStage, writesSince } from './stage.ts';

const GOES_ON = 'With `cache-dir`, the same command goes on from what was finished.';

/** A git that never answers when the content of files is asked for, and the number of its process once it is asked. */
async function hangingGit(): Promise<{ readonly path: string; readonly hangs: Promise<number> }> {
  const folder = await emptyFolder();
  const real = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\ncase "$*" in *cat-file*) cd "${folder}"; echo $$ > new; mv new pid; exec sleep 600;; esac\nexec ${real} "$@"\n`;
  const hangs = new Promise<number>((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (name === 'pid') {
        watcher.close();
        void readFile(join(folder, 'pid'), 'utf8').then((pid) => resolve(Number(pid)));
      }
    });
  });
  await writeFile(join(folder, 'git'), script);
  await chmod(join(folder, 'git'), 0o755);
  return { path: `${folder}${delimiter}${process.env['PATH'] ?? ''}`, hangs };
}

/** Returns when a process has ended. */
async function endOf(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await setImmediate();
  }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-interruption-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A promise, and the function that resolves it. */
function asked(): { readonly when: Promise<void>; readonly now: () => void } {
  let now = (): void => undefined;
  const when = new Promise<void>((resolve) => {
    now = resolve;
  });
  return { when, now };
}

describe('a run that is ended while it waits for a model', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('ends on %s, and prints no review', async (signal, exitCode) => {
    const { when, now } = asked();
    const model = await setModel(() => {
      now();
      return { fault: 'hang' };
    });
    const run = await review(askedBy(model), { cwd: await changedCart(), interrupt: { signal, when } });
    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode, stdout: '' });
    expect(run.stderr).toBe(`Interrupted: there is no result. ${GOES_ON}\n`);
    expect(model.requests).toHaveLength(1);
  });

  it('posts nothing in a workflow', async () => {
    const { when, now } = asked();
    const model = await setModel(() => {
      now();
      return { fault: 'hang' };
    });
    const { github, run } = await setStage({ base: { 'src/cart.js': CART }, head: HEAD });
    const result = await run({ inputs: asking(model), interrupt: { signal: 'SIGINT', when } });
    expect(result.exitCode).toBe(130);
    expect(writesSince(github, 0)).toEqual([]);
    expect(result.outputs['conclusion']).toBe('failed');
  });

  it.each(['hang', 'stubborn'] as const)('leaves no process of a Copilot CLI with the fault "%s"', async (fault) => {
    const { when, now } = asked();
    const { cli, env } = await setCopilot({
      replies: () => {
        now();
        return { fault };
      },
    });
    const run = await review(['--provider', 'copilot'], {
      cwd: await changedCart(),
      env,
      interrupt: { signal: 'SIGTERM', when },
    });
    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode: 143, stdout: '' });
    expect(cli.survivors()).toEqual([]);
  });
});

describe('a command that is ended while git does not answer', () => {
  it.each<[string, readonly string[], string]>([
    ['plan', ['plan', '--base', 'main', '--format', 'json'], ''],
    ['plan of all files', ['plan', '--all-files', '--format', 'json'], ''],
    ['publish', ['publish', '.', '--base', 'main', '--format', 'json'], ''],
    ['audit', ['review', '--all-files', '--format', 'json'], ` ${GOES_ON}`],
    ['quiet audit', ['review', '--all-files', '--format', 'json', '--quiet'], 'nothing'],
  ])('ends with one sentence and no process: %s', async (_name, args, more) => {
    const { path, hangs } = await hangingGit();
    const interrupt = { signal: 'SIGINT', when: hangs } as const;
    const { exitCode, stdout, stderr } = await runCli(args, {
      cwd: await changedCart(),
      env: { PATH: path },
      interrupt,
    });
    expect({ exitCode, stdout, stderr }).toEqual({
      exitCode: 130,
      stdout: '',
      stderr: more === 'nothing' ? '' : `Interrupted: there is no result.${more}\n`,
    });
    await endOf(await hangs);
  });
});

describe('an audit that is ended while it waits for a model', () => {
  it('keeps the replies that it has, and goes on from them', async () => {
    const { when, now } = asked();
    let answered = 0;
    let isSlow = true;
    const model = await setModel(() => {
      answered += 1;
      if (isSlow && answered > 2) {
        now();
        return { fault: 'hang' };
      }
      return answer();
    });
    const lines = Array.from({ length: 60 }, (_, line) => `export const name${line} = ${line * 7919} + 12345678;\n`);
    const files = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [`${name}/cart.js`, `// ${name}\n${lines.join('')}`]),
    );
    const cwd = await changedCart(files, {});
    const args = ['review', '--all-files', '--format', 'json', ...askedBy(model), '--cache-dir', await emptyFolder()];
    const limits = ['--max-input-tokens', '4000', '--max-turns', '1', '--concurrency', '1', '--no-verify'];
    const run = await runCli([...args, ...limits], { cwd, interrupt: { signal: 'SIGINT', when } });
    expect(run).toEqual({ exitCode: 130, stdout: '', stderr: `Interrupted: there is no result. ${GOES_ON}\n` });
    isSlow = false;
    const again = await runCli([...args, ...limits], { cwd });
    const { usage, conclusion } = JSON.parse(again.stdout) as ReviewJson;
    expect({ cached: usage.cachedReplies, conclusion }).toEqual({ cached: 2, conclusion: 'clean' });
    expect(usage.requests).toBeGreaterThan(0);
  });
});

describe('a fleet that is ended while GitHub does not answer', () => {
  it('leaves the page of the last run as it was, and nothing else', async () => {
    const { when, now } = asked();
    const { directory } = await makeRepository({
      commits: [{ message: 'Start', files: { 'AGENTS.md': '- Be kind.\n' } }],
    });
    const silence: Fault = { when: 'before', how: { kind: 'silence', onSilence: now } };
    const github = await startGithub({
      repositories: ['one', 'two'].map((name, index) => ({
        owner: 'acme',
        name,
        id: 100 + index,
        defaultBranch: 'main',
        gitDir: directory,
      })),
      pullRequests: [],
      knobs: { fault: ({ path }) => (path.includes('/acme/two/') ? silence : undefined) },
    });
    onTestFinished(() => github.close());
    const folder = await emptyFolder();
    await writeFile(join(folder, 'fleet.md'), 'The last page.\n');
    const args = ['fleet', '--owner', 'acme', '--github-token', 'test-token', '--output', join(folder, 'fleet.md')];
    const run = await runCli(args, {
      cwd: tmpdir(),
      env: { GITHUB_API_URL: github.url },
      interrupt: { signal: 'SIGTERM', when },
    });
    expect(run).toEqual({ exitCode: 143, stdout: '', stderr: 'Interrupted: there is no result.\n' });
    expect(await readdir(folder)).toEqual(['fleet.md']);
    expect(await readFile(join(folder, 'fleet.md'), 'utf8')).toBe('The last page.\n');
  });
});

describe('a review of many jobs that is ended', () => {
  it.each<[string, (arrival: Arrival) => boolean, Fault['when']]>([
    ['while its comments are posted', ({ method, path }) => method === 'POST' && path.endsWith('/reviews'), 'before'],
    ['after its comments are posted', ({ method, path }) => method === 'POST' && path.endsWith('/reviews'), 'after'],
    [
      'while its summary is posted',
      ({ method, path }) => method === 'POST' && path.endsWith(`/issues/${NUMBER}/comments`),
      'before',
    ],
    [
      'after its summary is posted',
      ({ method, path }) => method === 'POST' && path.endsWith(`/issues/${NUMBER}/comments`),
      'after',
    ],
  ])('%s is completed by the next run, with nothing twice', async (_when, isReached, moment) => {
    const { when, now } = asked();
    let isHeld = true;
    const fault = (arrival: Arrival): Fault | undefined =>
      isHeld && isReached(arrival) ? { when: moment, how: { kind: 'silence', onSilence: now } } : undefined;
    const { github, run } = await setStage({ checkout: 'full', emulator: { knobs: { fault } } });
    const results = await emptyFolder();
    expect((await run({ inputs: { shard: '1/1', 'output-dir': results } })).exitCode).toBe(0);
    const publishing = { inputs: { mode: 'publish', 'shard-results': results } };
    const stopped = await run({ ...publishing, interrupt: { signal: 'SIGTERM', when } });
    expect(stopped.exitCode).toBe(143);
    expect(stopped.stdout).toContain('The run was stopped. Run the job again: it goes on from what is there.');
    isHeld = false;
    const again = await run(publishing);
    expect(again).toMatchObject({ exitCode: 0, outputs: { conclusion: 'findings' } });
    expect(github.reviewComments(NUMBER)).toHaveLength(2);
    expect(github.issueComments(NUMBER)).toHaveLength(1);
  });
});
