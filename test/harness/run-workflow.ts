import { parse } from 'yaml';
import { evaluateExpression } from './workflow-parser.ts';

/** A step that uses an action, as a job runs it: its inputs are evaluated. */
export interface RunningStep {
  readonly job: string;
  readonly uses: string;
  readonly inputs: Readonly<Record<string, string>>;
}

export interface StepResult {
  readonly isSuccess: boolean;
  readonly outputs: Readonly<Record<string, string>>;
}

/** What the expressions of a workflow see. `needs`, `steps` and `matrix` come from the run itself. */
export interface WorkflowContexts {
  readonly github: unknown;
  readonly inputs: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly runner: Readonly<Record<string, string>>;
}

type Result = 'success' | 'failure' | 'skipped';

interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly strategy?: { readonly matrix: string };
  readonly outputs?: Readonly<Record<string, string>>;
  readonly steps: readonly {
    readonly id?: string;
    readonly uses: string;
    readonly with?: Readonly<Record<string, unknown>>;
  }[];
}

/**
 * Runs the jobs of a workflow one after the other, in the order of the file: conditions, matrices, inputs and outputs are
 * evaluated by GitHub's own evaluator, and `runStep` runs each action. Only for workflows whose steps all use actions, and
 * whose matrix is an expression.
 *
 * @returns the result of each job
 */
export async function runWorkflow(
  text: string,
  contexts: WorkflowContexts,
  runStep: (step: RunningStep) => Promise<StepResult>,
): Promise<Readonly<Record<string, Result>>> {
  const { jobs } = parse(text) as { readonly jobs: Readonly<Record<string, Job>> };
  const needs: Record<string, { readonly result: Result; readonly outputs: Readonly<Record<string, string>> }> = {};
  for (const [name, job] of Object.entries(jobs)) {
    const seen = { ...contexts, needs };
    const results = isWanted(job, needs, seen)
      ? await Promise.all(readMatrix(job, seen).map((matrix) => runJob(name, job, { ...seen, matrix }, runStep)))
      : [];
    const isFailed = results.some(({ isSuccess }) => !isSuccess);
    needs[name] = {
      result: results.length === 0 ? 'skipped' : isFailed ? 'failure' : 'success',
      outputs: results.at(-1)?.outputs ?? {},
    };
  }
  return Object.fromEntries(Object.entries(needs).map(([name, { result }]) => [name, result]));
}

type Seen = WorkflowContexts & Readonly<Record<string, unknown>>;

/** Without a word such as `cancelled()` in its condition, a job runs only after jobs that succeeded. */
function isWanted(job: Job, needs: Readonly<Record<string, { readonly result: Result }>>, seen: Seen): boolean {
  const { if: condition = 'true' } = job;
  const waitsFor = [job.needs ?? []].flat();
  const hasStatus = /\b(?:cancelled|always|failure|success)\(\)/.test(condition);
  return (
    (hasStatus || waitsFor.every((name) => needs[name]?.result === 'success')) &&
    evaluate(`!!(${withoutBraces(condition).replaceAll('cancelled()', 'false')})`, seen) === 'true'
  );
}

function readMatrix({ strategy }: Job, seen: Seen): readonly unknown[] {
  if (strategy === undefined) {
    return [{}];
  }
  const read = JSON.parse(evaluate(`toJSON(${withoutBraces(strategy.matrix)})`, seen)) as {
    readonly include: unknown[];
  };
  return read.include;
}

async function runJob(
  name: string,
  job: Job,
  seen: Seen,
  runStep: (step: RunningStep) => Promise<StepResult>,
): Promise<StepResult> {
  const steps: Record<string, { readonly outputs: Readonly<Record<string, string>> }> = {};
  for (const { id, uses, with: given = {} } of job.steps) {
    const inputs = Object.entries(given).map(([key, value]) => [key, fill(String(value), seen)] as const);
    const { isSuccess, outputs } = await runStep({ job: name, uses, inputs: Object.fromEntries(inputs) });
    if (!isSuccess) {
      return { isSuccess, outputs: {} };
    }
    if (id !== undefined) {
      steps[id] = { outputs };
    }
  }
  const outputs = Object.entries(job.outputs ?? {}).map(([key, value]) => [key, fill(value, { ...seen, steps })]);
  return { isSuccess: true, outputs: Object.fromEntries(outputs) };
}

function fill(text: string, seen: Seen): string {
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_all, expression: string) => evaluate(expression, seen));
}

function withoutBraces(expression: string): string {
  return expression.replace(/^\s*\$\{\{(.*)\}\}\s*$/s, '$1');
}

function evaluate(expression: string, { github, ...others }: Seen): string {
  return evaluateExpression(expression, github, others);
}
