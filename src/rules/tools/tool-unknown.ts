import { NEVER_TOOLS } from '../../customizations/known/known-tools.ts';
import { nearMisses } from '../../text/near-misses.ts';
import { declaredServers } from './declared-servers.ts';
import { lazily } from '../../structures/lazily.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { info } from '../effects.ts';
import type { Effect, Particulars } from '../types.ts';
import { hasToolList, readTools } from '../reading/tools/tool-list.ts';
import { copilotAlias, mayBeTool, slipInSet, toolNames } from '../reading/tools/tool-names.ts';
import { findToolReferences, firstOfEach, TOOL_MARK, type ToolReference } from './tool-references.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';

const IN_VSCODE: Effect = info(
  ['vscode'],
  'VS Code ignores a name that it does not know, and the agent works without that tool.',
);

export const toolUnknown = agentRule(
  'copilot',
  {
    id: 'tool-unknown',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['tools'], parts: [TOOL_MARK] },
    description: 'No client knows the name of a tool',
    effects: [
      IN_VSCODE,
      info(
        ['github', 'copilot-cli'],
        'github.com and the Copilot CLI ignore a name that they do not know, and the agent works without that tool.',
      ),
    ],
    options: {
      allow: { type: 'list', default: [], description: 'Names of tools that exist in the team.' },
    },
    source: 'https://code.visualstudio.com/docs/agents/reference/tools-reference',
  },
  (text, report, options) => {
    const allowed = options.list('allow');
    const strange = findTools(
      text,
      (name) => (!mayBeTool(name) || slipInSet(name) !== undefined || NEVER.has(name)) && !allowed.includes(name),
    );
    if (strange.length === 0) {
      return;
    }
    const declared = declaredServers(text);
    // Only VS Code reads references in the text.
    const particulars: Particulars = hasToolList(text) ? {} : { effects: [IN_VSCODE] };
    // In a list with tools of servers, an unknown plain word may be such a tool too.
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
            message: `${quoteValue(name)} is not a known tool`,
            hint:
              never === undefined
                ? near === undefined
                  ? 'Write a name from the list of tools. Put the server or extension in front of its tools: `server/tool`.'
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
 * Looks in the list of tools. An agent without a list has all tools, so its text is searched instead. With a list, the
 * rule `tool-in-body-not-enabled` reports what the text asks for.
 */
function findTools(text: CheckedText, isWanted: (name: string) => boolean): readonly ToolReference[] {
  if (hasToolList(text)) {
    return readTools(text).filter(({ name }) => isWanted(name));
  }
  // github.com does not read references in the text.
  return text.frontmatter.data['target'] === 'github-copilot' ? [] : firstOfEach(findToolReferences(text, isWanted));
}

/** With more findings, the entries are not names of tools at all. */
const MAX_FINDINGS = 50;
/** Shorter names all look alike, so nothing is suggested for them. */
const MIN_NEAR_CHARACTERS = 4;
const MAX_NEAR_CHARACTERS = 40;
const names = lazily((): ReadonlyMap<string, string> => new Map(toolNames().map((name) => [name, name])));
const NEVER: ReadonlyMap<string, string> = new Map(Object.entries(NEVER_TOOLS));
