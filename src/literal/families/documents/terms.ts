import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { Clause, TextFinder, Violation } from '../../types.ts';
import { plainPhrase } from '../code-list.ts';
import { proseLines } from './prose-lines.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const QUOTED = '["“][^"“”]{2,40}["”]';
/** A comma can be in the quotes, as Americans write it. */
const LIST = `${QUOTED}(?:(?:, (?:or |and )?| or | and | nor |/|(?<=,["”]) (?:or |and )?)${QUOTED})*`;
const WORDS = '(?:words?|terms?|phrases?|phrasing|wording|terminology|expressions?|language)';
const NOUN = `(?:(?:the )?(?:[a-z-]+ ){0,2}${WORDS}(?: like| such as|:)? )`;
/** `marketing language` before a bracket with the words. */
const NOUN_ALONE = new RegExp(`^(?:the )?(?:[a-z-]+ ){0,2}${WORDS}$`);
const ONLY_TERMS = new RegExp(`^${LIST}$`);
const NAMED = new RegExp(`^${NOUN}(?<terms>${LIST})$`);
const ALONE = new RegExp(`^${NOUN}?(?<terms>${LIST})$`);
const SAYS = /^(?:say|write|spell)$/;
const VERB = /^(?:|use|say|write|call|prefer|include|spell|refer to|put|choose)$/;
const BEFORE_PAIR = regexSource`
  (?:
    (?:
      use|say|write|prefer|the|a|an|always|consistent|consistently|terminology|terms?|words?|wording|naming
      |throughout|in|across|codebase|code|documentation|docs|project|spelling|phrase|and
    )[ ]
  )*
`;
/** Two or three words in lower case are language: `avoid "click here"`. More of them, or a title, are an example. */
function isPhrase(phrase: string, { instead, statement }: Clause): boolean {
  const [, words] = /^["“]([\p{L}'’]+(?: [\p{L}'’]+){1,2})["”]$/u.exec(phrase) ?? [];
  return (
    words !== undefined &&
    instead === undefined &&
    statement.text.includes(words) &&
    !/[❌✗✘🚫⛔✖]/u.test(statement.text)
  );
}

const PAIR = new RegExp(
  `^${BEFORE_PAIR}(?<wanted>${QUOTED}),? (?:(?:and )?(?:not|never)|instead of|rather than|over) (?<terms>${LIST})$`,
);
/** `precise verbs (write "tell", not "inform")` */
const SAID = new RegExp(
  `^(?:write|say|spell) (?<wanted>${QUOTED}),? (?:and )?(?:not|never|instead of) (?<unwanted>${LIST})$`,
);
const EACH_PAIR = new RegExp(`(?<wanted>${QUOTED}) instead of (?<unwanted>${QUOTED})`, 'g');

/** The pairs of `"like" instead of "e.g.", "for example" instead of "i.e."`, if there are several. */
function readPairs(
  phrase: string,
): { readonly wanted: readonly string[]; readonly unwanted: readonly string[] } | undefined {
  const rest = phrase.replaceAll(EACH_PAIR, '#').replaceAll(/,? (?:and |or )?(?=#)/g, '');
  const found = [...phrase.matchAll(EACH_PAIR)].map(({ groups }) => groups ?? {});
  const bare = (one: string | undefined): string => (one ?? '').replaceAll(/["“”]/g, '');
  return found.length > 1 && /^#+$/.test(rest)
    ? { wanted: found.map(({ wanted }) => bare(wanted)), unwanted: found.map(({ unwanted }) => bare(unwanted)) }
    : undefined;
}

/** Words of programming languages: in quotes they are code more often than language. */
const OF_CODE = regex()`
  ^(?:
    any|unknown|const|let|var|async|await|import|export|function|class|type|interface|enum|null|undefined|none|nil
    |true|false|return|default|public|private|static|void|string|number|object|array|self|this|new|delete|if|else
    |for|while|switch|try|catch|finally|throw|goto|use client|use server|use strict
  )$
`;

/** A question in quotes is what people are to say to each other, as in reviews. */
const ASKS = /["“][^"“”]{3,120}\?["”]/;

/** Reads rules on words: ``Use "sign in", not "log in"``, ``avoid the word "simply"``. */
export function readTerms(given: Clause): TextFinder | undefined {
  const isAboutWords = given.statement.headings.some(({ title }) => ABOUT_WORDS.test(title));
  const clause = isAboutWords ? withQuotes(given) : given;
  const { polarity, subject, verb, object, instead, codes, statement } = clause;
  if (codes.length > 0 || subject !== '' || ASKS.test(statement.text)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const pair =
    polarity === 'required'
      ? PAIR.exec(`${verb === 'use' || verb === '' ? '' : `${verb} `}${phrase}`)?.groups
      : undefined;
  const pairs = readPairs(`${instead === undefined ? '' : `${instead} instead of `}${phrase}`);
  if (polarity === 'forbidden' && pairs !== undefined) {
    return pairs.unwanted.every(isLanguage) ? findTerms(pairs.unwanted, pairs.wanted) : undefined;
  }
  const said = polarity === 'required' ? SAID.exec(plainPhrase(clause.explanation ?? ''))?.groups : undefined;
  if (said !== undefined) {
    const unwanted = listTerms(said['unwanted'] ?? '', statement.text);
    return unwanted.every(isLanguage)
      ? findTerms(unwanted, listTerms(said['wanted'] ?? '', statement.text))
      : undefined;
  }
  const inBrackets = polarity === 'forbidden' && NOUN_ALONE.test(phrase) ? plainPhrase(clause.explanation ?? '') : '';
  const terms =
    pair?.['terms'] ??
    ONLY_TERMS.exec(inBrackets)?.[0] ??
    (polarity === 'forbidden' && VERB.test(verb)
      ? (isAboutWords ||
        (instead !== undefined && ALONE.test(plainPhrase(instead))) ||
        SAYS.test(verb) ||
        isPhrase(phrase, clause)
          ? ALONE
          : NAMED
        ).exec(phrase)?.groups?.['terms']
      : undefined);
  const wanted = pair?.['wanted'] ?? instead;
  if (terms === undefined) {
    return undefined;
  }
  const written = listTerms(terms, statement.text);
  const wantedTerms = listTerms(wanted ?? '', statement.text);
  const areNamed =
    NAMED.test(phrase) ||
    SAYS.test(verb) ||
    inBrackets !== '' ||
    /\b(?:words?|phrases?|spell(?:ing)?)\b/i.test(statement.text);
  const areClear = written.every(
    (term) => areNamed || isAboutWords || /[\s-]/.test(term) || wantedTerms.some((one) => isVariant(one, term)),
  );
  return areClear && written.every(isLanguage) ? findTerms(written, wantedTerms) : undefined;
}

/** Below such a heading, quoted code is a word of prose. */
const ABOUT_WORDS = /\b(?:terminology|wording|vocabulary|writing style|word choice|glossary|spelling|tone of voice)\b/i;

/** The same clause with words in quotes in place of code spans. */
function withQuotes(clause: Clause): Clause {
  const { codes, statement } = clause;
  const quote = (masked: string): string =>
    masked.replaceAll(/[\uE000-\uF8FF]/g, (mark) => `"${listMaskedCodes(mark, codes)[0] ?? ''}"`);
  const { instead, explanation } = clause;
  return {
    ...clause,
    object: quote(clause.object).replace(/^(?:the )?(?:ambiguous|vague|incorrect|old|wrong|deprecated) (?=")/, ''),
    subject: quote(clause.subject),
    ...(instead === undefined ? {} : { instead: quote(instead) }),
    ...(explanation === undefined ? {} : { explanation: quote(explanation) }),
    codes: [],
    statement: { ...statement, text: statement.text.replaceAll(/`([^`]+)`/g, '"$1"') },
  };
}

/** The terms with their own upper and lower case. */
function listTerms(words: string, written: string): readonly string[] {
  const quoted = [...written.matchAll(/["“]([^"“”]+)["”]/g)].map(([, term = '']) => withoutStop(term));
  const used = new Set<number>();
  return [...words.matchAll(/["“]([^"“”]+)["”]/g)].map(([, said = '']) => {
    const term = withoutStop(said);
    // Terms that differ only in case are written in the order of the sentence, what is wanted first.
    const index = quoted.findLastIndex((one, at) => one.toLowerCase() === term && !used.has(at));
    used.add(index);
    return quoted[index] ?? term;
  });
}

/** Americans write the sign that ends a sentence inside of quotes. That of `etc.` is a part of it. */
function withoutStop(term: string): string {
  return term.replace(/,$/, '').replace(/(?<=\S \S+ \S+)\.$/, '');
}

function isLanguage(term: string): boolean {
  return /^(?:\p{L}[\p{L}\p{N} '’-]*\p{L}\.?|\p{L}\.\p{L}\.)$/u.test(term) && !OF_CODE.test(term.toLowerCase());
}

/**
 * Whether a word is another form of one: `whitelist` of `allowlist`, `Github` of `GitHub`. Other single words, such as `address`
 * in place of `endpoint`, are right where they mean something else.
 */
function isVariant(wanted: string, word: string): boolean {
  const [one, other] = [wanted, word].map((term) => term.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  for (let start = 0; start + 4 <= (other ?? '').length; start += 1) {
    if (one?.includes((other ?? '').slice(start, start + 4)) === true) {
      return true;
    }
  }
  return false;
}

function findTerms(terms: readonly string[], wanted: readonly string[]): TextFinder {
  const expressions = terms.map((term) => {
    const isCase = wanted.some((one) => one.toLowerCase() === term.toLowerCase()) || /^\p{Lu}\p{L}*$/u.test(term);
    const body = term
      .replaceAll('.', String.raw`\.`)
      .split(/\s+/)
      .join(String.raw`\s+`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}_-])${body}(?![\p{L}\p{N}_-])`, isCase ? 'u' : 'iu');
  });
  const names = terms.map((term) => `"${term}"`).join(', ');
  return {
    looksAt: 'text',
    about: ['prose'],
    words: `reports ${names} in prose, comments and strings`,
    readsProse: true,
    findingKind: 'naming',
    find: (subject) =>
      proseLines(subject).flatMap(({ number, text }): readonly Violation[] => {
        const found = terms[expressions.findIndex((expression) => expression.test(text))];
        // A line with both is about the words.
        const isAboutWords = wanted.some(
          (one) => text.toLowerCase().includes(one.toLowerCase()) && one.toLowerCase() !== found?.toLowerCase(),
        );
        return found === undefined || isAboutWords
          ? []
          : [{ path: subject.file.path, line: number, found: `"${found}"` }];
      }),
  };
}
