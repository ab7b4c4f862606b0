import type { Edit } from '../../diagnostics/fix.ts';
import { findLateHead, LATE_HEAD } from '../../customizations/frontmatter/late-frontmatter.ts';
import type { LateFrontmatter } from '../../text/frontmatter/late-frontmatter.ts';
import type { TextRule } from '../types.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter-kinds.ts';

export const frontmatterNotFirstLine: TextRule = {
  id: 'frontmatter-not-first-line',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { noFrontmatter: true },
  description: 'The frontmatter does not begin on the first line',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'error',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code look for frontmatter on the first line only; all its keys are lost, and stand in the text.',
    },
  ],
  fixes: 'Takes the blank lines above out, and moves a comment below.',
  check({ kind, text, frontmatter }, report) {
    // Settings and servers are JSON, and no kind of customization.
    const isRead = frontmatter.present || frontmatter.problems.length > 0 || kind === 'settings' || kind === 'mcp';
    const late = isRead ? undefined : findLateHead(kind, text);
    if (late !== undefined) {
      const edits = editsFor(text, late);
      report(late.fence, LATE_HEAD, edits.length === 0 ? {} : { fix: { kind: 'edits', edits } });
    }
  },
};

/** None where more than blank lines and comments stands above: a heading or a code block was meant to be somewhere. */
function editsFor(text: string, { above, fence, closing }: LateFrontmatter): readonly Edit[] {
  const content = text.slice(above.start, above.end).replace('\uFEFF', '').trim();
  const isComment = /^<!--[\s\S]*-->$/.test(content) && !content.slice(4, -3).includes('<!--');
  const isMended = content === '' || isComment;
  if (!isMended || (content === '' && above.end > above.start && text.startsWith('\uFEFF'))) {
    return [];
  }
  const opening: Edit = { start: 0, end: fence.end, text: '---' };
  const ending: Edit = { start: closing.start, end: closing.end, text: '---' };
  const kept: Edit = { start: closing.next, end: closing.next, text: `\n${content}\n` };
  return isComment ? [opening, ending, kept] : [opening, ending];
}
