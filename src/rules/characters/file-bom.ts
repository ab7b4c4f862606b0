import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';
import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export const fileBom: TextRule = {
  id: 'file-bom',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  description: 'The file begins with a byte order mark before the frontmatter',
  effects: [
    warning(
      ['github', 'copilot-cli'],
      'Readers that expect the file to begin with `---` find no frontmatter after the mark, such as the reference tools of the skill format.',
    ),
    warning(
      ['vscode'],
      'VS Code finds the frontmatter only while the file is open in an editor (microsoft/vscode#336155).',
    ),
    warning(
      ['claude'],
      'Claude Code does not find the frontmatter, and leaves an agent out without a message (anthropics/claude-code#73158).',
    ),
    warning(['gemini'], 'The Gemini CLI does not find the frontmatter, and does not load the skill or agent.'),
  ],
  fixes: 'Removes the mark.',
  source: 'https://agentskills.io/specification',
  looksFor: { nonAscii: true },
  check({ text, format }, report) {
    if (format === 'markdown' && text.startsWith(BYTE_ORDER_MARK) && text.startsWith('---', BYTE_ORDER_MARK.length)) {
      const mark = { start: 0, end: BYTE_ORDER_MARK.length };
      report(
        mark,
        {
          message: 'The file begins with a byte order mark before the frontmatter',
          hint: 'Save the file as UTF-8 without a byte order mark.',
        },
        { fix: { kind: 'edits', edits: [{ ...mark, text: '' }] } },
      );
    }
  },
};
