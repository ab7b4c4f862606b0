import { inBackticks } from '../../text/in-backticks.ts';
import type { TextRule } from '../types.ts';
import { findImports } from './imports.ts';

export const agentsMdClaudeFeature: TextRule = {
  id: 'agents-md-claude-feature',
  scope: 'text',
  kinds: ['agents-md'],
  description: '`AGENTS.md` imports a file with `@path`, which only Claude Code understands',
  effects: [
    {
      clients: ['vscode', 'github', 'copilot-cli'],
      severity: 'info',
      why: 'VS Code, github.com and the Copilot CLI take `AGENTS.md` as it is: the model gets the name of the file and none of its text.',
    },
  ],
  source: 'https://agents.md',
  check({ text, body }, report) {
    for (const { start, end, target } of findImports(text, body).slice(0, MAX_REPORTS)) {
      report(
        { start: start - 1, end },
        {
          message: `${inBackticks(`@${target}`)} is an import to Claude Code alone`,
          hint: `Link to it, \`[…](${target})\`, and say when to read it, or put its text here.`,
        },
      );
    }
  },
};

const MAX_REPORTS = 20;
