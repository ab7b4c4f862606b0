import type { Fix } from '../../diagnostics/fix.ts';
import { sourceText } from '../../text/source-text.ts';
import { readPlainFrontmatter } from '../../text/frontmatter/plain-frontmatter.ts';
import type { TextRule } from '../types.ts';
import { faultsOf } from './form-faults.ts';
import { KINDS_WITH_FRONTMATTER } from '../reading/frontmatter-kinds.ts';

export const frontmatterLanguageMarker: TextRule = {
  id: 'frontmatter-language-marker',
  scope: 'text',
  kinds: KINDS_WITH_FRONTMATTER,
  looksFor: { problems: true },
  description: 'The opening dashes are followed by a word',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli', 'claude'],
      severity: 'error',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code see no frontmatter then, and take it for text.',
    },
  ],
  fixes: 'Takes the word out, if what follows is YAML.',
  check(text, report) {
    for (const { range, message, hint } of faultsOf(text, 'frontmatter-language-marker')) {
      const fix = withoutMarker(text.text, range);
      report(range, { message, hint }, { ...(fix && { fix }) });
    }
  },
};

/** `---js` may be followed by a program, of which nothing is to be kept. */
function withoutMarker(text: string, range: { readonly start: number; readonly end: number }): Fix | undefined {
  const read = readPlainFrontmatter(sourceText('', text.slice(0, range.start) + text.slice(range.end)));
  return Object.keys(read?.data ?? {}).length > 0
    ? { kind: 'edits', edits: [{ start: range.start, end: range.end, text: '' }] }
    : undefined;
}
