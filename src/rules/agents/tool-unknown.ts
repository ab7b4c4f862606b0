import { NEVER_TOOLS } from '../../customizations/known-tools.ts';
import { nearMisses } from '../../customizations/settings-spelling.ts';
import { declaredServers } from './declared-servers.ts';
import { quoted } from './quoted.ts';
import { readTools } from './tool-list.ts';
import { copilotAlias, mayBeTool, slipInSet, TOOL_NAMES } from './tool-names.ts';
import { ruleOfFlavour } from './flavour-rule.ts';

export const toolUnknown = ruleOfFlavour(
  'copilot',
  {
    id: 'tool-unknown',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['tools'] },
    description: 'A tool has a name that no client knows',
    effects: [
      {
        clients: ['vscode'],
        severity: 'info',
        why: 'VS Code passes over a name that it does not know, and the agent works without that tool.',
      },
      {
        clients: ['github', 'copilot-cli'],
        severity: 'info',
        why: 'github.com and the Copilot CLI pass over a name that they do not know, and the agent works without that tool.',
      },
    ],
    source: 'https://code.visualstudio.com/docs/agents/reference/tools-reference',
  },
  (text, report) => {
    const tools = readTools(text);
    const strange = tools.filter(({ name }) => !mayBeTool(name) || slipInSet(name) !== undefined);
    if (strange.length === 0) {
      return;
    }
    const declared = declaredServers(text);
    // Beside tools of servers, a plain word may be one more of them.
    const hasForeign = tools.some(
      ({ name }) => /[_\-. ]/.test(name) && copilotAlias(name) === undefined && !name.includes('/'),
    );
    for (const { name, range } of strange.filter((tool) => !declared.has(tool.name)).slice(0, MAX_FINDINGS)) {
      const never = NEVER.get(name);
      const near =
        never !== undefined || name.length < MIN_NEAR_CHARACTERS || name.length > MAX_NEAR_CHARACTERS
          ? undefined
          : nearMisses([name], NAMES)[0]?.meant;
      if (never !== undefined || near !== undefined || /[a-z][A-Z]/.test(name) || !hasForeign) {
        report(range, {
          message: `${quoted(name)} is the name of no tool`,
          hint:
            never === undefined
              ? near === undefined
                ? 'Write the name as the list of tools shows it; the tools of servers and extensions are written with theirs, as `server/tool`.'
                : `Did you mean \`${near}\`?`
              : `Write ${never}.`,
        });
      }
    }
  },
);

/** More in one file are no names of tools. */
const MAX_FINDINGS = 50;
/** Of shorter names, any two are alike. */
const MIN_NEAR_CHARACTERS = 4;
const MAX_NEAR_CHARACTERS = 40;
const NAMES: ReadonlyMap<string, string> = new Map(TOOL_NAMES.map((name) => [name, name]));
const NEVER: ReadonlyMap<string, string> = new Map(Object.entries(NEVER_TOOLS));
