import type { DiffLine, FileChange, Hunk } from '../changes/types.ts';
import { blankCommentsAndStrings } from '../text/code-mask.ts';
import { languageOf } from '../text/languages.ts';
import { KEYWORDS } from './keywords.ts';

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

const WORD = String.raw`[\p{ID_Start}_$][\p{ID_Continue}$]*`;
const CHAIN = new RegExp(String.raw`${WORD}(?:\s?(?:\?\.|\.|->|::)\s?${WORD}){0,8}`, 'gu');
const EACH_WORD = new RegExp(WORD, 'gu');
/** Code inside of a string: `${total}` and `{total}`. */
const INSERTED = /\{([^{}]{1,200})\}/g;

/** Lists the names that the changed lines of a file use, outside of comments and strings; added lines come first. */
export function changedNames(file: Pick<FileChange, 'path' | 'hunks' | 'view'>): readonly ChangedName[] {
  const hunks = file.view?.hunks ?? file.hunks;
  const language = languageOf(file.path, hunks[0]?.lines[0]?.text) ?? 'plaintext';
  const names = new Map<string, { -readonly [Key in keyof ChangedName]: ChangedName[Key] }>();
  for (const side of ['added', 'removed'] as const) {
    for (const hunk of hunks) {
      for (const { line, code } of changedCode(hunk, side, language)) {
        for (const { name, receivers } of readNames(code)) {
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
  }
  return [...names.values()];
}

/** The code of the added or removed lines of a hunk, each with the line of the file after the change. */
function changedCode(
  { newStart, newLines, lines }: Hunk,
  side: 'added' | 'removed',
  language: string,
): readonly { readonly line: number; readonly code: string }[] {
  let next = newLines === 0 ? newStart + 1 : newStart;
  const placed: { readonly line: number; readonly of: DiffLine }[] = [];
  for (const one of lines) {
    if (one.kind === side || one.kind === 'context') {
      placed.push({ line: next, of: one });
    }
    next += one.kind === 'removed' ? 0 : 1;
  }
  const texts = placed.map(({ of }) => (of.text.length > MAX_LINE_CHARACTERS ? '' : of.text));
  const code = blankCommentsAndStrings(texts.join('\n'), language)?.split('\n') ?? texts;
  return placed.flatMap(({ line, of }, index) =>
    of.kind === side ? [{ line, code: withInserted(code[index] ?? '', texts[index] ?? '') }] : [],
  );
}

function withInserted(code: string, text: string): string {
  const inserted = [...text.matchAll(INSERTED)].filter(
    ({ index, 0: found }) => code.slice(index, index + found.length).trim() === '',
  );
  return [code, ...inserted.map(([, inside = '']) => inside)].join(' ; ');
}

function readNames(code: string): readonly Pick<ChangedName, 'name' | 'receivers'>[] {
  return (code.match(CHAIN) ?? []).flatMap((chain) => {
    const words = chain.match(EACH_WORD) ?? [];
    return words.flatMap((name, index) =>
      (index === 0 && KEYWORDS.has(name)) || /^[\p{Ll}_$]$/u.test(name)
        ? []
        : [{ name, receivers: words.slice(0, index) }],
    );
  });
}
