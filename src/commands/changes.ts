import { changesJson } from '../changes/change-json.ts';
import { chooseFiles } from '../changes/review-scope.ts';
import { EXIT } from '../errors.ts';
import { changesText } from '../reports/listings.ts';
import type { CommandLine } from './command-line.ts';
import { withChange, type OpenedChange } from './open-change.ts';
import type { Terminal } from './terminal.ts';

/** `housestyle changes`: prints the change as it was read, with what a review would leave out. */
export function runChanges(line: CommandLine, terminal: Terminal): Promise<number> {
  return withChange(line, terminal, (opened) => showChanges(opened, line, terminal));
}

async function showChanges({ subject, options }: OpenedChange, line: CommandLine, terminal: Terminal): Promise<number> {
  const scope = chooseFiles(subject.changes, options);
  const changes = { ...subject.changes, leftOut: scope.leftOut };
  const isJson = line.format === 'json';
  await terminal.print(
    isJson ? `${JSON.stringify(changesJson(changes), undefined, 2)}\n` : changesText(changes, terminal.paint),
  );
  return EXIT.done;
}
