import { findAgent, type Agent } from '../../customizations/agents/find-agent.ts';
import type { ReadCustomization } from '../../customizations/read-customization.ts';
import type { Customizations } from '../../customizations/types.ts';
import { usageError } from '../../errors.ts';
import { nameOf } from '../../workspace/paths.ts';

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
      throw usageError(
        'agent-unusable',
        `The agent \`${name}\` of ${lookup.path} cannot be used: ${lookup.reason}`,
        '`housestyle validate` shows the place of what is wrong in a file.',
      );
    case 'not-found': {
      const nearest = [...lookup.nearest, ...(await namesOfFile(name, customizations, read))];
      throw usageError('agent-not-found', `There is no agent \`${name}\``, hintOf(nearest, lookup.known));
    }
  }
}

/** The agent of a file whose path was given in place of its name. */
async function namesOfFile(
  path: string,
  customizations: Customizations,
  read: ReadCustomization,
): Promise<readonly string[]> {
  const lookup = await findAgent(customizations, nameOf(path).replace(/(?:\.agent)?\.md$/i, ''), read);
  return lookup.kind === 'found' ? [lookup.agent.name] : [];
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
