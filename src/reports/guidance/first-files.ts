import { oneLine } from '../../text/hidden/visible.ts';
import type { Paint } from '../review/console.ts';
import { wrapListing } from '../wrap.ts';
import { instructionsText, type FirstInstructionsReport } from './first-instructions.ts';

/** A file of `housestyle init`, and what became of it. */
export interface FirstFile {
  readonly path: string;
  /** `kept`: there is one already, which `existing` names. `empty`: there is nothing to write into it. */
  readonly state: 'written' | 'planned' | 'kept' | 'empty';
  readonly text: string;
  readonly existing?: string;
}

/** What `housestyle init` wrote, or would write. The fields other than `files` are about the first instructions. */
export interface InitReport extends FirstInstructionsReport {
  /** Every file, with what became of it. */
  readonly files: readonly FirstFile[];
}

/** Draws what was written, what is there already, and what to do next. Before anything is written, also the texts. */
export function firstFilesText(
  files: readonly FirstFile[],
  instructions: FirstInstructionsReport | undefined,
  paint: Paint,
  columns?: number,
): string {
  const rows = files.map(({ path, state, existing }) => {
    switch (state) {
      case 'written':
        return `${paint('green', 'wrote')}   ${path}`;
      case 'planned':
        return `${paint('green', 'would write')}   ${path}`;
      case 'kept':
        return `${paint('dim', 'kept')}    ${oneLine(existing ?? path)}: it is there already`;
      case 'empty':
        return `${paint('yellow', 'nothing')} for ${path}: neither the configuration nor the code shows a rule; write it by hand, one rule a bullet`;
    }
  });
  const planned = files.filter(({ state }) => state === 'planned');
  const texts = planned
    .filter(({ path }) => path !== instructions?.path)
    .map(({ path, text }) => `${paint('bold', `── ${path}`)}\n\n${text}`);
  const own = instructions === undefined ? [] : [instructionsText(instructions, paint).trimEnd()];
  const isDone = files.some(({ state }) => state === 'written');
  const next = isDone
    ? ['Next: read the files, commit them, and open a pull request. `housestyle doctor` checks the rest.']
    : [];
  return `${[...texts, ...own, wrapListing(rows.join('\n'), columns), ...next].join('\n\n')}\n`;
}
