import { quickly, type QuickExpression } from '../../../text/expressions/quick-expressions.ts';
import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { Head } from '../heads/form-head.ts';
import type { Frame } from '../heads/read-head.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/**
 * Reads phrases of style, which have no verb or list several styles: `PascalCase for types, camelCase for functions`,
 * `2-space indentation, single quotes, no semicolons`. Each becomes a clause of its own, so that those which a check covers
 * are checked although others are not. Undefined if any part is something else.
 */
export function readStylePhrases(
  words: string,
  codes: readonly string[],
  frame: Frame | undefined,
): readonly Head[] | undefined {
  if (words.length > MAX_CHARACTERS || frame?.polarity === 'forbidden') {
    return undefined;
  }
  const written = writeOutStyles(words, codes)
    .replace(/[\s.,;:]+$/, '')
    .replaceAll(EXAMPLES, '');
  const named = frame?.subject === undefined ? written : `${frame.subject}: ${written}`;
  return readCases(named) ?? readLayout(written);
}

const MAX_CHARACTERS = 250;
const MARK = '[\\uE000-\\uF8FF]';
const CASE = regexSource`
  (?:_|[kms]_)?(?:(?:lower|upper)[ -]?)?(?:camel|[it]?pascal|kebab|snake|dash|title)[ _-]?case
  |(?:screaming|upper(?:case)?|lower(?:case)?|all[ -]?caps|caps)[ _-]snake[ _-]?case|(?:upper|screaming)_snake
  |(?:screaming|constant)[ _-]?case|upper[ _-]?case|all[ -]?caps
  |lowercase(?:,? with| and| using)? (?:hyphens|dashes|underscores)
`;
const HAS_CASE = quickly(new RegExp(CASE));
const CODE_OF_CASE = new RegExp(`^(?:${CASE})$`, 'i');
const MARKS = new RegExp(MARK, 'g');
/** Brackets that only hold examples: ``(e.g., `userName`)``. */
const EXAMPLES = new RegExp(
  `\\s*\\((?:(?:e\\.g\\.?|i\\.e\\.?|for example|like|such as|example|examples),?:? ?)?(?:${MARK}(?:, etc\\.?|, ...)?(?:,? (?:and |or )?|/)?)+\\)`,
  'g',
);

/** The words with names of styles in place of the code spans that hold them. */
function writeOutStyles(words: string, codes: readonly string[]): string {
  if (codes.length === 0) {
    return words;
  }
  return words.replaceAll(MARKS, (mark) => {
    const [code = ''] = listMaskedCodes(mark, codes);
    return CODE_OF_CASE.test(code) ? code.toLowerCase() : mark;
  });
}

const FILLER = '(?: (?:names?|naming|conventions?|notation|style|formatting|format))*';
const LEAD = '(?:(?:and|use|prefer|follow|adopt|apply|keep|always|with|the|naming(?: conventions?)?|name) )*';
const STYLED = new RegExp(`^${LEAD}(?<style>${CASE})${FILLER}(?: (?:for|in|on))? (?<things>[^:;–—]+)$`);
const NAMED = regex()`
  ^${LEAD}(?<things>[^:;–—]+?)(?:
    :(?: use| always| in)*| [-–—=→](?: use)?
    | (?:
      are|is|use|uses|be|as|in|using|must be|should be|must use|should use|follow|must follow|should follow
      |are named in|are written in
    )
  )?(?: in)? (?<style>${CASE})${FILLER}$
`;
const ENDING = regex()`
  ^${LEAD}(?<things>[a-z][a-z -]{1,40}?) (?:with|use|have|get|end with|end in|are suffixed with)(?: an?| the)?[ ]
    (?<end>${MARK})(?<kind> (?:suffix|extension|ending|prefix))?$
`;
const NEXT = /(?:,|;)(?: and)? |,? and (?=\S+(?: \S+){0,3}$)|,? and (?=\S+[- _]?case\b)/g;
/** Words that say when or where a style counts. Such a phrase is read as a whole or not at all. */
const LIMITS = /\b(?:unless|except|when|if|only|where|while|but|not|never|instead|rather|without|or)\b/;

function readCases(words: string): readonly Head[] | undefined {
  if (!HAS_CASE.test(words) || LIMITS.test(words)) {
    return undefined;
  }
  const parts = joinLists(words.split(NEXT));
  const heads = parts.map((part) => {
    const { style, things } = STYLED.exec(part)?.groups ?? NAMED.exec(part)?.groups ?? {};
    if (style !== undefined && things !== undefined) {
      return [headOf('use', `${style} for ${things}`)];
    }
    const { things: files, end = '', kind = ' suffix' } = ENDING.exec(part)?.groups ?? {};
    return files === undefined ? undefined : [{ ...headOf('use', `${end}${kind}`), subject: files }];
  });
  return heads.every((head) => head !== undefined) ? heads.flat() : undefined;
}

/** Items without a style belong to the pair before or after them: `camelCase for functions, variables and parameters`. */
function joinLists(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let open = '';
  for (const part of parts) {
    const text = open === '' ? part : `${open}, ${part}`;
    open = '';
    const last = joined.at(-1);
    if (HAS_CASE.test(part) || ENDING.test(part)) {
      joined.push(text);
    } else if (last !== undefined && STYLED.test(last)) {
      joined[joined.length - 1] = `${last}, ${text}`;
    } else {
      open = text;
    }
  }
  return open === '' ? joined : [...joined, open];
}

function headOf(verb: string, object: string): Head {
  return { strength: 'must', polarity: 'required', directive: 'other', isOnly: false, subject: '', verb, object };
}

const TAIL = '(?<tail> (?:in|for|within) .+)?';
const COUNT = '(?:[1-8]|two|three|four|eight)';
const CHARACTERS = '(?:char(?:acter)?s?|columns?|cols?)';
interface Phrase {
  readonly phrase: QuickExpression;
  readonly head: (groups: Readonly<Record<string, string | undefined>>) => Head;
}

function phraseOf(words: string, head: Phrase['head']): Phrase {
  return { phrase: quickly(new RegExp(`^(?:use |prefer |with |always |indent with )*(?:${words})${TAIL}$`)), head };
}

const LAYOUT: readonly Phrase[] = [
  phraseOf(
    regexSource`
      (?:indent(?:ation)? (?:of |is )?(?:use |with )?)?(?<count>${COUNT})[- ]spaces?(?:,? (?:not|no) tabs)?
        (?: (?:indentation|indents?|for indentation|per (?:indent(?:ation)?(?: level)?|level)))?
        (?:,? (?:not|no) tabs)?
    `,
    ({ count = '' }) => headOf('', `${count} spaces indentation`),
  ),
  phraseOf('(?:indentation (?:use |with )?)?spaces(?:,? (?:not|no) tabs)(?: for indentation)?', () =>
    headOf('', 'spaces for indentation'),
  ),
  phraseOf(
    '(?:indentation (?:use |with )?)tabs(?:,? (?:not|no) spaces)?|tabs,? (?:not|no) spaces(?: for indentation)?|tabs? (?:for )?indentation',
    () => headOf('', 'tabs for indentation'),
  ),
  phraseOf(
    '(?:quotes |strings (?:use )?)?(?<quote>single|double)(?:[- ]quotes?| quoted strings)?(?: for strings)?',
    ({ quote = '' }) => headOf('', `${quote} quotes`),
  ),
  phraseOf('semicolons(?: (?:always|required|use|yes|at (?:the )?ends? of (?:statements|lines)))?', () =>
    headOf('', 'semicolons'),
  ),
  phraseOf('(?:no|omit|without) semicolons|semicolons (?:no|none|never|omit(?:ted)?|off)', () =>
    forbidden('semicolons'),
  ),
  phraseOf('(?:es5 |multi-?line )?trailing commas?(?: (?:always|required|es5|all))?', () =>
    headOf('', 'trailing commas'),
  ),
  phraseOf('(?:no|without) trailing commas?|trailing commas? (?:no|none|never)', () => forbidden('trailing commas')),
  phraseOf('no trailing (?:white ?space|spaces)', () => forbidden('trailing whitespace')),
  phraseOf('no tabs?', () => forbidden('tabs')),
  phraseOf('(?:final|trailing) newline(?: at (?:the )?end of files?)?', () => headOf('', 'final newline')),
  phraseOf(
    regexSource`
      (?:max(?:imum)? |soft |hard )?(?:line|print|column) ?(?:length|width|limit)
        (?: (?:of|is|max(?:imum)?|limit|at most|limited to|≤|up to))* (?<count>\d{2,3})(?: ${CHARACTERS})?
        (?: max(?:imum)?)?
      |(?:max(?:imum)? )?(?<other>\d{2,3})[- ]${CHARACTERS}(?: max(?:imum)?)?[ ]
        (?:lines?|line (?:length|width|limit)|max(?:imum)?|width|limit|per line)(?: limit)?
      |max(?:imum)? (?<third>\d{2,3})[- ]${CHARACTERS}(?: per line)?
    `,
    ({ count, other, third }) => ({
      ...forbidden(`${count ?? other ?? third ?? ''} characters`),
      subject: 'lines',
      verb: 'exceed',
    }),
  ),
  phraseOf(
    regexSource`
      (?:max(?:imum)? )?(?<what>(?:cyclomatic )?complexity|nesting)
        (?: (?:depth|levels?|of|is|max(?:imum)?|limit|≤|up to))* (?<count>\d{1,2})(?: levels?)?
      |max(?:imum)?(?: of)? (?<levels>\d) levels? of (?:nesting|indentation)
    `,
    ({ what, count, levels }) =>
      limitOf(what ?? 'nesting', what?.includes('complexity') ? count : `${count ?? levels ?? ''} levels`),
  ),
  phraseOf(
    regexSource`
      (?:max(?:imum)? )?(?<what>functions?|methods?|files?|class(?:es)?|components?) (?:length|size|lines?)
        (?: (?:of|is|max(?:imum)?|limit|at most|≤|up to))* (?<count>\d{1,4}) lines(?: max(?:imum)?)?
    `,
    ({ what = '', count }) => limitOf(what, `${count ?? ''} lines`),
  ),
  phraseOf(
    regexSource`
      max(?:imum)?(?: of)? (?<count>\d{1,4}) (?<unit>lines(?: of code)?|parameters|params|arguments)[ ]
        (?:per|in (?:a|each|every)) (?<what>function|method|file|class|component)
    `,
    ({ what = '', count, unit = '' }) => limitOf(what, `${count ?? ''} ${unit}`),
  ),
  phraseOf(
    '(?<what>(?:only |exactly )?(?:one|a single) (?:public |top-level |react )?(?:class|type|component) per (?:source )?file)',
    ({ what = '' }) => headOf('use', what),
  ),
  phraseOf('(?<what>required (?:fields|attributes) before optional (?:fields|attributes|ones))', ({ what = '' }) =>
    headOf('order', what),
  ),
  phraseOf(
    'no (?<thing>default exports?|wildcard imports?|star imports?|barrel files?|magic numbers?|emojis?|console logs?|any types?|var)',
    ({ thing = '' }) => forbidden(thing),
  ),
  phraseOf(
    '(?<thing>named exports|arrow functions|strict equality|template literals)(?: only| preferred)?',
    ({ thing = '' }) => headOf('use', thing),
  ),
];

/** What must not have more than a number of something. */
function limitOf(what: string, limit: string | undefined): Head {
  return { ...forbidden(limit ?? ''), subject: what, verb: 'exceed' };
}

function forbidden(object: string): Head {
  return { ...headOf('', object), polarity: 'forbidden' };
}

/** Parts that say nothing that limits the others, such as `strict mode`. */
const OTHER_PART = new RegExp(`^[a-z${MARK.slice(1, -1)}][a-z0-9 ${MARK.slice(1, -1)}./+#'-]{0,50}$`);

/** Words that begin a sentence instead of a list of things. */
const SENTENCE =
  /\b(?:is|are|was|be|must|should|can|may|will|when|if|unless|except|where|while|but|or|only|before|after|that|which|because|legacy|old|existing)\b/;

function readLayout(words: string): readonly Head[] | undefined {
  const parts = words.split(/(?:,|;) (?:and )?(?!not |no (?:tabs|spaces)\b)| and (?=no |single |double |\d)| \+ /);
  const heads: Head[] = [];
  for (const part of parts) {
    const weak = / (?:preferred|recommended)$/.test(part);
    const plain = part.replace(/ (?:preferred|recommended|required|only|everywhere|throughout)$/, '');
    const found = LAYOUT.map(({ phrase, head }) => ({ groups: phrase.exec(plain)?.groups, head })).find(
      ({ groups }) => groups !== undefined,
    );
    if (found?.groups !== undefined) {
      const head = found.head(found.groups);
      heads.push({
        ...head,
        object: `${head.object}${found.groups['tail'] ?? ''}`,
        strength: weak || part.startsWith('prefer ') ? 'should' : 'must',
      });
    } else if (!OTHER_PART.test(part) || SENTENCE.test(part)) {
      return undefined;
    }
  }
  return heads.length === 0 ? undefined : heads;
}
