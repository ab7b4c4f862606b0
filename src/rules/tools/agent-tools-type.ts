import { describe, wrongNames } from '../reading/name-list.ts';
import { findValueRange } from '../reading/agent-places.ts';
import type { TextRule } from '../types.ts';
import { quoteValue } from '../../text/quote.ts';

export const agentToolsType: TextRule = {
  id: 'agent-tools-type',
  scope: 'text',
  kinds: ['agent'],
  looksFor: { keys: ['tools'] },
  description: '`tools` is neither a list of names nor a string of names separated by commas',
  effects: [
    {
      clients: ['vscode'],
      severity: 'error',
      why: 'VS Code reports the value as an error and reads no tools from it.',
    },
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI accept a list of names, or a string with commas, and read no tools from anything else.',
    },
    {
      clients: ['claude'],
      severity: 'error',
      why: 'Claude Code accepts a list of names, or a string with commas, and reads no tools from anything else.',
    },
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  check(file, report) {
    for (const { path, value } of wrongNames(file.frontmatter.data['tools'], ['tools'])) {
      const range = findValueRange(file, path);
      if (range !== undefined) {
        report(range, {
          message:
            path.length === 1
              ? `\`tools\` is ${describe(value)}, not a list of names`
              : `${quoteValue(value)} is not the name of a tool`,
          hint: 'Write only the names: `tools: [read, search]`.',
        });
      }
    }
  },
};
