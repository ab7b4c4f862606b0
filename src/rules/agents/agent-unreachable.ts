import { warning } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';
import { isClaudeAgent, findValueRange } from '../reading/agents/agent-places.ts';
import { readAgentFrontmatter } from '../reading/agents/agent-references.ts';
import type { TextRange } from '../../text/source-text.ts';
import { detachText } from '../../text/detach.ts';

interface Reach {
  /** The agents that the file names. */
  readonly names: readonly string[];
  readonly name?: string;
  /** The place of `disable-model-invocation: true`, if people may not call the agent either. */
  readonly closed?: TextRange;
}

export const agentUnreachable: RepositoryRule<Reach> = {
  id: 'agent-unreachable',
  scope: 'repository',
  kinds: ['agent', 'prompt'],
  looksFor: { keys: ['agent', 'mode', 'handoffs', 'agents', 'disable-model-invocation'] },
  description: 'Neither people nor models can call an agent, and nothing names it',
  effects: [
    warning(['vscode'], 'VS Code offers the agent neither to people nor to models, so it never runs.'),
    warning(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI offer the agent neither to people nor to models, so it never runs.',
    ),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  collect(text) {
    const { data } = text.frontmatter;
    if (text.kind === 'prompt') {
      const agent = data['agent'] ?? data['mode'];
      return typeof agent === 'string' ? { names: [detachText(agent.trim())] } : undefined;
    }
    const { name, handoffs, agents } = readAgentFrontmatter(text);
    const isClosed = data['user-invocable'] === false && data['disable-model-invocation'] === true;
    const closed = isClosed ? findValueRange(text, ['disable-model-invocation']) : undefined;
    const names = [...handoffs, ...agents].map(({ agent }) => agent);
    return names.length === 0 && closed === undefined
      ? undefined
      : { names, ...(name !== undefined && { name }), ...(closed && { closed }) };
  },
  check(facts, report) {
    const named = new Set(facts.flatMap(({ fact }) => fact.names));
    for (const { file, fact } of facts) {
      if (
        fact.closed !== undefined &&
        !isClaudeAgent(file) &&
        !named.has(fact.name ?? file.name) &&
        !named.has(file.name)
      ) {
        report(file, fact.closed, {
          message: 'Neither people nor models can call the agent, and no list of agents, handoff or prompt allows it',
          hint: 'Remove `user-invocable: false` or `disable-model-invocation: true`.',
        });
      }
    }
  },
};
