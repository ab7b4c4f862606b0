import type { RouteDecision } from '../../agents/route/route.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { ChosenReviewers, Reviewer } from './choose-reviewers.ts';

/** What an agent does in a review: it reviews files, or it does not, with the reason. */
export type AgentOutcome =
  | {
      readonly kind: 'reviews';
      readonly files: readonly string[];
      /** What became of the pieces of its prompts, by their ids; absent if no prompt was made. */
      readonly ledger?: ReadonlyMap<string, LedgerEntry>;
    }
  | { readonly kind: 'idle'; readonly reason: string };

/** A reviewer with what became of the pieces that its requests share, or with the reason why there are none. */
interface Prompted {
  readonly composed: { readonly reviewer: Reviewer; readonly shared: ReadonlyMap<string, LedgerEntry> };
  readonly unfit?: Error;
}

type OutcomeByPath = readonly [path: string, outcome: AgentOutcome];

/**
 * The agents that a review decided on, by their paths.
 * @param prompted the reviewers whose prompts were composed, including agents that another model called
 */
export function agentsAtWork(
  { reviewers, routing }: Pick<ChosenReviewers, 'reviewers' | 'routing'>,
  prompted: readonly Prompted[] = [],
): ReadonlyMap<string, AgentOutcome> {
  const idle = (routing?.decisions ?? []).flatMap(idleOutcome);
  const chosen = reviewers.flatMap(({ agent, files }) =>
    outcomeByPath(agent, { kind: 'reviews', files: listPaths(files) }),
  );
  return new Map([...idle, ...chosen, ...promptedOutcomes(prompted)]);
}

function idleOutcome(decision: RouteDecision): readonly OutcomeByPath[] {
  if (decision.kind === 'unavailable') {
    return [[decision.path, { kind: 'idle', reason: decision.reason }]];
  }
  return decision.kind === 'not-chosen' ? [[decision.agent.path, { kind: 'idle', reason: decision.reason }]] : [];
}

/** An agent that was called several times reviews if any of its prompts fitted. */
function promptedOutcomes(prompted: readonly Prompted[]): readonly OutcomeByPath[] {
  const byPath = groupBy(prompted, ({ composed }) => composed.reviewer.agent?.path);
  return [...byPath.values()].flatMap((ofOne) => {
    const fitting = ofOne.filter(({ unfit }) => unfit === undefined);
    const first = fitting[0] ?? at(ofOne, 0);
    const { reviewer, shared } = first.composed;
    const files = [...new Set(fitting.flatMap(({ composed }) => listPaths(composed.reviewer.files)))];
    return outcomeByPath(
      reviewer.agent,
      first.unfit === undefined
        ? { kind: 'reviews', files, ledger: shared }
        : { kind: 'idle', reason: first.unfit.message },
    );
  });
}

/** The default reviewer is not an agent and has no path. */
function outcomeByPath(agent: Agent | undefined, outcome: AgentOutcome): readonly OutcomeByPath[] {
  return agent === undefined ? [] : [[agent.path, outcome]];
}

function listPaths(files: readonly FileChange[]): readonly string[] {
  return files.map(({ path }) => path);
}
