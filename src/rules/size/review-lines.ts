import { writeCount } from '../../text/shown/write-count.ts';
import { countLines } from '../reading/texts/count-lines.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';

export const reviewLines: TextRule = {
  id: 'review-lines',
  scope: 'text',
  isAboutSize: true,
  kinds: ['repository-instructions', 'path-instructions', 'agents-md', 'claude-md', 'gemini-md', 'review-md'],
  description: 'Instructions for code review have more lines than GitHub advises',
  effects: [
    info(
      ['github'],
      'github.com advises to stay below about 1,000 lines: Copilot code review does not reliably follow longer instructions.',
    ),
  ],
  options: { maximum: { type: 'integer', default: 1000, description: 'The most lines that the file may have' } },
  source: 'https://docs.github.com/en/copilot/tutorials/use-custom-instructions',
  check(text, report, options) {
    const most = options.integer('maximum');
    const lines = countLines(text);
    if (lines > most && !isKeptFromReview(text.frontmatter.data['excludeAgent'])) {
      report(
        { start: 0, end: 0 },
        {
          message: `The file has ${writeCount(lines)} lines, but instructions for code review should have at most ${writeCount(most)}`,
          hint: 'Split it into path instructions, each with its own `applyTo`.',
        },
      );
    }
  },
};

function isKeptFromReview(excluded: unknown): boolean {
  return [excluded].flat().includes('code-review');
}
