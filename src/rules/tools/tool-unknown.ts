import { NEVER_TOOLS } from '../../customizations/known/known-tools.ts';
import { nearMisses } from '../../text/near-misses.ts';
import { declaredServers } from './declared-servers.ts';
import { lazily } from '../../text/lazily.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import type { Effect, Particulars } from '../types.ts';
import { hasToolList, readTools } from '../reading/tool-list.ts';
import { copilotAlias, mayBeTool, slipInSet, toolNames } from '../reading/tool-names.ts';
import { findToolReferences, firstOfEach, TOOL_MARK, type ToolReference } from './tool-references.ts';
import { agentRule } from '../reading/agent-rule.ts';
import { quoteValue } from '../../text/quote.ts';

const IN_VSCODE: Effect = {
  clients: ['vscode'],
  severity: 'info',
  why: 'VS Code passes over a name that it does not know, and the agent works without that tool.',
};

export const toolUnknown = agentRule(
  'copilot',
  {
    id: 'tool-unknown',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['tools'], parts: [TOOL_MARK] },
    description: 'A tool has a name that no client knows',
    effects: [
      IN_VSCODE,
      {
        clients: ['github', 'copilot-cli'],
        severity: 'info',
        why: 'github.com and the Copilot CLI pass over a name that they do not know, and the agent works without that tool.',
      },
    ],
    options: {
      allow: { type: 'list', default: [], description: 'Names of tools that the team knows to be there.' },
    },
    source: 'https://code.visualstudio.com/docs/agents/reference/tools-reference',
  },
  (text, report, options) => {
    const allowed = options.list('allow');
    const strange = findTools(
      text,
      (name) => (!mayBeTool(name) || slipInSet(name) !== undefined) && !allowed.includes(name),
    );
    if (strange.length === 0) {
      return;
    }
    const declared = declaredServers(text);
    // A reference in the text is one for VS Code alone.
    const particulars: Particulars = hasToolList(text) ? {} : { effects: [IN_VSCODE] };
    // Beside tools of servers, a plain word may be one more of them.
    const hasForeign = readTools(text).some(
      ({ name }) => /[_\-. ]/.test(name) && copilotAlias(name) === undefined && !name.includes('/'),
    );
    for (const { name, range } of strange.filter((tool) => !declared.has(tool.name)).slice(0, MAX_FINDINGS)) {
      const never = NEVER.get(name);
      const near =
        never !== undefined || name.length < MIN_NEAR_CHARACTERS || name.length > MAX_NEAR_CHARACTERS
          ? undefined
          : nearMisses([name], names())[0]?.meant;
      if (never !== undefined || near !== undefined || /[a-z][A-Z]/.test(name) || !hasForeign) {
        report(
          range,
          {
            message: `${quoteValue(name)} is the name of no tool`,
            hint:
              never === undefined
                ? near === undefined
                  ? 'Write the name as the list of tools shows it; the tools of servers and extensions are written with theirs, as `server/tool`.'
                  : `Did you mean \`${near}\`?`
                : `Write ${never}.`,
          },
          particulars,
        );
      }
    }
  },
);

/**
 * Looks in the list, or in the text of an agent that has none and so all tools: of what the text asks for beside a list
 * speaks `tool-in-body-not-enabled`.
 */
function findTools(text: CheckedText, isWanted: (name: string) => boolean): readonly ToolReference[] {
  if (hasToolList(text)) {
    return readTools(text).filter(({ name }) => isWanted(name));
  }
  // github.com makes nothing of such a reference.
  return text.frontmatter.data['target'] === 'github-copilot' ? [] : firstOfEach(findToolReferences(text, isWanted));
}

/** More in one file are no names of tools. */
const MAX_FINDINGS = 50;
/** Of shorter names, any two are alike. */
const MIN_NEAR_CHARACTERS = 4;
const MAX_NEAR_CHARACTERS = 40;
const names = lazily((): ReadonlyMap<string, string> => new Map(toolNames().map((name) => [name, name])));
const NEVER: ReadonlyMap<string, string> = new Map(Object.entries(NEVER_TOOLS));
