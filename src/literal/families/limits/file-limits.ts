import type { Statement } from '../../../guidelines/statements/statements.ts';
import { readKnownFiles, readWrittenFiles, type KnownFiles } from '../../known-files.ts';
import type { Limit } from './read-limit.ts';
import { regex } from '../../../text/regex.ts';

/** The most lines that files of a kind may have, or a limit of code. */
export type ToldLimit = { readonly files: KnownFiles; readonly max: number } | { readonly limit: Limit };

const SIGNS = /\d ?(?:lines|loc)\b/i;
const LIMITS =
  /\b(?:unless|except|if|when|where|without|typical|ideally|roughly|warrants?|consider|diff|pr|pull request|summary|output|first|last|status)\b/i;
const COUNT = String.raw`(?:~ ?)?(?:\d{2,3} ?[-–] ?)?(?<count>\d{2,3}(?:,\d{3})?|\d{4}) (?:lines|loc)`;
const MOST = '(?:max(?:imum)?(?: of)?:?|up to|at most|≤|<=|(?<below>under|below|<|less than|fewer than))';
const LIMIT = `(?:${MOST} ?${COUNT}(?: (?:each|max(?:imum)?|total|long))*|${COUNT.replace('<count>', '<bare>')} max(?:imum)?)`;
const THING = '(?<thing>(?:`[^`]+`|[A-Za-z.][\\w. -]{1,40}?))';
const REASON = String.raw`(?:\s*(?:[-–—(;]|, (?:and )?(?:move|split|details?|single|focused|put)).*)?`;

const FORMS: readonly RegExp[] = [
  new RegExp(
    `^(?:ensure |make sure )${THING} (?:is|has|stays?) (?:a )?(?:reasonable length|short|concise|lean) \\(${LIMIT}\\)${REASON}$`,
    'i',
  ),
  // `SKILL.md: Max 200 lines`, `Skill Structure: SKILL.md <100 lines, details in …`
  regex('i')`
    ^(?:[A-Z][\w ]{2,30}: )?(?:keep |keep the )?${THING}(?: files?)?(?: body)?
      (?:: |[- ]| should be | must be | must stay | stays? | is )(?:concise |short |lean |small )?\(?${LIMIT}\)?
      ${REASON}$
  `,
  // `< 500 lines per SKILL.md`
  new RegExp(`^(?:${MOST} ?)?${COUNT}(?: max)? per ${THING}(?: file)?${REASON}$`, 'i'),
];
const OF_CODE: readonly (readonly [RegExp, Limit['measure']])[] = [
  [/^(?:small |short |all |new )*(?:functions?|methods?)$/, 'function lines'],
  [/^(?:small |short |all |new |source |code )*files?$/, 'file lines'],
  [/^(?:small |short |all |new |react )*components?$/, 'component lines'],
];

/**
 * Reads limits that are told without a verb or in brackets: `SKILL.md: Max 200 lines`, `Small functions (< 30 lines)`,
 * `Small functions (< 30 lines), max 3 levels nesting`. None if any part of the sentence is something else.
 */
export function readToldLimits(statement: Statement): readonly ToldLimit[] {
  const { text, cells } = statement;
  if (cells !== undefined || text.length > 160 || !SIGNS.test(text)) {
    return [];
  }
  const written = text.replace(/^[^\p{L}\p{N}`<≤~]+/u, '').replace(/[.\s]+$/, '');
  const one = readOne(written) ?? readTypical(written, statement);
  return one === undefined ? (readSeveral(written) ?? []) : [one];
}

function readOne(written: string): ToldLimit | undefined {
  const groups = LIMITS.test(written)
    ? undefined
    : FORMS.map((form) => form.exec(written)?.groups).find((one) => one !== undefined);
  if (groups === undefined) {
    return undefined;
  }
  const { count, bare, below, thing = '' } = groups;
  const max = Number((count ?? bare ?? '').replace(',', '')) - (below === undefined ? 0 : 1);
  const words = thing.replaceAll('`', '').toLowerCase();
  const files =
    thing.startsWith('`') || /\.md$/i.test(thing) ? readWrittenFiles(thing.replaceAll('`', '')) : readKnownFiles(words);
  if (files !== undefined) {
    return max >= 50 && files.name !== 'tests' ? { files, max } : undefined;
  }
  const measure = OF_CODE.find(([form]) => form.test(words))?.[1];
  return measure === undefined || max < 10 ? undefined : { limit: { measure, max } };
}

/** `200-400 lines typical, 800 max`: what is usual, and the most that a file has. */
const TYPICAL =
  /^(?<about>[A-Za-z ,.:–—-]{0,80}?)[(: ]*\d{2,3} ?[-–—] ?\d{2,4} lines typical(?:ly)?, (?<max>\d{3,4})(?: lines)? max(?:imum)?\)?$/i;
const NAMES_FILES = /\bfiles?\b/i;

/** The sentence, its list or its heading says that files are meant. */
function readTypical(written: string, { headings, leadIns }: Statement): ToldLimit | undefined {
  const { about = '', max } = TYPICAL.exec(written)?.groups ?? {};
  const above = [headings.at(-1)?.title ?? '', leadIns.at(-1) ?? '', about].join('\n');
  return max === undefined || LIMITS.test(about) || !NAMES_FILES.test(above)
    ? undefined
    : { limit: { measure: 'file lines', max: Number(max) } };
}

const ADJECTIVES = '(?:(?:keep|small|short|focused|lean|concise|cohesive|modular|and) )*';
const PARTS: readonly RegExp[] = [
  regex('i')`
    ^${ADJECTIVES}(?<thing>functions?|methods?|files?|components?)
      (?: (?:small|short|focused|lean|concise|cohesive))*:? \(?${MOST} ?${COUNT}(?: max(?:imum)?)?\)?$
  `,
  /^max(?:imum)? (?<levels>\d)[ -]levels? (?:of )?nesting$|^max(?:imum)? nesting(?: depth)?(?: of|:)? (?<depth>\d)(?: levels?)?$/i,
];

function readSeveral(written: string): readonly ToldLimit[] | undefined {
  const parts = written.split(/(?:,|;) (?:and )?/);
  const limits = parts.length < 2 || parts.length > 4 ? [] : parts.map(readPart);
  return limits.length > 0 && limits.every((limit) => limit !== undefined)
    ? limits.map((limit) => ({ limit }))
    : undefined;
}

function readPart(part: string): Limit | undefined {
  const groups = PARTS.map((form) => form.exec(part)?.groups).find((one) => one !== undefined);
  const { thing, count = '', below, levels, depth } = groups ?? {};
  const nesting = levels ?? depth;
  if (nesting !== undefined) {
    return { measure: 'nesting', max: Number(nesting) };
  }
  const measure = OF_CODE.find(([form]) => form.test(thing?.toLowerCase() ?? ''))?.[1];
  const max = Number(count.replace(',', '')) - (below === undefined ? 0 : 1);
  return measure === undefined || max < 10 ? undefined : { measure, max };
}
