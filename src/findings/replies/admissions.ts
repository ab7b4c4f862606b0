import type { LeftOutDraft } from '../types.ts';
import { searchReply } from './find-roots.ts';
import { textOf, type ReplyValue } from './values.ts';
import { regexSource } from '../../text/regex.ts';

const MAX_CHARACTERS = 20_000;
const MAX_SENTENCE = 1_000;

/** Fields that say whether an answer is whole. Of those in the first list, a value other than no says that it is not. */
const PARTIAL_FIELD =
  /^(?:error|errors|truncated|is_?truncated|incomplete|is_?partial|partial|remaining|has_?more|unfinished|aborted|timed_?out|interrupted)$/i;
const WHOLE_FIELD = /^(?:is_?)?(?:complete|completed|done|finished|whole)$/i;
const SAYS_NO = /^(?:false|no|none|null|undefined|0|)$/i;

/** What a reviewer reads: `the diff`, `all of the changed files`. */
const WHAT_IS_READ = regexSource`
  (?:
    (?:
      all|most|much|parts?|the|this|these|its|your|that|actual|full|whole|complete|rest|changed|provided|attached
      |contents?|of
    )\s+
  ){0,6}(?:diffs?|changes?|code|files?|patch(?:es)?|hunks?|pull request|attachments?)\b
`;
const COULD_NOT = regexSource`
  (?:
    could(?:\s?not|n['’]t)|cannot|can['’]t|(?:was|were|am|are) (?:not able to|unable to|not given|not shown)
    |(?:was|were)n['’]t (?:able to|given|shown)|failed to
  )
`;
const DID_NOT = String.raw`(?:(?:do|did|have|had) not|(?:do|did|have|had)n['’]t)`;
const READS = String.raw`(?:see|seen|read|access|have access to|review(?:ed)?|view|open|load|inspect|received?|analy[sz]ed?)`;
/** `I could not see the diff`, `No diff was provided`, `The patch is cut off`. Sentences about the code say such things, too. */
const ADMITS = [
  String.raw`\b(?:I|we) ${COULD_NOT} (?:fully )?(?:${READS} )?${WHAT_IS_READ}`,
  String.raw`\bI ${DID_NOT} (?:fully |actually )?${READS} ${WHAT_IS_READ}`,
  String.raw`\bno (?:diff|changes?|code|patch|files?) (?:(?:was|were|is|are|has been|have been) )?(?:provided|given|attached|received)\b`,
  regexSource`
    ^\W*(?:the|this|your) (?:provided )?(?:diff|patch|change) (?:was|is|seems|appears)(?: to be)?[ ]
      (?:empty|missing|truncated|cut off|incomplete|not (?:provided|shown|included|visible))\b
  `,
].map((form) => new RegExp(form, 'i'));

const REFUSAL_VERB = regexSource`
  (?:
    help (?!but)|help[.,!]|assist|comply|fulfil|complete|continue|proceed|review|evaluate|process|provide|perform
    |engage|participate|do (?:that|this|it|so)\b
  )
`;
/** `I cannot help with that`, in the languages in which models refuse. A list is empty behind it, because nothing was reviewed. */
const REFUSES = [
  regexSource`
    \bI(?: am|['’]m)? (?:sorry, but I )?(?:
      cannot|can['’]t|can not|unable to|not able to|not allowed to|not permitted to|will not|won['’]t
      |(?:must|have to) (?:refuse|decline) to|decline to|refuse to
    ) (?:\w+ ){0,2}?${REFUSAL_VERB}
  `,
  String.raw`\bI (?:must|have to|am going to) (?:refuse|decline)\b`,
  String.raw`\b(?:against|violates?|conflicts? with) (?:my|our|the) (?:content |safety |usage )?(?:guidelines|polic(?:y|ies)|programming)\b`,
  regexSource`
    \b(?:no puedo|no podemos|n[ãa]o posso|non posso|je ne peux pas|nous ne pouvons pas) (?:\p{L}+ ){0,2}?(?:
      ayudar|continuar|revisar|cumplir|ajudar|continuar|analisar|aiut|continuare|aider|continuer|traiter|faire
      |examiner
    )
  `,
  regexSource`
    \b(?:ich|wir) (?:kann|können|darf|dürfen) (?:\p{L}+ ){0,6}?nicht (?:\p{L}+ ){0,3}?
      (?:helfen|prüfen|bearbeiten|bewerten|durchführen|erfüllen|weiterhelfen)
  `,
  String.raw`(?:я )?не могу (?:\p{L}+ ){0,3}?(?:помочь|выполнить|проверить)`,
  '(?:无法|不能|無法)(?:提供|协助|協助|帮助|幫助|完成|处理|處理|审查|審查|满足)',
  '(?:お手伝い|対応|お答え|レビュー)(?:することは|すること|は)?(?:が)?できません|도와\\s?드릴 수 없|수행할 수 없',
].map((form) => new RegExp(form, 'iu'));

/**
 * Finds where a reply without comments says that it did not read the change, or that it is not whole. It then counts as a
 * comment that could not be read, because such a reply is not a review without findings.
 *
 * @param said - The reply without thinking.
 * @param texts - Its summary, and the words around its values.
 */
export function findAdmissions(said: string, texts: readonly (string | undefined)[]): readonly LeftOutDraft[] {
  const sentences = texts.flatMap((text = '') => text.slice(0, MAX_CHARACTERS).split(/\n|(?<=[.!?]) /));
  const find = (forms: readonly RegExp[]): string | undefined =>
    [...new Set(sentences)].find((one) => forms.some((form) => form.test(one)));
  const words = find(ADMITS);
  const refusal = words === undefined ? find(REFUSES) : undefined;
  const field = findField(said);
  return [
    ...(words === undefined ? [] : [{ reason: 'it says that it did not read the change', said: words }]),
    ...(refusal === undefined ? [] : [{ reason: 'it refuses to review the change', said: refusal }]),
    ...(field === undefined ? [] : [{ reason: 'a field of it says that it is not whole', said: field }]),
  ].map(({ reason, said: quoted }) => ({
    source: 'the answer without comments',
    reason,
    said: quoted.slice(0, MAX_SENTENCE).trim(),
  }));
}

/** The first field at the top of a value that says that the answer is not whole. */
function findField(said: string): string | undefined {
  let found: string | undefined;
  searchReply(said.slice(0, MAX_CHARACTERS), ({ value, isThought }) => {
    found ??= isThought ? undefined : fieldIn(value);
  });
  return found;
}

function fieldIn(value: ReplyValue): string | undefined {
  const entries = value.kind === 'object' ? [...value.entries] : [];
  const told = entries.find(([name, field]) => saysNotWhole(name, field));
  return told === undefined ? undefined : `${told[0]}: ${writeValue(told[1])}`;
}

function saysNotWhole(name: string, field: ReplyValue): boolean {
  const isNo = field.kind === 'array' ? field.items.length === 0 : SAYS_NO.test(writeValue(field).trim());
  return isNo ? WHOLE_FIELD.test(name) : PARTIAL_FIELD.test(name);
}

function writeValue(value: ReplyValue): string {
  return value.kind === 'scalar' ? String(value.value ?? '') : (textOf(value) ?? value.kind);
}
