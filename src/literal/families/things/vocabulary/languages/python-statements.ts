import type { CodeFacts, UseFact } from '../../../../../syntax/facts/types.ts';
import type { CodeSubject, Violation } from '../../../../types.ts';
import { violationAt, type NamedThing, type ThingFinder } from '../../named-things.ts';
import { wordsAmong } from '../../phrases.ts';
import { codeLines, uses } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const PYTHON = ['python'];

/** How many lines of a statement that goes over several are read. */
const MOST_LINES = 30;

/** The statement that begins on a line, without the text of its strings. */
function readStatement(lines: readonly string[], index: number): string {
  let text = '';
  for (const line of lines.slice(index, index + MOST_LINES)) {
    text += ` ${line.replaceAll(/(["'])(?:\\.|(?!\1).)*\1/g, "''").replace(/#.*$/, '')}`;
    const opened = text.match(/[([{]/g)?.length ?? 0;
    const closed = text.match(/[)\]}]/g)?.length ?? 0;
    if (opened <= closed && !text.endsWith('\\')) {
      return text;
    }
  }
  return text;
}

function indentOf(line: string): number {
  return line.search(/\S/);
}

/** Whether a line stands in an `except` block of the function around it. */
function isInExcept(lines: readonly string[], index: number): boolean {
  let indent = indentOf(lines[index] ?? '');
  for (let at = index - 1; at >= 0 && indent > 0; at -= 1) {
    const line = lines[at] ?? '';
    const own = indentOf(line);
    if (own < 0 || own >= indent || /^\s*[)\]}#]/.test(line)) {
      continue;
    }
    if (/^\s*except\b/.test(line)) {
      return true;
    }
    if (/^\s*(?:async\s+)?(?:def|class)\b/.test(line)) {
      return false;
    }
    indent = own;
  }
  return false;
}

const RAISED_WITHOUT_CAUSE: ThingFinder = {
  looksAt: 'code',
  words: 'reports new errors that are raised in `except` blocks without `from`',
  topics: [],
  languages: PYTHON,
  mayMatch: (line) => /\braise\b/.test(line),
  find: (file: CodeSubject): readonly Violation[] => {
    const lines = file.head?.split('\n') ?? [];
    return file.facts.uses.flatMap((use) => {
      const index = use.line - 1;
      const isRaised =
        use.kind === 'keyword' &&
        use.name === 'raise' &&
        /^\s*raise\s+(?!(?:[\w.]*\.)?(?:SystemExit|KeyboardInterrupt|Exit|Abort|StopIteration)\()[\w.]+\(/.test(
          lines[index] ?? '',
        );
      return isRaised && isInExcept(lines, index) && !/\bfrom\b/.test(readStatement(lines, index))
        ? violationAt(file, use, 'an error that is raised without `from`')
        : [];
    });
  },
};

/** Names of `typing` that newer versions of Python have without it. */
const OLD_TYPES = /^typing[.#](?:List|Dict|Set|FrozenSet|Tuple|Type|Optional|Union)$/;
const REQUEST = /^requests\.(?:get|post|put|patch|delete|head|options|request)$/;

/** Statements of Python that rules name by words. */
export const PYTHON_STATEMENTS: readonly NamedThing[] = [
  {
    wanted: wordsAmong(
      ['raise', 'from'],
      '\\.{3} \\w+\\(\\.{3}\\) e err exc ex always chain exception error use with when in inside within except block re reraising raising wrapping rethrowing for chaining and the original an? to newexception customerror valueerror',
    ),
    mayBeCode: true,
    finder: RAISED_WITHOUT_CAUSE,
  },
  {
    wanted: /^exception chaining(?: (?:with|using|via) (?:raise (?:\.\.\. )?)?from(?: (?:e|err|exc))?)?$/,
    needsLanguage: true,
    finder: RAISED_WITHOUT_CAUSE,
  },
  {
    named: /^(?:bare )?raise \w+\((?:\.{3})?\) (?:inside|in|within) (?:an? )?except block without from$/,
    finder: RAISED_WITHOUT_CAUSE,
  },
  {
    wanted: wordsAmong(
      ['with|context manager', 'file|resource|open\\(\\)'],
      'use using always statement context manager with block for when opening reading writing open handling handle operation operations i/o io access management all the to and or in of',
    ),
    needsLanguage: true,
    finder: codeLines(
      {
        name: '`open()` outside of `with`, where its file is kept in a local name or used at once',
        one: '`open()` without `with`',
        languages: PYTHON,
      },
      regex()`
        ^\s*\w+(?:\s*:\s*[\w.[\]]+)?\s*=\s*(?:io\.)?open\(
        |(?<![\w.])open\([^()]*(?:\([^()]*\)[^()]*)*\)\.(?:read|write|readlines|writelines)\(
        |\b(?:json|yaml|pickle|toml|tomllib|csv)\.\w+\(\s*open\(
      `,
    ),
  },
  {
    named: /^range\(len\((?:\.{3}|\w*)\)\)(?: loop)?$|^range\(len\(\)\)$/,
    mayBeCode: true,
    finder: rangeOfLength(),
  },
  {
    wanted: wordsAmong(
      ['enumerate|enumerate\\(\\)'],
      'use for when iterating iterate looping loop over through list sequence collection iterable with index an both and value element item the you need is needed',
    ),
    mayBeCode: true,
    finder: rangeOfLength(),
  },
  {
    wanted: /^isinstance(?:\(\))? for (?:all )?(?:runtime )?type (?:check|checking|comparison|test)$/,
    mayBeCode: true,
    finder: comparedTypes(),
  },
  {
    named:
      /^type\((?:\w+|\.{3})?\)(?: (?:==|is))?(?: \w+)?(?: comparison| check)?(?: for type (?:check|checking|comparison))?$/,
    instead: /isinstance/,
    mayBeCode: true,
    finder: comparedTypes(),
  },
  {
    wanted: /^modern (?:python )?(?:type (?:hint|annotation|syntax)|typing)(?: syntax)?\b.*$/,
    isMeantBy: (statement) =>
      /\b(?:list|dict|tuple|set)\[|\|\s*None\b/.test(statement) &&
      !/\b(?:if|when|unless|except|only)\b/i.test(statement),
    finder: uses(
      {
        name: '`List`, `Dict`, `Optional`, `Union` and the like of `typing`',
        one: 'an old form of a type',
        languages: PYTHON,
      },
      ['List', 'Dict', 'Set', 'Tuple', 'Type', 'Optional', 'Union'],
      (use, { facts }) =>
        use.kind !== 'attribute' && OLD_TYPES.test(use.meaning ?? use.name) && !isCompared(use, facts.code),
    ),
  },
  {
    wanted: wordsAmong(
      [
        'timeout',
        'http request|http call|network request|network call|external request|external http|external api call|request',
      ],
      'add set include specify use pass provide configure have an explicit to on for with in all every each outbound outgoing external network http api call request always must',
    ),
    needsLanguage: true,
    finder: uses(
      { name: 'calls of `requests` without `timeout`', one: 'a request without `timeout`', languages: PYTHON },
      ['requests.'],
      ({ kind, name, arguments: given }) =>
        kind === 'call' &&
        REQUEST.test(name) &&
        given !== undefined &&
        !given.some((one) => /^(?:timeout\s*=|\*\*)/.test(one)),
    ),
  },
  {
    wanted: /^(?:specify |pass |set |use )?encoding=utf 8 for (?:every|each|all) opened file$/,
    finder: uses(
      { name: 'calls of `open()` for text without `encoding`', one: '`open()` without `encoding`', languages: PYTHON },
      ['open('],
      ({ kind, name, isOwn, meaning, arguments: given }) =>
        kind === 'call' &&
        (name === 'open' || name === 'io.open') &&
        !isOwn &&
        meaning === undefined &&
        given !== undefined &&
        !given.some((one) => /^(?:encoding\s*=|\*\*)|^(?:mode\s*=\s*)?["'][rwax+t]*b[rwax+t]*["']$/.test(one)),
    ),
  },
  {
    named: /^(?:string )?interpolation (?:in|for|inside|within) (?:log|logging|logger)(?: message| call| statement)?$/,
    needsLanguage: true,
    finder: uses(
      { name: 'f-strings as messages of loggers', one: 'an f-string as the message of a logger', languages: PYTHON },
      ['log', 'LOG'],
      ({ kind, name, arguments: given }) =>
        kind === 'call' &&
        /(?:^|\.)(?:_?logger|_?log|LOGGER|LOG|logging)\.(?:debug|info|warning|warn|error|exception|critical)$/.test(
          name,
        ) &&
        /^[rR]?[fF][rR]?["']/.test(given?.[0] ?? ''),
    ),
  },
];

function rangeOfLength(): ThingFinder {
  return codeLines(
    { name: '`range(len(…))`', one: '`range(len(…))`', languages: PYTHON },
    /\bfor\s+\w+\s+in\s+range\(\s*len\(\s*[\w.[\]]+\s*\)\s*\)/,
  );
}

function comparedTypes(): ThingFinder {
  return codeLines(
    { name: 'comparisons with `type(…)`', one: 'a comparison of types', languages: PYTHON },
    /(?<![\w.])type\(\s*[\w.[\]]+\s*\)\s*(?:==|!=|is\b|in\b|not\s+in\b)/,
  );
}

/** Whether code asks for the type itself, as in `origin is Union`, and writes no type with it. */
function isCompared({ line, column }: UseFact, code: CodeFacts['code']): boolean {
  const before = code.find((one) => one.line === line)?.text.slice(0, column) ?? '';
  return /(?:\bis(?:\s+not)?|[=!]=|\bin)[\s([]{0,4}(?:\w+,\s*)*$/.test(before);
}
