import type { DeclarationFact, StringFact, UseFact } from '../../../../syntax/facts/types.ts';
import type { CodeSubject, TextFinder, TextSubject, Violation } from '../../../types.ts';
import { readCodeLines } from '../../code-lines-in-text.ts';
import { violationAt, type ThingFinder } from '../named-things.ts';
import type { Topic } from '../../../ownership/types.ts';

/** What a finder reports, and where. */
interface Asked {
  /** In the plural: `` `switch` statements``. */
  readonly name: string;
  /** In the singular, with its article. */
  readonly one: string;
  readonly languages: readonly string[];
  readonly about?: readonly string[];
  readonly topics?: readonly Topic[];
  /** Files in which it says nothing. */
  readonly isLeftOut?: (path: string) => boolean;
}

function describe({
  name,
  languages,
  about,
  topics,
}: Asked): Pick<ThingFinder, 'words' | 'languages' | 'about' | 'topics'> {
  return { words: `reports ${name}`, languages, topics: topics ?? [], ...(about === undefined ? {} : { about }) };
}

/** Finds uses of names, keywords and operators. */
export function uses(
  asked: Asked,
  needles: readonly string[],
  isMeant: (use: UseFact, file: CodeSubject) => boolean,
): ThingFinder {
  return {
    ...describe(asked),
    looksAt: 'code',
    mayMatch: (line) => needles.some((needle) => line.includes(needle)),
    find: (file) =>
      asked.isLeftOut?.(file.file.path) === true
        ? []
        : onceALine(
            file.facts.uses.filter((use) => isMeant(use, file)).flatMap((use) => violationAt(file, use, asked.one)),
          ),
  };
}

function onceALine(found: readonly Violation[]): readonly Violation[] {
  const lines = new Set<number | undefined>();
  return found.filter(({ line }) => !lines.has(line) && lines.add(line).has(line));
}

/** Finds words of the grammar. */
export function keywords(asked: Asked, words: readonly string[]): ThingFinder {
  return uses(asked, words, ({ kind, name }) => kind === 'keyword' && words.includes(name));
}

/** Finds declarations, which stand where their name is. */
export function declared(
  asked: Asked,
  isMeant: (one: DeclarationFact, all: readonly DeclarationFact[], file: CodeSubject) => boolean,
): ThingFinder {
  return {
    ...describe(asked),
    looksAt: 'code',
    find: (file) => {
      const all = file.facts.declarations;
      return all
        .filter((one) => isMeant(one, all, file))
        .flatMap((one) => violationAt(file, { line: one.nameLine }, asked.one));
    },
  };
}

/** Finds strings by their text. */
export function strings(asked: Asked, isMeant: (one: StringFact, file: CodeSubject) => boolean): ThingFinder {
  return {
    ...describe(asked),
    looksAt: 'code',
    find: (file) =>
      asked.isLeftOut?.(file.file.path) === true
        ? []
        : file.facts.strings
            .filter((one) => isMeant(one, file))
            .flatMap((one) => violationAt(file, { line: one.line }, asked.one)),
  };
}

/**
 * Finds lines of code by their text without comments and the text of strings. Where no grammar says what these are, a scan for
 * comments and strings does.
 *
 * @param isMeant looks at the rest of the file as well
 */
export function codeLines(
  asked: Asked,
  expression: RegExp,
  isMeant: (file: TextSubject, line: number) => boolean = () => true,
): ThingFinder {
  return {
    ...describe(asked),
    looksAt: 'code',
    mayMatch: (line) => expression.test(line),
    find: (file) =>
      file.facts.code
        .filter(({ line, text }) => expression.test(text) && isMeant(file, line))
        .flatMap((line) => violationAt(file, line, asked.one)),
    findInText: (file) => {
      const code = file.added.some(({ text }) => expression.test(text)) ? readCodeLines(file) : undefined;
      return file.added
        .filter(
          ({ number, text }) =>
            expression.test(text) && expression.test(code?.get(number) ?? '') && isMeant(file, number),
        )
        .map(({ number: line }): Violation => ({ path: file.file.path, line, found: asked.one }));
    },
  };
}

/** Finds added lines by their text, whatever they are. */
export function textLines(asked: Asked, isMeant: (line: string, path: string) => boolean): TextFinder {
  return {
    ...describe(asked),
    looksAt: 'text',
    find: ({ file: { path }, added }) =>
      asked.isLeftOut?.(path) === true
        ? []
        : added
            .filter(({ text }) => isMeant(text, path))
            .map(({ number: line }): Violation => ({ path, line, found: asked.one })),
  };
}
