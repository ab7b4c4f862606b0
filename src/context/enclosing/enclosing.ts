import { splitLines } from '../../syntax/lines.ts';
import { outlineOf } from '../../syntax/outline.ts';
import type { Grammars } from '../../syntax/types.ts';
import { languageOf } from '../../text/languages/languages.ts';
import { changedLines } from '../changed-lines.ts';
import { changedNames } from '../changed-names.ts';
import { joinRanges } from '../join-ranges.ts';
import type { ChangedText, ContextProvider, ProviderTerms } from '../provider.ts';
import { textKind } from '../../text/languages/text-kinds.ts';
import { declarationLines, type WorthyLines } from './declaration-lines.ts';
import { headingLines } from './heading-lines.ts';
import { importLines } from './import-lines.ts';
import { keyPathLines } from './key-path-lines.ts';

/** A larger text was generated, and a prompt holds a fraction of it. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Finds the code around the changed lines in their own files: the enclosing declarations, imports that the change names,
 * the headings of prose, and the key paths of data.
 */
export function enclosingProvider(grammars: Grammars): ContextProvider {
  return {
    name: 'enclosing',
    async provide({ changed, add, signal }) {
      for (const one of changed) {
        if (signal.aborted) {
          return;
        }
        await provideFor(one, grammars, add);
      }
    },
  };
}

/** The hunks of a new or removed file already show all of it, and a bundle is read as its changed modules. */
export function hasSurroundings({ status, binary, hunks, view }: ChangedText['file']): boolean {
  return !binary && view === undefined && hunks.length > 0 && status !== 'added' && status !== 'removed';
}

async function provideFor({ file, text }: ChangedText, grammars: Grammars, add: ProviderTerms['add']): Promise<void> {
  if (text === undefined || text.length > MAX_CHARACTERS || !hasSurroundings(file)) {
    return;
  }
  const lines = splitLines(text);
  const touched = joinRanges(changedLines(file).touched, lines.length);
  for (const found of await findLines({ file, text }, text, lines, touched, grammars)) {
    add({ ...found, path: file.path, for: [file.path] });
  }
}

async function findLines(
  { file }: ChangedText,
  text: string,
  lines: readonly string[],
  touched: Parameters<typeof headingLines>[1],
  grammars: Grammars,
): Promise<readonly WorthyLines[]> {
  const language = languageOf(file.path, lines[0]) ?? 'plaintext';
  switch (textKind(language)) {
    case 'prose':
      return headingLines(text, touched);
    case 'data':
      return keyPathLines(lines, touched);
    case 'plain':
      return [];
    case 'code':
      break;
  }
  const outline = await outlineOf(text, language, grammars);
  const names = new Set(changedNames(file).map(({ name }) => name));
  return [...declarationLines(lines, outline, touched), ...importLines(lines, outline, names)];
}
