import type { FactPlace, UseFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import type { CodeSubjectOf, Violation } from '../../types.ts';
import { isGoPackage } from '../go-packages.ts';
import { blankAllowed } from './find-in-text.ts';
import { isMeantInGo } from './go-uses.ts';
import { listClassNames } from './class-names.ts';
import { findSnippet } from './snippets/match-snippet.ts';
import { suggestReplacement, type Replacement } from './suggest.ts';
import type { Target, UsesFacts } from './target.ts';
import { isTargetModule, isTargetName } from './targets.ts';

type UsesSubject = CodeSubjectOf<keyof UsesFacts>;

/** Finds where added lines of a file have what is ruled out, by the facts of its grammar. */
export function findInCode(
  subject: UsesSubject,
  targets: readonly Target[],
  allowed: readonly string[],
  replacement: Replacement | undefined,
): readonly Violation[] {
  const { facts, file } = subject;
  const found: { readonly target: Target; readonly place: FactPlace; readonly use?: UseFact }[] = [];
  for (const target of targets) {
    const places = findTarget(target, subject, allowed);
    found.push(...places.map((one) => ({ target, ...one })));
  }
  if (found.length === 0) {
    return [];
  }
  const isFirst = firstOfEachLine();
  const columns = columnsByLine(found.map(({ place }) => place));
  return found
    .filter(({ place }) => subject.isAdded(place.line))
    .toSorted((a, b) => a.place.line - b.place.line || a.place.column - b.place.column)
    .filter(({ place }) => isFirst(place.line))
    .map(({ target, place, use }): Violation => {
      const isAlone = columns.get(place.line)?.size === 1;
      const suggestion =
        use === undefined || !isAlone ? undefined : suggestReplacement(subject, facts, target, use, replacement);
      const alias = use === undefined ? undefined : explainAlias(use, target);
      return {
        path: file.path,
        line: place.line,
        found: codeSpan(target.code),
        ...(alias === undefined ? {} : { note: alias }),
        ...(suggestion === undefined ? {} : { suggestion }),
      };
    });
}

interface Found {
  readonly place: FactPlace;
  readonly use?: UseFact;
}

function findTarget(target: Target, subject: UsesSubject, allowed: readonly string[]): readonly Found[] {
  const { facts } = subject;
  switch (target.by) {
    case 'comment':
      return findInComments(target, facts);
    case 'string':
      return facts.strings
        .filter(({ value }) => value === target.code.replaceAll(/["']/g, ''))
        .map((place) => ({ place }));
    case 'class':
      return facts.strings
        .filter(({ value }) => listClassNames(value).some((name) => target.isClass?.(name) === true))
        .map((place) => ({ place }));
    case 'import':
      return findImports(target, subject);
    case 'use': {
      const imports = findImports(target, subject);
      const isGo = subject.languageId === 'go';
      // Go and Rust code calls a package by its name, in files that imported it long ago as well.
      if (
        isGo || subject.languageId === 'rust'
          ? imports.some(({ place }) => subject.isAdded(place.line))
          : imports.length > 0
      ) {
        return imports;
      }
      const right = allowed.length === 0 ? [] : facts.uses.filter((use) => isAllowed(use, allowed));
      const uses = facts.uses
        .filter(
          (use) =>
            (isGo ? isMeantInGo(target, use, facts) : target.isMeant(use, facts)) &&
            !right.some((one) => isWithin(use, one)),
        )
        .map((use): Found => ({ place: use, use }))
        .concat(findImportsFrom(target, subject));
      // Where the text does not follow its grammar, calls and types are not recognized as such.
      return facts.unsound.length === 0
        ? uses
        : [...uses, ...findInLines(target, facts, allowed, new Set(facts.unsound))];
    }
    case 'text':
    case 'command':
      if (target.snippet !== undefined) {
        return findSnippet(target.snippet, facts).map(({ line, column, text }) => ({
          place: { line, column, endLine: line, endColumn: column + text.length },
        }));
      }
      return target.pattern.place === 'anywhere' ? findAnywhere(target, subject) : findInLines(target, facts, allowed);
  }
}

/** Whether a place is in another one: `console` in `console.error`. */
function isWithin(place: FactPlace, around: FactPlace): boolean {
  return place.line === around.line && place.column >= around.column && place.endColumn <= around.endColumn;
}

function isAllowed({ name }: UseFact, allowed: readonly string[]): boolean {
  return allowed.some((code) => code.replace(/\(\s*\)$/, '') === name);
}

function findImports(target: Target, { facts, languageId }: UsesSubject): readonly Found[] {
  return facts.imports
    .filter((one) =>
      languageId === 'go'
        ? target.module !== undefined && isGoPackage(one.module, target.module)
        : isTargetModule(target, one.module) ||
          isTargetName(target, one) ||
          (languageId === 'python' && isPartOfModule(target, one.module)),
    )
    .map((place) => ({ place }));
}

/** `from os.path import join`: what it brings in has no `os.path` before it. `javax.*` are the packages below `javax`. */
function findImportsFrom({ code }: Target, { facts, languageId = '' }: UsesSubject): readonly Found[] {
  const stem = code.replace(/\.\*$/, '');
  // `System.Reflection` has attributes too, which a file of C# may need it for.
  const isModule = PACKAGED.has(languageId) && (stem !== code || (languageId !== 'csharp' && PACKAGE.test(code)));
  return isModule
    ? facts.imports.filter(({ module }) => `${module}.`.startsWith(`${stem}.`)).map((place) => ({ place }))
    : [];
}

const PACKAGE = /^[a-z_]\w*(?:\.[a-z_]\w*)+$/;
/** Languages whose modules have names with dots. */
const PACKAGED: ReadonlySet<string> = new Set(['csharp', 'groovy', 'java', 'kotlin', 'python', 'scala']);

/** `requests.adapters` is a part of `requests`. */
function isPartOfModule({ module }: Target, imported: string): boolean {
  return module !== undefined && imported.startsWith(`${module}.`);
}

function findInComments({ pattern }: Target, { comments }: UsesFacts): readonly Found[] {
  return comments.flatMap((comment) =>
    comment.text.split('\n').flatMap((text, row): readonly Found[] => {
      const column = pattern.find(text);
      const line = comment.line + row;
      return column < 0 ? [] : [{ place: { line, column, endLine: line, endColumn: column + pattern.code.length } }];
    }),
  );
}

function findInLines(
  { pattern, code }: Target,
  { code: lines }: UsesFacts,
  allowed: readonly string[],
  only?: ReadonlySet<number>,
): readonly Found[] {
  return lines.flatMap(({ line, text }): readonly Found[] => {
    const column = only?.has(line) === false ? -1 : pattern.find(blankAllowed(text, allowed));
    return column < 0 ? [] : [{ place: { line, column, endLine: line, endColumn: column + code.length } }];
  });
}

/** Code with strings in it: the line as it is, without its comments. */
function findAnywhere({ pattern, code }: Target, { added, facts }: UsesSubject): readonly Found[] {
  return added.flatMap(({ number: line, text }): readonly Found[] => {
    const column = pattern.find(text);
    return column < 0 || isInText(code, line, column, facts)
      ? []
      : [{ place: { line, column, endLine: line, endColumn: column + code.length } }];
  });
}

/** Whether a place is in a comment, or in a text that begins before it. */
function isInText(code: string, line: number, column: number, { comments, strings }: UsesFacts): boolean {
  return (
    comments.some((one) => one.line <= line && line <= one.endLine && (one.line < line || one.column <= column)) ||
    // Colors and other code without quotes are in texts.
    (/["'`]/.test(code) &&
      strings.some(
        (one) =>
          !one.isInterpolated &&
          (one.line < line || (one.line === line && one.column < column)) &&
          (line < one.endLine || (line === one.endLine && column < one.endColumn)),
      ))
  );
}

function explainAlias({ name, meaning }: UseFact, { code }: Target): string | undefined {
  return meaning === undefined || meaning.includes('#') || name.includes(code.replace(/\(\s*\)$/, ''))
    ? undefined
    : `${codeSpan(name)} is ${codeSpan(meaning)} in this file.`;
}

function columnsByLine(places: readonly FactPlace[]): ReadonlyMap<number, ReadonlySet<number>> {
  const columns = new Map<number, Set<number>>();
  for (const { line, column } of places) {
    columns.set(line, (columns.get(line) ?? new Set()).add(column));
  }
  return columns;
}

function firstOfEachLine(): (line: number) => boolean {
  const lines = new Set<number>();
  return (line) => !lines.has(line) && lines.add(line).has(line);
}
