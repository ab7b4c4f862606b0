import { hasToolList, readTools } from '../reading/tool-list.ts';
import { findToolReferences, firstOfEach, TOOL_MARK } from './tool-references.ts';
import { copilotAlias, isAllTools, vscodeSuccessors } from '../reading/tool-names.ts';
import { agentRule } from '../reading/agent-rule.ts';
import { quoteValue } from '../../text/quote.ts';

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
        why: 'VS Code gives the agent the listed tools alone, so that it cannot use the one that the text asks for.',
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
        message: `${quoteValue(name)} is not in \`tools\``,
        hint: `Add ${quoteValue(vscodeSuccessors(name)[0] ?? name)} to \`tools\`, or take the reference out.`,
      });
    }
  },
);

/** A tool is enabled by its name of today or of old, by its set or server, and by a name that ends as it does. */
function isEnabled(name: string, listed: readonly string[]): boolean {
  const wanted = namesOf(name);
  return listed.some((entry) => {
    const lastOfEntry = lastOf(entry);
    return (
      isAllTools(entry) ||
      namesOf(entry).some((one) => wanted.includes(one)) ||
      wanted.some((one) => one.startsWith(`${entry.replace(/\/\*$/, '')}/`) || lastOf(one) === lastOfEntry)
    );
  });
}

function namesOf(name: string): readonly string[] {
  const alias = copilotAlias(name);
  return [name, ...vscodeSuccessors(name), ...(alias === undefined ? [] : [alias])];
}

function lastOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
