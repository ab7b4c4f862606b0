import { createKeyCutter, listEnvironmentKeys } from '../../text/secrets/cut-keys.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { printed } from '../../text/shown/printed.ts';
import type { GuardedRunner, Outcome, Runner } from './run.ts';

/**
 * Keeps the keys and tokens of a run, and all that acts in a log, out of its log, whoever wrote them there. What is masked is
 * cut from then on.
 */
export function guardRunner(runner: Runner): GuardedRunner {
  const { add, cut } = createKeyCutter(listEnvironmentKeys(runner.environment));
  return {
    ...runner,
    mask: (secret) => {
      add(secret);
      runner.mask(secret);
    },
    log: (message) => runner.log(oneLine(cut(message))),
    // Only commands that mask a secret may name it.
    print: (commands) =>
      runner.print(commands.startsWith('::add-mask::') ? commands : printed(cut(commands), { commands: true })),
    cut,
  };
}

/** The outcome of a run without its keys and tokens. */
export function cutOutcome({ cut }: GuardedRunner, outcome: Outcome): Outcome {
  const outputs = Object.entries(outcome.outputs).map(([name, value]) => [name, cut(value)] as const);
  return { ...outcome, outputs: Object.fromEntries(outputs), jobSummary: cut(outcome.jobSummary) };
}

/** A fetch whose requests have no key or token of the run in their bodies: what is posted is public. Headers stay. */
export function fetchWithoutKeys(send: typeof fetch, cut: (text: string) => string): typeof fetch {
  return (input, init) =>
    typeof init?.body === 'string' ? send(input, { ...init, body: cut(init.body) }) : send(input, init);
}
