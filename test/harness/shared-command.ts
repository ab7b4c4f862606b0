import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { NODE_COMPILE_CACHE, type ChildResult } from './child-process.ts';

/** A command line for the process that runs them. */
export interface Asked {
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  /** Counts the command lines of the process. */
  readonly number: number;
}

/** Runs a command line of the built command. */
export type RunCommand = (
  args: readonly string[],
  options: { readonly cwd: string; readonly env?: Readonly<Record<string, string>> },
) => Promise<ChildResult>;

/**
 * Starts one process for all command lines of a file of tests, which ends with the last test, or with the process of the
 * tests where several files share the module that asks. Each command line has its own folder and environment, but not its
 * own modules: use `runCli` to test what a process of its own does.
 */
export function shareCommand(): RunCommand {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let number = 0;
  afterAll(() => {
    child?.kill('SIGKILL');
    // The next file in this process of tests may have loaded the same module, and asks again.
    child = undefined;
  });
  const ask: RunCommand = async (args, { cwd, env = {} }) => {
    child ??= fork(join(import.meta.dirname, 'command-player.ts'), {
      env: { NODE_COMPILE_CACHE, PATH: process.env['PATH'] },
    });
    number += 1;
    const inherited = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
    child.send({ args, cwd, env: { ...inherited, ...env }, number } satisfies Asked);
    const waiting = new AbortController();
    const { signal } = waiting;
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error(`The process ended while it ran \`housestyle ${args.join(' ')}\`.`);
    });
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [ChildResult];
    // Otherwise, each command line would leave a listener behind.
    waiting.abort();
    ended.catch(() => undefined);
    return answer;
  };
  return (args, options) => {
    const answer = last.then(() => ask(args, options));
    last = answer.catch(() => undefined);
    return answer;
  };
}
