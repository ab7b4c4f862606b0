import { languageOf } from '../../text/languages.ts';
import type { Guideline } from '../../guidelines/types.ts';
import type { Finder } from '../types.ts';

/** Languages of prose. Code that is ruled out may be mentioned there, unless the guideline is about such files. */
const PROSE = new Set([
  'asciidoc',
  'chatagent',
  'instructions',
  'latex',
  'markdown',
  'mdx',
  'plaintext',
  'prompt',
  'restructuredtext',
  'skill',
]);
/** File patterns of a guideline that applies to every file, and so is not about prose in particular. */
const EVERYTHING = new Set(['*', '**', '**/*']);

/** Whether a finder looks at a file, although it may be prose. Files of unknown languages count as prose. */
export function looksAtFile(finder: Finder, path: string, { filePatterns }: Pick<Guideline, 'filePatterns'>): boolean {
  const languageId = languageOf(path);
  const isProse = languageId === undefined || PROSE.has(languageId);
  const isAboutEverything = filePatterns.some((pattern) => EVERYTHING.has(pattern));
  return !isProse || !isAboutEverything || (finder.looksAt === 'text' && finder.readsProse === true);
}
