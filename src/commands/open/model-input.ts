import { readGiven, type Given, type GivenFor } from '../../jobs/gather/read-given.ts';
import type { GuidanceSettings } from '../../jobs/choose/choose-guidance.ts';
import type { ModelInput } from '../../jobs/review.ts';
import type { ModelChoice } from '../../models/choose.ts';
import type { Options } from '../../options/options.ts';
import { NO_MODEL_TO_BATCH } from '../../reports/audit/batches.ts';
import { describeProgress } from '../../reports/reasons/requests.ts';
import type { Terminal } from '../output/terminal.ts';
import { openModels, type ModelTerms } from './open-models.ts';
import { writeMemoryUses } from './memory-uses.ts';
import { readGivenReports } from './tool-reports.ts';

/** Agents are chosen only if a model is asked. */
export function routingFor(
  choice: ModelChoice,
  { delegate, maxAgents }: Pick<Options, 'delegate' | 'maxAgents'>,
  message: string | undefined,
): Pick<GuidanceSettings, 'routing'> {
  return choice.kind === 'offline' ? {} : { routing: { delegate, maxAgents, message } };
}

/** Opens what a review by models needs; undefined for a review without a model. */
export async function openModelInput(
  choice: ModelChoice,
  options: Options,
  given: Given,
  givenFor: GivenFor,
  terms: ModelTerms,
): Promise<ModelInput | undefined> {
  if (choice.kind === 'offline') {
    if (terms.inBatches === true) {
      terms.say(NO_MODEL_TO_BATCH);
    }
    return undefined;
  }
  const { memoryUses, ...added } = await readGiven(given, 'review', givenFor);
  if (options.cacheDir !== undefined && given.memoryUses !== undefined && memoryUses !== undefined) {
    await writeMemoryUses(options.cacheDir, memoryUses, given.memoryUses.now, terms.say);
  }
  return {
    models: await openModels(choice, options, terms),
    reports: await readGivenReports(options),
    message: given.message,
    ...added,
  };
}

/** Shows the user what models do. */
export function terminalTerms(terminal: Terminal): ModelTerms {
  return {
    environment: terminal.environment,
    signal: terminal.signal,
    say: (sentence) => terminal.say(sentence),
    onReply: (progress) => terminal.progress(describeProgress(progress)),
    onEstimate: (sentence) => terminal.progress(sentence),
  };
}
