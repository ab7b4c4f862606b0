import type { FileChange } from '../changes/types.ts';
import { lazily } from '../structures/lazily.ts';
import { blankCommentsAndStrings } from '../text/languages/code-mask.ts';

const NAMES = /[\p{L}\p{N}_$#@]+/gu;

/**
 * Tells whether code that a change removes from a file has a name: then a declaration of it was moved or changed, and is not
 * new. A name in a comment or a string says nothing: who wants to add a declaration could remove such a comment.
 */
export function readRemovedNames(
  { hunks }: Pick<FileChange, 'hunks'>,
  languageId: string | undefined,
): (name: string) => boolean {
  const names = lazily(() => new Set(hunks.flatMap(({ lines }) => namesRemoved(lines, languageId))));
  return (name) => names().has(name);
}

function namesRemoved(lines: FileChange['hunks'][number]['lines'], languageId: string | undefined): readonly string[] {
  const old = lines.filter(({ kind }) => kind !== 'added');
  if (!old.some(({ kind }) => kind === 'removed')) {
    return [];
  }
  const text = old.map((line) => line.text).join('\n');
  const code = (blankCommentsAndStrings(text, languageId ?? '') ?? text).split('\n');
  return old.flatMap(({ kind }, index) =>
    kind === 'removed' ? [...(code[index] ?? '').matchAll(NAMES)].map(String) : [],
  );
}
