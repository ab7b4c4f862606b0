import { normalizeText } from '../../text/hidden/normalize.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { proseWords } from '../../text/words.ts';
import { readNamedKinds, type NamedKinds } from './named-kinds.ts';
import { isNeutral, NEUTRAL_RUNS } from './order-words.ts';
import { makeTerm, type Term } from './term.ts';
import { findTopics, type Topic } from './topics.ts';
import { regex } from '../../text/regex.ts';

/** What an order is about: `security` in "Security-sensitive changes must be delegated to …". */
export interface OrderSubject {
  /** As reports show it. */
  readonly shown: string;
  readonly terms: readonly Term[];
  /** What changes about its topics look like. */
  readonly topics: readonly Topic[];
  /** Languages, file endings and folders that it names. */
  readonly kinds: NamedKinds;
}

/** A subject has a few words; more of them come from a text that is not an order. */
const MAX_WORDS = 24;
const MAX_SHOWN = 80;

/**
 * Reads what an order is about from its sentence without the agent's name. Undefined: it is about every change, or what
 * it says cannot be decided from paths and lines ("risky changes", "code without tests"), and so it always applies.
 */
export function readSubject(sentence: string): OrderSubject | undefined {
  const text = normalizeText(sentence).replace(PHRASES, ' ').replace(EXCEPTION, ' ').replace(PURPOSE_CLAUSE, ' ');
  if (EVERY_CHANGE.test(text) || NEGATION.test(text)) {
    return undefined;
  }
  const terms = [...new Set([...findSpacedWords(text), ...findUnspacedWords(text)])].slice(0, MAX_WORDS).map(makeTerm);
  const kinds = readNamedKinds(text);
  if (terms.length + kinds.languages.size + kinds.endings.length + kinds.folders.length === 0) {
    return undefined;
  }
  const named = new Set([
    ...terms.map(({ shown }) => shown),
    ...[...kinds.languages.values()].map((name) => name.toLowerCase()),
    ...kinds.endings,
    ...kinds.folders,
  ]);
  return {
    shown: shorten([...named].join(', '), MAX_SHOWN),
    terms,
    topics: [...new Set(terms.flatMap(findTopics))],
    kinds,
  };
}

/** Fixed phrases with words that would otherwise count. Japanese obligations contain a negation. */
const PHRASES = regex('giu')`
  \bwithout (?:any )?exceptions?\b|\bno exceptions?\b|\bno matter\b[^,.;]*|\bwithout delay\b|\bif possible\b
  |\bno later than\b|\bohne ausnahme\b|\bsans exception\b|\bsin excepción\b|なければ(?:ならない|なりません|いけない|いけません)|ねばならない
  |毫无例外|无一例外|無一例外
`;

/** What an order excludes does not narrow it any further. */
const EXCEPTION = regex('giu')`
  (?:
    \b(?:
      except|excluding|other than|but not|apart from|unless|besides|außer|ausgenommen|sauf|hormis|excepto|salvo
    )\b
  )[^,;.]*
  |除了?[^，。；]*(?:以外|之外|外)|[^、。]*(?:以外|を除)
`;

/** Why or until when; at the beginning of a sentence it may be the subject. */
const PURPOSE_CLAUSE =
  /(?<=\S)\s+(?:before|prior to|until|so that|because|since|in order to|to (?:ensure|make sure|avoid|prevent|confirm)|as (?:it|they|we)\b)[^;.]*/giu;

const THINGS =
  'changes?|pull requests?|prs?|commits?|files?|code|diffs?|tasks?|modifications?|edits?|work|reviews?|merge requests?';
const NARROWED =
  'to|of|in|on|that|which|under|touching|affecting|involving|related|concerning|about|for|with|containing|where|within|inside|from|when|if';

/** "All changes must …": nothing narrows it. */
const EVERY_CHANGE = new RegExp(
  [
    String.raw`\b(?:all|every|any|each)\s+(?:(?:of\s+)?(?:the|our|single|code|proposed)\s+)*(?:${THINGS})\b(?!\s+(?:(?:made|related)\s+)?(?:${NARROWED})\b)`,
    String.raw`\b(?:everything|anything)\b(?!\s+(?:${NARROWED})\b)`,
    String.raw`(?:^|[，,。\s对對])(?:所有|任何|每个|每個|一切|全部|每次)(?:的)?(?:代码|程式碼)?(?:变更|變更|修改|更改|改动|代码|提交|文件|任务|合并请求)(?!\s*(?:涉及|中))`,
    'すべての(?:コード)?(?:変更|修正|ファイル|コード)|全ての(?:コード)?(?:変更|修正|ファイル|コード)',
    String.raw`\b(?:alle|jede|sämtliche)\s+(?:code-?)?(?:änderung(?:en)?|dateien?|pull requests?)\s+(?:muss|müssen|sind|werden|ist)\b`,
    String.raw`\b(?:tout|toute|tous les|toutes les)\s+(?:changements?|modifications?|code)\s+(?:doit|doivent)\b`,
    String.raw`\b(?:todo|todos los|cada)\s+(?:cambios?|código)\s+(?:debe|deben)\b`,
  ].join('|'),
  'iu',
);

const NEGATION =
  /\b(?:not|without|no|lacks?|lacking|missing|neither|nicht|ohne|kein\w*|sans|sin)\b|n['’]t\b|不|没有|沒有|未|无|無|ない|なし/iu;

const UNSPACED = /[\p{sc=Han}\p{sc=Katakana}ー々]{2,}/gu;

function findSpacedWords(text: string): readonly string[] {
  return proseWords(text).filter((word) => !isNeutral(word) && !STARTS_UNSPACED.test(word));
}

const STARTS_UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}]/u;

function findUnspacedWords(text: string): readonly string[] {
  return text.replaceAll(NEUTRAL_RUNS, ' ').match(UNSPACED) ?? [];
}
