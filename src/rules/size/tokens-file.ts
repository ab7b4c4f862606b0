import { writeCount } from '../../text/write-count.ts';
import { CLIENTS } from '../../customizations/known/clients.ts';
import type { BytesRule } from '../types.ts';
import { aboutTokens, estimateTokens } from './estimate-tokens.ts';

export const tokensFile: BytesRule = {
  id: 'tokens-file',
  scope: 'bytes',
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
  description: 'A file has more tokens than are good for one',
  effects: [
    {
      clients: CLIENTS,
      severity: 'info',
      why: 'VS Code, github.com, the Copilot CLI and Claude Code send the whole file with each request that it is in force for, and what stands in the middle of a long one is followed less.',
    },
  ],
  options: { maximum: { type: 'integer', default: 5000, description: 'The most tokens, at four bytes each.' } },
  source: 'https://agentskills.io/specification#progressive-disclosure',
  check(bytes, _kind, report, options) {
    const most = options.integer('maximum');
    const tokens = estimateTokens(bytes.length);
    if (tokens > most) {
      report(undefined, {
        message: `The file has ${aboutTokens(tokens)} tokens, more than ${writeCount(most)}`,
        hint: 'Leave out what a model knows by itself, and move what is rarely wanted to files of its own.',
      });
    }
  },
};
