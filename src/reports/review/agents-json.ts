import type { RouteDecision } from '../../agents/route/route.ts';
import type { ToolSelection } from '../../agents/tools/tool-names.ts';
import type { Agent } from '../../customizations/agents/open-agent.ts';
import type { UnusableAgent } from '../../customizations/agents/read-agents.ts';
import { diagnosticJson, type DiagnosticReport } from '../../diagnostics/diagnostic.ts';
import type { AgentsReport, ListedAgent } from './agents.ts';

/** The agents of a repository, and for a message or a change who would review it. */
export interface AgentListing {
  /** The agents that can be used, ordered by preference. */
  readonly agents: readonly (AgentEntry & {
    /** Whether it would review, and why. Absent if neither a message nor a change was given. */
    readonly decision?: AgentDecision;
  })[];
  /** Agents that cannot be used, and why. */
  readonly unusable: readonly (Pick<UnusableAgent, 'name' | 'path' | 'reason'> & {
    /** Where it comes from; null if it does not belong to the repository, the user or the organization. */
    readonly level: NonNullable<UnusableAgent['level']> | null;
  })[];
  /** The message that was given; null without one. */
  readonly message: string | null;
  /** Number of files under review; null without a change. */
  readonly changedFiles: number | null;
  /** Names of the agents that would review. */
  readonly reviewers: readonly string[];
  /** What a reader should know about how they were chosen, as sentences. */
  readonly notes: readonly string[];
  /** Problems in the instruction files that name agents. */
  readonly problems: readonly DiagnosticReport[];
}

/** An agent of the repository, as its file describes it. */
export interface AgentEntry extends Pick<Agent, 'name' | 'fileName' | 'path' | 'level'> {
  /** Its description; null without one, and then it is used only when it is named. */
  readonly description: string | null;
  /** The models that it asks for; the first one that is configured is used. */
  readonly models: Agent['head']['models'];
  /** Names of the tools that it gets. */
  readonly tools: ToolSelection['tools'];
  /** Tools that it asks for and that are not available here, and why. */
  readonly unavailableTools: ToolSelection['unavailable'];
  /** Tools that it asks for and that nothing knows. */
  readonly unknownTools: ToolSelection['unknown'];
  /** Names of the agents that it may call, or `all`. */
  readonly mayCall: NonNullable<Agent['head']['agents']> | 'all';
  /** Next steps that its author suggests. */
  readonly handoffs: Agent['head']['handoffs'];
  /** Globs of the files that it is for. */
  readonly globs: Agent['head']['globs'];
  /** The one product that it is for; null without one. */
  readonly target: NonNullable<Agent['head']['target']> | null;
  /** The most requests that it may make; null without a limit of its own. */
  readonly maxTurns: number | null;
  /** Whether models may not call it. */
  readonly forPeopleOnly: boolean;
  /** Whether people can choose it in a client. */
  readonly userInvocable: boolean;
  /** What is wrong with its frontmatter, as sentences. */
  readonly notes: Agent['head']['faults'];
}

type UsableDecision = Exclude<RouteDecision, { kind: 'unavailable' }>;

/** Whether an agent would review, and what counted for it. */
export interface AgentDecision extends Pick<UsableDecision, 'kind' | 'score' | 'parts'> {
  /** The changed files that it would review. */
  readonly files: readonly string[];
  /** Why it was not chosen; null if it was. */
  readonly reason: string | null;
  /** The statements of instruction files that order it. */
  readonly orders: readonly {
    /** The instruction file. */
    readonly path: string;
    /** The line of the statement. */
    readonly line: number;
    /** The statement. */
    readonly text: string;
    /** Whether it applies to the change. */
    readonly applies: boolean;
    /** Why it applies, or why not. */
    readonly why: string;
  }[];
}

/** Describes the agents as JSON. */
export function agentsJson({ agents, unusable, message, changedFiles, routing }: AgentsReport): AgentListing {
  const decided = new Map(
    (routing?.decisions ?? []).flatMap((one) => (one.kind === 'unavailable' ? [] : [[one.agent.path, one] as const])),
  );
  return {
    agents: agents.map((one) => ({ ...agentJson(one), ...decisionJson(decided.get(one.agent.path)) })),
    unusable: unusable.map(({ name, path, level, reason }) => ({ name, path, level: level ?? null, reason })),
    message: message ?? null,
    changedFiles: changedFiles ?? null,
    reviewers: (routing?.decisions ?? []).flatMap((one) => ('files' in one ? [one.agent.name] : [])),
    notes: routing?.notes ?? [],
    problems: (routing?.problems ?? []).map(diagnosticJson),
  };
}

function agentJson({ agent, tools }: ListedAgent): AgentEntry {
  const { name, fileName, path, level, description, head } = agent;
  return {
    name,
    fileName,
    path,
    level,
    description: description ?? null,
    models: head.models,
    tools: tools.tools,
    unavailableTools: tools.unavailable,
    unknownTools: tools.unknown,
    mayCall: head.agents ?? 'all',
    handoffs: head.handoffs,
    globs: head.globs,
    target: head.target ?? null,
    maxTurns: head.maxTurns ?? null,
    forPeopleOnly: head.isForPeopleOnly,
    userInvocable: head.isUserInvocable,
    notes: head.faults,
  };
}

function decisionJson(decision: UsableDecision | undefined): { readonly decision?: AgentDecision } {
  if (decision === undefined) {
    return {};
  }
  const { kind, score, parts, orders } = decision;
  return {
    decision: {
      kind,
      score,
      parts,
      files: 'files' in decision ? decision.files : [],
      reason: 'reason' in decision ? decision.reason : null,
      orders: orders.map(({ source, line, statement, why, applies }) => ({
        path: source,
        line,
        text: statement.text,
        applies,
        why,
      })),
    },
  };
}
