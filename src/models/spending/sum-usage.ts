import type { TokenUsage } from '../model.ts';
import { sum } from '../../structures/sum.ts';

/** Adds up the usage of several requests. */
export function sumUsage(usages: readonly TokenUsage[]): TokenUsage {
  const cached = usages.flatMap(({ cachedInputTokens }) => cachedInputTokens ?? []);
  const written = usages.flatMap(({ cacheWriteTokens }) => cacheWriteTokens ?? []);
  return {
    inputTokens: sum(usages.map(({ inputTokens }) => inputTokens)),
    outputTokens: sum(usages.map(({ outputTokens }) => outputTokens)),
    ...(cached.length === 0 ? {} : { cachedInputTokens: sum(cached) }),
    ...(written.length === 0 ? {} : { cacheWriteTokens: sum(written) }),
  };
}
