/** The keys of the first level of the frontmatter of a Markdown text; none if it has no frontmatter. */
export function parseFrontmatterKeys(text: string): ReadonlySet<string> {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = /^---[ \t]*$/.test(lines[0] ?? '')
    ? lines.findIndex((line, index) => index > 0 && /^---[ \t]*$/.test(line))
    : -1;
  return new Set(
    lines
      .slice(1, Math.max(end, 1))
      .flatMap((line) => /^["']?(?<key>[A-Za-z][\w.-]*)["']?\s*:/.exec(line)?.groups?.['key'] ?? []),
  );
}
