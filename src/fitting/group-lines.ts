import { groupAt, type PromptPlan } from './plan.ts';

/** Tokens that the opening and closing lines of groups add to a cap. Groups that are there anyway add nothing. */
export function countGroupLines(
  groups: Iterable<number>,
  cap: number,
  plan: PromptPlan,
  isThere: (group: number) => boolean,
): number {
  let tokens = 0;
  for (const index of groups) {
    const group = groupAt(plan, index);
    tokens += isThere(index) || !group.caps.includes(cap) ? 0 : group.tokens;
  }
  return tokens;
}
