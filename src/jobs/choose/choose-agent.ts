import { indexNames } from '../../agents/route/agent-names.ts';
import { readMentions } from '../../agents/route/mentions.ts';
import { findAgent, type Agent } from '../../customizations/agents/find-agent.ts';
import { readAgents } from '../../customizations/agents/read-agents.ts';
import type { ReadCustomization } from '../../customizations/read-customization.ts';
import type { Customizations } from '../../customizations/types.ts';
import { usageError } from '../../errors.ts';
import { nameOf } from '../../workspace/paths.ts';

/** Most names in the hint: more of them nobody reads. */
const MAX_NAMES = 20;

/** Finds the agent that the option `agent` names; throws a `UserError` that lists the agents, or says why it cannot be used. */
export async function chooseAgent(
  name: string | undefined,
  customizations: Customizations,
  read: ReadCustomization,
): Promise<Agent | undefined> {
  if (name === undefined) {
    return undefined;
  }
  const lookup = await findAgent(customizations, name, read);
  switch (lookup.kind) {
    case 'found':
      return lookup.agent;
    case 'unusable':
      throw usageError(
        'agent-unusable',
        `The agent \`${name}\` in ${lookup.path} cannot be used: ${lookup.reason}`,
        'Run `housestyle validate` to see where the problem is.',
      );
    case 'not-found': {
      const nearest = [...lookup.nearest, ...(await findNamesByFile(name, customizations, read))];
      throw usageError('agent-not-found', `There is no agent \`${name}\``, suggestAgent(nearest, lookup.known));
    }
  }
}

/**
 * Throws a `UserError` for a message that a person typed to an agent that there is not, as in `@nobody look`. A mention
 * further on may be of a person, and is left to the notes.
 */
export async function refuseUnknownAddressee(
  message: string,
  customizations: Customizations,
  read: ReadCustomization,
): Promise<void> {
  if (!message.trimStart().startsWith('@')) {
    return;
  }
  const { usable, others } = await readAgents(customizations, read);
  const {
    called,
    unknown: [first],
  } = readMentions(message.trimStart(), indexNames([...usable, ...others]));
  if (called.length === 0 && first !== undefined && message.trimStart().startsWith(first.written, 1)) {
    const known = usable.flatMap(({ name, head }) => (head.isUserInvocable ? [name] : [])).toSorted();
    throw usageError('agent-not-found', `There is no agent \`${first.written}\``, suggestAgent(first.nearest, known));
  }
}

/** Finds the name of an agent if its path was given instead. */
async function findNamesByFile(
  path: string,
  customizations: Customizations,
  read: ReadCustomization,
): Promise<readonly string[]> {
  const lookup = await findAgent(customizations, nameOf(path).replace(/(?:\.agent)?\.md$/i, ''), read);
  return lookup.kind === 'found' ? [lookup.agent.name] : [];
}

function suggestAgent(nearest: readonly string[], known: readonly string[]): string {
  const [best] = nearest;
  if (best !== undefined) {
    return `Did you mean \`${best}\`?`;
  }
  const names = known.slice(0, MAX_NAMES).map((one) => `\`${one}\``);
  return names.length === 0
    ? 'The repository has no agents. An agent is a file such as `.github/agents/NAME.agent.md`.'
    : `The agents are ${names.join(', ')}${known.length > names.length ? ' and others' : ''}.`;
}
