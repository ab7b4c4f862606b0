import { grammarOf } from '../../syntax/grammars.ts';
import { containsScripts } from '../../text/languages/embedded-scripts.ts';
import { textKind } from '../../text/languages/text-kinds.ts';
import type { Check } from '../types.ts';

/** Whether code in a language is found by a search of its text, because no grammar here reads it. */
export function isSearched(languageId: string): boolean {
  return grammarOf(languageId) === undefined && !containsScripts(languageId);
}

/** Whether a check looks for code, and searches the text of files without a grammar. What only measures lines cannot miss one. */
export function searchesText({ finder, family }: Check): boolean {
  return finder.looksAt === 'code' && finder.findInText !== undefined && family !== 'limits';
}

/**
 * Whether a review says that it searched a file: an odd form of code can escape a search. Settings and prose have little code, and
 * most changes touch some.
 */
export function isSearchedCode(languageId: string): boolean {
  return isSearched(languageId) && textKind(languageId) === 'code';
}
