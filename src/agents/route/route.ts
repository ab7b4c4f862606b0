import { at } from '../../structures/at.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/open-agent.ts';
import type { Agents, UnusableAgent } from '../../customizations/agents/read-agents.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { matchInBothDialects } from '../../text/globs/glob.ts';
import { indexNames } from './agent-names.ts';
import { readChangeWords } from './change-words.ts';
import { readMentions, type Mentions } from './mentions.ts';
import { orderProblems } from './order-problems.ts';
import { readOrders, type StatementOrder } from './read-orders.ts';
import { LEAST_SCORE, scoreAgents, type AgentScore, type ScorePart } from './score-agents.ts';

export interface RouteInput {
  readonly agents: Agents;
  /** The request of a person; empty if there is none. */
  readonly message: string;
  /** The files under review. */
  readonly files: readonly FileChange[];
  /** Guidelines that apply to the change. */
  readonly guidelines: readonly Guideline[];
  /**
   * `auto`: by name, by order and by score. `mandatory`: by name and by order. `never`: only agents that the message
   * names.
   */
  readonly delegate: 'auto' | 'mandatory' | 'never';
  /** Maximum number of agents chosen by score. */
  readonly maxAgents: number;
}

/** The decision on every agent. */
export interface Routing {
  /** Agents that review come first, then the others by score. */
  readonly decisions: readonly RouteDecision[];
  /** Notes for the person who wrote the message. */
  readonly notes: readonly string[];
  /** Statements that name an agent that does not exist or cannot be used. */
  readonly problems: readonly Diagnostic[];
}

export type RouteDecision = ChosenAgent | AgentNotChosen | UnavailableAgent;

/** An agent that reviews. */
export interface ChosenAgent {
  /** Named in the message, ordered by a statement, or chosen by its score. */
  readonly kind: 'named' | 'mandatory' | 'matched';
  readonly agent: Agent;
  /** The changed files that it reviews. */
  readonly files: readonly string[];
  readonly score: number;
  readonly parts: readonly ScorePart[];
  /** The statements that order it. */
  readonly orders: readonly StatementOrder<Agent>[];
}

export interface AgentNotChosen extends Pick<ChosenAgent, 'agent' | 'score' | 'parts' | 'orders'> {
  readonly kind: 'not-chosen';
  readonly reason: string;
}

export interface UnavailableAgent extends Omit<UnusableAgent, 'level'> {
  readonly kind: 'unavailable';
}

/**
 * Decides which agents review which files of a change, without asking a model. The result does not depend on the order
 * of the input.
 *
 * Agents that the message calls by `@name` review all files, and then no agent is chosen by score. A statement that
 * orders an agent applies to the files that its guideline applies to, narrowed by the paths that it names. It applies
 * even if the message calls other agents: a message cannot remove a reviewer. For the remaining files, the agents with
 * the most points are chosen, if they have at least 3.
 */
export function routeAgents(input: RouteInput): Routing {
  const { message, guidelines, delegate } = input;
  const agents = input.agents.usable.toSorted(byLevelAndPath);
  const names = indexNames(agents);
  const mentions = readMentions(message, names);
  const orders = readOrders(guidelines, names);
  const paths = input.files.map(({ path }) => path).toSorted();
  const named = new Set(mentions.called.filter(({ head }) => head.isUserInvocable));
  const binding = delegate === 'never' ? new Map<Agent, readonly string[]>() : bindingFiles(orders, paths);
  const bound = new Set([...binding.values()].flat());
  const free = input.files.filter(({ path }) => !bound.has(path));
  const isSettled = named.size > 0 || (bound.size > 0 && free.length === 0);
  const scored = scoreAgents(agents, readChangeWords(message, isSettled ? input.files : free)).toSorted(byScore);
  const matched = delegate === 'auto' && !isSettled ? chooseBest(scored, input.maxAgents, binding) : new Set<Agent>();
  const decisions = scored.map((score) => decide(score, { input, paths, orders, named, binding, matched, isSettled }));
  return {
    decisions: [
      ...decisions.filter(({ kind }) => kind !== 'not-chosen').toSorted(byKind),
      ...decisions.filter(({ kind }) => kind === 'not-chosen'),
      ...input.agents.others
        .map(({ name, path, reason }) => ({ kind: 'unavailable', name, path, reason }) as const)
        .toSorted(byPath),
    ],
    notes: writeNotes(input, mentions),
    problems: delegate === 'never' ? [] : orderProblems(orders, input.agents.others, names),
  };
}

/** What the decision on an agent depends on, in addition to its score. */
interface Selection {
  readonly input: RouteInput;
  /** All changed files. */
  readonly paths: readonly string[];
  readonly orders: readonly StatementOrder<Agent>[];
  readonly named: ReadonlySet<Agent>;
  /** The changed files that statements assign to an agent. */
  readonly binding: ReadonlyMap<Agent, readonly string[]>;
  readonly matched: ReadonlySet<Agent>;
  /** Whether names and orders decide who reviews every file, so that no agent is chosen by score. */
  readonly isSettled: boolean;
}

function decide(scored: AgentScore, selection: Selection): RouteDecision {
  const { agent, parts, score, files } = scored;
  const { input, paths, named, binding, matched, isSettled } = selection;
  const orders = selection.orders.filter((order) => order.agent === agent);
  const common = { agent, score, parts, orders };
  const ordered = binding.get(agent);
  if (named.has(agent)) {
    return { kind: 'named', ...common, files: paths };
  }
  if (ordered !== undefined) {
    return { kind: 'mandatory', ...common, files: ordered };
  }
  return matched.has(agent)
    ? { kind: 'matched', ...common, files }
    : { kind: 'not-chosen', ...common, reason: explainNotChosen(scored, orders, input, isSettled) };
}

/** Notes on mentions that call no agent. */
function writeNotes({ message, agents }: RouteInput, { called, nearMisses }: Mentions<Agent>): readonly string[] {
  const hidden = called.filter(({ head }) => !head.isUserInvocable);
  return [
    ...hidden.map(({ name }) => `\`@${name}\` is not called: \`user-invocable\` reserves the agent for other agents`),
    ...unavailableNamed(message, agents.others),
    ...nearMisses.map(
      ({ written, nearest }) => `There is no agent \`${written}\`. Did you mean \`@${at(nearest, 0)}\`?`,
    ),
  ];
}

const LEVELS: readonly Agent['level'][] = ['repository', 'user', 'organization'];

function byLevelAndPath(a: Agent, b: Agent): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || byPath(a, b);
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}

function byScore(a: AgentScore, b: AgentScore): number {
  return b.score - a.score || (a.agent.name < b.agent.name ? -1 : Number(a.agent.name > b.agent.name));
}

const KINDS: readonly RouteDecision['kind'][] = ['named', 'mandatory', 'matched'];

function byKind(a: RouteDecision, b: RouteDecision): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
}

/** The changed files that statements assign to each agent. Agents without any are left out. */
function bindingFiles(
  orders: readonly StatementOrder<Agent>[],
  files: readonly string[],
): ReadonlyMap<Agent, readonly string[]> {
  const found = new Map<Agent, Set<string>>();
  for (const { agent, guideline, globs, except } of orders) {
    const inForce = files.filter((path) => guideline.appliesTo.has(path));
    const wanted = globs.length === 0 ? inForce : taken(globs, inForce);
    const out = new Set(taken(except, wanted));
    const bound = wanted.filter((path) => !out.has(path));
    if (agent !== undefined && bound.length > 0) {
      found.set(agent, new Set([...(found.get(agent) ?? []), ...bound]));
    }
  }
  return new Map([...found].map(([agent, paths]) => [agent, [...paths].toSorted()]));
}

function taken(globs: readonly string[], files: readonly string[]): readonly string[] {
  return matchInBothDialects(globs, files).taken.map(({ path }) => path);
}

/** The agents with the most points among those that may be chosen and have enough points. */
function chooseBest(
  scored: readonly AgentScore[],
  most: number,
  binding: ReadonlyMap<Agent, unknown>,
): ReadonlySet<Agent> {
  const fit = scored.filter(
    ({ agent, reason, score }) => !binding.has(agent) && reason === undefined && score >= LEAST_SCORE,
  );
  return new Set(fit.slice(0, most).map(({ agent }) => agent));
}

function explainNotChosen(
  { reason, score }: AgentScore,
  orders: readonly StatementOrder<Agent>[],
  { delegate, maxAgents }: RouteInput,
  isSettled: boolean,
): string {
  if (delegate === 'never') {
    return '`delegate` is `never`';
  }
  if (orders.length > 0) {
    return 'none of the files that an instruction assigns to it changed';
  }
  if (delegate === 'mandatory') {
    return '`delegate` is `mandatory`, and no instruction assigns files to it';
  }
  if (reason !== undefined) {
    return reason;
  }
  if (score < LEAST_SCORE) {
    return `it has ${score} ${score === 1 ? 'point' : 'points'}, and ${LEAST_SCORE} are needed`;
  }
  return isSettled
    ? 'the message or an instruction names the reviewers, so no agent is chosen by score'
    : `\`max-agents\` is ${maxAgents}, and other agents rank higher`;
}

/** Notes on agents that the message calls but that cannot be used. */
function unavailableNamed(message: string, others: readonly UnusableAgent[]): readonly string[] {
  return readMentions(message, indexNames(others)).called.map(
    ({ name, path, reason }) => `\`@${name}\` is not called: ${path} cannot be used: ${reason}`,
  );
}
