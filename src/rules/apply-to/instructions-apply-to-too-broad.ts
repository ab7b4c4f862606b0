import { writeCount } from '../../text/shown/write-count.ts';
import { info } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { VSCODE_INSTRUCTIONS } from '../reading/reports/documentation.ts';
import { writtenGlobs } from '../reading/paths/written-globs.ts';
import { quote } from '../../text/shown/quote.ts';

export const instructionsApplyToTooBroad: TextRule = {
  id: 'instructions-apply-to-too-broad',
  scope: 'text',
  kinds: ['path-instructions'],
  looksFor: { keys: ['applyTo'] },
  description: 'Long instructions apply to all files',
  effects: [
    info(['vscode'], 'VS Code puts the whole text into every request, whatever file it is about.'),
    info(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI read the whole text in every session, whatever files it is about.',
    ),
  ],
  options: {
    'max-tokens': {
      type: 'integer',
      default: 4_000,
      description: 'The most tokens that instructions for all files may have, at four characters a token.',
    },
  },
  source: VSCODE_INSTRUCTIONS,
  check(text, report, options) {
    const { start, end } = text.body;
    const tokens = Math.round((end - start) / CHARACTERS_PER_TOKEN);
    if (tokens <= options.integer('max-tokens')) {
      return;
    }
    const all = writtenGlobs(text).globs.find(({ pattern }) => ALL_FILES.has(pattern));
    if (all !== undefined) {
      report(all.range, {
        message: `${quote(all.pattern)} puts about ${writeCount(tokens)} tokens into every request`,
        hint: 'Name the files that the text is about, or split the text.',
      });
    }
  },
};

/** The average of English prose with most tokenizers. */
const CHARACTERS_PER_TOKEN = 4;

const ALL_FILES: ReadonlySet<string> = new Set(['**', '**/*', '**/*.*']);
