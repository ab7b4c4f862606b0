import { writeCount } from '../../text/shown/write-count.ts';
import { CLIENTS } from '../../customizations/known/clients.ts';
import { info } from '../effects.ts';
import type { BytesRule } from '../types.ts';
import { aboutTokens, estimateTokens } from '../reading/texts/estimate-tokens.ts';

export const tokensFile: BytesRule = {
  id: 'tokens-file',
  scope: 'bytes',
  isAboutSize: true,
  kinds: [
    'repository-instructions',
    'path-instructions',
    'claude-rule',
    'agents-md',
    'claude-md',
    'gemini-md',
    'review-md',
    'agent',
    'prompt',
    'skill',
  ],
  description: 'A file has too many tokens',
  effects: [
    info(
      CLIENTS,
      'VS Code, github.com, the Copilot CLI and Claude Code send the whole file with each request that it applies to, and models follow the middle of a long file less.',
    ),
  ],
  options: {
    maximum: {
      type: 'integer',
      default: 5000,
      description: 'The most tokens that the file may have, counted as four bytes each',
    },
  },
  source: 'https://agentskills.io/specification#progressive-disclosure',
  check(bytes, _kind, report, options) {
    const most = options.integer('maximum');
    const tokens = estimateTokens(bytes.length);
    if (tokens > most) {
      report(undefined, {
        message: `The file has ${aboutTokens(tokens, most)} tokens, but should have at most ${writeCount(most)}`,
        hint: 'Remove what a model already knows, and move what is rarely needed to other files.',
      });
    }
  },
};
