import { regex, regexSource } from '../../../text/regex.ts';
import { NUMBER_WORDS } from '../../../text/number-words.ts';

/** What is counted. */
export type Measure =
  | 'class lines'
  | 'complexity'
  | 'component lines'
  | 'file lines'
  | 'function lines'
  | 'line characters'
  | 'nesting'
  | 'parameters';

export interface Limit {
  readonly measure: Measure;
  /** The highest number that is allowed. */
  readonly max: number;
  /** `~50 lines`: only what is clearly more is reported. */
  readonly isRough?: boolean;
}

/** Whether a statement gives its number only roughly. */
export function isRough(statement: string): boolean {
  return /[~≈] ?\d|\b(?:about|around|roughly|approximately|approx\.?) \d/i.test(statement);
}

const UNITS: readonly (readonly [RegExp, readonly Measure[]])[] = [
  [/^lines?/, ['function lines', 'file lines', 'class lines', 'component lines']],
  [/^(?:characters?|chars?|columns?|cols?)/, ['line characters']],
  [/^(?:parameters?|params?|arguments?|args)/, ['parameters']],
  [/^(?:levels?|layers?)/, ['nesting']],
];

/** The higher number of a range counts. */
const NUMBER = String.raw`(?:\d{1,4} ?(?:[-–—]|to) ?)?(?<count>\d{1,5})`;
const UNIT = regexSource`
  (?:
    [- ](?<unit>
      lines?|characters?|chars?|columns?|cols?|(?:function |method )?(?:parameters?|params?|arguments?|args)
      |(?:nesting |indentation )?(?:levels?|layers?)
    )
  )?
`;
const AFTER = regexSource`
  (?<after>
    (?:
      [ ](?:
        long|of code|in length|each|deep|wide|total|of nesting|of indentation|in total|or less|or fewer|or shorter
        |max|maximum|preferred|or more
      )
    )*
  )
`;
const LESS =
  '(?:(?:be )?(?:kept )?(?:to |at )?(?:a )?(?:maximum|max|limit)(?: of)?:?|at most|up to|no more than|not more than|no longer than|within|limited to|at or (?:below|under)|≤|<=)';
const BELOW = '(?:under|below|less than|fewer than|shorter than|smaller than|lower than|<)';
const MORE = regexSource`
  (?:
    exceed|exceeding|exceeds|go over|go beyond|over|above|beyond|more than|longer than|greater than|larger than
    |bigger than|deeper than|higher than|wider than|>
  )
`;
const BOUND = new RegExp(
  String.raw`(?<=^| )(?:(?<less>${LESS})|(?<below>${BELOW})|(?<more>${MORE})|(?<exact>to|of|be|at|use|use a)) ${NUMBER}${UNIT}${AFTER}(?= |$)`,
);
const BARE = new RegExp(`^(?:use )?(?:a )?${NUMBER}${UNIT}${AFTER}(?= )`);
/** `lines 80 characters or fewer`: the limit after the number. */
const BEFORE_LIMIT = new RegExp(`(?<=^|[a-z] )${NUMBER}${UNIT} (?:or (?:less|fewer|shorter)|max(?:imum)?|at most)$`);

const VERBS = regexSource`
  (?:
    keep|limit|restrict|cap|make|use|have|write|create|ensure|enforce|set|avoid|wrap|break|split|stick|aim for|be
    |large|larger|long|longer|big|huge|a|an|the|all|any|each|every|single|individual|new|your|source|code
  )
`;
const TAIL =
  '(?:be|be kept|kept|stay|remain|be limited|have|contain|take|accept|receive|with|that|which|span|grow|run|get|is|are|wrap|nest)';

/** What may be around the number, for each measure: the words before and after it are nothing but these. */
const TARGETS: readonly (readonly [Measure, string])[] = [
  [
    'function lines',
    '(?:functions?|methods?)(?:(?:,? and |,? or |/)(?:functions?|methods?))?(?: (?:bodies|body|lengths?|sizes?))?',
  ],
  [
    'parameters',
    '(?:functions?|methods?|constructors?)(?:(?:,? and |,? or |/)(?:functions?|methods?|constructors?))?(?: (?:parameters|parameter (?:lists?|counts?)))?',
  ],
  [
    'nesting',
    regexSource`
      (?:
        nest|nested|nesting|nesting (?:depth|levels?)|depth of nesting|indentation|nest code
        |nested (?:code|blocks|conditionals|ifs?|loops|logic)(?: deeply)?|(?:functions?|methods?|code)(?: bodies)?
      )
    `,
  ],
  ['class lines', 'class(?:es)?(?: (?:bodies|lengths?|sizes?))?'],
  ['component lines', '(?:react )?components?(?: (?:lengths?|sizes?))?'],
  ['file lines', '(?:files?|modules?)(?: (?:lengths?|sizes?))?'],
  ['line characters', '(?:lines?|line (?:lengths?|widths?|limits?)|code lines?|lines? of code)'],
  ['complexity', '(?:cyclomatic )?complexity(?: of (?:functions|methods|a function|each function))?'],
];
const FORMS = new Map(
  TARGETS.map(([measure, target]) => [
    measure,
    [
      new RegExp(`^(?:${VERBS} )*(?:max(?:imum)? )?${target}(?: ${TAIL})* #$`),
      new RegExp(
        `^(?:${VERBS} )*(?:${TAIL} )*# (?:per|in|for|on) (?:a |an |any |each |every |the |one |single )*${target}$`,
      ),
      new RegExp(`^(?:${VERBS} )*# ${target}$`),
    ],
  ]),
);
/** Words that say what is long without a number. */
const VAGUE =
  /\b(?:short|small|concise|focused|long|large|deep|deeply|deep nesting|many (?:parameters|arguments)|low)\b/;

/** Reads a limit from the words of a clause: `keep functions under 50 lines`. `vague`: it names what is limited, and no number. */
export function readLimit(written: string, polarity: 'required' | 'forbidden'): Limit | 'vague' | undefined {
  const words = plainNumbers(written);
  const found = BOUND.exec(words) ?? (polarity === 'required' ? (BARE.exec(words) ?? BEFORE_LIMIT.exec(words)) : null);
  const groups = found?.groups;
  if (found === null || groups === undefined) {
    return measureWithoutNumber(words) === undefined ? undefined : 'vague';
  }
  // `split functions over 50 lines` says what is too long.
  const splits = /^(?:split|refactor|break up|divide) /.test(words);
  const max = readMaximum(groups, polarity, splits);
  const rest = `${words.slice(0, found.index)}#${words.slice(found.index + found[0].length)}`
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:split|refactor|break up|divide) (?=[a-z])/, '')
    .trim();
  if (max === undefined || /\d/.test(rest)) {
    return undefined;
  }
  const unit = groups['unit']?.replace(/^(?:function|method|nesting|indentation) /, '');
  const isLimit =
    groups['exact'] === undefined || /\b(?:limit|restrict|cap|max|maximum|wrap|break|length|width)\b/.test(rest);
  const measures =
    unit === undefined
      ? /\b(?:parameters|arguments)\b/.test(rest)
        ? (['parameters'] as const)
        : (['complexity', 'line characters', 'nesting'] as const)
      : UNITS.find(([of]) => of.test(unit))?.[1];
  const measure = measures?.find((one) => {
    const isNamed = FORMS.get(one)?.some((form) => form.test(rest)) === true;
    return isNamed && (unit !== undefined || one !== 'line characters' || /\b(?:length|width)\b/.test(rest));
  });
  return isLimit && measure !== undefined ? { measure, max } : undefined;
}

/** Words in lower case, with numbers as digits. */
function plainNumbers(written: string): string {
  return (
    written
      .toLowerCase()
      .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
      .replaceAll('`', '')
      .replaceAll(/[~≈] ?(?=\d)/g, '')
      .replaceAll(/\bloc\b/g, 'lines')
      .replaceAll(/(?<sign>[<>])(?=\d)/g, '$<sign> ')
      // What to do instead limits nothing.
      .replace(
        /(?<=\d [a-z]{2,10}(?: of code)?),? (?:(?:and )?(?:split|break|divide|extract|decompose|refactor)) (?:them|it|these)\b.*$/,
        '',
      )
      .replace(/^ *(?<verb>split|break up|divide) (?<what>.+?) into .+$/, '$<verb> $<what>')
      .replace(
        /\b(?:one|two|three|four|five|six|\d+) (?:or|to) (?=(?:two|three|four|five|six|seven|\d+) (?:parameters?|params?|arguments?|args)\b)/,
        '',
      )
      .replace(/(?<=\blines)\/(?=file|function|method|class|component)/, ' per ')
      .replaceAll(
        /\b(?:one|two|three|four|five|six|seven|eight|nine|ten)(?=[- ](?:lines?|levels?|layers?|parameters?|params?|arguments?|args)\b)/g,
        (word) => String(NUMBER_WORDS.indexOf(word)),
      )
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}

/** What `keep functions short` and `avoid deep nesting` limit. */
function measureWithoutNumber(words: string): Measure | undefined {
  return VAGUE.test(words) ? VAGUE_FORMS.find(([, form]) => form.test(words))?.[0] : undefined;
}

const VAGUE_FORMS = TARGETS.map(
  ([measure, target]) =>
    [
      measure,
      regex()`
        ^(?:${VERBS} )*(?:very |overly |too |deeply )*(?:long |large |deep )?${target}(?: ${TAIL})*
          (?: (?:very |short|small|concise|focused|single-purpose|simple|low|and|readable|testable|,))*$
      `,
    ] as const,
);

const EXPLAINED = regex()`
  ^(?:(?:ideally|preferably|target|aim for|roughly|about|i\.e\.|e\.g\.),? )*
    (?:(?:(?:${LESS})|(?<below>${BELOW})|(?<more>${MORE})) ?)${NUMBER}${UNIT}${AFTER}$
`;

/** Reads a limit whose number stands in brackets: `keep functions small (under 30 lines)`. */
export function readExplainedLimit(
  written: string,
  explanation: string,
  polarity: 'required' | 'forbidden',
): Limit | undefined {
  const measure = measureWithoutNumber(plainNumbers(written));
  const groups = EXPLAINED.exec(plainNumbers(explanation))?.groups;
  const unit = groups?.['unit']?.replace(/^(?:function|method|nesting|indentation) /, '');
  const measures = unit === undefined ? ['nesting', 'complexity'] : (UNITS.find(([of]) => of.test(unit))?.[1] ?? []);
  if (measure === undefined || groups === undefined || !measures.includes(measure)) {
    return undefined;
  }
  // `avoid long functions (over 50 lines)` says what is too long; `keep them short (under 50 lines)` what is not.
  const isTooMuch = groups['more'] !== undefined;
  const max = Number(groups['count']) - (groups['below'] === undefined ? 0 : 1);
  return isTooMuch && polarity === 'required' ? undefined : { measure, max };
}

function readMaximum(
  groups: Readonly<Record<string, string | undefined>>,
  polarity: 'required' | 'forbidden',
  splits: boolean,
): number | undefined {
  const count = Number(groups['count']);
  const after = groups['after'] ?? '';
  if (polarity === 'forbidden') {
    const isMore = groups['more'] !== undefined;
    return isMore && !after.includes('or ') ? count : undefined;
  }
  if (groups['more'] !== undefined && splits) {
    return count;
  }
  if (groups['more'] !== undefined || after.includes('or more')) {
    return undefined;
  }
  return groups['below'] === undefined ? count : count - 1;
}
