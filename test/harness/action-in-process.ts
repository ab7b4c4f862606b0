import { context } from '@actions/github';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { runAction } from '../../src/commands/action/action.ts';
import type { Outcome } from '../../src/commands/action/run.ts';
import type { RetryClock } from '../../src/models/wire/retry-clock.ts';
import { hurriedClock } from '../github/publishing/hurried-clock.ts';
import type { WorkflowEvent } from './events.ts';

export interface InProcessOptions {
  readonly event: Omit<WorkflowEvent, 'name'> & { readonly name: string };
  readonly github: { readonly url: string; readonly token: string };
  /** Inputs as a workflow writes them under `with:`. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** By default all waits pass at once. */
  readonly clock?: RetryClock;
  readonly signal?: AbortSignal;
}

/**
 * Runs the Action's sources in this process, with a clock of the test. Throws what the run throws. The end-to-end tests run
 * the built Action instead.
 */
export async function runInProcess(options: InProcessOptions): Promise<Outcome & { readonly log: readonly string[] }> {
  const { event, github, inputs = {}, clock = hurriedClock(), signal = new AbortController().signal } = options;
  const folder = mkdtempSync(join(tmpdir(), 'housestyle-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  vi.stubEnv('GITHUB_REPOSITORY', `${event.repository.owner}/${event.repository.name}`);
  const before = { eventName: context.eventName, payload: context.payload, sha: context.sha, apiUrl: context.apiUrl };
  // The toolkit's types assume a valid payload.
  const payload = event.payload as typeof context.payload;
  Object.assign(context, { eventName: event.name, payload, sha: event.sha, apiUrl: github.url });
  const log: string[] = [];
  try {
    const given: Readonly<Record<string, string>> = { 'github-token': github.token, ...inputs };
    const outcome = await runAction({
      input: (name) => given[name] ?? '',
      mask: () => undefined,
      log: (message) => log.push(message),
      print: (commands) => log.push(commands),
      environment: { RUNNER_TEMP: folder, GITHUB_RUN_ID: '1', ...options.environment },
      checkout: undefined,
      signal,
      clock,
    });
    return { ...outcome, log };
  } finally {
    Object.assign(context, before);
    vi.unstubAllEnvs();
  }
}
