import { join } from 'node:path';
import { writeOutput } from '../output/write-output.ts';
import type { ActionRun } from './run.ts';

/** Writes a file of the run into its folder, and returns its path. */
export async function writeRunFile(
  run: Pick<ActionRun, 'options' | 'runner'>,
  name: string,
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
