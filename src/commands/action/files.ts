import { join } from 'node:path';
import { refuseOutputs } from '../output/refuse-outputs.ts';
import { refuseOutsideOfJob } from '../output/refuse-place.ts';
import { refuseUnwritable, writeOutput } from '../output/write-output.ts';
import type { ActionRun } from './run.ts';

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

/** The folder for the files of the run: `output-dir`, or one in the runner's temporary folder. */
export function runFolder({ options, runner }: Pick<ActionRun, 'options' | 'runner'>): string {
  return options.outputDir ?? join(runner.environment['RUNNER_TEMP'] ?? '.', 'housestyle');
}
