import { findOpeningLine, mayBeNote } from '../reading/agents/agent-places.ts';
import { isReadWithoutError } from '../reading/frontmatter/frontmatter-state.ts';
import type { TextRange } from '../../text/source-text.ts';
import { error } from '../effects.ts';
import type { FileRule } from '../types.ts';
import { regex } from '../../text/regex.ts';

interface Undescribed {
  readonly opening: TextRange;
  readonly hasName: boolean;
}

export const agentDescriptionRequired: FileRule<Undescribed> = {
  id: 'agent-description-required',
  scope: 'file',
  kinds: ['agent'],
  description: 'The frontmatter of an agent has no `description`',
  effects: [
    error(
      ['github', 'copilot-cli'],
      'github.com and the Copilot CLI require a description and do not offer the agent without one.',
    ),
    error(['claude'], 'Claude Code requires a description: it chooses agents by their descriptions.'),
  ],
  source: 'https://docs.github.com/en/copilot/reference/custom-agents-configuration',
  collect(file) {
    const { data } = file.frontmatter;
    const isDescribed = Object.hasOwn(data, 'description') || hasOtherSpelling(data);
    return isDescribed || !isReadWithoutError(file)
      ? undefined
      : { opening: findOpeningLine(file), hasName: Object.hasOwn(data, 'name') && !isOfOwnProgram(data) };
  },
  check({ opening, hasName }, file, report) {
    if (hasName || !mayBeNote(file)) {
      report(opening, {
        message: 'The agent has no `description`',
        hint: 'Add a line `description: …` that says what the agent is for and when to use it.',
      });
    }
  },
};

/** Keys that agents of any client have, and no `name`, which other files have as well. */
const KEYS_OF_AGENTS = regex('i')`
  ^(?:
    tools|disallowedTools|disallowed-tools|model|color|skills|hooks|handoffs|target|permissionMode|mcp-?servers
    |memory|argument-hint|agents|prompt|background|effort|isolation|maxTurns|infer|user-invocable
    |disable-model-invocation
  )$
`;
const MIN_OWN_KEYS = 3;

/** Whether the frontmatter has data of the team's own, and nothing that agents have: `version`, `permalink`, `creationdate`. */
function isOfOwnProgram(data: Readonly<Record<string, unknown>>): boolean {
  const own = Object.keys(data).filter((key) => key !== 'name');
  return own.length >= MIN_OWN_KEYS && !own.some((key) => KEYS_OF_AGENTS.test(key));
}

/** Another rule reports a misspelled key. */
function hasOtherSpelling(data: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(data).some((key) => key.length < 20 && /^desc/i.test(key));
}
