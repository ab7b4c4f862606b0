import { writeCount } from '../../text/shown/write-count.ts';
import { countLines } from '../reading/texts/count-lines.ts';
import type { TextRule } from '../types.ts';
import { ALWAYS_ON_KINDS } from './always-on-scope.ts';

export const alwaysOnSize: TextRule = {
  id: 'always-on-size',
  scope: 'text',
  kinds: ALWAYS_ON_KINDS,
  description: 'A file that goes with every request is very long',
  effects: [
    {
      clients: ['vscode', 'copilot-cli', 'claude'],
      severity: 'info',
      why: 'VS Code, the Copilot CLI and Claude Code send the whole file with every request, and models follow long lists of rules less well than short ones.',
    },
    {
      clients: ['github'],
      severity: 'info',
      why: 'github.com advises to keep instructions below a thousand lines: a review may ignore parts of longer ones.',
    },
  ],
  options: {
    maxLines: { type: 'integer', default: 1000, description: 'The most lines that the file may have' },
    maxTokens: {
      type: 'integer',
      default: 10_000,
      description: 'The most tokens that the file may have, counted as four characters each',
    },
  },
  source: 'https://docs.github.com/en/copilot/tutorials/customize-code-review',
  check(text, report, options) {
    const lines = countLines(text);
    const tokens = Math.ceil((text.body.end - text.body.start) / CHARACTERS_PER_TOKEN);
    const [maxLines, maxTokens] = [options.integer('maxLines'), options.integer('maxTokens')];
    if (lines > maxLines || tokens > maxTokens) {
      const size = lines > maxLines ? `${writeCount(lines)} lines` : `about ${writeCount(tokens)} tokens`;
      const most = lines > maxLines ? writeCount(maxLines) : writeCount(maxTokens);
      report(
        { start: 0, end: 0 },
        {
          message: `The file has ${size}; use at most ${most} for a file that goes with every request`,
          hint: 'Move instructions for some files to `.github/instructions`, and instructions for some tasks to skills.',
        },
      );
    }
  },
};

/** The average for English prose; code has fewer. */
const CHARACTERS_PER_TOKEN = 4;
