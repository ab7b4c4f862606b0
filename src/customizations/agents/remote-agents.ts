import { nearestNames } from './nearest-names.ts';
import { organizationStores, type CustomizationSources } from '../sources.ts';
import type { Customization, LeftOutCustomization, Tool } from '../types.ts';

/** Customizations without the agents of an organization that nobody named. */
export interface NamedAgents {
  readonly found: readonly Customization[];
  readonly leftOut: readonly LeftOutCustomization[];
}

/**
 * Keeps only those of the organization's agents that `remoteAgents` names by the names of their files, as on github.com. No
 * file is read for this. A name that no agent has is left out too; the reason suggests a similar name.
 */
export function keepNamedAgents(
  found: readonly Customization[],
  sources: Pick<CustomizationSources, 'organization' | 'remoteAgents'>,
): NamedAgents {
  const { remoteAgents } = sources;
  if (remoteAgents === undefined) {
    return { found, leftOut: [] };
  }
  const remote = found.filter(isRemoteAgent);
  const wanted = new Set(remoteAgents.map((name) => name.trim()).filter((name) => name !== ''));
  const unnamed = remote.filter(({ name }) => !wanted.has(name));
  const there = new Set(remote.map(({ name }) => name));
  const repositories = organizationStores(sources).map(({ prefix }) => prefix.slice(0, -1));
  return {
    found: found.filter((one) => !isRemoteAgent(one) || wanted.has(one.name)),
    leftOut: [
      ...unnamed.map(({ path, kind, level, folder, readers }) => ({
        source: path,
        kind,
        level,
        folder,
        readers,
        reason: UNNAMED,
      })),
      ...[...wanted]
        .filter((name) => !there.has(name))
        .map(
          (name) =>
            ({
              source: name,
              kind: 'agent',
              level: 'organization',
              readers: [],
              reason: absence(name, [...there], repositories),
            }) as const,
        ),
    ],
  };
}

const UNNAMED = 'an agent of the organization is used only if `remote-agents` names it';

function isRemoteAgent(one: Customization): one is Tool {
  return one.kind === 'agent' && one.level === 'organization';
}

function absence(name: string, known: readonly string[], repositories: readonly string[]): string {
  if (repositories.length === 0) {
    return '`remote-agents` names it, but no repository of the organization could be read';
  }
  const [nearest] = nearestNames(name, known);
  const where = repositories.join(' or ');
  return `\`remote-agents\` names it, but there is no such agent in ${where}${nearest === undefined ? '' : `; did you mean \`${nearest}\`?`}`;
}
