/** Names in a sentence: `a`, `a and b`, `a, b and c`. */
export function listNames(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const [last = ''] = names.slice(-1);
  return names.length <= 1 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`;
}
