import { hasToolList, readTools } from '../reading/tools/tool-list.ts';
import { findToolReferences, firstOfEach, TOOL_MARK } from './tool-references.ts';
import { copilotAlias, isAllTools, vscodeSuccessors } from '../reading/tools/tool-names.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { nameOf } from '../../workspace/paths.ts';
import { warning } from '../effects.ts';
import { regex } from '../../text/regex.ts';

export const toolInBodyNotEnabled = agentRule(
  'copilot',
  {
    id: 'tool-in-body-not-enabled',
    kinds: ['agent', 'prompt'],
    looksFor: { parts: [TOOL_MARK] },
    description: 'The text asks for a tool that `tools` does not list',
    effects: [
      warning(
        ['vscode'],
        'VS Code gives the agent only the listed tools, so it cannot use the one that the text asks for.',
      ),
    ],
    source: 'https://code.visualstudio.com/docs/agents/reference/tools-reference',
  },
  (text, report) => {
    if (!hasToolList(text) || text.frontmatter.data['target'] === 'github-copilot') {
      return;
    }
    const listed = readTools(text).map(({ name }) => name);
    const missing = findToolReferences(text, (asked) => !isEnabled(asked, listed));
    for (const { name, range } of firstOfEach(missing.filter((one) => !isRuledOut(text.text, one.range.start)))) {
      report(range, {
        message: `The text asks for ${quoteValue(name)}, which is not in \`tools\``,
        hint: `Add ${quoteValue(vscodeSuccessors(name)[0] ?? name)} to \`tools\`, or remove the reference.`,
      });
    }
  },
);

/** Words that rule out what follows: `no …`, `never use …`, `other than …`. */
const RULES_OUT = regex('i')`
  \b(?:
    no|without|other than|rather than|instead of|except
    |(?:never|not|don['’]t|cannot|can['’]t)(?:\s+(?:use|call|run|invoke))?
  )\s(?:(?!\b(?:use|call|run|invoke|ask|but)\b)[^.,;:!?–—]){0,60}$
`;
/** The text from one tool to the next in a list: `edit, ` in `#tool:edit, #tool:read`. */
const IN_LIST = /^[\w./-]{1,100}[,\s]{0,4}(?:(?:and|n?or)\s)?$/;
const MAX_LINE = 400;

/** Whether the sentence says not to use a tool, alone or in a list of tools. */
function isRuledOut(text: string, start: number): boolean {
  const line = text.slice(Math.max(text.lastIndexOf('\n', start) + 1, start - MAX_LINE), start);
  const words = line.split(TOOL_MARK).slice(0, -1);
  return RULES_OUT.test(words.findLast((part, index) => index === 0 || !IN_LIST.test(part)) ?? '');
}

/** A tool is enabled by its current or a former name, by its set or server, or by a name with the same last part. */
function isEnabled(name: string, listed: readonly string[]): boolean {
  const wanted = collectNames(name);
  return listed.some((entry) => {
    const lastPart = nameOf(entry);
    return (
      isAllTools(entry) ||
      collectNames(entry).some((one) => wanted.includes(one)) ||
      wanted.some((one) => one.startsWith(`${entry.replace(/\/\*$/, '')}/`) || nameOf(one) === lastPart)
    );
  });
}

function collectNames(name: string): readonly string[] {
  const alias = copilotAlias(name);
  return [name, ...vscodeSuccessors(name), ...(alias === undefined ? [] : [alias])];
}
