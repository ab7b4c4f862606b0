import type { RouteDecision } from '../../agents/route/route.ts';
import type { FileChange } from '../../changes/types.ts';
import type { Agent } from '../../customizations/agents/find-agent.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import { groupBy } from '../../text/group-by.ts';
import type { ChosenReviewers, Reviewer } from './choose-reviewers.ts';

/** What became of an agent: it reviews files, or a reason why not. */
export type AgentFate =
  | {
      readonly kind: 'reviews';
      readonly files: readonly string[];
      /** Of its prompts, by the ids of pieces; absent where none was made. */
      readonly ledger?: ReadonlyMap<string, LedgerEntry>;
    }
  | { readonly kind: 'idle'; readonly reason: string };

/** A reviewer with what became of the pieces that its requests share, or why there are none. */
interface Prompted {
  readonly composed: { readonly reviewer: Reviewer; readonly shared: ReadonlyMap<string, LedgerEntry> };
  readonly unfit?: Error;
}

/** The agents of which something was decided, by their paths. `prompted`: those who were asked, be it by another's model. */
export function agentsAtWork(
  { reviewers, routing }: ChosenReviewers,
  prompted: readonly Prompted[] = [],
): ReadonlyMap<string, AgentFate> {
  const idle = (routing?.decisions ?? []).flatMap(idleFate);
  const chosen = reviewers.flatMap(({ agent, files }) => fateOf(agent, { kind: 'reviews', files: pathsOf(files) }));
  return new Map([...idle, ...chosen, ...fatesOfPrompted(prompted)]);
}

type Fate = readonly [path: string, fate: AgentFate];

function idleFate(decision: RouteDecision): readonly Fate[] {
  if (decision.kind === 'unavailable') {
    return [[decision.path, { kind: 'idle', reason: decision.reason }]];
  }
  return decision.kind === 'not-chosen' ? [[decision.agent.path, { kind: 'idle', reason: decision.reason }]] : [];
}

/** One that was called several times, by whatever fitted a prompt. */
function fatesOfPrompted(prompted: readonly Prompted[]): readonly Fate[] {
  const byPath = groupBy(prompted, ({ composed }) => composed.reviewer.agent?.path);
  return [...byPath.values()].flatMap((ofOne) => {
    const asked = ofOne.filter(({ unfit }) => unfit === undefined);
    const first = asked[0] ?? ofOne[0];
    const reason = first?.unfit?.message;
    const files = [...new Set(asked.flatMap(({ composed }) => pathsOf(composed.reviewer.files)))];
    const ledger = first?.composed.shared;
    return fateOf(
      first?.composed.reviewer.agent,
      reason === undefined ? { kind: 'reviews', files, ...(ledger && { ledger }) } : { kind: 'idle', reason },
    );
  });
}

function fateOf(agent: Agent | undefined, fate: AgentFate): readonly Fate[] {
  return agent === undefined ? [] : [[agent.path, fate]];
}

function pathsOf(files: readonly FileChange[]): readonly string[] {
  return files.map(({ path }) => path);
}
