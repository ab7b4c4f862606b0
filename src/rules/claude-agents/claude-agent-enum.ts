import { findValueRange } from '../reading/agents/agent-places.ts';
import { CLAUDE_MODELS, OTHER_CLAUDE_MODELS } from '../../customizations/known/known-models.ts';
import { info, warning } from '../effects.ts';
import type { Effects } from '../types.ts';
import { agentRule } from '../reading/agents/agent-rule.ts';
import { quoteValue } from '../../text/shown/quote.ts';

export const claudeAgentEnum = agentRule(
  'claude',
  {
    id: 'claude-agent-enum',
    kinds: ['agent', 'command'],
    looksFor: { keys: ['model', 'permissionMode', 'memory', 'effort', 'isolation', 'color', 'shell'] },
    description: 'A key of a Claude Code agent or command has a value that Claude Code does not accept',
    effects: [
      warning(['claude'], 'Claude Code does not know the value and ignores the key.'),
      warning(['vscode'], 'VS Code reports the value, which Claude Code does not know.'),
    ],
    source: 'https://code.claude.com/docs/en/sub-agents',
  },
  (text, report) => {
    for (const [key, takes] of Object.entries(VALUES).filter(([key]) =>
      KEYS[text.kind === 'agent' ? 'agent' : 'command'].includes(key),
    )) {
      const value = Object.hasOwn(text.frontmatter.data, key) ? text.frontmatter.data[key] : undefined;
      const range = value === undefined || value === null || value === '' ? undefined : findValueRange(text, [key]);
      if (
        range !== undefined &&
        !takes.values.includes(value) &&
        !((typeof value === 'string' || typeof value === 'number') && takes.pattern?.test(String(value)) === true)
      ) {
        report(
          range,
          {
            message: `${quoteValue(value)} is not a valid \`${key}\``,
            hint: `Write ${takes.values.map(quoteValue).join(', ')}${takes.orElse ?? ''}.`,
          },
          key === 'color' ? { effects: ONLY_LOOKS } : {},
        );
      }
    }
  },
);

const KEYS = {
  agent: ['model', 'permissionMode', 'memory', 'effort', 'color', 'isolation'],
  command: ['model', 'effort', 'shell'],
};

const ONLY_LOOKS: Effects = [info(['claude'], 'Claude Code does not know the color and shows the agent without one.')];

interface Values {
  readonly values: readonly unknown[];
  readonly pattern?: RegExp;
  readonly orElse?: string;
}

const VALUES: Readonly<Record<string, Values>> = {
  model: {
    values: CLAUDE_MODELS,
    pattern: OTHER_CLAUDE_MODELS,
    orElse: ', or the id of a Claude model',
  },
  permissionMode: {
    values: ['default', 'acceptEdits', 'plan', 'delegate', 'dontAsk', 'bypassPermissions'],
    pattern: /^(?:auto|manual)$/,
  },
  memory: { values: ['user', 'project', 'local'] },
  effort: { values: ['low', 'medium', 'high', 'xhigh', 'max'], pattern: /^\d+$/ },
  color: { values: ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'pink', 'cyan'] },
  isolation: { values: ['worktree'], pattern: /^remote$/ },
  shell: { values: ['bash', 'powershell'] },
};
