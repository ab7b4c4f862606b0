import { warning } from '../effects.ts';
import type { TextRule } from '../types.ts';
import { writtenAgent } from './written-agent.ts';
import { quote } from '../../text/shown/quote.ts';

/** The built-in agents that use no tools. Every other agent may use some. */
const WITHOUT_TOOLS: ReadonlySet<string> = new Set(['ask', 'edit']);

export const promptToolsIgnored: TextRule = {
  id: 'prompt-tools-ignored',
  scope: 'text',
  kinds: ['prompt'],
  looksFor: { keys: ['tools'], problems: true },
  description: 'A prompt lists tools for an agent that uses none',
  effects: [
    warning(
      ['vscode'],
      'VS Code ignores `tools` unless the prompt runs with an agent that uses tools, and `ask` and `edit` do not.',
    ),
  ],
  source: 'https://code.visualstudio.com/docs/copilot/customization/prompt-files',
  check(text, report) {
    const key = text.frontmatter.rangeOfKey(['tools']);
    const agent = key === undefined ? undefined : writtenAgent(text);
    if (key !== undefined && agent !== undefined && WITHOUT_TOOLS.has(agent.name.toLowerCase())) {
      report(key, {
        message: `\`tools\` has no effect with ${quote(`agent: ${agent.name}`)}`,
        hint: 'Write `agent: agent`, or remove `tools`.',
      });
    }
  },
};
