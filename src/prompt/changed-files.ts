import type { FileChange } from '../changes/types.ts';
import { showLineToModel } from '../text/chat-markup.ts';
import { fenced } from './fence.ts';
import { paragraphText, type TextPiece } from './piece.ts';

/** A change of thousands of files is named by the first ones and a count. */
const MAX_FILES_NAMED = 300;

/** The changed files by name, with how many lines each adds and removes; it outlives the lines themselves. */
export function changedFilesPiece(files: readonly FileChange[], priority: number): TextPiece {
  const lines = files.slice(0, MAX_FILES_NAMED).map(drawFileName);
  const rest = files.length - lines.length;
  const all = rest === 0 ? lines : [...lines, `and ${rest} more files`];
  return {
    id: 'change/files',
    kind: 'file',
    priority,
    text: paragraphText(`The changed files, with added and removed lines:\n${fenced('FILES', `${all.join('\n')}\n`)}`),
  };
}

function drawFileName({ path, previousPath, status, additions, deletions }: FileChange): string {
  const from = previousPath === undefined ? '' : ` from ${showLineToModel(JSON.stringify(previousPath))}`;
  return `${showLineToModel(JSON.stringify(path))} (${status}${from}) +${additions} -${deletions}`;
}
