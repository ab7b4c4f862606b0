import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFaultStage, type FaultRun, type FaultStage, type Situation } from './publishing/fault-stage.ts';

/** GitHub stays silent from one request on, for each request of a run. Time is that of the run's own clock. */
let stage: FaultStage;

beforeAll(async () => {
  stage = await openFaultStage();
});

afterAll(() => stage.close());

interface SilentRun {
  readonly run: FaultRun;
  readonly milliseconds: number;
  /** The requests that GitHub did not answer. */
  readonly silent: readonly string[];
}

/** Runs while GitHub answers only the first requests. */
async function runWith(situation: Situation, answered: number): Promise<SilentRun> {
  await stage.enter(situation);
  const run = await stage.run({ answered });
  return { run, milliseconds: run.elapsed, silent: run.requests.slice(answered) };
}

/** What is wrong with a run that met a silent server. */
async function judge({ run, milliseconds, silent }: SilentRun): Promise<readonly string[]> {
  const { exitCode, outputs, text } = run;
  const file = outputs['findings-file'];
  const findings: { readonly findings: readonly unknown[] } | undefined =
    file === undefined ? undefined : JSON.parse(await readFile(file, 'utf8'));
  const isAnnotated = /^::(?:error|warning|notice) .*file=src\/cart\.dart/m.test(text);
  const faults = {
    [`it took ${milliseconds} ms`]: milliseconds > 60_000,
    [`exit code ${exitCode}`]: silent.length > 0 ? exitCode !== 3 && exitCode !== 0 : exitCode !== 0,
    'success is claimed, but nothing is posted': exitCode === 0 && stage.posted().summaries.length === 0,
    'the reason is not told': exitCode === 3 && !text.includes('did not answer'),
    'findings are lost': findings !== undefined && findings.findings.length !== 3,
    'findings are not annotated': exitCode === 3 && findings !== undefined && !isAnnotated,
    'the job summary lacks findings':
      findings !== undefined && !['debugger', 'alert', 'eval'].every((name) => text.includes(`Never use \`${name}\``)),
    'the reason is that of a program': /undefined|\[object|internal error|at Object/.test(text),
  };
  return Object.entries(faults).flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

describe('a run that meets a GitHub that stays silent', () => {
  it.each(['fresh', 'second', 'refused', 'personal', 'doubled'] as const)(
    'takes less than a minute and reports what it knows, from whichever request on (%s)',
    async (situation) => {
      const bad: string[] = [];
      let isDisturbed = true;
      let answered = 0;
      for (; isDisturbed; answered += 1) {
        const silent = await runWith(situation, answered);
        const faults = await judge(silent);
        bad.push(...faults.map((fault) => `after ${answered} answers (${silent.silent.join(', ')}): ${fault}`));
        isDisturbed = silent.silent.length > 0;
      }
      expect(bad).toEqual([]);
      expect(answered).toBeGreaterThan(8);
    },
  );
});
