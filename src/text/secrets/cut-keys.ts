import { Buffer } from 'node:buffer';
import { quotePattern } from './quote-pattern.ts';
import { regex } from '../regex.ts';

/** Replaces the keys and tokens of a run in everything that leaves it. */
export interface KeyCutter {
  /** Adds a key that became known later, such as one in a configuration file. */
  readonly add: (key: string | undefined) => void;
  readonly cut: (text: string) => string;
}

/** Shorter texts occur in ordinary words. No issuer's keys are that short. */
const MIN_CHARACTERS = 8;
const MASK = '***';

/**
 * Makes a function that replaces keys in texts, also in the forms in which a server may send them back: Base64, as in a
 * header, percent-encoded, in hexadecimal digits, reversed; with characters between that nobody sees, with its signs escaped,
 * as they are in Markdown, and cut at its end by `…`. Nobody who has a key can be kept from writing it in a form of his own.
 */
export function createKeyCutter(keys: readonly (string | undefined)[]): KeyCutter {
  const forms = new Set<string>();
  let pattern: KeyPattern | undefined;
  const add = (key = ''): void => {
    const plain = key.trim();
    if (plain.length >= MIN_CHARACTERS) {
      formsOf(plain).forEach((form) => forms.add(form));
      const longestFirst = [...forms].toSorted((a, b) => b.length - a.length);
      pattern = {
        lead: new RegExp([...new Set(longestFirst.map(matchLead))].join('|'), 'g'),
        whole: new RegExp(longestFirst.flatMap((form) => [matchSpread(form), ...matchCut(form)]).join('|'), 'y'),
      };
    }
  };
  keys.forEach((key) => add(key));
  return { add, cut: (text) => (pattern === undefined ? text : cutMatches(text, pattern)) };
}

/** How keys are found: `lead` finds places where one may begin, which takes a third of the time of `whole` at every place. */
interface KeyPattern {
  readonly lead: RegExp;
  readonly whole: RegExp;
}

function cutMatches(text: string, { lead, whole }: KeyPattern): string {
  let kept = '';
  let from = 0;
  lead.lastIndex = 0;
  for (let found = lead.exec(text); found !== null; found = lead.exec(text)) {
    whole.lastIndex = found.index;
    if (whole.test(text)) {
      kept += text.slice(from, found.index) + MASK;
      from = whole.lastIndex;
    }
    lead.lastIndex = Math.max(from, found.index + 1);
  }
  return from === 0 ? text : kept + text.slice(from);
}

/** The first two characters of a form, or what may be between them. Everything that is cut begins so. */
function matchLead(form: string): string {
  const [first = '', second = ''] = form;
  return `${matchCharacter(first)}(?:${UNSEEN_ONE}|${matchCharacter(second)})`;
}

function formsOf(key: string): readonly string[] {
  const digits = Buffer.from(key).toString('hex');
  return [
    key,
    [...key].toReversed().join(''),
    encodeURIComponent(key),
    JSON.stringify(key).slice(1, -1),
    digits,
    digits.toUpperCase(),
    ...base64Forms(key),
  ];
}

/** What may stand between two characters unseen: backslashes, as before signs in Markdown and JSON, and marks without a width. */
const UNSEEN_ONE = String.raw`[\\\u00ad\u200b-\u200f\u2060\ufeff]`;
const UNSEEN = `${UNSEEN_ONE}{0,4}`;

function matchSpread(form: string): string {
  return [...form].map(matchCharacter).join(UNSEEN);
}

/** A sign may be written by its number, as in HTML. */
function matchCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return /[A-Za-z\d]/.test(character)
    ? character
    : `(?:${quotePattern(character)}|&#(?:${code}|[xX]0{0,4}${code.toString(16)});)`;
}

/** A shorter beginning may be that of all keys of an issuer. */
const MIN_BEGINNING = 20;

/** The beginning of a key that a limit of characters has cut off. */
function matchCut(form: string): readonly string[] {
  const beginning = form.slice(0, MIN_BEGINNING);
  return form.length > MIN_BEGINNING ? [String.raw`${matchSpread(beginning)}\S{0,${form.length * 2}}…`] : [];
}

/** Base64 of a text that has the key at any place: the characters that depend on the key alone. */
function base64Forms(key: string): readonly string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.from(' '.repeat(before) + key, 'utf8');
    const whole = bytes.subarray(0, bytes.length - (bytes.length % 3));
    const first = before === 0 ? 0 : 4;
    const standard = whole.toString('base64').slice(first);
    const forUrls = whole.toString('base64url').slice(first);
    return standard.length < MIN_CHARACTERS ? [] : [standard, forUrls];
  });
}

/** Variables with keys and tokens that this program uses or that a runner gives it. The runner passes inputs as variables. */
const OWN_VARIABLES = regex('i')`
  ^(?:
    INPUT_(?:API-KEY|GITHUB-TOKEN)|OPENAI_API_KEY|AZURE_OPENAI_API_KEY|ANTHROPIC_API_KEY|AWS_SECRET_ACCESS_KEY
    |AWS_SESSION_TOKEN|AWS_BEARER_TOKEN_BEDROCK|COPILOT_GITHUB_TOKEN|GH_TOKEN|GITHUB_TOKEN|ACTIONS_RUNTIME_TOKEN
    |ACTIONS_ID_TOKEN_REQUEST_TOKEN
  )$
`;
/** Names of other variables with secrets, whose values are long enough to be one. */
const OTHER_VARIABLES = /(?:^|_)(?:API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|TOKEN|SECRET|PASSWORD|PAT)$/i;
const MIN_OTHER_CHARACTERS = 16;

/** The keys and tokens in environment variables. */
export function listEnvironmentKeys(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    const isLong = value.length >= MIN_OTHER_CHARACTERS && !/[\s/\\]/.test(value);
    return OWN_VARIABLES.test(name) || (OTHER_VARIABLES.test(name) && isLong) ? [value] : [];
  });
}
