import { dumpPrompt } from '../../jobs/dump.ts';
import type { Chosen, ReviewSubject } from '../../jobs/choose/choose-guidance.ts';
import { predictBill, type Bill } from '../../jobs/shards/predict-bill.ts';
import type { Given } from '../../jobs/gather/read-given.ts';
import { chooseModels, providerOfModel, type Environment } from '../../models/choose.ts';
import type { Options } from '../../options/options.ts';
import type { Shard } from '../../packing/plan-shards.ts';
import { describeForDump, type KeptIndex } from './open-models.ts';

/** The providers with a batch API. */
const BATCHES = new Set(['anthropic', 'openai']);

/** Files to be reviewed, with their texts and what was chosen for them. */
export interface OpenedPart {
  readonly subject: ReviewSubject;
  readonly chosen: Chosen;
}

/**
 * Predicts what a review of these parts would cost; undefined if no model is named or configured. Nothing is sent, and no key
 * is needed.
 *
 * @param kept what is known of the code from other bills of the same repository
 */
export async function openBill(
  parts: readonly Shard[],
  options: Options,
  environment: Environment,
  openPart: (paths: ReadonlySet<string>) => Promise<OpenedPart> | OpenedPart,
  kept?: KeptIndex,
): Promise<Bill | undefined> {
  if (parts.length === 0 || (options.model === undefined && chooseModels(options, environment).kind === 'offline')) {
    return undefined;
  }
  const models = await describeForDump(options, environment, kept);
  const given: Given = { message: undefined, attach: [], history: undefined, memory: undefined };
  const { name, provider: configured } = models.main.model;
  const provider = configured === 'offline' ? providerOfModel(name) : configured;
  return predictBill(parts, {
    model: `${provider}:${name}`,
    prices: options.prices,
    mayBatch: options.allFiles && BATCHES.has(provider),
    compose: async (paths) => {
      const { subject, chosen } = await openPart(new Set(paths));
      const dump = await dumpPrompt(
        subject,
        chosen,
        given,
        { ...options, purpose: 'review' },
        { ...models, model: options.model, reports: [] },
      );
      return {
        requests: dump.requests.length,
        inputTokens: dump.requests.reduce((sum, { tokens, toolTokens = 0 }) => sum + tokens + toolTokens, 0),
      };
    },
  });
}
