import { quickAny } from '../../../text/expressions/quick-expressions.ts';
import { listMaskedCodes, unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import type { CodeFacts, DeclarationFact } from '../../../syntax/facts/types.ts';
import { lazily } from '../../../structures/lazily.ts';
import { nameOf } from '../../../workspace/paths.ts';
import type { KnownFiles } from '../../known-files.ts';
import { codeSpan } from '../../code-span.ts';
import { readRemovedNames } from '../../removed-names.ts';
import type { Clause, CodeSubjectOf, Family, Finder, TextSubject, Violation } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';
import { readToldLimits } from './file-limits.ts';
import { findLongLines, linesBetween, linesInTexts } from './long-lines.ts';
import { findLongProse, isProse } from './prose-lines.ts';
import { isRough, readExplainedLimit, readLimit, type Limit, type Measure } from './read-limit.ts';

/** Limits of lengths and counts, which a change must not cross. */
export const LIMITS_FAMILY: Family = {
  name: 'limits',
  signs: quickAny(
    /\d/,
    /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|single|short|small|concise|focused|long|large|deep|deeply|many|low)\b/,
  ),
  compile: (clause) => {
    if (clause.instead !== undefined) {
      return undefined;
    }
    const named = limitNamedFile(clause);
    if (named !== undefined) {
      return named;
    }
    const all = wordsOf(clause);
    const words = all.replace(LINES_OF_DOCUMENTS, 'lines');
    const read = readLimit(words, clause.polarity);
    const limit =
      read === 'vague' && clause.explanation !== undefined
        ? (readExplainedLimit(words, unmaskCodeSpans(clause.explanation, clause.codes), clause.polarity) ?? read)
        : read;
    // `Keep functions focused` is about what they do, and no size.
    if (limit === 'vague' && readLimit(words.replaceAll(/\bfocused\b/g, ''), clause.polarity) !== 'vague') {
      return undefined;
    }
    return limit === 'vague'
      ? { reason: 'it limits a size without a number', hint: 'write the number: "Functions must not exceed 50 lines"' }
      : limit &&
          (limitProse(limit, clause, words !== all) ??
            createFinder({ ...limit, isRough: isRough(clause.statement.text) }));
  },
  readStatement: (statement) => {
    const finders = readToldLimits(statement).flatMap(
      (told) =>
        ('limit' in told
          ? createFinder({ ...told.limit, isRough: isRough(statement.text) })
          : limitFiles(told.files, told.max)) ?? [],
    );
    return finders.length === 0 ? undefined : finders;
  },
};

function limitFiles({ name, has }: KnownFiles, max: number): Finder {
  return {
    looksAt: 'text',
    readsProse: true,
    words: `reports ${name} that grow beyond ${max} lines by the change`,
    mayReportIn: has,
    find: (file) => findLongFile(file, max),
  };
}

/** ``Keep `SKILL.md` under 500 lines``: a limit of files of one name, whatever they hold. */
function limitNamedFile({ subject, verb, object, codes, polarity }: Clause): Finder | undefined {
  if (codes.length === 0) {
    return undefined;
  }
  const masked = `${subject} ${verb} ${object}`.replaceAll(/\s+/g, ' ').trim();
  const marks = masked.match(/[\uE000-\uF8FF]/g) ?? [];
  const [mark = ''] = marks;
  const [name = ''] = listMaskedCodes(mark, codes);
  const words = masked.replace(mark, 'files').replace(/files (?:files?|body|bodies)\b/, 'files');
  const limit = marks.length === 1 && FILE_NAME.test(name) ? readLimit(words, polarity) : undefined;
  if (limit === undefined || limit === 'vague' || limit.measure !== 'file lines') {
    return undefined;
  }
  const { max } = limit;
  return {
    looksAt: 'text',
    readsProse: true,
    words: `reports ${codeSpan(name)} that grows beyond ${max} lines by the change`,
    mayReportIn: (path) => nameOf(path) === name,
    find: (file) => findLongFile(file, max),
  };
}

/** A name that says which files are meant in any folder. */
const FILE_NAME = /^[\w-]+\.(?:md|mdx|mdc|ts|tsx|js|jsx|py|go|rs|rb|json|ya?ml|toml)$/;

function wordsOf({ subject, verb, object, codes }: Clause): string {
  return unmaskCodeSpans(`${subject} ${verb} ${object}`, codes);
}

function createFinder(limit: Limit): Finder | undefined {
  const { measure, max } = limit;
  const told = sayLimit(limit);
  if (measure === 'line characters') {
    return max < MIN_CHARACTERS
      ? undefined
      : {
          looksAt: 'code',
          words: `reports added lines of code with more than ${max} characters, except imports, addresses, texts of several lines and words that cannot be divided`,
          topics: ['line-length'],
          mayReportLanguage: (language) => isCode(language) || isProse(language),
          mayMatch: (line) => line.length > max,
          ...readsOnly(['strings'], { find: (file) => findLongLines(file, max, linesInTexts(file.facts)) }),
          findInText: (file) =>
            isCode(file.languageId)
              ? findLongLines(file, max, linesBetween('"""', file.head ?? ''))
              : findLongProse(file, max),
        };
  }
  if (measure === 'file lines') {
    return {
      looksAt: 'text',
      words: `reports files of code that grow beyond ${told} lines by the change`,
      mayReportLanguage: isCode,
      find: (file) => findLongFile(file, most(limit), told),
    };
  }
  return {
    looksAt: 'code',
    words: `reports ${WHAT[measure](told)} by the change`,
    ...(measure === 'component lines' ? { about: ['components'] } : {}),
    ...(LENGTHS.has(measure) ? { minLines: max + 1 } : {}),
    ...readsOnly(['declarations'], {
      needsBase: ({ facts }) => facts.declarations.some((one) => (sizeOf(one, limit.measure) ?? 0) > most(limit)),
      find: (file) => findLargeDeclarations(file, limit),
    }),
  };
}

/** What is a fifth above a rough limit is clearly more. */
const ROUGH = 1.2;

function most({ measure, max, isRough: isAbout = false }: Limit): number {
  return isAbout && (LENGTHS.has(measure) || measure === 'file lines') ? Math.ceil(max * ROUGH) : max;
}

function sayLimit(limit: Limit): string {
  return most(limit) === limit.max ? `${limit.max}` : `about ${limit.max}`;
}

/** Measures that count lines of code. */
const LENGTHS: ReadonlySet<Measure> = new Set(['class lines', 'component lines', 'function lines']);

const LINES_OF_DOCUMENTS =
  /\b(?:lines (?:in|of) (?:markdown|documentation|docs)(?: files| documents)?|(?:markdown|documentation) lines)\b/;

/** A limit of the lines of documents, where a sentence or heading names them. */
function limitProse({ measure, max }: Limit, { scope }: Clause, isSaid: boolean): Finder | undefined {
  const { languages = [] } = scope;
  const isMeant = isSaid || (languages.length > 0 && languages.every(isProse));
  return measure !== 'line characters' || max < MIN_CHARACTERS || !isMeant
    ? undefined
    : {
        looksAt: 'text',
        readsProse: true,
        words: `reports added lines of documents with more than ${max} characters, except headings, tables, code, addresses and links`,
        topics: ['line-length'],
        find: (file) => findLongProse(file, max),
      };
}

/** A smaller limit is not about lines of code. */
const MIN_CHARACTERS = 40;

const WHAT: Readonly<Record<Exclude<Measure, 'file lines' | 'line characters'>, (max: string) => string>> = {
  'class lines': (max) => `classes that grow beyond ${max} lines`,
  complexity: (max) => `functions whose cyclomatic complexity grows beyond ${max}`,
  'component lines': (max) => `components that grow beyond ${max} lines`,
  'function lines': (max) => `functions with a name that grow beyond ${max} lines`,
  nesting: (max) => `functions whose branches and loops are nested more than ${max} deep`,
  parameters: (max) => `functions that get more than ${max} parameters`,
};

/** Languages of programs. Limits on code are not meant for markup, style sheets and data. */
const CODE = new Set(
  (
    'ada apex astro c clojure coffeescript cpp crystal csharp cuda-cpp d dart elixir elm erlang fsharp gdscript gleam go ' +
    'groovy haskell haxe java javascript javascriptreact julia kotlin lua nim objective-c objective-cpp ocaml pascal perl ' +
    'php powershell purescript python r racket rescript ruby rust scala shellscript solidity starlark svelte swift ' +
    'typescript typescriptreact vb vue zig'
  ).split(' '),
);

function isCode(language: string | undefined): boolean {
  return language !== undefined && CODE.has(language);
}

function findLongFile(file: TextSubject, max: number, told = `${max}`): readonly Violation[] {
  if (file.head === undefined) {
    return [];
  }
  const lines = file.head.split('\n').length - (file.head.endsWith('\n') ? 1 : 0);
  const removed = file.file.hunks.reduce(
    (sum, { lines: all }) => sum + all.filter(({ kind }) => kind === 'removed').length,
    0,
  );
  const before = lines - file.added.length + removed;
  return lines > max && before <= max
    ? [
        {
          path: file.file.path,
          found: `a file of ${lines} lines`,
          note: `The file grows from ${before} to ${lines} lines; the limit is ${told}.`,
        },
      ]
    : [];
}

const UNIT: Readonly<Record<Measure, string>> = {
  'class lines': 'lines',
  complexity: 'as its complexity',
  'component lines': 'lines',
  'file lines': 'lines',
  'function lines': 'lines',
  'line characters': 'characters',
  nesting: 'levels of nesting',
  parameters: 'parameters',
};

function findLargeDeclarations(file: CodeSubjectOf<'declarations'>, limit: Limit): readonly Violation[] {
  const { measure } = limit;
  const max = most(limit);
  const { facts, baseFacts, file: change, added } = file;
  if (baseFacts === undefined && change.status !== 'added') {
    return [];
  }
  const before = lazily(() => (baseFacts === undefined ? new Map<string, number>() : sizesByName(baseFacts, measure)));
  // A declaration that was moved in the file or given another container is not new.
  const wasRemoved = readRemovedNames(change, file.languageId);
  const after = [...facts.declarations.entries()];
  return after.flatMap(([index, one]): readonly Violation[] => {
    const size = sizeOf(one, measure);
    if (
      size === undefined ||
      size <= max ||
      one.name === undefined ||
      one.attributes.some((name) => /(?:^|\.)overload$/.test(name))
    ) {
      return [];
    }
    const old = before().get(keyOf(facts, index));
    const line = file.isAdded(one.nameLine)
      ? one.nameLine
      : added.find(({ number }) => number >= one.line && number <= one.endLine)?.number;
    const isMoved = old === undefined && (wasRemoved(one.name) || !file.isAdded(one.nameLine));
    return (old !== undefined && old > max) || isMoved || line === undefined
      ? []
      : [
          {
            path: change.path,
            line,
            found: `${codeSpan(one.name)} with ${size} ${UNIT[measure]}`,
            note:
              old === undefined
                ? `${codeSpan(one.name)} has ${size} ${UNIT[measure]}; the limit is ${sayLimit(limit)}.`
                : `${codeSpan(one.name)} grows from ${old} to ${size} ${UNIT[measure]}; the limit is ${sayLimit(limit)}.`,
          },
        ];
  });
}

function sizesByName(facts: Pick<CodeFacts, 'declarations'>, measure: Measure): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const [index, one] of facts.declarations.entries()) {
    const size = sizeOf(one, measure);
    if (size !== undefined) {
      // Overloads share a name: the largest counts.
      const key = keyOf(facts, index);
      sizes.set(key, Math.max(size, sizes.get(key) ?? 0));
    }
  }
  return sizes;
}

/** The names around a declaration and its own. */
function keyOf({ declarations }: Pick<CodeFacts, 'declarations'>, index: number): string {
  const names: string[] = [];
  for (
    let one = declarations[index];
    one !== undefined;
    one = one.inside === undefined ? undefined : declarations[one.inside]
  ) {
    names.unshift(one.name ?? '');
  }
  return names.join('.');
}

function sizeOf(one: DeclarationFact, measure: Measure): number | undefined {
  const { body, kind } = one;
  switch (measure) {
    case 'class lines':
      return kind === 'class' ? one.endLine - one.line + 1 : undefined;
    case 'component lines':
      return body?.returnsMarkup === true && /^\p{Lu}/u.test(one.name ?? '') ? body.lines : undefined;
    case 'function lines':
      return body === undefined || !one.hasBody ? undefined : body.lines;
    case 'complexity':
      return body?.complexity;
    case 'nesting':
      return body?.nesting;
    case 'parameters':
      // The parameters of a constructor are what its class is made of.
      return one.isNameGiven || kind === 'constructor' ? undefined : body?.parameters;
    case 'file lines':
    case 'line characters':
      return undefined;
  }
}
