/** Words that stand for a value in the form of an answer. */
const WORDS: ReadonlySet<string> = new Set([
  'string',
  'text',
  'integer',
  'number',
  'path',
  'file',
  'file path',
  'filename',
  'body',
  'title',
  'comment',
  'message',
  'a few words',
  'one or two sentences',
  'exact text of the line',
  'path/to/file',
  'path/to/file.ext',
  'what is wrong and why it matters',
]);

const PATH_IN_BRACKETS = /^[<[{][\w@.+~/-]{0,200}\.\w{1,10}[>\]}]$/;

/** Whether a text only stands for a value, as `...`, `<path>` and `string` do in the form of an answer. */
export function isPlaceholder(text: string): boolean {
  const plain = text.trim();
  if (PATH_IN_BRACKETS.test(plain) && !/\bpath\b/i.test(plain)) {
    return false;
  }
  return (
    /^(?:\.{2,}|…+|<[^<>]{0,80}>|\{[^{}]{0,80}\}|\[[^[\]]{0,40}\]|\?+)$/i.test(plain) || WORDS.has(plain.toLowerCase())
  );
}
