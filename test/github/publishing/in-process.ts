import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, Runner } from '../../../src/commands/action/run.ts';
import { reportFatal } from '../../../src/report-fatal.ts';
import type { GithubEmulator } from '../../emulators/github/server.ts';
import { setRunner } from './set-runner.ts';

/** A run of the Action in this process. */
export interface InProcessRun {
  readonly exitCode: number;
  /** The log, the annotations and the job summary. */
  readonly text: string;
  readonly outputs: Readonly<Record<string, string>>;
}

export interface InProcessAction {
  readonly folder: string;
  readonly run: (inputs: Readonly<Record<string, string>>, runner: RunnerParts) => Promise<InProcessRun>;
  /** Sets the event of the next runs. */
  readonly setEvent: (name: string, payload: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type RunnerParts = Pick<Runner, 'clock'> & Partial<Runner>;

/** Loads the Action for many runs in this process. */
export async function openAction(github: GithubEmulator, number: number): Promise<InProcessAction> {
  const folder = await mkdtemp(join(tmpdir(), 'housestyle-in-process-'));
  const event = join(folder, 'event.json');
  await setRunner(github, folder, number);
  const { runAction } = await import('../../../src/commands/action/action.ts');
  const { context } = await import('@actions/github');
  const repository = { name: 'shop', full_name: 'acme/shop', owner: { login: 'acme' } };
  let runs = 0;
  return {
    folder,
    run: (inputs, parts) => {
      runs += 1;
      return runHere(runAction, { 'output-dir': folder, ...inputs }, parts, runs);
    },
    setEvent: async (name, payload) => {
      Object.assign(context, { eventName: name, payload: { repository, ...payload } });
      Object.assign(process.env, { GITHUB_EVENT_NAME: name });
      await writeFile(event, JSON.stringify({ repository, ...payload }));
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function runHere(
  runAction: (runner: Runner) => Promise<Outcome>,
  inputs: Readonly<Record<string, string>>,
  parts: RunnerParts,
  number: number,
): Promise<InProcessRun> {
  const lines: string[] = [];
  const runner: Runner = {
    input: (name) => inputs[name] ?? '',
    mask: () => undefined,
    log: (line) => lines.push(line),
    print: (commands) => lines.push(commands),
    environment: { RUNNER_TEMP: tmpdir(), GITHUB_RUN_ID: String(number), GITHUB_RUN_ATTEMPT: '1' },
    checkout: undefined,
    signal: new AbortController().signal,
    ...parts,
  };
  try {
    const { exitCode, outputs, jobSummary } = await runAction(runner);
    return { exitCode, outputs, text: [...lines, jobSummary].join('\n') };
  } catch (error) {
    const exitCode = reportFatal(error, false, (text) => lines.push(text));
    return { exitCode, outputs: {}, text: lines.join('\n') };
  }
}
