import type { TextRange } from '../../../text/source-text.ts';
import type { CheckedText } from '../texts/checked-text.ts';

/** Whether a repeated key in an agent's frontmatter is the name of an MCP server. The rule `mcp-duplicate-server` reports such a key. */
export function isServerOfAgent({ kind, text, frontmatter }: CheckedText, { start }: TextRange): boolean {
  const list = text.lastIndexOf('\nmcp-servers:', start);
  if (kind !== 'agent' || list < 0 || frontmatter.data['target'] === 'vscode') {
    return false;
  }
  const [, ...lines] = text.slice(list + 1, start).split('\n');
  const isWithin = lines.every((line) => !/^[^\s#]/.test(line));
  const first = lines.find((line) => /^ +[^\s#]/.test(line));
  return isWithin && first !== undefined && lines.at(-1) === /^ +/.exec(first)?.[0];
}
