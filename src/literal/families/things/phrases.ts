import { languagesOf } from '../../reading/scope/named-languages.ts';
import { regex } from '../../../text/regex.ts';

/** The words for a thing in one form, whatever the number, hyphens and fillers are that prose has for them. */
export interface Phrase {
  readonly words: string;
  /** The language that the words begin with: `typescript enums`. */
  readonly languages?: readonly string[];
}

/** Words before a thing that limit nothing. */
const BEFORE = regex()`
  ^(?:
    (?:
      the|an?|any|all|every|each|new|more|use of|usage of|using|introduce|introducing|write|writing|create
      |creating|define|defining|declare|declaring|add|adding|(?:leave|leaving)(?: behind)?
    )[ ]
  )+(?=\S)
`;
/** Words behind a thing that say what kind of thing it is. */
const AFTER = regex()`
  [ ](?:
    statement|expression|syntax|keyword|declaration|definition|block|clause|usage|use|call|operator|construct
    |function call|method call|import statement
  )$
`;
const EVERYWHERE = regex()`
  [ ](?:in|within|inside|throughout|across)[ ]
    (?:(?:the|our|this|your|new|any|production|application|app|of|committed|merged|final) )*
    (?:code|codebase|project|repo|repository|source|source code)$
`;

/**
 * `Nested-ternaries`, `a nested ternary expression` and `nested ternary` are `nested ternary`. All forms are given, the longest
 * first, because `global statement` says more than `global`.
 */
export function phrasesOf(words: string): readonly Phrase[] {
  const plain = singulars(
    words
      .toLowerCase()
      .replaceAll(/['"“”‘’`]/g, '')
      .replaceAll(/(?<=\w)-(?=\w)/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )
    .replace(BEFORE, '')
    .replace(EVERYWHERE, '');
  const found = [plain, ...withSignFirst(plain)].flatMap((one) => withShorter({ words: one }));
  const [, first = '', rest = ''] = /^(\S+) (.+)$/.exec(plain) ?? [];
  const languages = languagesOf(first);
  if (languages === undefined) {
    return found;
  }
  const named = [rest, ...withSignFirst(rest), ...withoutSign(rest)].flatMap((words) =>
    withShorter({ words, languages }),
  );
  return [...found, ...named];
}

/** `! non null assertion` is what its words say. */
function withoutSign(words: string): readonly string[] {
  const rest = /^[!?&|=]{1,3} (?<rest>\w.+)$/.exec(words)?.groups?.['rest'];
  return rest === undefined ? [] : [rest];
}

/** `as keyword for type casting` is also `as type casting`, and `private fields with #` is also `# private fields`. */
function withSignFirst(words: string): readonly string[] {
  const { sign, thing } =
    /^(?<sign>\S{1,8})(?: keyword| operator| syntax| sign| prefix| symbol)? (?:for|as|in) (?:the |an? )?(?<thing>\w+(?: \w+){0,2})$/.exec(
      words,
    )?.groups ??
    /^(?<thing>\w+(?: \w+){0,2}) (?:with|using|by|via) (?:the |an? )?(?<sign>[^\s\w]{1,3}|as)(?: keyword| operator| syntax| sign| prefix| symbol)?$/.exec(
      words,
    )?.groups ??
    {};
  return sign === undefined || thing === undefined ? [] : [`${sign} ${thing}`];
}

function withShorter(phrase: Phrase): readonly Phrase[] {
  const shorter = phrase.words.replace(AFTER, '');
  return shorter === phrase.words ? [phrase] : [phrase, { ...phrase, words: shorter }];
}

/**
 * Phrases that say everything in `needed`, and beside it only words of `allowed`, in any order: rules such as
 * ``Wrap errors with `%w` `` and ``Use `%w` for wrapping errors``. A word that is not allowed, such as a condition, means
 * something else. Words are in the singular, as in `phrasesOf`.
 *
 * @param needed sources of expressions: words and phrases, divided by `|`. They match no blank but those between their words
 * @param allowed more words. The whole is read word by word, so that no text takes long
 */
export function wordsAmong(needed: readonly string[], allowed: string): RegExp {
  const words = new Set([...needed.flatMap((one) => one.split(/[| ]/)), ...allowed.trim().split(/\s+/)]);
  const has = needed.map((one) => `(?=(?:.* )?(?:${one})(?:[ ,]|$))`).join('');
  return new RegExp(`^${has}(?:(?:${[...words].join('|')})(?:,? |,?$))+$`);
}

function singulars(words: string): string {
  return words.replaceAll(/[^\s,/]+/g, singular);
}

/** The singular of an English noun. Words that are none lose at most an `s` in the same way everywhere. */
function singular(word: string): string {
  if (KEPT.test(word)) {
    return word;
  }
  if (word.endsWith('ies') && word.length > 4) {
    return `${word.slice(0, -3)}y`;
  }
  return /(?:ss|x|ch|sh|alias)es$/.test(word) ? word.slice(0, -2) : word.replace(/(?<=[a-z\d)!*>])s$/, '');
}

const KEPT = /^(?:.{1,3}|.*(?:ss|us|is)|css|less|sass|canvas|this|has|does|always|args|kwargs|c#|[a-z.]*js)$/;
