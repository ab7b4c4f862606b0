import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';

/** The names of the MCP servers that an agent declares in its frontmatter. */
export function declaredServers({ frontmatter }: Pick<CheckedText, 'frontmatter'>): ReadonlySet<string> {
  const servers = frontmatter.data['mcp-servers'] ?? frontmatter.data['mcpServers'];
  return new Set(isRecord(servers) ? Object.keys(servers) : []);
}
