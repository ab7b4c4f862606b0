import { findAgent, type Agent } from '../customizations/find-agent.ts';
import type { ReadCustomization } from '../customizations/read-customization.ts';
import type { Customizations } from '../customizations/types.ts';
import { usageError } from '../errors.ts';

/** As many names as a person reads through. */
const MAX_NAMES = 20;

/** The agent that `agent` names; throws a `UserError` that says which there are, or why it cannot be used. */
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
      throw usageError('agent-unusable', `The agent \`${name}\` of ${lookup.path} cannot be used: ${lookup.reason}`);
    case 'not-found':
      throw usageError('agent-not-found', `There is no agent \`${name}\``, hintOf(lookup.nearest, lookup.known));
  }
}

function hintOf(nearest: readonly string[], known: readonly string[]): string {
  const [best] = nearest;
  if (best !== undefined) {
    return `Did you mean \`${best}\`?`;
  }
  const names = known.slice(0, MAX_NAMES).map((one) => `\`${one}\``);
  return names.length === 0
    ? 'The repository has no agents; they are read as `.github/agents/*.agent.md`, for example.'
    : `The agents are ${names.join(', ')}${known.length > names.length ? ' and others' : ''}.`;
}
