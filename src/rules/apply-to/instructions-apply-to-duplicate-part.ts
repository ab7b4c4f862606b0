import type { Fix } from '../../diagnostics/fix.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { writtenGlobs, type WrittenGlob } from '../reading/paths/written-globs.ts';
import { quote } from '../../text/shown/quote.ts';

export const instructionsApplyToDuplicatePart: TextRule = {
  id: 'instructions-apply-to-duplicate-part',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: '`applyTo` has the same glob twice',
  effects: [
    info(
      ['vscode', 'github', 'copilot-cli'],
      'VS Code, github.com and the Copilot CLI use the glob once. Another glob may have been meant.',
    ),
  ],
  fixes: 'Removes the second one.',
  source: VSCODE_INSTRUCTIONS,
  check(text, report) {
    const { globs } = writtenGlobs(text);
    const seen = new Set<string>();
    for (const [index, glob] of globs.entries()) {
      const before = globs[index - 1];
      if (before !== undefined && seen.has(glob.pattern)) {
        const fix = takeOut(before, glob);
        report(
          glob.range,
          { message: `${quote(glob.pattern)} is in \`applyTo\` twice`, hint: 'Keep one of them.' },
          fix === undefined ? {} : { fix },
        );
      }
      seen.add(glob.pattern);
    }
  },
};

/** Removes a glob together with the comma before it. */
function takeOut(before: WrittenGlob, glob: WrittenGlob): Fix | undefined {
  return before.isVerbatim && glob.isVerbatim
    ? { kind: 'edits', edits: [{ start: before.range.end, end: glob.range.end, text: '' }] }
    : undefined;
}
