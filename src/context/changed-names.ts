import type { DiffLine, FileChange, Hunk } from '../changes/types.ts';
import { blankCommentsAndPlainText } from '../text/languages/code-mask.ts';
import { languageOf } from '../text/languages/languages.ts';
import { readChains } from '../symbols/read-chains.ts';

/** A name that added or removed lines of a file use. */
export interface ChangedName {
  readonly name: string;
  /** The names before it, such as `this` and `logger` in `this.logger.warn`. */
  readonly receivers: readonly string[];
  /** How many times the changed lines use it so. */
  readonly uses: number;
  /** A line of the file after the change that uses it; for a removed line, the line that now is in its place. */
  readonly line: number;
  /** Whether only removed lines use it. */
  readonly isRemoved: boolean;
}

/** More names than anybody can look up. A change that uses more was generated. */
const MAX_NAMES = 600;
/** Longer lines are minified code or data. */
const MAX_LINE_CHARACTERS = 1_000;

/** Lists the names that the changed lines of a file use, outside of comments and strings; added lines come first. */
export function changedNames(file: Pick<FileChange, 'path' | 'hunks' | 'view'>): readonly ChangedName[] {
  const hunks = file.view?.hunks ?? file.hunks;
  const language = languageOf(file.path, hunks[0]?.lines[0]?.text) ?? 'plaintext';
  const names = new Map<string, { -readonly [Key in keyof ChangedName]: ChangedName[Key] }>();
  for (const side of ['added', 'removed'] as const) {
    for (const hunk of hunks) {
      for (const { name, receivers, line } of changedChains(hunk, side, language)) {
        const key = [...receivers, name].join('.');
        const known = names.get(key);
        if (known !== undefined) {
          known.uses += 1;
        } else if (names.size < MAX_NAMES) {
          names.set(key, { name, receivers, uses: 1, line, isRemoved: side === 'removed' });
        }
      }
    }
  }
  return [...names.values()];
}

/** The names of the added or removed lines of a hunk, each with the line of the file after the change. */
function changedChains(
  { newStart, newLines, lines }: Hunk,
  side: 'added' | 'removed',
  language: string,
): readonly Pick<ChangedName, 'name' | 'receivers' | 'line'>[] {
  let next = newLines === 0 ? newStart + 1 : newStart;
  const placed: { readonly line: number; readonly of: DiffLine }[] = [];
  for (const one of lines) {
    if (one.kind === side || one.kind === 'context') {
      placed.push({ line: next, of: one });
    }
    next += one.kind === 'removed' ? 0 : 1;
  }
  const text = placed.map(({ of }) => (of.text.length > MAX_LINE_CHARACTERS ? '' : of.text)).join('\n');
  return readChains(blankCommentsAndPlainText(text, language) ?? text).flatMap(({ name, receivers, row }) => {
    const at = placed[row];
    return at?.of.kind === side ? [{ name, receivers, line: at.line }] : [];
  });
}
