import { regexSource } from '../../../text/regex.ts';

/** A part of a sentence between signs that join clauses. */
export interface Segment {
  /** The sign before it. */
  readonly sign: 'start' | 'dash' | 'colon' | 'comma' | 'bracket' | 'reason' | 'arrow';
  readonly words: string;
}

const SPLIT = new RegExp(
  // Every sign begins with one of these characters, and most positions in a sentence have none of them.
  `(?=[\\s;—.:,)])(?:${[
    String.raw`(?<dash>\s*;\s+|\s+[-–—]+\s+|\s*—\s*|\.\s+)`,
    String.raw`(?<colon>:\s+)`,
    String.raw`(?<bracket>\s+\((?=[^()]*(?:\(\)[^()]*)*\)))`,
    String.raw`(?<close>(?<!\()\)(?:\s+[-–—]+\s+|[,.;:]?(?:\s+|$)))`,
    String.raw`(?<arrow>\s+(?:→|->|=>|➡️?)\s+)`,
    regexSource`
      (?<reason>
        ,\s+(?=(?:they are|it is|it's|they're)\b)
        |,?\s+(?=
          (?:
            because|since|so that|as (?:it|they|this|that|these|those)|so (?:it|they|the|we|you)
            |which (?:is|are|can|may|will|makes?|causes?|breaks?|leads?)|in order to|otherwise
            |this (?:is|can|will|makes|breaks)
          )\b
        )
      )
    `,
    regexSource`
      (?<comma>
        ,\s+(?:and\s+|but\s+|or\s+)?(?=
          (?:
            instead|never|not|do not|don't|always|use|using|prefer|avoid|must|should|no|only|except|unless|but|even
            |especially|including|such as|like|for example|e\.g\.
          )\b
        )
        |\s+but\s+|\s+and\s+(?=(?:never|avoid|always|not|do not|don't)\b)
        |(?<=^(?!never|do not|don't|avoid|no |must not)[a-z].{8,200})\s+and\s+(?=prefer\b)
      )
    `,
  ].join('|')})`,
  'g',
);

const SIGNS = ['dash', 'colon', 'bracket', 'arrow', 'reason', 'comma'] as const;

/** Cuts a sentence at semicolons, dashes, colons, brackets, reasons, and commas before a new clause. */
export function splitSegments(words: string): readonly Segment[] {
  const segments: Segment[] = [];
  let sign: Segment['sign'] = 'start';
  let start = 0;
  for (const { groups = {}, index, 0: found } of words.matchAll(SPLIT)) {
    const closes = groups['close'] !== undefined;
    if (closes !== (sign === 'bracket')) {
      continue;
    }
    segments.push({ sign, words: words.slice(start, index) });
    start = index + found.length;
    sign = closes
      ? signAfterBracket(found, words.slice(start))
      : (SIGNS.find((name) => groups[name] !== undefined) ?? 'dash');
  }
  segments.push({ sign, words: words.slice(start) });
  return joinAfterBrackets(segments);
}

/** `use a (not b) and prefer c`: another rule begins. */
const NEXT_RULE = /^(?:and|but) (?:prefer|use|never|avoid|always|do not|don't|keep|write|add|put)\b/;

/** What follows a bracket goes on with what was before it, unless a sign stands between. */
function signAfterBracket(close: string, rest: string): Segment['sign'] {
  return /[,;:–—-]/.test(close) || NEXT_RULE.test(rest) ? 'dash' : 'start';
}

/** Joins the words on both sides of a bracket: in `use c; use a (b) in tests`, `in tests` belongs to `use a`. */
function joinAfterBrackets(segments: readonly Segment[]): readonly Segment[] {
  const joined: Segment[] = [];
  // The part outside of brackets that was last begun.
  let open = -1;
  for (const { sign, words } of segments) {
    const trimmed = words.trim();
    const before = joined[open];
    if (sign === 'start' && before !== undefined) {
      joined[open] = { ...before, words: `${before.words} ${trimmed}`.trim() };
    } else if (trimmed !== '' || open < 0) {
      joined.push({ sign, words: trimmed });
      open = sign === 'bracket' ? open : joined.length - 1;
    }
  }
  return joined;
}
