import { EXIT } from '../../errors.ts';

import type { Outcome, Runner } from './run.ts';

/** Ends a run that has nothing to do: one line in the log, and success. */
export function endIdle({ log }: Pick<Runner, 'log'>, reason: string): Outcome {
  log(`Nothing to do: ${reason}`);
  return { outputs: { conclusion: 'skipped' }, jobSummary: '', exitCode: EXIT.done };
}
