import { join } from 'node:path';
import { writeOutput } from '../write-output.ts';
import type { ActionRun } from './run.ts';

/** Writes a file of the run into `output-dir` or the runner's temporary folder, and returns its path. */
export async function writeRunFile(
  run: Pick<ActionRun, 'options' | 'runner'>,
  name: string,
  text: string,
): Promise<string> {
  const folder = run.options.outputDir ?? join(run.runner.environment['RUNNER_TEMP'] ?? '.', 'housestyle');
  const path = join(folder, name);
  await writeOutput(path, run.runner.cut(text), 'output-dir');
  return path;
}
