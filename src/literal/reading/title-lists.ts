import { EVERYWHERE } from '../types.ts';
import type { Said } from './sentences/said.ts';
import { regex, regexSource } from '../../text/regex.ts';

const WHAT = regexSource`
  (?<commit>
    (?:git )?commit(?: messages?)?
      (?: subjects?| titles?| headers?| summar(?:y|ies)| subject lines?| first lines?| messages?)?(?: lines?)?
    |(?:commit )?subject lines?
  )
  |(?<title>(?:pr|pull request|merge request) titles?)
`;
const LIST = regex()`
  ^(?:write |use |keep )?(?:all |every |the |your )*(?:${WHAT})(?: \([^()]*\))?
    (?: (?:format|style|rules?|conventions?))?(?::| [-–—]| must be| should be| are| is| must| should| have| in)[ ]
    (?<items>.+)$
`;
const NEXT = /,? and |,? but |[,;] ?| [-–—+&] |\. /;
/** A condition or exception limits more than its item. */
const LIMITS = /\b(?:unless|except|if|when|only|optional(?:ly)?|or)\b(?! (?:less|fewer|shorter)\b)/;

type Demand = Pick<Said, 'polarity' | 'verb' | 'object'>;

const ITEMS: readonly (readonly [form: RegExp, demand: (count: number) => Demand])[] = [
  [
    regex()`
      ^(?:(?:header|subject|line|title|first line|keep|kept|is|be|of|length|it|with|a) )*(?:(?:to|at) )?(?:
        max(?:imum)?(?: of)?|at most|≤|<=|up to|within|no more than|not more than|no longer than|limit(?:ed)? to|to
      ) ?(?<count>\d{2,3}) ?(?:chars?|characters)(?: long| in length)?$
      |^(?<bare>\d{2,3}) ?(?:chars?|characters)(?: (?:max(?:imum)?|or (?:less|fewer)|limit|at most))$
    `,
    (count) => ({ polarity: 'forbidden', verb: 'exceed', object: `${count} characters` }),
  ],
  [
    regex()`
      ^(?:(?:header|subject|line|title|first line|keep|kept|is|be|it|with) )*
        (?:under|below|less than|fewer than|shorter than|<) ?(?<count>\d{2,3}) ?(?:chars?|characters)
        (?: long| in length)?$
    `,
    (count) => ({ polarity: 'forbidden', verb: 'exceed', object: `${count - 1} characters` }),
  ],
  [
    regex()`
      ^(?:(?:with )?no|without|not? end(?:ing)? (?:with|in)|do not end with|must not end with|never end with)
        (?: a| any| the)?(?: trailing| ending| final| terminal)?(?: a)? (?:period|dot|full stop|punctuation)s?
        (?: at the end)?$
    `,
    () => ({ polarity: 'forbidden', verb: 'end', object: 'with a period' }),
  ],
  [
    regex()`
      ^(?:start(?:s|ing)? (?:with )?)?(?:an? )?(?:all |small )?lower[- ]?cased?
        (?: (?:first letter|first word|start|beginning|letters?|subject|description|only))?$
      |^(?:small|lower[- ]?case) first letter$
    `,
    () => ({ polarity: 'required', verb: 'begin', object: 'with a lower-case letter' }),
  ],
  [
    regex()`
      ^(?:start(?:s|ing)? with )?(?:an? |the )?(?:
        capitali[sz]ed(?: (?:first (?:letter|word)|subject))?|capital(?: first)? letter|sentence[- ]case
        |upper[- ]?case first letter|first (?:letter|word) capitali[sz]ed
      )$
    `,
    () => ({ polarity: 'required', verb: 'begin', object: 'with a capital letter' }),
  ],
  [
    /^(?:follow(?:s|ing)? |use |in )?(?:the )?conventional[- ]commits?(?: (?:format|style|spec(?:ification)?|convention|prefix(?:es)?))?$/,
    () => ({ polarity: 'required', verb: 'follow', object: 'conventional commits' }),
  ],
  [/^(?:no|without) emojis?$/, () => ({ polarity: 'forbidden', verb: 'contain', object: 'emojis' })],
];

/**
 * Reads what a list asks of commit subjects or titles: "Commit subject: imperative, lowercase, no trailing period, at most 72
 * characters". Each item is a demand of its own; those that a program cannot judge, such as the imperative, are left out.
 * Undefined if it is no such list, or if an item is a condition.
 */
export function readTitleList(plain: string, headings: readonly string[] = []): readonly Said[] | undefined {
  const types = readTypes(plain, headings);
  if (types !== undefined) {
    return [types];
  }
  const { commit, items = '' } = LIST.exec(plain)?.groups ?? {};
  if (items === '' || LIMITS.test(items)) {
    return undefined;
  }
  const parts = items.split(NEXT).filter((part) => part !== '');
  const demands = parts.flatMap((part): readonly Demand[] => {
    for (const [form, demand] of ITEMS) {
      const groups = form.exec(part.trim())?.groups;
      if (form.test(part.trim())) {
        return [demand(Number(groups?.['count'] ?? groups?.['bare'] ?? 0))];
      }
    }
    return [];
  });
  return parts.length < 2 || demands.length === 0
    ? undefined
    : demands.map((demand) => ({
        strength: 'must',
        subject: commit === undefined ? 'pull request titles' : 'commit subjects',
        scope: EVERYWHERE,
        ...demand,
      }));
}

const TYPES = regex('u')`
  ^(?:
    (?:the |all |only )?(?:
      valid|allowed|accepted|permitted|supported|possible|available|standard|common|commit|conventional|pr
      |following|use one of these|use one of the following
    )[ ]
  )*(?:commit )?(?:types?|prefixes)(?: (?:are|include))?:? (?<list>[a-z\uE000-\uF8FF].*)$
`;
/** `type: required (feat, fix)`, `type must be one of feat, fix` */
const REQUIRED_TYPE =
  /^(?:commit |the )?types?(?::| [-–—]| must be| is)? (?:required[,:]? ?\(?|(?:must be )?one of:? ?\(?)(?<list>[a-z\uE000-\uF8FF][^()]*)\)?$/u;
const ITEM = '(?:[a-z][a-z-]{1,20}|[\uE000-\uF8FF]):?';
const WHOLE_LIST = new RegExp(`^${ITEM}(?:(?:, (?:or |and )?| or | and | ?\\| ?| ?/ ?)${ITEM})+$`, 'u');

/**
 * Reads ``Valid types: `feat`, `fix` `` below a heading on commits or titles. A list of examples ("such as", "common types
 * include") is not read.
 */
function readTypes(plain: string, headings: readonly string[]): Said | undefined {
  const required = REQUIRED_TYPE.exec(plain)?.groups?.['list'];
  const list = required ?? TYPES.exec(plain)?.groups?.['list'];
  const isAll =
    required !== undefined ||
    /^(?:(?:the |all |only )*(?:valid|allowed|accepted|permitted|supported)|use one of)\b(?!(?: [a-z]+){0,3} (?:common|include)\b)/.test(
      plain,
    );
  const about = headings.findLast((title) => /\b(?:commits?|titles?)\b/i.test(title));
  return list === undefined || !isAll || about === undefined || !WHOLE_LIST.test(list)
    ? undefined
    : {
        strength: 'must',
        polarity: 'required',
        subject: /\btitles?\b/i.test(about) && !/\bcommits?\b/i.test(about) ? 'pull request titles' : 'commit subjects',
        verb: 'have',
        object: `one of the types ${list.replaceAll(/ ?[|/] ?/g, ', ')}`,
        scope: EVERYWHERE,
      };
}
