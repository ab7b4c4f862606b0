import { regex } from '../../text/regex.ts';

/** Whether words require something or forbid it. */
export type Polarity = 'required' | 'forbidden';

/** A word such as `never` or `prefer` at the beginning of a sentence. */
export interface Directive {
  readonly polarity: Polarity;
  /** What is required or forbidden, as `plainWords` writes it. */
  readonly rest: string;
  /** What follows the word: something to do (`never use tabs`), or a thing (`avoid tabs`). */
  readonly asks: 'action' | 'thing';
}

/** Words in lower case, on one line, with plain apostrophes and without spaces at the ends. */
export function plainWords(text: string): string {
  // Most clauses have no subject.
  if (text === '') {
    return text;
  }
  const words = text.toLowerCase().replaceAll('’', "'");
  return (UNEVEN.test(words) ? words.replaceAll(/\s+/g, ' ') : words).trim();
}

/** White space that is not a single blank. Most words have none, and replacing takes longer than looking. */
const UNEVEN = /[^\S ]| {2}/;

const WHO = '(?:please |you |we |all code |code )?';
const FORMS: readonly { readonly polarity: Polarity; readonly asks: Directive['asks']; readonly words: RegExp }[] = [
  { polarity: 'required', asks: 'action', words: form("(?:don't|do not|never) forget to") },
  {
    polarity: 'forbidden',
    asks: 'action',
    words: form(
      "(?:must not|mustn't|must never|should not|shouldn't|should never|shall not|may not|cannot|can't|do not|don't|never|not|refrain from)(?: ever)?",
    ),
  },
  { polarity: 'forbidden', asks: 'thing', words: form('(?:always |should |must )?avoid') },
  {
    polarity: 'forbidden',
    asks: 'thing',
    words: form(
      'no(?= (?!longer|need|matter|one|other|more|less|fewer|later|sooner|such|problem))(?!.* (?:needed|required|necessary)$)',
    ),
  },
  { polarity: 'required', asks: 'thing', words: form('(?:always |should |must )?(?:prefer|favou?r)(?: to(?= ))?') },
  {
    polarity: 'required',
    asks: 'action',
    words: form(
      '(?:must always|should always|shall|must|should|always|do|ensure to|make sure to|be sure to|remember to)',
    ),
  },
];

function form(words: string): RegExp {
  return new RegExp(`^${WHO}${words}(?![\\w'-])[ ,:]*`);
}

/** All of them as one expression, because most words begin with none. */
const ANY_FORM = new RegExp(FORMS.map(({ words }) => words.source).join('|'));

/** Reads the directive that plain words begin with. */
export function readDirective(words: string): Directive | undefined {
  if (!ANY_FORM.test(words)) {
    return undefined;
  }
  for (const { polarity, asks, words: expression } of FORMS) {
    const head = expression.exec(words)?.[0];
    if (head !== undefined) {
      return { polarity, asks, rest: words.slice(head.length) };
    }
  }
  return undefined;
}

const ONLY_USES = regex()`
  ^(?:(?:to )?(?:use|using|do|doing)\b ?)?(?:
    (?:(?:any of )?the following|these|this)(?: (?:practices?|patterns?|things?|rules?|anti-patterns?|instead))?
  )?$
`;

/** Whether a lead-in such as `Never use the following:` says nothing without the list below it. */
export function isBareDirective(leadIn: string): boolean {
  return leadInPolarity(leadIn) !== undefined;
}

/** A longer lead-in says more than to require or forbid. */
const MAX_LEAD_IN_CHARACTERS = 100;

/** What a heading or lead-in says about everything below it, if it only requires or forbids: `Never use:`, `To avoid`. */
export function leadInPolarity(leadIn: string): Polarity | undefined {
  if (leadIn.length > MAX_LEAD_IN_CHARACTERS) {
    return undefined;
  }
  const plain = plainWords(leadIn);
  // Most titles begin and end with a letter, and looking for others takes longer.
  const words = BETWEEN_LETTERS.test(plain) ? plain : plain.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const directive = readDirective(words);
  if (directive !== undefined) {
    return ONLY_USES.test(directive.rest) ? directive.polarity : undefined;
  }
  if (FORBIDDING_TITLE.test(words)) {
    return 'forbidden';
  }
  return words !== '' && ONLY_USES.test(words) ? 'required' : undefined;
}

const BETWEEN_LETTERS = /^[a-z](?:.*[a-z])?$/s;

const FORBIDDING_TITLE = regex()`
  ^(?:things |patterns |practices |what )?(?:
    to avoid|not to do|not to use|don'ts|forbidden|prohibited|banned|disallowed|not allowed|anti-?patterns?
    |bad practices
  )(?:[ ](?:
    patterns?|practices?|things|apis?|to avoid|packages?|libraries|dependencies|imports?|functions?|methods?|types?
    |keywords?|syntax|constructs?|features|modules?
  ))?$
`;
