import type { NotCompiled } from '../../types.ts';
import { readSentence } from './read-sentence.ts';
import { explain, isUnread, type Said } from './said.ts';
import { regex } from '../../../text/regex.ts';

/** ``no lodash — use native methods``, `no console logs: use the logger`: the first words are the rule. */
const BAN =
  /^(?<ban>no (?!longer\b|need\b|matter\b|more\b|less\b|other\b|one\b)(?<thing>[^:;.(),–—]{2,60}?))(?: [-–—] |: )(?<rest>\S.*)$/s;
/** With such a word, what follows may say when the ban counts. */
const LIMITS = regex()`
  \b(?:
    when|whenever|if|unless|except|only(?!$)|where|while|until|without|other than|outside|before|after|once|may
    |can|could|might|allowed|fine|okay|acceptable|optional|exceptions?|however|but|still|mostly|usually|for now
    |yet
  )\b
`;
/** What is used in place of it, without any words on where. */
const INSTEAD =
  /^(?:please |always |instead,? )?(?:use|prefer) (?<other>(?:the |a |an |only )?(?:[\p{L}\d.#+-]+|[\uE000-\uF8FF])(?: [\p{L}-]+){0,2}?)(?: instead)?$/u;
const PREPOSITION = /\b(?:for|in|on|to|with|within|inside|during|at|from|as|via|through|and|or|that|which)\b/;

/**
 * What a sentence forbids whose first words are a ban and whose others, behind a dash or colon, say why or what to do instead.
 * Undefined if the others may limit it.
 */
export function readBanLabel(plain: string, codes: readonly string[]): readonly Said[] | NotCompiled | undefined {
  const { ban = '', thing = '', rest = '' } = BAN.exec(plain)?.groups ?? {};
  if (ban === '' || LIMITS.test(rest)) {
    return undefined;
  }
  const other = INSTEAD.exec(rest)?.groups?.['other'];
  const pair =
    other === undefined || PREPOSITION.test(other)
      ? undefined
      : readSentence(`use ${other} instead of ${thing}`, codes, undefined);
  if (pair !== undefined && !isUnread(pair)) {
    return pair;
  }
  const read = readSentence(ban, codes, undefined);
  return isUnread(read) ? undefined : explain(read, rest);
}
