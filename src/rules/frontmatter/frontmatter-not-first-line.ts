import { readLineEnding } from '../../text/line.ts';
import { CLIENTS } from '../../customizations/known/clients.ts';
import type { Edit } from '../../diagnostics/fix.ts';
import { findLateHead, LATE_HEAD } from '../../customizations/frontmatter/late-frontmatter.ts';
import type { LateFrontmatter } from '../../text/frontmatter/late-frontmatter.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterNotFirstLine: TextRule = {
  id: 'frontmatter-not-first-line',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { noFrontmatter: true },
  description: 'The frontmatter does not begin on the first line',
  effects: [
    error(
      CLIENTS,
      'All clients look for frontmatter on the first line only; all its keys are lost and become part of the text.',
    ),
  ],
  fixes: 'Removes the blank lines above it, and moves a comment above it to below.',
  check({ kind, text, frontmatter }, report) {
    // Settings and MCP servers are JSON files, which have no frontmatter.
    const isRead = frontmatter.present || frontmatter.problems.length > 0 || kind === 'settings' || kind === 'mcp';
    const late = isRead ? undefined : findLateHead(kind, text);
    if (late !== undefined) {
      const edits = editsFor(text, late);
      report(late.fence, LATE_HEAD, edits.length === 0 ? {} : { fix: { kind: 'edits', edits } });
    }
  },
};

/** The edits of the fix; none if there is more than blank lines and a comment above, as a heading there has a purpose. */
function editsFor(text: string, { above, fence, closing }: LateFrontmatter): readonly Edit[] {
  const content = text.slice(above.start, above.end).replace('\uFEFF', '').trim();
  const isComment = /^<!--[\s\S]*-->$/.test(content) && !content.slice(4, -3).includes('<!--');
  const isFixable = content === '' || isComment;
  if (!isFixable || (content === '' && above.end > above.start && text.startsWith('\uFEFF'))) {
    return [];
  }
  const opening: Edit = { start: 0, end: fence.end, text: '---' };
  const ending: Edit = { start: closing.start, end: closing.end, text: '---' };
  const lineEnd = readLineEnding(text);
  const kept: Edit = { start: closing.next, end: closing.next, text: `${lineEnd}${content}${lineEnd}` };
  return isComment ? [opening, ending, kept] : [opening, ending];
}
