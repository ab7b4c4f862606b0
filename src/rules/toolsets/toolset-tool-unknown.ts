import { quote } from '../../text/shown/quote.ts';
import { isRecord } from '../../text/record.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import { isVscodeTool, mayBeTool, slipInSet, toolNames } from '../reading/tools/tool-names.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const toolsetToolUnknown: TextRule = {
  id: 'toolset-tool-unknown',
  scope: 'text',
  kinds: ['toolset'],
  description: 'A tool set contains a tool whose name is misspelled',
  effects: [warning(['vscode'], 'VS Code does not know the tool and leaves it out of the set.')],
  source: 'https://code.visualstudio.com/docs/agent-customization/tool-sets',
  check({ json }, report) {
    const sets = isRecord(json.value) ? Object.entries(json.value).slice(0, MAX_SETS) : [];
    for (const [name, set] of sets) {
      const tools: readonly unknown[] = isRecord(set) && Array.isArray(set['tools']) ? set['tools'] : [];
      for (const [index, tool] of tools.slice(0, MAX_TOOLS).entries()) {
        const meant = typeof tool === 'string' ? findMeant(tool) : undefined;
        const range = meant === undefined ? undefined : json.rangeOf([name, 'tools', index]);
        if (range !== undefined && typeof tool === 'string') {
          report(range, { message: `${quote(tool)} is not a tool of VS Code`, hint: `Did you mean \`${meant}\`?` });
        }
      }
    }
  },
};

const MAX_SETS = 200;
const MAX_TOOLS = 200;

/** Tools of servers and extensions may have any name, so only a name close to a built-in tool is certainly wrong. */
function findMeant(tool: string): string | undefined {
  if (isVscodeTool(tool)) {
    return undefined;
  }
  return slipInSet(tool) ?? (mayBeTool(tool) ? undefined : nearestName(tool, toolNames()));
}
