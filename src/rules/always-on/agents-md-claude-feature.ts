import type { TextRule } from '../types.ts';
import { findImports } from './imports.ts';
import { quote } from '../../text/shown/quote.ts';

export const agentsMdClaudeFeature: TextRule = {
  id: 'agents-md-claude-feature',
  scope: 'text',
  kinds: ['agents-md'],
  description: '`AGENTS.md` imports a file with `@path`, which only some clients follow',
  effects: [
    {
      clients: ['vscode', 'github', 'codex', 'cursor', 'windsurf'],
      severity: 'info',
      why: 'Claude Code, the Copilot CLI and the Gemini CLI replace an import by the text of the file. All others send the model the name of the file and none of its text.',
    },
  ],
  source: 'https://agents.md',
  check({ text, body }, report) {
    for (const { start, end, target } of findImports(text, body).slice(0, MAX_REPORTS)) {
      report(
        { start: start - 1, end },
        {
          message: `${quote(`@${target}`)} is an import that not all clients follow`,
          hint: `Link to the file, \`[…](${target})\`, and say when to read it, or copy its text here.`,
        },
      );
    }
  },
};

const MAX_REPORTS = 20;
