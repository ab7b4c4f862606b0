import { hasToolList, readTools } from '../reading/tools/tool-list.ts';
import { findToolReferences, firstOfEach, TOOL_MARK } from './tool-references.ts';
import { copilotAlias, isAllTools, vscodeSuccessors } from '../reading/tools/tool-names.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const toolInBodyNotEnabled = agentRule(
  'copilot',
  {
    id: 'tool-in-body-not-enabled',
    kinds: ['agent', 'prompt'],
    looksFor: { parts: [TOOL_MARK] },
    description: 'The text asks for a tool that `tools` does not list',
    effects: [
      {
        clients: ['vscode'],
        severity: 'warning',
        why: 'VS Code gives the agent only the listed tools, so it cannot use the one that the text asks for.',
      },
    ],
    source: 'https://code.visualstudio.com/docs/agents/reference/tools-reference',
  },
  (text, report) => {
    if (!hasToolList(text) || text.frontmatter.data['target'] === 'github-copilot') {
      return;
    }
    const listed = readTools(text).map(({ name }) => name);
    for (const { name, range } of firstOfEach(findToolReferences(text, (asked) => !isEnabled(asked, listed)))) {
      report(range, {
        message: `The text asks for ${quoteValue(name)}, which is not in \`tools\``,
        hint: `Add ${quoteValue(vscodeSuccessors(name)[0] ?? name)} to \`tools\`, or remove the reference.`,
      });
    }
  },
);

/** A tool is enabled by its current or a former name, by its set or server, or by a name with the same last part. */
function isEnabled(name: string, listed: readonly string[]): boolean {
  const wanted = collectNames(name);
  return listed.some((entry) => {
    const lastPart = readLastPart(entry);
    return (
      isAllTools(entry) ||
      collectNames(entry).some((one) => wanted.includes(one)) ||
      wanted.some((one) => one.startsWith(`${entry.replace(/\/\*$/, '')}/`) || readLastPart(one) === lastPart)
    );
  });
}

function collectNames(name: string): readonly string[] {
  const alias = copilotAlias(name);
  return [name, ...vscodeSuccessors(name), ...(alias === undefined ? [] : [alias])];
}

function readLastPart(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
