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

/** What tests read and templates of projects: written to be as it is, also where it breaks rules. `fixtures/` has code, too. */
const INPUT = /(?:^|\/)(?:testdata|test[-_](?:data|fixtures)|__(?:test)?fixtures__)\/|\.fixture\.\w+$|\{\{/;

/**
 * Tells of checks whether they look at a file, although it may be prose or the input of a test. Files of unknown languages count
 * as prose.
 */
export function prepareLook(
  path: string,
  { filePatterns }: Pick<Guideline, 'filePatterns'>,
): (check: Pick<Check, 'clause' | 'finder'>) => boolean {
  const languageId = languageOf(path);
  const isProse = languageId === undefined || PROSE.has(languageId);
  const isAboutEverything = filePatterns.some((pattern) => EVERYTHING.test(pattern) && !OF_PROSE.test(pattern));
  const isSeen = !isProse || !isAboutEverything;
  const isInput = INPUT.test(path);
  return ({ clause, finder }) =>
    !(isInput && clause.scope.inside.length === 0) &&
    (isSeen || (finder.looksAt === 'text' && finder.readsProse === true));
}
