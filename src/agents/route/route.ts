import { quote } from '../../text/shown/quote.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/open-agent.ts';
import type { Agents, UnusableAgent } from '../../customizations/agents/read-agents.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Guideline } from '../../guidelines/types.ts';
import { indexNames } from './agent-names.ts';
import { readProfile, type AgentProfile } from './agent-profile.ts';
import { bindOrders, DOES_OTHER_WORK, type BoundOrder } from './bind-orders.ts';
import { readChangeSubjects } from './change-subjects.ts';
import { readChangeWords } from './change-words.ts';
import { readMentions, type Mentions } from './mentions.ts';
import { orderProblems } from './order-problems.ts';
import { readOrders, type StatementOrder } from './read-orders.ts';
import { LEAST_SCORE, scoreAgents, type AgentScore, type ScorePart } from './score-agents.ts';

export interface RouteInput {
  readonly agents: Agents;
  /** The request of a person; empty if there is none. */
  readonly message: string;
  /** The title of the pull request. */
  readonly title?: string;
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
  /** The statements that order it, each with the reason why it applies or not. */
  readonly orders: readonly ExplainedOrder[];
}

export interface ExplainedOrder extends StatementOrder<Agent> {
  /** `it is about security: session in src/login.ts` */
  readonly why: string;
  /** Whether it applies to the change. */
  readonly applies: boolean;
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
 * orders an agent applies to the files that its guideline applies to, narrowed by the paths or the subject that it
 * names. It applies even if the message calls other agents: a message cannot remove a reviewer. For the remaining files, the agents with
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
  const profileOf = rememberProfiles();
  const bindings =
    delegate === 'never'
      ? []
      : bindOrders(orders, paths, readChangeSubjects(message, input.title, input.files), profileOf);
  const binding = collectFiles(bindings);
  const bound = new Set([...binding.values()].flat());
  const free = input.files.filter(({ path }) => !bound.has(path));
  const isSettled = named.size > 0 || (bound.size > 0 && free.length === 0);
  const words = readChangeWords(message, isSettled ? input.files : free);
  const scored = scoreAgents(agents, words, profileOf).toSorted(byScore);
  const matched = delegate === 'auto' && !isSettled ? chooseBest(scored, input.maxAgents, binding) : new Set<Agent>();
  const decisions = scored.map((score) =>
    decide(score, { input, paths, bindings, named, binding, matched, isSettled }),
  );
  return {
    decisions: [
      ...decisions.filter(({ kind }) => kind !== 'not-chosen').toSorted(byKind),
      ...decisions.filter(({ kind }) => kind === 'not-chosen'),
      ...input.agents.others
        .map(({ name, path, reason }) => ({ kind: 'unavailable', name, path, reason }) as const)
        .toSorted(byPath),
    ],
    notes: [...writeNotes(input, mentions), ...bindings.flatMap(noteRefusal)],
    problems: delegate === 'never' ? [] : orderProblems(orders, input.agents.others, names),
  };
}

/** What the decision on an agent depends on, in addition to its score. */
interface Selection {
  readonly input: RouteInput;
  /** All changed files. */
  readonly paths: readonly string[];
  readonly bindings: readonly BoundOrder[];
  readonly named: ReadonlySet<Agent>;
  /** The changed files that statements assign to an agent. */
  readonly binding: ReadonlyMap<Agent, readonly string[]>;
  readonly matched: ReadonlySet<Agent>;
  /** Whether names and orders decide who reviews every file, so that no agent is chosen by score. */
  readonly isSettled: boolean;
}

function decide(scored: AgentScore, selection: Selection): RouteDecision {
  const { agent, parts, score, files } = scored;
  const { paths, named, binding, matched } = selection;
  const orders = selection.bindings.flatMap(({ order, files: bound, why }) =>
    order.agent === agent ? [{ ...order, why, applies: bound.length > 0 }] : [],
  );
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
    : { kind: 'not-chosen', ...common, reason: explainNotChosen(scored, selection) };
}

/** Notes on mentions that call no agent. */
function writeNotes({ message, agents }: RouteInput, { called, unknown }: Mentions<Agent>): readonly string[] {
  const hidden = called.filter(({ head }) => !head.isUserInvocable);
  const others = indexNames(agents.others);
  const names = agents.usable.flatMap(({ name, head }) => (head.isUserInvocable ? [name] : [])).toSorted();
  return [
    ...hidden.map(({ name }) => `\`@${name}\` is not called: \`user-invocable\` reserves the agent for other agents`),
    ...unavailableNamed(message, agents.others),
    ...unknown
      .filter(({ written }) => others.find(written) === undefined)
      .map(({ written, nearest }) => `There is no agent ${quote(written)}. ${suggestAgent(nearest, names)}`),
  ];
}

const MAX_NAMES = 20;

function suggestAgent([nearest]: readonly string[], names: readonly string[]): string {
  if (nearest !== undefined) {
    return `Did you mean \`@${nearest}\`?`;
  }
  const shown = names.slice(0, MAX_NAMES).map((name) => `\`@${name}\``);
  return shown.length === 0
    ? 'The repository has no agents that a message can call.'
    : `The agents are ${shown.join(', ')}${names.length > shown.length ? ' and others' : ''}.`;
}

/** A note on an order that would apply if its agent reviewed. */
function noteRefusal({ order, isRefused }: BoundOrder): readonly string[] {
  return isRefused
    ? [
        `${order.source}:${order.line} delegates to \`${order.agent?.name ?? ''}\`, which does not review: ${DOES_OTHER_WORK}`,
      ]
    : [];
}

/** Reads each profile once. */
function rememberProfiles(): (agent: Agent) => AgentProfile {
  const known = new Map<Agent, AgentProfile>();
  return (agent) => {
    const profile = known.get(agent) ?? readProfile(agent);
    known.set(agent, profile);
    return profile;
  };
}

const LEVELS: readonly Agent['level'][] = ['repository', 'user', 'organization'];

function byLevelAndPath(a: Agent, b: Agent): number {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || byPath(a, b);
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}

/** With equal points, an agent for this kind of change comes before one that reviews any change. */
function byScore(a: AgentScore, b: AgentScore): number {
  return (
    b.score - a.score ||
    Number(isSpecific(b)) - Number(isSpecific(a)) ||
    (a.agent.name < b.agent.name ? -1 : Number(a.agent.name > b.agent.name))
  );
}

function isSpecific({ parts }: AgentScore): boolean {
  return parts.some(({ why }) => why !== 'any-change');
}

const KINDS: readonly RouteDecision['kind'][] = ['named', 'mandatory', 'matched'];

function byKind(a: RouteDecision, b: RouteDecision): number {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
}

/** The changed files that statements assign to each agent. Agents without any are left out. */
function collectFiles(bindings: readonly BoundOrder[]): ReadonlyMap<Agent, readonly string[]> {
  const found = new Map<Agent, Set<string>>();
  for (const { order, files } of bindings) {
    if (order.agent !== undefined && files.length > 0) {
      found.set(order.agent, new Set([...(found.get(order.agent) ?? []), ...files]));
    }
  }
  return new Map([...found].map(([agent, paths]) => [agent, [...paths].toSorted()]));
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

function explainNotChosen({ agent, reason, score }: AgentScore, selection: Selection): string {
  const { input, bindings, isSettled } = selection;
  const { delegate, maxAgents } = input;
  if (delegate === 'never') {
    return '`delegate` is `never`';
  }
  const [first, ...others] = bindings.filter(({ order }) => order.agent === agent);
  if (first !== undefined) {
    return explainIdleOrders([first, ...others]);
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

/** Why none of the orders for an agent applies. */
function explainIdleOrders(bindings: readonly BoundOrder[]): string {
  const subject = bindings.find(({ order }) => order.subject !== undefined);
  if (bindings.some(({ isRefused }) => isRefused)) {
    return DOES_OTHER_WORK;
  }
  return subject === undefined
    ? 'none of the files that an instruction assigns to it changed'
    : `an instruction assigns other changes to it: ${subject.why}`;
}

/** Notes on agents that the message calls but that cannot be used. */
function unavailableNamed(message: string, others: readonly UnusableAgent[]): readonly string[] {
  return readMentions(message, indexNames(others)).called.map(
    ({ name, path, reason }) => `\`@${name}\` is not called: ${path} cannot be used: ${reason}`,
  );
}
