import { execFileSync } from 'node:child_process';
import { watch } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../harness/cli.ts';
import { asking, type ReviewJson } from './stage-agents.ts';
import { setCopilot } from './stage-copilot.ts';
import { askedBy, changedCart, review } from './stage-command.ts';
import { answer, HEAD, setModel } from './stage-model.ts';
import { CART, setStage, writesSince } from './stage.ts';

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
  it.each(['SIGINT', 'SIGTERM'] as const)('ends on %s, and prints no review', async (signal) => {
    const { when, now } = asked();
    const model = await setModel(() => {
      now();
      return { fault: 'hang' };
    });
    const run = await review(askedBy(model), { cwd: await changedCart(), interrupt: { signal, when } });
    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode: 130, stdout: '' });
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
    expect({ exitCode: run.exitCode, stdout: run.stdout }).toEqual({ exitCode: 130, stdout: '' });
    expect(cli.survivors()).toEqual([]);
  });
});

describe('a command that is ended while git does not answer', () => {
  it.each<[string, readonly string[], string]>([
    ['plan', ['plan', '--base', 'main', '--format', 'json'], ''],
    ['plan of all files', ['plan', '--all-files', '--format', 'json'], ''],
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
