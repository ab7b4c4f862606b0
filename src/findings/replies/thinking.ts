/** What a model thought aloud before its answer, and the marks around it. */

/** Names of the elements in which models think. */
export const THINKING_NAMES =
  'think(?:ing)?|thoughts?|reasoning|reflection|analysis|scratch(?:_?pad)?|draft|deliberation|chain_of_thought|inner_monologue|seed:think';
/** The start or the end of thinking: `<think>`, `[/THINK]`, `<|begin_of_thought|>`, `<|channel|>analysis`. */
export const THINKING_MARK = new RegExp(
  [
    `<(?<close>/?)(?<name>${THINKING_NAMES})(?: [^<>\\n]{0,100})?>`,
    '\\[(?<closeBracket>/?)THINK\\]',
    '[<◁]\\|?(?<edge>begin|end|/)?(?:_of_)?(?<token>think|thought|thinking)\\|?[>▷]',
    '<\\|channel\\|>\\s*(?<channel>[a-z]{1,20})',
    '<\\|(?<phase>START_THINKING|END_THINKING|inner_prefix|inner_suffix)\\|>',
    '<details>\\s{0,9}<summary>[^<>\\n]{0,40}(?<folded>think|thought|reason)[^<>\\n]{0,40}</summary>',
  ].join('|'),
  'gi',
);

export type ThinkingMark =
  | { readonly kind: 'start'; readonly end: RegExp }
  /** The text before it was thinking. */
  | { readonly kind: 'end' };

/** Tells what a mark means that `THINKING_MARK` found. */
export function readThinkingMark(found: RegExpMatchArray): ThinkingMark {
  const { close, name, closeBracket, edge, token, channel, phase, folded } = found.groups ?? {};
  if (channel !== undefined) {
    return /^(?:analysis|commentary|thought|thinking)$/i.test(channel)
      ? { kind: 'start', end: /<\|channel\|>\s*(?!analysis|commentary)[a-z]+/gi }
      : { kind: 'end' };
  }
  if (name !== undefined) {
    return close === '/' ? { kind: 'end' } : { kind: 'start', end: new RegExp(`</\\s*${name}\\s*>`, 'gi') };
  }
  if (token !== undefined) {
    return /^(?:end|\/)$/i.test(edge ?? '')
      ? { kind: 'end' }
      : { kind: 'start', end: /[<◁]\|?(?:end_of_|\/)(?:think|thought|thinking)\|?[>▷]/gi };
  }
  if (folded !== undefined) {
    return { kind: 'start', end: /<\/details>/gi };
  }
  if (phase !== undefined) {
    return /^(?:end|inner_suffix)/i.test(phase)
      ? { kind: 'end' }
      : { kind: 'start', end: /<\|(?:END_THINKING|inner_suffix)\|>/gi };
  }
  return closeBracket === '/' ? { kind: 'end' } : { kind: 'start', end: /\[\/THINK\]/gi };
}
