import type { StringFact } from '../../../syntax/facts/types.ts';
import type { Violation } from '../../types.ts';
import { findOtherWidths, SPACES, TABS } from './indentation.ts';
import { violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { SCRIPT } from '../../script-languages.ts';
import { regex } from '../../../text/regex.ts';

/** Languages in which single and double quotes mean the same. In others one of them is for characters or interpolation. */
const EITHER_QUOTE = [...SCRIPT, 'python', 'ruby', 'php'];

/** A finder of strings in a quote that the rule does not want, where the other quote needs no escape. */
function findQuotes(unwanted: string, wanted: string, name: string): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports strings in ${name} quotes that could have the other ones`,
    topics: ['quotes'],
    languages: EITHER_QUOTE,
    mayMatch: (line) => line.includes(unwanted),
    find: (file) => {
      const { strings } = file.facts;
      const around = strings.filter(({ isInterpolated, quote }) => isInterpolated && quote === wanted);
      const found = strings.filter(
        (fact) => fact.quote === unwanted && isPlain(fact, wanted) && !around.some((one) => contains(one, fact)),
      );
      return found.flatMap((fact) =>
        violationAt(file, fact, `a string in ${name} quotes`).map((violation): Violation => {
          const line = file.added.find(({ number }) => number === fact.line)?.text ?? '';
          const suggestion = requote(
            line,
            unwanted,
            wanted,
            found.filter((one) => one.line === fact.line),
          );
          return suggestion === undefined ? violation : { ...violation, suggestion };
        }),
      );
    },
  };
}

/** A line with other quotes around its strings. Undefined if one of them takes several lines. */
function requote(line: string, unwanted: string, wanted: string, strings: readonly StringFact[]): string | undefined {
  // Columns count UTF-16 code units.
  const signs = line.split('');
  for (const { line: first, endLine, column, prefix, endColumn } of strings) {
    const ends = [column + prefix.length, endColumn - 1];
    if (first !== endLine || ends.some((at) => line[at] !== unwanted)) {
      return undefined;
    }
    ends.forEach((at) => {
      signs[at] = wanted;
    });
  }
  return signs.join('').replace(/\r$/, '');
}

function isPlain({ role, value, isInterpolated }: StringFact, wanted: string): boolean {
  return (role === 'value' || role === 'import') && !isInterpolated && !value.includes(wanted) && !value.includes('\\');
}

/** `f"{a or 'none'}"`: before Python 3.12, the quotes of the text around it would end it. */
function contains(outer: StringFact, inner: StringFact): boolean {
  return (
    isBefore(outer.line, outer.column, inner.line, inner.column) &&
    isBefore(inner.endLine, inner.endColumn, outer.endLine, outer.endColumn)
  );
}

function isBefore(line: number, column: number, otherLine: number, otherColumn: number): boolean {
  return line < otherLine || (line === otherLine && column < otherColumn);
}

const TRAILING: ThingFinder = {
  looksAt: 'text',
  words: 'reports lines that end with white space',
  topics: ['trailing-spaces'],
  mayReportLanguage: (language) => language !== 'tsv',
  find: ({ file, added }) =>
    added
      .filter(({ text }) => /\S[ \t]+\r?$|^[ \t]+\r?$/.test(text))
      .map(({ number }): Violation => ({ path: file.path, line: number, found: 'white space at the end of the line' })),
};

/** Only the first line too many of a run is reported. */
const BLANK_LINES: ThingFinder = {
  looksAt: 'text',
  words: 'reports more than one blank line in a row',
  topics: ['blank-lines'],
  find: ({ file, added, isAdded, head = '' }) => {
    const lines = head.split('\n');
    const isBlank = (number: number): boolean => number >= 1 && (lines[number - 1] ?? 'x').trim() === '';
    return added
      .filter(
        ({ number }) =>
          number < lines.length &&
          isBlank(number) &&
          isBlank(number - 1) &&
          !(isAdded(number - 1) && isBlank(number - 2)),
      )
      .map(({ number }): Violation => ({ path: file.path, line: number, found: 'a second blank line in a row' }));
  },
};

const FINAL_NEWLINE: ThingFinder = {
  looksAt: 'text',
  words: 'reports files whose last line does not end with a line feed',
  topics: ['final-newline'],
  find: ({ file }) =>
    file.hunks
      .flatMap(({ lines }) => lines)
      .flatMap((line) =>
        line.kind === 'added' && line.noNewline === true
          ? [{ path: file.path, line: line.newLine, found: 'a last line without a line feed' }]
          : [],
      ),
};

const FOR_STRINGS = '(?: (?:for|around) (?:all )?(?:strings?|string literals?|text))?';
const INDENT = '(?: (?:for|as) (?:indentation|indenting|indents?))?';
const ONE = '(?:(?:a|an|one|exactly one|single|final|trailing) )*';
const AT_END = '(?: at (?:the )?(?:end of (?:each |every |the |all )*files?|eof))?';
const COUNTS: readonly (readonly [width: number, words: string])[] = [
  [2, '(?:2|two)'],
  [4, '(?:4|four)'],
  [8, '(?:8|eight)'],
];

/** Words for an indentation by spaces, and by how many of them. */
function withSpaces(count: string): RegExp {
  return new RegExp(
    `^(?:only )?${count}spaces?${INDENT}$|^${count}spaces? indentation$|^indent(?:ation)? (?:with|using|of|by|is|must be|uses?) ${count}spaces?$|^spaces,? not tabs${INDENT}$`,
  );
}

/** Layout that rules name by words. What a formatter of the repository owns is left to it. */
export const LAYOUT: readonly NamedThing[] = [
  {
    forbidden: new RegExp(`^double[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    required: new RegExp(`^single[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    finder: findQuotes('"', "'", 'double'),
  },
  {
    forbidden: new RegExp(`^single[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    required: new RegExp(`^double[- ]quot(?:es|ed strings)${FOR_STRINGS}$`),
    finder: findQuotes("'", '"', 'single'),
  },
  ...COUNTS.map(([width, words]) => ({ required: withSpaces(`${words}[- ]`), finder: findOtherWidths(width) })),
  {
    forbidden: new RegExp(`^(?:hard )?tabs(?: characters?)?${INDENT}$|^tab characters$|^tab indentation$`),
    required: withSpaces(''),
    finder: TABS,
  },
  {
    forbidden: new RegExp(`^spaces${INDENT.slice(0, -1)}$|^space indentation$`),
    required: new RegExp(
      `^(?:only )?(?:hard )?tabs${INDENT}$|^tab indentation$|^indent(?:ation)? (?:with|using|by) tabs?$|^tabs,? not spaces${INDENT}$`,
    ),
    finder: SPACES,
  },
  {
    forbidden: /^(?:spaces|blanks)$/,
    instead: /^(?:hard )?tabs?(?: characters?)?(?: for (?:indentation|indenting))?$/,
    finder: SPACES,
  },
  {
    forbidden: regex()`
      ^trailing (?:whitespaces?|white space|spaces?|blanks)(?: (?:at|on) (?:the )?(?:ends? of )?lines?)?$
      |^(?:spaces?|whitespace|white space|tabs or spaces|spaces or tabs)(?: characters?)? (?:on|in|at the end of)[ ]
        (?:empty |blank |the |any )*lines?$
      |^(?:(?:any|each|a|all) )*lines? (?:have|contain|end (?:with|in)|include) (?:any )?trailing[ ]
        (?:whitespaces?|white space|spaces?)$
      |^(?:blank|empty) lines? (?:have|contain) (?:any )?(?:trailing )?(?:spaces?|whitespace|white space|blanks)$
    `,
    finder: TRAILING,
  },
  {
    forbidden: regex()`
      ^(?:more than one|multiple|several|consecutive|double|two(?: or more)?|successive|extra consecutive)[ ]
        (?:consecutive |successive )?(?:blank|empty) lines?
        (?: in (?:a row|succession|sequence)| in between| together)?$
    `,
    finder: BLANK_LINES,
  },
  {
    required: regex()`
      ^end (?:(?:all|every|each|source) )*files? with ${ONE}(?:newline|line feed|new line)(?: character)?$
      |^(?:
        (?:all |every |each )?(?:new )?(?:source )?files? (?:must |should )?end(?:s|ing)? (?:in|with) ${ONE}
          (?:newline|line feed|new line|(?:empty|blank) (?:trailing )?line)(?: character)?
        |${ONE}(?:final|trailing) newline${AT_END}|${ONE}newline(?: character)?${AT_END.slice(0, -1)}
      )$
    `,
    finder: FINAL_NEWLINE,
  },
];
