import type { Edit, Fix } from '../../diagnostics/fix.ts';
import { readPlainFrontmatter } from '../../text/frontmatter/plain-frontmatter.ts';
import { sourceText, type TextRange } from '../../text/source-text.ts';
import type { TextRule } from '../types.ts';
import { findFaults, UNREADABLE } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterTabIndent: TextRule = {
  id: 'frontmatter-tab-indent',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'A line of the frontmatter is indented with a tab',
  effects: UNREADABLE,
  fixes:
    'Replaces each tab with two spaces, or removes the tab before a top-level key, if the frontmatter can be read afterwards.',
  source: 'https://yaml.org/spec/1.2.2/#61-indentation-spaces',
  check(text, report) {
    const { block } = text.frontmatter;
    const [first, ...others] = findFaults(text, 'frontmatter-tab-indent');
    if (first === undefined || block === undefined) {
      return;
    }
    const fix = replaceTabs(text.text, block);
    report(first.range, { message: first.message, hint: first.hint }, { ...(fix && { fix }) });
    for (const { range, message, hint } of others) {
      report(range, { message, hint });
    }
  },
};

/** Tries two fixes, and returns the one that can be read: two spaces for each tab, or no indent at all. */
function replaceTabs(text: string, block: TextRange): Fix | undefined {
  const tabs = tabbedLeads(text, block);
  for (const put of [(lead: string) => lead.replaceAll('\t', '  '), () => '']) {
    const edits = tabs.map(({ start, end, lead }) => ({ start, end, text: put(lead) }));
    if (isReadable(text, block, edits)) {
      return { kind: 'edits', edits };
    }
  }
  return undefined;
}

interface Lead extends TextRange {
  readonly lead: string;
}

function tabbedLeads(text: string, block: TextRange): readonly Lead[] {
  return [...text.slice(block.start, block.end).matchAll(/(?<=^|\n)[ \t]+/g)]
    .map(({ 0: lead, index }) => ({ start: block.start + index, end: block.start + index + lead.length, lead }))
    .filter(({ lead, end }) => lead.includes('\t') && /\S/.test(text.charAt(end)));
}

function isReadable(text: string, block: TextRange, edits: readonly Edit[]): boolean {
  let fixed = '---\n';
  let from = block.start;
  for (const edit of edits) {
    fixed += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  fixed += `${text.slice(from, block.end)}\n---\n`;
  return Object.keys(readPlainFrontmatter(sourceText('', fixed))?.data ?? {}).length > 0;
}
