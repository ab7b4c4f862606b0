import type { TextRule } from '../types.ts';

const BYTE_ORDER_MARK = '\uFEFF';

export const fileBom: TextRule = {
  id: 'file-bom',
  scope: 'text',
  kinds: 'all',
  description: 'A byte order mark stands before the frontmatter',
  effects: [
    {
      clients: ['github', 'copilot-cli', 'claude'],
      severity: 'warning',
      why: 'For a reader that wants the file to begin with `---`, as the reference tools of the skill format that the Copilot CLI and Claude Code share, a file with the mark has no frontmatter.',
    },
    {
      clients: ['vscode'],
      severity: 'info',
      why: 'VS Code takes the mark away before it looks for the frontmatter; other tools do not.',
    },
  ],
  fixes: 'Takes the mark out.',
  source: 'https://agentskills.io/specification',
  looksFor: { nonAscii: true },
  check({ text, format }, report) {
    if (format === 'markdown' && text.startsWith(BYTE_ORDER_MARK) && text.startsWith('---', BYTE_ORDER_MARK.length)) {
      const mark = { start: 0, end: BYTE_ORDER_MARK.length };
      report(
        mark,
        { message: 'A byte order mark stands before the frontmatter', hint: 'Save the file as UTF-8 without one.' },
        { fix: { kind: 'edits', edits: [{ ...mark, text: '' }] } },
      );
    }
  },
};
