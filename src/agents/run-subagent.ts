import type { Draft } from '../findings/types.ts';
import { showLineToModel } from '../text/hidden/chat-markup.ts';
import type { Tool, ToolOutcome } from './tools/tool.ts';

/** An agent as far as it can be called by another. */
export interface CallableAgent {
  readonly name: string;
  readonly description?: string;
  readonly head: {
    /** Names of the agents that it may call; absent: all. */
    readonly agents?: readonly string[];
    /** No model may call it. */
    readonly isForPeopleOnly: boolean;
  };
}

/** What a called agent came to. */
export interface SubagentReport {
  readonly drafts: readonly Draft[];
  readonly summary?: string;
  /** What it fell short of, each as a sentence without its full stop. */
  readonly shortages: readonly string[];
  /** Why there is nothing, or not all; a sentence's worth. */
  readonly failure?: string;
}

export interface SubagentTerms<Agent extends CallableAgent> {
  /** All that could be called, whoever calls. */
  readonly agents: readonly Agent[];
  /** Names from the reviewer that was started first to the caller, which is the last. */
  readonly chain: readonly string[];
  /** Names of the agents that the caller may call; absent: all. `*` is all too. */
  readonly allowed?: readonly string[];
  /** Holds the agent's own conversation; its tools are made with `chain`, which ends with its name. */
  readonly call: (agent: Agent, task: string, chain: readonly string[], signal: AbortSignal) => Promise<SubagentReport>;
  /** Gets each report, with the agent's name on its drafts: they belong to the review, whatever the caller makes of them. */
  readonly onReport: (agent: Agent, report: SubagentReport) => void;
}

/** The name of the tool, as Copilot has it. */
export const RUN_SUBAGENT = 'runSubagent';

/** Calls of agents within one conversation, by how many callers it has: more is a model that runs in circles. */
const MOST_CALLS = [50, 8];

/**
 * The tool by which a model hands a part of its review to an agent, and gets back what that found; absent where there is
 * none to call. An agent that was called may call others, and those none. No agent calls itself or one that waits for it.
 * A called agent has tools that read, and no other way to do anything: it cannot post.
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
        // Not an `enum`: what is said of a name that cannot be called says why.
        agentName: { type: 'string', description: listAgents(callable) },
      },
    },
    async run(given, signal) {
      const name = textOf(given['agentName']);
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
      calls += 1;
      return delegate(agent, textOf(given['prompt']), terms, signal);
    },
  };
}

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

/** The list stands with its argument, as some servers refuse tools whose own description has more than 1,024 characters. */
function listAgents(callable: readonly CallableAgent[]): string {
  const agents = callable.map(({ name, description }) => {
    const about =
      description === undefined ? '' : `: ${description.slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed()}`;
    return `- ${showLineToModel(`${name}${about}`)}\n`;
  });
  return `The name of one of these agents:\n${agents.join('')}`;
}

/** By its name as it is; else in other letters or with an `@` before it, where that can mean only one. */
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
  return { kind: 'text', text: drawReport(agent.name, report) };
}

/** What an agent took over from those it called keeps their names. */
function signedBy(name: string, report: SubagentReport): SubagentReport {
  return { ...report, drafts: report.drafts.map((draft) => ({ agents: [name], ...draft })) };
}

function drawReport(name: string, { drafts, summary, shortages, failure }: SubagentReport): string {
  const lines = [
    ...(failure === undefined ? [] : [`${name} could not finish: ${failure}.`]),
    ...shortages.map((shortage) => `${name} fell short: ${shortage}.`),
    ...(summary === undefined ? [] : [summary]),
    drafts.length === 0 ? `${name} found nothing to report.` : `Found, and part of the review already:`,
    ...drafts.map(drawDraft),
  ];
  return lines.join('\n');
}

function drawDraft({ path, line, severity, kind, title, body }: Draft): string {
  return `- ${path}:${line} (${severity}, ${kind}) ${title} — ${body.replaceAll(/\s+/g, ' ')}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
