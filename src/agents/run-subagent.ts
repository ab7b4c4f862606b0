import type { Draft } from '../findings/types.ts';
import { showLineToModel } from '../text/hidden/chat-markup.ts';
import type { Tool, ToolOutcome } from './tools/tool.ts';

/** What calling an agent needs to know of it. */
export interface CallableAgent {
  readonly name: string;
  readonly description?: string;
  readonly head: {
    /** Names of the agents that it may call; absent: all. */
    readonly agents?: readonly string[];
    /** Whether no model may call it. */
    readonly isForPeopleOnly: boolean;
  };
}

/** The result of a called agent. */
export interface SubagentReport {
  readonly drafts: readonly Draft[];
  readonly summary?: string;
  /** What is missing because of a limit or an error, each as a sentence without full stop. */
  readonly shortages: readonly string[];
  /** Why there is no result, or only a part of it; one sentence. */
  readonly failure?: string;
  /** Whether the result is in a batch that is not answered yet. */
  readonly isWaiting?: boolean;
}

export interface SubagentTerms<Agent extends CallableAgent> {
  /** All agents that could be called, by whichever caller. */
  readonly agents: readonly Agent[];
  /** Names of the agents that wait for each other: the first is the reviewer, the last is the caller. */
  readonly chain: readonly string[];
  /** Names of the agents that the caller may call; absent or with `*`: all. */
  readonly allowed?: readonly string[];
  /** Whether the agent may be called, with regard to how many agents the whole review may ask. */
  readonly admit: (agent: Agent) => boolean;
  /** Runs the conversation of the called agent. Its tools are created with `chain`, which ends with its name. */
  readonly call: (agent: Agent, task: string, chain: readonly string[], signal: AbortSignal) => Promise<SubagentReport>;
  /**
   * Receives each report, with the agent's name on its findings. They are part of the review, whatever the caller does
   * with them.
   */
  readonly onReport: (agent: Agent, report: SubagentReport) => void;
}

/** Copilot's name for this tool. */
export const RUN_SUBAGENT = 'runSubagent';

/**
 * Maximum calls of agents in one conversation, by the number of callers above it; more calls come from a model in a
 * loop.
 */
const MOST_CALLS = [50, 8];

/**
 * The tool by which a model gives a part of its review to another agent and gets back the findings. Undefined if there
 * is no agent to call. An agent that was called may call others, and these may not call any. No agent can call itself
 * or an agent that waits for it. A called agent has only tools that read, so it cannot post anything.
 */
export function runSubagentTool<Agent extends CallableAgent>(terms: SubagentTerms<Agent>): Tool | undefined {
  const callable = callableAgents(terms);
  const most = MOST_CALLS[terms.chain.length - 1] ?? 0;
  if (callable.length === 0 || most === 0) {
    return undefined;
  }
  let calls = 0;
  return {
    name: RUN_SUBAGENT,
    description: DESCRIPTION,
    parameters: {
      type: 'object',
      required: ['prompt', 'agentName'],
      properties: {
        prompt: {
          type: 'string',
          description: 'What to look at and for; the agent sees the change, and nothing of yours.',
        },
        description: { type: 'string', description: 'The task in three to five words.' },
        // Not an `enum`: the error for a wrong name explains why.
        agentName: { type: 'string', description: listAgents(callable) },
      },
    },
    async run(given, signal) {
      const name = readText(given['agentName']);
      const agent = findCallable(callable, name);
      if (agent === undefined) {
        return { kind: 'refused', reason: whyNot(name, callable, terms) };
      }
      if (calls >= most) {
        return {
          kind: 'refused',
          reason: `You have called agents ${most} times, which is the most. Go on without them.`,
        };
      }
      if (!terms.admit(agent)) {
        return { kind: 'refused', reason: NO_MORE_AGENTS };
      }
      calls += 1;
      return delegate(agent, readText(given['prompt']), terms, signal);
    },
  };
}

const NO_MORE_AGENTS =
  'The team does not want more agents in this review (`max-agents`). You can call those again that were called before. Go on without others.';

function callableAgents<Agent extends CallableAgent>({
  agents,
  chain,
  allowed,
}: SubagentTerms<Agent>): readonly Agent[] {
  return agents.filter(
    ({ name, head }) =>
      !head.isForPeopleOnly &&
      !chain.includes(name) &&
      (allowed === undefined || allowed.includes(name) || allowed.includes('*')),
  );
}

const DESCRIPTION =
  "Has one of the team's agents review the change, or a part of it, for what it knows best. What it finds becomes part of the review by itself: do not report it again. It keeps nothing between two calls. Call several in one turn, and they work side by side.";

const MAX_DESCRIPTION_CHARACTERS = 500;

/**
 * The list is in the description of the argument, because some servers refuse tools whose own description exceeds
 * 1,024 characters.
 */
function listAgents(callable: readonly CallableAgent[]): string {
  const agents = callable.map(({ name, description }) => {
    const about =
      description === undefined ? '' : `: ${description.slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed()}`;
    return `- ${showLineToModel(`${name}${about}`)}\n`;
  });
  return `The name of one of these agents:\n${agents.join('')}`;
}

/**
 * Finds an agent by its exact name, or else in another letter case or with a leading `@`, if only one agent matches.
 */
function findCallable<Agent extends CallableAgent>(callable: readonly Agent[], name: string): Agent | undefined {
  const plain = (text: string): string => text.trim().replace(/^@/, '').toLowerCase();
  const exact = callable.find((agent) => agent.name === name);
  const near = callable.filter((agent) => plain(agent.name) === plain(name));
  return exact ?? (near.length === 1 ? near[0] : undefined);
}

function whyNot(
  name: string,
  callable: readonly CallableAgent[],
  { agents, chain }: Pick<SubagentTerms<CallableAgent>, 'agents' | 'chain'>,
): string {
  const names = callable.map((agent) => JSON.stringify(agent.name)).join(', ');
  const others = `You can call ${names}.`;
  const written = JSON.stringify(name.slice(0, MAX_NAME_CHARACTERS).toWellFormed());
  if (chain.includes(name)) {
    return `${written} already works on this, and waits (${chain.join(' → ')}): it cannot be called again from here. ${others}`;
  }
  const known = agents.find((agent) => agent.name === name);
  if (known?.head.isForPeopleOnly === true) {
    return `Only people may call ${written}. ${others}`;
  }
  return known === undefined ? `There is no agent ${written}. ${others}` : `You may not call ${written}. ${others}`;
}

const MAX_NAME_CHARACTERS = 100;

async function delegate<Agent extends CallableAgent>(
  agent: Agent,
  task: string,
  { call, chain, onReport }: SubagentTerms<Agent>,
  signal: AbortSignal,
): Promise<ToolOutcome> {
  const report = signedBy(agent.name, await call(agent, task, [...chain, agent.name], signal));
  onReport(agent, report);
  return report.isWaiting === true ? { kind: 'waiting' } : { kind: 'text', text: drawReport(agent.name, report) };
}

/** Adds the agent's name to its findings. Findings of agents that it called keep their names. */
function signedBy(name: string, report: SubagentReport): SubagentReport {
  return { ...report, drafts: report.drafts.map((draft) => ({ agents: [name], ...draft })) };
}

function drawReport(name: string, { drafts, summary, shortages, failure }: SubagentReport): string {
  const lines = [
    ...(failure === undefined ? [] : [`${name} could not finish: ${failure}.`]),
    ...shortages.map((shortage) => `${name} fell short: ${shortage}.`),
    ...(summary === undefined ? [] : [summary]),
    ...listHeading(name, drafts, failure),
    ...drafts.map(drawDraft),
  ];
  return lines.join('\n');
}

/** An agent that could not finish has not said that there is nothing to report. */
function listHeading(name: string, drafts: readonly Draft[], failure: string | undefined): readonly string[] {
  if (drafts.length > 0) {
    return ['Found, and part of the review already:'];
  }
  return failure === undefined ? [`${name} found nothing to report.`] : [];
}

function drawDraft({ path, line, severity, kind, title, body }: Draft): string {
  return `- ${path}:${line} (${severity}, ${kind}) ${title} — ${body.replaceAll(/\s+/g, ' ')}`;
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
