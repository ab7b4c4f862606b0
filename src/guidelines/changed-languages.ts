import { languageOf } from '../text/languages.ts';

/** Changed file → its language id of VS Code, where it has one. */
export type ChangedLanguages = ReadonlyMap<string, string>;

/** The languages of changed files, by their names and where those say nothing by their first lines. */
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

/** The changed files whose language only their first line can tell: those without an extension that any name is known by. */
export function needFirstLine(changedPaths: readonly string[]): readonly string[] {
  return changedPaths.filter((path) => languageOf(path) === undefined && !/\.[^./]+$/.test(path));
}
