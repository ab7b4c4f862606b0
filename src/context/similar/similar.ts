import { countWork } from '../../symbols/count-work.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { FileChange } from '../../changes/types.ts';
import type { ReadEarlierPaths } from '../notes/readers.ts';
import type { ContextProvider } from '../provider.ts';
import { isCode } from '../symbols/look-up.ts';
import { chooseWindows, WINDOW_LIMITS } from './choose-windows.ts';
import { nearFiles } from './near-files.ts';
import { distinctWords } from './words.ts';

/** The most characters that are searched; parsing counts many times as much. */
const MOST_WORK = 1_000_000_000;
/** Changed files for which similar code is looked for; those with most added lines come first. */
const MAX_FILES = 10;
/** In windows with less in common, lines are no more like the change than any others of the same files. */
const LEAST_SCORE = 0.15;
/** The worth of a window of full length whose words are all the same. */
const WORTH = 8;

const LIMITS = { ...WINDOW_LIMITS, leastScore: LEAST_SCORE };

/** The last commits say enough about which files belong together. */
const MAX_COMMITS = 2_000;

/**
 * Finds code in near files that has many words in common with the added lines of a file.
 *
 * @param readPaths reads which files earlier commits changed; absent if the history is not there
 */
export function similarProvider(all: SymbolIndex, readPaths?: ReadEarlierPaths): ContextProvider {
  const work = countWork(MOST_WORK);
  const index = all.countedBy(work);
  return {
    name: 'similar',
    work,
    async provide({ changed, add, signal }) {
      const paths = new Set(changed.map(({ file }) => file.path));
      const largest = changed
        .map(({ file }) => file)
        .filter(({ path, additions }) => additions > 0 && isCode(path))
        .toSorted((a, b) => b.additions - a.additions);
      const commits = largest.length === 0 ? [] : ((await readPaths?.(MAX_COMMITS)) ?? []);
      for (const file of largest.slice(0, MAX_FILES)) {
        const near = await nearFiles(index, file.path, { most: 2 * WINDOW_LIMITS.mostFiles, commits }, signal);
        const candidates = [];
        for (const path of near.filter((one) => !paths.has(one))) {
          const read = signal.aborted ? undefined : await index.read(path);
          candidates.push(...(read === undefined ? [] : [{ path, text: read.text }]));
        }
        for (const { path, from, to, score } of chooseWindows(referenceWords(file), candidates, LIMITS)) {
          const why = `has ${Math.round(score * 100)} % of its words in common with ${file.path}`;
          add({
            path,
            from,
            to,
            why,
            worth: WORTH * score * ((to - from + 1) / WINDOW_LIMITS.windowLines),
            for: [file.path],
          });
        }
      }
    },
  };
}

/** The words of the added lines, of as many as a window has, with the hunks first that add most. */
function referenceWords({ hunks }: FileChange): ReadonlySet<string> {
  const added = hunks
    .map(({ lines }) => lines.filter(({ kind }) => kind === 'added').map(({ text }) => text))
    .toSorted((a, b) => b.length - a.length);
  return distinctWords(added.flat().slice(0, WINDOW_LIMITS.windowLines).join('\n'));
}
