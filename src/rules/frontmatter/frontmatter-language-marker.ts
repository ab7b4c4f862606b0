import { CLIENTS } from '../../customizations/known/clients.ts';
import type { Fix } from '../../diagnostics/fix.ts';
import { sourceText } from '../../text/source-text.ts';
import { readPlainFrontmatter } from '../../text/frontmatter/plain-frontmatter.ts';
import { error } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { findFaults } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter/frontmatter-kinds.ts';

export const frontmatterLanguageMarker: TextRule = {
  id: 'frontmatter-language-marker',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'The opening line of the frontmatter has a word after its three dashes',
  effects: [error(CLIENTS, 'No client recognizes the frontmatter; all read it as text.')],
  fixes: 'Removes the word, if YAML follows.',
  check(text, report) {
    // Behind a CR is no word but the next line. `file-line-endings-mixed` says so.
    const faults = findFaults(text, 'frontmatter-language-marker').filter(
      ({ range }) => !text.text.slice(range.start, range.end).includes('\r'),
    );
    for (const { range, message, hint } of faults) {
      const fix = withoutMarker(text.text, range);
      report(range, { message, hint }, { ...(fix && { fix }) });
    }
  },
};

/** Removes the marker if YAML follows. After `---js` a program may follow, which cannot be fixed. */
function withoutMarker(text: string, range: { readonly start: number; readonly end: number }): Fix | undefined {
  const read = readPlainFrontmatter(sourceText('', text.slice(0, range.start) + text.slice(range.end)));
  return Object.keys(read?.data ?? {}).length > 0
    ? { kind: 'edits', edits: [{ start: range.start, end: range.end, text: '' }] }
    : undefined;
}
