import { join } from 'node:path';
import { describeUserError, EXIT, UserError } from '../../errors.ts';
import { drawRunAnnotation } from '../../reports/annotations.ts';
import { jsonText } from '../../text/json/json-text.ts';
import { refuseOutputs } from '../output/refuse-outputs.ts';
import { refuseOutsideOfJob } from '../output/refuse-place.ts';
import { refuseUnwritable, writeOutput } from '../output/write-output.ts';
import type { ActionRun, Outcome } from './run.ts';

/** The files that runs of all modes write into their folder. */
const RUN_FILES = [
  'audit.html',
  'change.json',
  'description.md',
  'findings.json',
  'prompt.html',
  'prompt.json',
  'prompt.md',
  'review.html',
  'summary.md',
  'validation.html',
] as const;

export type RunFile = (typeof RUN_FILES)[number];

/**
 * Refuses outputs that a run could not write at its end. It is called before the first request, because a model costs money.
 *
 * @throws {UserError} if a file cannot be written
 */
export async function refuseRunOutputs(run: Pick<ActionRun, 'options' | 'runner'>): Promise<void> {
  const { sarifFile } = run.options;
  const temporary = run.runner.environment['RUNNER_TEMP'];
  refuseOutsideOfJob(runFolder(run), 'output-dir', temporary);
  if (sarifFile !== undefined) {
    refuseOutsideOfJob(sarifFile, 'sarif-file', temporary);
  }
  await refuseOutputs(run.options, runFolder(run));
  for (const name of RUN_FILES) {
    await refuseUnwritable(join(runFolder(run), name), 'output-dir');
  }
}

/** Writes a file of the run into its folder, and returns its path. */
export async function writeRunFile(
  run: Pick<ActionRun, 'options' | 'runner'>,
  name: RunFile,
  text: string,
): Promise<string> {
  const path = join(runFolder(run), name);
  await writeOutput(path, run.runner.cut(text), 'output-dir');
  return path;
}

/** A file with the result of a run. */
export interface ResultFile {
  /** A file in the folder of the run, or the one that `sarif-file` names. */
  readonly name: RunFile | 'sarif';
  /** The output that gets its path. */
  readonly output?: string;
  readonly text: string;
}

/** The file that `sarif-file` names, if it names one. */
export function sarifFiles({ options }: Pick<ActionRun, 'options'>, draw: () => object): readonly ResultFile[] {
  return options.sarifFile === undefined ? [] : [{ name: 'sarif', output: 'sarif-file', text: jsonText(draw()) }];
}

/**
 * Writes the files of a run that has done its work, and adds their paths to the outputs. The disk of the runner may be full by
 * now: a file that cannot be written fails the run, and costs neither the other outputs nor the job summary.
 */
export async function addFiles(
  run: Pick<ActionRun, 'options' | 'runner'>,
  outcome: Outcome,
  files: readonly ResultFile[],
): Promise<Outcome> {
  const paths: Record<string, string> = {};
  const failures: UserError[] = [];
  for (const { name, output, text } of files) {
    const path = name === 'sarif' ? run.options.sarifFile : join(runFolder(run), name);
    if (path === undefined) {
      continue;
    }
    try {
      await writeOutput(path, run.runner.cut(text), name === 'sarif' ? 'sarif-file' : 'output-dir');
      Object.assign(paths, output === undefined ? {} : { [output]: path });
    } catch (error) {
      if (!(error instanceof UserError)) {
        throw error;
      }
      failures.push(error);
    }
  }
  failures.forEach((error) => run.runner.print(drawRunAnnotation('error', describeUserError(error))));
  const outputs = { ...outcome.outputs, ...paths };
  return failures.length === 0
    ? { ...outcome, outputs }
    : { ...outcome, outputs: { ...outputs, conclusion: 'failed' }, exitCode: EXIT.failed };
}

/** The folder for the files of the run: `output-dir`, or one in the runner's temporary folder. */
export function runFolder({ options, runner }: Pick<ActionRun, 'options' | 'runner'>): string {
  return options.outputDir ?? join(runner.environment['RUNNER_TEMP'] ?? '.', 'housestyle');
}
