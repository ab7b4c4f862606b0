import type { Agent } from '../../customizations/agents/open-agent.ts';
import { matchInBothDialects } from '../../text/globs/glob.ts';
import { doesOtherWork, type AgentProfile } from './agent-profile.ts';
import { findFilesAbout, type ChangeSubjects } from './change-subjects.ts';
import type { StatementOrder } from './read-orders.ts';

/** An order for an existing agent, and the changed files that it assigns to the agent. */
export interface BoundOrder {
  readonly order: StatementOrder<Agent>;
  /** Empty if the order does not apply to the change. */
  readonly files: readonly string[];
  /** Why it applies or not; one phrase. */
  readonly why: string;
  /** Whether it would apply, but its agent does not review. */
  readonly isRefused: boolean;
}

export const DOES_OTHER_WORK = 'its name and description say that it does other work than reviewing';

/**
 * Decides for each order whether it applies to the change. An order that names paths applies to these files, one that
 * names a subject to the files that are about it, and any other to every file of its guideline. An agent that does other
 * work than reviewing takes no order to review.
 */
export function bindOrders(
  orders: readonly StatementOrder<Agent>[],
  files: readonly string[],
  subjects: ChangeSubjects,
  profileOf: (agent: Agent) => AgentProfile,
): readonly BoundOrder[] {
  return orders.flatMap((order) => {
    const { agent } = order;
    if (agent === undefined) {
      return [];
    }
    const { files: bound, why } = bindOrder(order, files, subjects, profileOf(agent));
    const isRefused = bound.length > 0 && doesOtherWork(agent, profileOf(agent));
    return [{ order, files: isRefused ? [] : bound, why, isRefused }];
  });
}

function bindOrder(
  { guideline, globs, except, subject }: StatementOrder<Agent>,
  files: readonly string[],
  subjects: ChangeSubjects,
  profile: AgentProfile,
): Pick<BoundOrder, 'files' | 'why'> {
  const inForce = files.filter((path) => guideline.appliesTo.has(path));
  const wanted = globs.length === 0 ? inForce : match(globs, inForce);
  const out = new Set(match(except, wanted));
  const open = wanted.filter((path) => !out.has(path));
  if (subject === undefined || open.length === 0) {
    return { files: open, why: globs.length === 0 ? 'it is about every change' : 'it names these paths' };
  }
  const inQuestion = new Set(open);
  const about = findFilesAbout(subject, profile, {
    ...subjects,
    files: subjects.files.filter(({ path }) => inQuestion.has(path)),
  });
  return about === undefined
    ? { files: [], why: `neither the message nor the change is about ${subject.shown}` }
    : { files: about.paths, why: `it is about ${subject.shown}: ${about.evidence}` };
}

function match(globs: readonly string[], files: readonly string[]): readonly string[] {
  return matchInBothDialects(globs, files).taken.map(({ path }) => path);
}
