import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf, usageError } from '../../errors.ts';
import type { ActionRun } from './run.ts';

/** Writes a file of the run into `output-dir` or the runner's temporary folder, and returns its path. */
export async function writeRunFile(
  run: Pick<ActionRun, 'options' | 'runner'>,
  name: string,
  text: string,
): Promise<string> {
  const folder = run.options.outputDir ?? join(run.runner.environment['RUNNER_TEMP'] ?? '.', 'housestyle');
  const path = join(folder, name);
  await writeOutput(path, text, 'output-dir');
  return path;
}

/** Writes a file that the user asked for. The error names the option that gave its path. */
export async function writeOutput(path: string, text: string, option: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    throw usageError('output-file', `"${path}" cannot be written: ${messageOf(error)}`, `Check \`${option}\`.`);
  }
}
