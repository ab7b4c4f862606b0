import { writeCount } from '../../text/shown/write-count.ts';
import { countLines } from '../reading/texts/count-lines.ts';
import { aboutTokens } from '../reading/texts/estimate-tokens.ts';
import { info } from '../effects.ts';
import type { Effects, FileRule } from '../types.ts';
import { ALWAYS_ON_KINDS, findScopeFolder } from './always-on-scope.ts';

interface Size {
  readonly lines: number;
  readonly tokens: number;
}

export const alwaysOnSize: FileRule<Size> = {
  id: 'always-on-size',
  scope: 'file',
  isAboutSize: true,
  kinds: ALWAYS_ON_KINDS,
  description: 'A file that goes with every request is very long',
  effects: [
    info(
      ['vscode', 'copilot-cli', 'claude'],
      'VS Code, the Copilot CLI and Claude Code send the whole file with every request, and models follow long lists of rules less well than short ones.',
    ),
    info(
      ['github'],
      'github.com advises to keep instructions below a thousand lines: a review may ignore parts of longer ones.',
    ),
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
  collect(text, options) {
    const lines = countLines(text);
    const tokens = Math.ceil((text.body.end - text.body.start) / CHARACTERS_PER_TOKEN);
    return lines > options.integer('maxLines') || tokens > options.integer('maxTokens') ? { lines, tokens } : undefined;
  },
  check({ lines, tokens }, file, report, _repository, options) {
    const maxLines = options.integer('maxLines');
    const most = lines > maxLines ? maxLines : options.integer('maxTokens');
    const size = lines > maxLines ? `${writeCount(lines)} lines` : `${aboutTokens(tokens, most)} tokens`;
    const isOfFolder = findScopeFolder(file) !== file.root;
    const requests = isOfFolder ? 'each request about its folder' : 'every request';
    report(
      { start: 0, end: 0 },
      {
        message: `The file has ${size}; use at most ${writeCount(most)} for a file that goes with ${requests}`,
        hint: 'Move instructions for some files to `.github/instructions`, and instructions for some tasks to skills.',
      },
      isOfFolder ? { effects: IN_FOLDER } : {},
    );
  },
};

const IN_FOLDER: Effects = [
  info(
    ['vscode', 'copilot-cli', 'claude', 'github'],
    'Clients that read such a file in a folder send all of it with each request about the folder, and models follow long lists of rules less well than short ones.',
  ),
];

/** The average for English prose; code has fewer. */
const CHARACTERS_PER_TOKEN = 4;
