import { readTools } from '../reading/tools/tool-list.ts';
import { vscodeSuccessors } from '../reading/tools/tool-names.ts';
import { findToolReferences, TOOL_MARK } from './tool-references.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { listNames } from '../../text/shown/list-names.ts';
import { quoteValue } from '../../text/shown/quote.ts';
import { info } from '../effects.ts';

export const toolRenamed = agentRule(
  'copilot',
  {
    id: 'tool-renamed',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['tools'], parts: [TOOL_MARK] },
    description: 'The list or the text uses tool names that VS Code has renamed',
    effects: [
      info(
        ['vscode'],
        'VS Code still accepts the old names, but marks each of them and lists the tools by their new names.',
      ),
    ],
    fixes: 'Writes the new names, if one new name replaces the old one.',
    source: 'https://code.visualstudio.com/docs/agents/reference/tools-reference',
  },
  (text, report) => {
    if (text.frontmatter.data['target'] === 'github-copilot') {
      return;
    }
    const tools = readTools(text);
    const listed = tools.filter(({ name }) => isOld(name));
    const asked = findToolReferences(text, isOld);
    const old = [...listed, ...asked];
    const [first] = old;
    if (first === undefined) {
      return;
    }
    const others = new Set(old.map(({ name }) => name)).size - 1;
    const names = new Set(tools.map(({ name }) => name));
    // A name that is already in the list is not added again: that would be a duplicate.
    const edits = [
      ...listed.filter(({ name }) => !vscodeSuccessors(name).some((one) => names.has(one))),
      ...asked,
    ].flatMap(({ name, range }) => {
      const [successor, ...more] = vscodeSuccessors(name);
      // An entry of a string with escapes or line breaks has no exact range.
      const isThere = text.text.slice(range.start, range.end) === name;
      return successor === undefined || more.length > 0 || !isThere ? [] : [{ ...range, text: successor }];
    });
    report(
      first.range,
      {
        message:
          others === 0
            ? `${quoteValue(first.name)} has a new name`
            : `${quoteValue(first.name)} and ${String(others)} more have new names`,
        hint:
          others === 0
            ? `Write ${nameSuccessors(first.name)}.`
            : `Write ${[...new Set(old.map(({ name }) => `${nameSuccessors(name)} for ${quoteValue(name)}`))].slice(0, MAX_NAMES).join(', ')}.`,
      },
      edits.length === 0 ? {} : { fix: { kind: 'edits', edits } },
    );
  },
);

function isOld(name: string): boolean {
  return vscodeSuccessors(name).length > 0;
}

/** Several tools can have taken the place of one. */
function nameSuccessors(name: string): string {
  return listNames(vscodeSuccessors(name).map(quoteValue));
}

const MAX_NAMES = 10;
