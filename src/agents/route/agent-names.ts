import { nearestNames } from '../../customizations/agents/nearest-names.ts';

/** By what an agent is known: the name it is shown by and that of its file. */
export interface NamedAgent {
  readonly name: string;
  readonly fileName?: string;
}

/** The names of agents, to find them in what people write. */
export interface AgentNames<Named extends NamedAgent = NamedAgent> {
  /** The agent of a name; with another letter case only where one alone can be meant. */
  find(written: string): Named | undefined;
  /** Names that differ from a written one by a letter or two, the best first. */
  nearest(written: string): readonly string[];
  /** All names, the longest first. */
  readonly all: readonly string[];
}

/** Shorter names are a letter or two away from any word. */
const LEAST_LIKE = 5;

/** A longer one is looked for in code spans only. */
const MAX_NAME_CHARACTERS = 100;

/** Indexes agents by their names. Of two agents that share one, the first has it. */
export function indexNames<Named extends NamedAgent>(agents: readonly Named[]): AgentNames<Named> {
  const exact = new Map<string, Named>();
  const folded = new Map<string, Set<Named>>();
  // What an agent is shown by comes before what another one's file is called.
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

/** A name of several words may be written with `-` between them. */
function foldName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '-');
}

/** Any of the names in a text, the longest first, each with blanks, `-` or `_` between its words; never matches where there is none. */
export function anyNameOf({ all }: Pick<AgentNames, 'all'>): string {
  return all.length === 0 ? '(?!)' : `(?:${all.map(pattern).join('|')})`;
}

function pattern(name: string): string {
  return name
    .split(/[\s_-]+/)
    .map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
    .join(String.raw`[\s_-]`);
}
