import type { FoundComment } from '../read-comment.ts';
import type { ReplyValue } from '../values.ts';

/** Makes a comment of texts by field. Undefined unless it has a file, a line or a quote, and a text: else it could be anything. */
export function textComment(fields: ReadonlyMap<string, string>): FoundComment | undefined {
  const isClear =
    namesFile(fields.get('path')) &&
    (fields.has('line') || fields.has('quote')) &&
    (fields.has('body') || fields.has('title'));
  const entries = [...fields].map(([key, value]): [string, ReplyValue] => [
    key,
    { kind: 'scalar', value: key === 'quote' || key === 'suggestion' ? value : value.trim(), complete: true },
  ]);
  return isClear ? { value: { kind: 'object', entries: new Map(entries), loose: [], complete: true } } : undefined;
}

/** A table without findings may have a row of dashes. */
function namesFile(path: string | undefined): boolean {
  return path !== undefined && /[\p{L}\p{N}]/u.test(path) && !/^\W*(?:none|n\/?a|null)\W*$/i.test(path);
}
