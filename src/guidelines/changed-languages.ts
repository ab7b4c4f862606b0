import { languageOf } from '../text/languages/languages.ts';

/** Changed file → its VS Code language id. A file of no known language is absent. */
export type ChangedLanguages = ReadonlyMap<string, string>;

/** The languages of changed files, by their names, or by their first lines if the name does not tell. */
export function languagesOf(
  changedPaths: readonly string[],
  firstLines: ReadonlyMap<string, string> = new Map(),
): ChangedLanguages {
  return new Map(
    changedPaths.flatMap((path) => {
      const language = languageOf(path, firstLines.get(path));
      return language === undefined ? [] : [[path, language] as const];
    }),
  );
}

/** The changed files whose language only their first line can tell: those without an extension and without a known name. */
export function needFirstLine(changedPaths: readonly string[]): readonly string[] {
  return changedPaths.filter((path) => languageOf(path) === undefined && !/\.[^./]+$/.test(path));
}
