import { quote } from '../../text/shown/quote.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import { findMisnamedKeys } from '../reading/json/json-keys.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const toolsetShape: TextRule = {
  id: 'toolset-shape',
  scope: 'text',
  kinds: ['toolset'],
  description: 'A tool set does not have the required form',
  effects: [error(['vscode'], 'VS Code ignores the tool set.')],
  source: 'https://code.visualstudio.com/docs/agent-customization/tool-sets',
  check({ json }, report) {
    for (const { range, message, hint } of json.problems) {
      report(range, { message, hint });
    }
    if (isBroken(json) || !isRecord(json.value)) {
      return;
    }
    for (const [name, set] of Object.entries(json.value).slice(0, MAX_SETS)) {
      const range = json.rangeOfKey([name]);
      const tools = isRecord(set) ? set['tools'] : undefined;
      const isRight = Array.isArray(tools) && tools.length > 0 && tools.every((tool) => typeof tool === 'string');
      const misnamed = findMisnamedKeys(json, [name], set, { names: ['tools', 'description', 'icon'] });
      for (const finding of misnamed) {
        report(finding.range, finding.said);
      }
      if (range !== undefined && !isRight && misnamed.length === 0) {
        report((tools === undefined ? undefined : json.rangeOf([name, 'tools'])) ?? range, {
          message: `The tool set ${quote(name)} has no list of tools`,
          hint: 'Write `{ "tools": ["search/codebase"], "description": "…" }`.',
        });
      }
    }
  },
};

const MAX_SETS = 200;
