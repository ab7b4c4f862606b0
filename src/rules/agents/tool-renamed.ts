import { quoted } from './quoted.ts';
import { readTools } from './tool-list.ts';
import { vscodeSuccessors } from './tool-names.ts';
import { ruleOfFlavour } from './flavour-rule.ts';

export const toolRenamed = ruleOfFlavour(
  'copilot',
  {
    id: 'tool-renamed',
    kinds: ['agent', 'prompt'],
    looksFor: { keys: ['tools'] },
    description: 'Tools are listed by names that VS Code has given up',
    effects: [
      {
        clients: ['vscode'],
        severity: 'info',
        why: 'VS Code still takes the old names, says so at each of them, and lists the tools by the new ones.',
      },
    ],
    fixes: 'Writes the new names, where one name takes the place of one.',
    source: 'https://code.visualstudio.com/docs/agents/reference/tools-reference',
  },
  (text, report) => {
    const { target } = text.frontmatter.data;
    const tools = target === 'github-copilot' ? [] : readTools(text);
    const old = tools.filter(({ name }) => vscodeSuccessors(name).length > 0);
    const [first] = old;
    if (first === undefined) {
      return;
    }
    const names = new Set(tools.map(({ name }) => name));
    const edits = old.flatMap(({ name, range }) => {
      const [successor, ...others] = vscodeSuccessors(name);
      // In a text with escapes or over several lines, an entry has no place of its own.
      const isThere = text.text.slice(range.start, range.end) === name;
      return successor === undefined || others.length > 0 || names.has(successor) || !isThere
        ? []
        : [{ ...range, text: successor }];
    });
    report(
      first.range,
      {
        message:
          old.length === 1
            ? `${quoted(first.name)} has a new name`
            : `${quoted(first.name)} and ${String(old.length - 1)} more have new names`,
        hint: `Write ${[...new Set(old.map(({ name }) => vscodeSuccessors(name).map(quoted).join(', ')))].slice(0, MAX_NAMES).join(', ')}.`,
      },
      edits.length === 0 ? {} : { fix: { kind: 'edits', edits } },
    );
  },
);

const MAX_NAMES = 10;
