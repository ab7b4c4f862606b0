import { maskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { plainWords } from '../../../guidelines/statements/polarity.ts';
import type { Statement, StatementCell, StatementPart } from '../../../guidelines/statements/statements.ts';
import type { NotCompiled } from '../../types.ts';
import type { Frame } from '../heads/read-head.ts';
import { regex } from '../../../text/regex.ts';

/** A row of a table as one sentence, with what the columns say about it. */
export interface Row {
  readonly parts: readonly StatementPart[];
  readonly frame?: Frame;
  /** The words of the column that says what to do in place of it. */
  readonly instead?: readonly StatementPart[];
}

type Column = 'forbidden' | 'required' | 'rule' | 'subject' | 'convention' | 'explanation' | 'unknown';

const COLUMNS: readonly (readonly [kind: Column, words: RegExp])[] = [
  [
    'forbidden',
    regex()`
      ^(?:
        don'?ts?|do not|avoid|never|bad|wrong|incorrect|instead of|not|not this|forbidden|do not use|don't use
        |never use|banned|prohibited|disallowed|anti-?patterns?|mistakes?|pitfalls?
        |deprecated(?: (?:apis?|props?|methods?|names?))?|old(?: (?:apis?|way|names?|props?))?|legacy(?: api)?|❌.*
      )$
    `,
  ],
  [
    'required',
    regex()`
      ^(?:
        do|use|use this|use instead|instead|prefer(?:red)?|good|correct|right|write|replacement|alternative
        |recommended|idiomatic|fix|solution|better|do this instead|correct approach|right way
        |new(?: (?:apis?|way|names?|props?))?|recommended(?: (?:apis?|props?))?|replacements?|use instead
      )$
    `,
  ],
  [
    'rule',
    /^(?:rules?|guidelines?|guidance|requirements?|standard|policy|practices?|best practices?|what to do|directive)$/,
  ],
  [
    'subject',
    regex()`
      ^(?:
        elements?|components?(?: \/ .*)?|(?:artifact |file |document |item |resource |component |object )?types?
        |kinds?|items?|what|construct|identifiers?|entit(?:y|ies)|symbols?|names?|categor(?:y|ies)|code elements?
        |artifacts?|things?|naming|files?|file types?|object|member|scope
      )$
    `,
  ],
  [
    'convention',
    /^(?:conventions?|case|casing|naming|naming conventions?|style|format|pattern|naming style|name format|case style)$/,
  ],
  [
    'explanation',
    regex()`
      ^(?:
        examples?(?: .*)?|why\b.*|reason|purpose|rationale|notes?|comments?|description|explanation|details?|severity
        |priority|level|#|no\.?|id|status|because|source|reference|enforced by|tool
      )$
    `,
  ],
];

const USE_NOT: Frame = { polarity: 'forbidden', strength: 'must', verb: 'use' };

/** `destroyOnClose`: a name of more than one word. */
const SEVERAL_WORDS = /^[a-z]+\d*(?:[A-Z][a-z0-9]+)+$/;

/** A key such as `size` has a new name in one component, and others have it still. */
const PLAIN_WORD = /^[a-z]+$/;

function isOfMigration(header: string): boolean {
  return /^[^\p{L}]*(?:old|legacy|deprecated|before|previous|removed|v\d)/iu.test(header);
}

/** Reads a row by the header of its table. Undefined for a statement that is no row. */
export function readRow({ cells }: Statement): Row | NotCompiled | undefined {
  if (cells === undefined) {
    return undefined;
  }
  const banned = bannedPath(cells);
  if (banned !== undefined) {
    return { parts: [{ kind: 'words', value: 'Never edit ' }, banned] };
  }
  const saysInstead = cells.some(({ header }) => INSTEAD.test(plainWords(header)));
  const columns = cells.map((cell, index) => ({
    cell,
    kind:
      saysInstead && index === 0 && KIND_OF_CODE.test(plainWords(cell.header))
        ? 'forbidden'
        : kindOf(cell.header, index),
  }));
  const only = (kind: Column): StatementCell | undefined => {
    const found = columns.filter((one) => one.kind === kind && one.cell.parts.length > 0);
    return found.length === 1 ? found[0]?.cell : undefined;
  };
  if (columns.some(({ kind, cell }) => kind === 'unknown' && cell.parts.length > 0)) {
    return unknownColumns();
  }
  const [forbidden, required, rule] = [only('forbidden'), only('required'), only('rule')];
  const [subject, convention] = [only('subject'), only('convention')];
  const exact = forbidden?.parts.filter(({ kind }) => kind === 'code') ?? [];
  if (
    forbidden !== undefined &&
    required !== undefined &&
    subject !== undefined &&
    exact.length > 0 &&
    exact.every(({ value }) => SEVERAL_WORDS.test(value)) &&
    columns.every(({ kind }) => kind !== 'rule' && kind !== 'convention')
  ) {
    // What it is a part of need not be known, because nothing else has such a name.
    return { parts: forbidden.parts, frame: USE_NOT, instead: required.parts };
  }
  if (forbidden !== undefined && isOfMigration(forbidden.header) && exact.some(({ value }) => PLAIN_WORD.test(value))) {
    return unknownColumns();
  }
  if (forbidden !== undefined && columns.every(({ kind }) => !['rule', 'subject', 'convention'].includes(kind))) {
    return { parts: forbidden.parts, frame: USE_NOT, ...(required === undefined ? {} : { instead: required.parts }) };
  }
  if (subject !== undefined && convention !== undefined && forbidden === undefined && required === undefined) {
    const frame = { polarity: 'required', strength: 'must', verb: 'be', subject: wordsOf(subject.parts) } as const;
    return hasCode(subject.parts) ? unknownColumns() : { parts: convention.parts, frame };
  }
  if (rule !== undefined && subject !== undefined && convention === undefined && !hasCode(subject.parts)) {
    return { parts: [...subject.parts, { kind: 'words', value: ': ' }, ...rule.parts] };
  }
  return rule !== undefined && subject === undefined && convention === undefined
    ? { parts: rule.parts }
    : unknownColumns();
}

/** Beside "Use instead", a column such as "Package" has what is not to be used. */
const INSTEAD = /^(?:use |use this |do this )?instead$/;
const KIND_OF_CODE = /^(?:packages?|librar(?:y|ies)|apis?|functions?|methods?|modules?|imports?|class(?:es)?|calls?)$/;

/** Says of the file in another cell that nobody edits it: `NEVER edit — auto-generated`. */
const BANS_EDITS = regex()`
  ^(?:[a-z][a-z0-9 /]{0,60} ?\(|(?:auto-?)?generated[a-z ]{0,30}[,;.:—– -]+)?(?:auto-?generated[,;.:—– -]*)?
    (?:never|do not|don't|must not be) (?:hand-?)?(?:edit|modify|touch|change)(?:ed|ied|d)?
    (?: (?:it|this|this file|manually|by hand|directly))*
    (?:[.!)]*|[,;.:—– (-]+(?!.*\b(?:unless|except|if|when|only|without)\b).*)$
`;
/** A longer cell says more than that. The expression takes quadratic time. */
const MOST_CHARACTERS = 300;
const PATH = /^[\w@.-]*(?:\/[\w@.*-]+)*(?:\/|\.\w{1,10}|\/\*{1,2})$/;

/** The one path of a row whose other cell says that nobody edits it. */
function bannedPath(cells: readonly StatementCell[]): StatementPart | undefined {
  const isBan = ({ parts }: StatementCell): boolean => {
    const words = hasCode(parts) ? '' : wordsOf(parts);
    return words.length <= MOST_CHARACTERS && BANS_EDITS.test(words);
  };
  const codes = cells.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'code'));
  const [only, ...more] = codes;
  return cells.some(isBan) && only !== undefined && more.length === 0 && PATH.test(only.value) ? only : undefined;
}

function unknownColumns(): NotCompiled {
  return {
    reason: 'the columns of its table do not say what is required or forbidden',
    hint: 'give the table the header "Instead of | Use", or write the rule as a sentence',
  };
}

function kindOf(header: string, index: number): Column {
  const words = plainWords(header.replace(/\s*\([^()]*\)\s*$/, '')).replaceAll(/^[^\p{L}#]+|[^\p{L}.#]+$/gu, '');
  if (words === '' && /❌|✗|✘|🚫/u.test(header)) {
    return 'forbidden';
  }
  if (words === '' && /✅|✔|✓/u.test(header)) {
    return 'required';
  }
  const kinds = COLUMNS.filter(([, expression]) => expression.test(words)).map(([kind]) => kind);
  return kinds.length > 1 ? (index === 0 ? 'subject' : 'convention') : (kinds[0] ?? 'unknown');
}

function wordsOf(parts: readonly StatementPart[]): string {
  return plainWords(maskCodeSpans(parts).words);
}

function hasCode(parts: readonly StatementPart[]): boolean {
  return parts.some(({ kind }) => kind === 'code');
}
