import { parseJson } from '../../text/json/parse-json.ts';
import { isRecord } from '../../text/record.ts';

/** Splits a reply into its first line, which is the title, and the description below it. */
export function splitDescription(reply: string): { readonly title: string; readonly body: string } {
  const [first = '', ...rest] = unwrapReply(reply).split('\n');
  const title = first
    .replace(/^#{1,6}\s+/, '')
    .replace(/^\**title\**\s*:\**\s*/i, '')
    .replace(/^\*\*(.*)\*\*$/, '$1')
    .trim();
  const body = rest
    .join('\n')
    .trim()
    .replace(/^(?:#{1,6}\s+|\**)(?:description|body)(?:\**:\**|\**)[ \t]*\n+/i, '');
  return { title, body: body.trim() };
}

/** A reply without the code fence or the JSON that some models put around all of it. */
export function unwrapReply(reply: string): string {
  const text = reply.replaceAll(/\r\n?/g, '\n').trim();
  const [, fence = '', inner] = /^(`{3,}|~{3,})\w*\n([\s\S]*)\n\1$/.exec(text) ?? [];
  return withoutJson(inner === undefined || new RegExp(`^${fence}`, 'm').test(inner) ? text : inner.trim());
}

const TITLE_FIELDS = ['title', 'subject'];
const TEXT_FIELDS = ['description', 'body', 'message', 'commit_message', 'commitMessage'];

/** The title and the text of a JSON object; any other text stays as it is. */
function withoutJson(text: string): string {
  const read = text.startsWith('{') ? parseJson(text) : undefined;
  if (!isRecord(read)) {
    return text;
  }
  const parts = [TITLE_FIELDS, TEXT_FIELDS].flatMap((names) => {
    const texts = names.flatMap((name) => (typeof read[name] === 'string' ? read[name].trim() : []));
    return texts.find((one) => one !== '') ?? [];
  });
  return parts.length === 0 ? text : parts.join('\n\n');
}
