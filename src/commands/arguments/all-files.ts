import { usageError } from '../../errors.ts';
import { readOptions } from '../../options/read-options.ts';
import type { CommandLine } from './command-line.ts';

/** Whether the command line asks for an audit. A configuration file cannot: it would change what `review` means. */
export function asksForAllFiles({ options }: Pick<CommandLine, 'options'>): boolean {
  const given = options.get('all-files');
  return given !== undefined && readOptions([new Map([['all-files', given]])]).allFiles;
}

/** Throws a `UserError` for what only an audit has. */
export function refuseOfAudits({ writeBaseline, options }: Pick<CommandLine, 'writeBaseline' | 'options'>): void {
  const batched = ['batch', 'batch-minutes', 'cancel-batches'].find((name) => options.has(name));
  if (batched !== undefined) {
    throw usageError(
      'mixed-flags',
      `\`--${batched}\` does nothing here`,
      'Batches take up to 24 hours, so only audits use them: add `--all-files`.',
    );
  }

  if (writeBaseline) {
    throw usageError(
      'mixed-flags',
      '`--write-baseline` does nothing here',
      'A baseline is written by `validate`, and with `--all-files`.',
    );
  }
}
