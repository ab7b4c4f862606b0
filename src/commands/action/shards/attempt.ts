import type { ActionRun } from '../run.ts';

/** The attempt of the workflow run, from 1. */
export function readAttempt({ runner }: Pick<ActionRun, 'runner'>): number {
  const attempt = /^\d{1,6}$/.exec(runner.environment['GITHUB_RUN_ATTEMPT'] ?? '')?.[0];
  return attempt === undefined ? 1 : Number(attempt);
}
