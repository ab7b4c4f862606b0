import type { TextRange } from '../../text/source-text.ts';
import { warning } from '../effects.ts';
import type { RepositoryRule } from '../types.ts';
import { isClaudeAgent } from '../reading/agents/agent-places.ts';
import { readNameList } from '../reading/tools/tool-list.ts';
import { detachText } from '../../text/detach.ts';
import { quoteValue } from '../../text/shown/quote.ts';

type Fact =
  | { readonly kind: 'skill'; readonly name?: string }
  /** The skills that an agent loads. */
  | { readonly kind: 'agent'; readonly skills: readonly { readonly name: string; readonly range: TextRange }[] };

export const claudeAgentSkillsExist: RepositoryRule<Fact> = {
  id: 'claude-agent-skills-exist',
  scope: 'repository',
  kinds: ['agent', 'skill'],
  description: 'A Claude Code agent loads a skill that does not exist',
  effects: [warning(['claude'], 'Claude Code finds no skill with that name and starts the agent without it.')],
  source: 'https://code.claude.com/docs/en/sub-agents',
  collect(text) {
    if (text.kind === 'skill') {
      const { name } = text.frontmatter.data;
      return { kind: 'skill', ...(typeof name === 'string' && { name: detachText(name.trim()) }) };
    }
    const skills = readNameList(text, 'skills').map(({ name, range }) => ({
      name: detachText(name),
      range,
    }));
    return skills.length === 0 ? undefined : { kind: 'agent', skills };
  },
  check(facts, report) {
    const known = new Set(
      facts.flatMap(({ file, fact }) =>
        fact.kind === 'skill' ? [file.name, ...(fact.name === undefined ? [] : [fact.name])] : [],
      ),
    );
    for (const { file, fact } of facts) {
      for (const { name, range } of fact.kind === 'agent' && isClaudeAgent(file) ? fact.skills : []) {
        // A name such as `plugin:skill` belongs to a plugin.
        if (!known.has(name) && !name.includes(':')) {
          report(file, range, {
            message: `The skill ${quoteValue(name)} does not exist`,
            hint: 'Write the name of a folder in `.claude/skills`.',
          });
        }
      }
    }
  },
};
