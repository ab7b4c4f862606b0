import { openWindowSearch, type SimilarWindow } from './similar-windows.ts';

/** A file whose windows are compared. */
export interface Candidate {
  readonly path: string;
  readonly text: string;
}

export interface WindowLimits {
  /** Lines of a window. */
  readonly windowLines: number;
  /** Only windows with a higher score are taken. */
  readonly leastScore: number;
  /** Windows in all. */
  readonly mostWindows: number;
  readonly mostWindowsPerFile: number;
  /** Files that are compared; further ones are not. */
  readonly mostFiles: number;
  /** In UTF-16 code units. Files with as many or more are not compared. */
  readonly mostCharacters: number;
}

/** The limits of Copilot's completions, except that Copilot skips files from 10,000 characters on. Ours takes less time. */
export const WINDOW_LIMITS: WindowLimits = {
  windowLines: 60,
  leastScore: 0,
  mostWindows: 4,
  mostWindowsPerFile: 1,
  mostFiles: 20,
  mostCharacters: 100_000,
};

/** Finds the windows of some files that are most like a reference, the best first. Equal ones keep the order of the files. */
export function chooseWindows(
  reference: ReadonlySet<string>,
  candidates: readonly Candidate[],
  limits: WindowLimits = WINDOW_LIMITS,
): readonly (SimilarWindow & Pick<Candidate, 'path'>)[] {
  const search = openWindowSearch(reference, limits.windowLines);
  return candidates
    .filter(({ text }) => text !== '' && text.length < limits.mostCharacters)
    .slice(0, limits.mostFiles)
    .flatMap(({ path, text }) => bestFirst(search(text), limits.mostWindowsPerFile).map((one) => ({ ...one, path })))
    .filter(({ score }) => score > limits.leastScore)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limits.mostWindows);
}

function bestFirst(windows: readonly SimilarWindow[], most: number): readonly SimilarWindow[] {
  return windows.toSorted((a, b) => b.score - a.score).slice(0, most);
}
