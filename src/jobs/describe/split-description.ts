/** Splits a reply into its first line, which is the title, and the description below it. */
export function splitDescription(reply: string): { readonly title: string; readonly body: string } {
  const [first = '', ...rest] = withoutFence(reply).split('\n');
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

/** A reply without the code fence that some models put around all of it. */
export function withoutFence(reply: string): string {
  const text = reply.replaceAll(/\r\n?/g, '\n').trim();
  const [, fence = '', inner] = /^(`{3,}|~{3,})\w*\n([\s\S]*)\n\1$/.exec(text) ?? [];
  return inner === undefined || new RegExp(`^${fence}`, 'm').test(inner) ? text : inner.trim();
}
