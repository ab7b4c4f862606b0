import { nearestNames } from '../../customizations/agents/nearest-names.ts';

/** The names of an agent: its display name and the name of its file. */
export interface NamedAgent {
  readonly name: string;
  readonly fileName?: string;
}

/** The names of agents, for finding them in text that people wrote. */
export interface AgentNames<Named extends NamedAgent = NamedAgent> {
  /** Finds the agent with a name. Another letter case matches only if it fits exactly one agent. */
  find(written: string): Named | undefined;
  /** Names that differ from the written one by one or two letters, the closest first. */
  nearest(written: string): readonly string[];
  /** All names, the longest first. */
  readonly all: readonly string[];
}

/** Shorter names are too similar to other words. */
const LEAST_LIKE = 5;

/** Longer names are found in code spans only. */
const MAX_NAME_CHARACTERS = 100;

/** Indexes agents by their names. If two agents share a name, the first one gets it. */
export function indexNames<Named extends NamedAgent>(agents: readonly Named[]): AgentNames<Named> {
  const exact = new Map<string, Named>();
  const folded = new Map<string, Set<Named>>();
  // Display names take precedence over file names of other agents.
  const rows = [
    ...agents.map((agent) => [agent.name, agent] as const),
    ...agents.flatMap((agent) => (agent.fileName === undefined ? [] : [[agent.fileName, agent] as const])),
  ];
  for (const [name, agent] of rows) {
    exact.set(name, exact.get(name) ?? agent);
    const key = foldName(name);
    folded.set(key, (folded.get(key) ?? new Set()).add(agent));
  }
  return {
    find: (written) => {
      const same = exact.get(written);
      const alike = same === undefined ? folded.get(foldName(written)) : undefined;
      return same ?? (alike?.size === 1 ? [...alike][0] : undefined);
    },
    nearest: (written) =>
      written.length < LEAST_LIKE
        ? []
        : nearestNames(
            written,
            [...exact.keys()].filter((name) => name.length >= LEAST_LIKE),
          ),
    all: [...exact.keys()]
      .filter((name) => name.length <= MAX_NAME_CHARACTERS)
      .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1)),
  };
}

/** Normalizes a name, so that `-`, `_` and spaces between words are equal. */
function foldName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
}

/**
 * A pattern that matches any of the names, the longest first, with spaces, `-` or `_` between their words. It never
 * matches if there are no names.
 */
export function writeNamePattern({ all }: Pick<AgentNames, 'all'>): string {
  return all.length === 0 ? '(?!)' : `(?:${all.map(pattern).join('|')})`;
}

function pattern(name: string): string {
  return name
    .split(/[\s_-]+/)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join(String.raw`[\s_-]`);
}
