import type { RouteDecision, Routing } from '../../agents/route/route.ts';
import type { ScorePart } from '../../agents/route/score-agents.ts';
import type { ToolSelection } from '../../agents/tools/tool-names.ts';
import type { Agent } from '../../customizations/agents/open-agent.ts';
import type { UnusableAgent } from '../../customizations/agents/read-agents.ts';
import { oneLine } from '../../text/hidden/visible.ts';
import { drawDiagnostic, type Paint } from './console.ts';
import { count } from '../count.ts';
import { groupBy } from '../../structures/group-by.ts';
import { wrapListing } from '../wrap.ts';
import { shorten } from '../../text/shown/shorten.ts';
import { shownPath } from '../../text/shown/shown-path.ts';

/** A usable agent with the tools it gets. */
export interface ListedAgent {
  readonly agent: Agent;
  readonly tools: ToolSelection;
}

/** The list that `housestyle agents` prints. */
export interface AgentsReport {
  /** Ordered by preference. */
  readonly agents: readonly ListedAgent[];
  readonly unusable: readonly UnusableAgent[];
  /** Absent if neither a message nor a change was given. */
  readonly message?: string;
  /** Files under review; absent without a change. */
  readonly changedFiles?: number;
  readonly routing?: Routing;
}

/** Draws a paragraph for each agent: first those that would review, then the others, then those that cannot be used. */
export function agentsText(
  { agents, unusable, changedFiles, routing }: AgentsReport,
  paint: Paint,
  columns?: number,
): string {
  const byPath = new Map(agents.map((one) => [one.agent.path, one]));
  const decisions = (routing?.decisions ?? []).filter((one) => one.kind !== 'unavailable');
  const inOrder = routing === undefined ? agents : decisions.flatMap(({ agent }) => byPath.get(agent.path) ?? []);
  const decided = new Map(decisions.map((one) => [one.agent.path, one]));
  const idle = groupBy(decisions.filter(isIdle), ({ reason }) => reason.replaceAll(/`[^`]*`/g, '…'));
  const alike = [...idle.values()].filter(({ length }) => length >= MIN_GROUP);
  const named = new Set(alike.flat().map(({ agent }) => agent.path));
  const paragraphs = [
    ...inOrder
      .filter(({ agent }) => !named.has(agent.path))
      .map((one) => {
        const decision = decided.get(one.agent.path);
        return [
          headLine(one.agent, paint),
          ...(decision === undefined ? detailLines(one) : decisionLines(decision)).map((line) => `  ${line}`),
        ].join('\n');
      }),
    ...alike.map((group) => idleText(group, paint)),
  ];
  const closed = unusable.map(
    ({ name, path, reason }) =>
      `${paint('dim', 'not usable')} ${oneLine(name)} ${paint('dim', shownPath(path))}: ${oneLine(reason)}`,
  );
  const notes = (routing?.notes ?? []).map((note) => `note: ${oneLine(note)}`);
  const problems = (routing?.problems ?? []).map((problem) => drawDiagnostic(problem, paint));
  const listed = [...paragraphs, ...[closed, notes].map((lines) => lines.join('\n'))].map((text) =>
    wrapListing(text, columns),
  );
  // The marks below the line of a problem would move with their line.
  const sections = [...listed, problems.join('\n')];
  return `${[...sections.filter((section) => section !== ''), closingLine(inOrder.length, unusable.length, changedFiles, decisions)].join('\n\n')}\n`;
}

type Idle = Extract<RouteDecision, { kind: 'not-chosen' }>;

/** Whether there is nothing to say about an agent but why it was not chosen. */
function isIdle(decision: RouteDecision): decision is Idle {
  return decision.kind === 'not-chosen' && decision.parts.length === 0 && decision.orders.length === 0;
}

/** With fewer agents of one reason, each has a paragraph of its own. */
const MIN_GROUP = 3;

/** The agents that were not chosen for one reason. */
function idleText(group: readonly Idle[], paint: Paint): string {
  const [first] = group;
  const reason = (first?.reason ?? '').replaceAll(/`[^`]*`/g, '…');
  const isSame = group.every((one) => one.reason === first?.reason);
  const names = group.map(({ agent }) => oneLine(agent.name)).join(', ');
  return [
    paint('bold', `${group.length} other agents`),
    `  not chosen: ${oneLine(isSame ? (first?.reason ?? '') : reason)}`,
    `  ${names}`,
  ].join('\n');
}

function closingLine(
  usable: number,
  unusable: number,
  changedFiles: number | undefined,
  decisions: readonly RouteDecision[],
): string {
  const all = `${count(usable, 'agent')}${unusable === 0 ? '' : `, ${unusable} not usable`}`;
  if (usable + unusable === 0) {
    return 'There are no agents. An agent is a file such as `.github/agents/NAME.agent.md`.';
  }
  if (decisions.length === 0) {
    return `${all}.`;
  }
  const reviewing = decisions.filter((one) => 'files' in one).length;
  const files = changedFiles === undefined ? '' : ` ${count(changedFiles, 'changed file')}`;
  return `${all}; ${reviewing === 0 ? 'none' : reviewing} would review${files}.`;
}

function headLine({ name, path, level }: Agent, paint: Paint): string {
  return `${paint('bold', oneLine(name))} ${paint('dim', `${shownPath(path)}${level === 'repository' ? '' : ` (${level})`}`)}`;
}

function detailLines({ agent, tools }: ListedAgent): readonly string[] {
  const { head, description } = agent;
  return [
    description === undefined ? 'no description, so it is used only when it is named' : oneLine(description),
    `tools: ${tools.tools.length === 0 ? 'none' : nameFirst(tools.tools)}`,
    ...(tools.unavailable.length === 0
      ? []
      : [`not available here: ${nameFirst(tools.unavailable.map(({ name }) => oneLine(name)))}`]),
    ...(tools.unknown.length === 0 ? [] : [`unknown tools: ${nameFirst(tools.unknown.map(oneLine))}`]),
    ...(head.models.length === 0 ? [] : [`model: ${head.models.map(oneLine).join(', else ')}`]),
    ...(head.globs.length === 0 ? [] : [`for: ${head.globs.map(oneLine).join(', ')}`]),
    ...(head.agents === undefined
      ? []
      : [`may call: ${head.agents.length === 0 ? 'nobody' : nameFirst(head.agents.map(oneLine))}`]),
    ...head.handoffs.map(({ label, agent: next }) => `then: ${oneLine(label)} (@${oneLine(next)})`),
    ...(head.maxTurns === undefined ? [] : [`at most ${count(head.maxTurns, 'turn')}`]),
    ...(head.isForPeopleOnly
      ? ['for people only: it is not chosen by its description, and other agents cannot call it']
      : []),
    ...(head.isUserInvocable ? [] : ['for other agents only: people cannot call it with `@`']),
    ...head.faults.map((fault) => `note: ${oneLine(fault)}`),
  ];
}

/** Most names of a list. The JSON has all of them. */
const MAX_NAMES = 12;

function nameFirst(names: readonly string[]): string {
  const more = names.length - MAX_NAMES;
  return more > 1 ? `${names.slice(0, MAX_NAMES).join(', ')} and ${more} more` : names.join(', ');
}

const CHOSEN = {
  named: 'named in the message',
  mandatory: 'ordered by a statement',
  matched: 'chosen by its score',
} as const;

function decisionLines(decision: Exclude<RouteDecision, { kind: 'unavailable' }>): readonly string[] {
  const { score, parts, orders } = decision;
  return [
    decision.kind === 'not-chosen'
      ? `not chosen: ${oneLine(decision.reason)}`
      : `would review${decision.files.length === 0 ? '' : ` ${count(decision.files.length, 'file')}`}: ${CHOSEN[decision.kind]}`,
    ...orders.map(
      ({ source, line, statement, why }) =>
        `by ${oneLine(source)}:${line}: ${oneLine(shorten(statement.text, MAX_STATEMENT_CHARACTERS))} (${oneLine(why)})`,
    ),
    ...(parts.length === 0 ? [] : [`${count(score, 'point')}: ${parts.map(drawPart).join('; ')}`]),
  ];
}

/** The words for each part of a score. */
const ABOUT: Readonly<Record<ScorePart['why'], string>> = {
  globs: 'its globs',
  folder: 'a folder it names',
  ending: 'a kind of file it names',
  language: 'a language it names',
  'any-change': 'its task',
  message: 'words in the message',
  path: 'words in the paths',
  code: 'words in the added lines',
};

/** Describes a part of a score, with the evidence: `a language it names (SQL: db/q.sql)`. */
export function aboutPart({ why, evidence }: ScorePart): string {
  return `${ABOUT[why]} (${evidence})`;
}

function drawPart({ why, points, evidence }: ScorePart): string {
  return `${ABOUT[why]} ${points} (${oneLine(evidence)})`;
}

const MAX_STATEMENT_CHARACTERS = 200;
