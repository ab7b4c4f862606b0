import { languageOf } from '../../text/languages/languages.ts';
import type { Guideline } from '../../guidelines/types.ts';
import type { Check } from '../types.ts';

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
/** File patterns of a guideline that applies to every file, also of a folder, and so is not about prose in particular. */
const EVERYTHING = /^(?:.*\/)?(?:\*|\*\*|\*\*\/\*)$/;
/** Folders of which most files are prose. */
const OF_PROSE =
  /(?:^|\/)(?:docs?|documentation|wiki|content|posts?|blog|articles?|guides?|skills?|agents|commands|prompts|instructions)\//i;

/** Tells of checks whether they look at a file, although it may be prose. Files of unknown languages count as prose. */
export function prepareLook(
  path: string,
  { filePatterns }: Pick<Guideline, 'filePatterns'>,
): (check: Pick<Check, 'finder'>) => boolean {
  const languageId = languageOf(path);
  const isProse = languageId === undefined || PROSE.has(languageId);
  const isAboutEverything = filePatterns.some((pattern) => EVERYTHING.test(pattern) && !OF_PROSE.test(pattern));
  const isSeen = !isProse || !isAboutEverything;
  return ({ finder }) => isSeen || (finder.looksAt === 'text' && finder.readsProse === true);
}
