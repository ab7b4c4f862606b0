import type { TextRule } from '../types.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export const fileBom: TextRule = {
  id: 'file-bom',
  scope: 'text',
  kinds: 'all',
  description: 'The file begins with a byte order mark before the frontmatter',
  effects: [
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'Readers that expect the file to begin with `---` find no frontmatter after the mark, such as the reference tools of the skill format that the Copilot CLI and Claude Code share.',
    },
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code removes the mark before it looks for the frontmatter; other tools do not.',
    },
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
