import type { PromptPlan } from './plan.ts';

/** Tokens of a cap that the opening and closing lines of groups take, but for those that are there anyway. */
export function tokensOfLines(
  groups: Iterable<number>,
  cap: number,
  plan: PromptPlan,
  isThere: (group: number) => boolean,
): number {
  let tokens = 0;
  for (const index of groups) {
    const group = plan.groups[index];
    tokens += group === undefined || isThere(index) || !group.caps.includes(cap) ? 0 : group.tokens;
  }
  return tokens;
}
