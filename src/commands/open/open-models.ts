import { join } from 'node:path';
import { deadlineAfter } from '../../agents/deadline.ts';
import { usageError, UserError } from '../../errors.ts';
import type { ModelAccess, ReviewModels } from '../../jobs/compose/review-models.ts';
import { chooseModels, type Environment, type ModelChoice } from '../../models/choose.ts';
import { createMeter } from '../../models/spending/create-meter.ts';
import { defaultInputTokens } from '../../models/known-models.ts';
import { describeModels } from '../../models/describe-models.ts';
import { loadModels, type LoadedModel } from '../../models/load-models.ts';
import { isInCheckout } from '../output/checkout-around.ts';
import { refuseLinkedCache } from '../output/write-output.ts';
import { loadGrammars, loadTokenizer } from '../assets/load-assets.ts';
import type { Model } from '../../models/model.ts';
import { requirePrices } from '../../models/spending/prices.ts';
import { openBatchRun, type BatchRun } from '../../models/batches/batch-run.ts';
import { SYSTEM_CLOCK } from '../../models/wire/retry-clock.ts';
import { createReplyCache, type ReplyCache } from '../../models/replies/reply-cache.ts';
import { replyFolder } from '../../models/replies/reply-folder.ts';
import { keepSymbols } from '../../syntax/keep-symbols.ts';
import { createKeyCutter, listEnvironmentKeys } from '../../text/secrets/cut-keys.ts';
import { digest } from '../../text/bytes/digest.ts';
import { ASSUMED_OUTPUT_TOKENS } from '../../models/spending/spending-terms.ts';
import type { Options } from '../../options/options.ts';

/** What a command provides for asking models. */
export interface ModelTerms extends Pick<ReviewModels, 'signal' | 'onReply' | 'onEstimate' | 'onCompose'> {
  readonly environment: Environment;
  /** Shows a sentence to the user. */
  readonly say: (sentence: string) => void;
  /** Whether requests are sent in batches. Only audits may wait so long. */
  readonly inBatches?: boolean;
}

/**
 * Prepares the chosen models, with the limits of the run.
 *
 * @throws {UserError} if `max-cost` is set and a model has no price, or `cache-dir` leads through a link of a checkout
 */
export async function openModels(
  choice: Extract<ModelChoice, { readonly kind: 'models' }>,
  options: Options,
  { environment, say, signal, inBatches = false, onReply, onEstimate, onCompose }: ModelTerms,
): Promise<ReviewModels> {
  const { cacheDir, maxOutputTokens, maxRequests, maxCost, prices } = options;
  if (cacheDir !== undefined) {
    await refuseLinkedCache(cacheDir);
  }
  const maxBytes = inBatches ? MAX_BATCHED_REPLY_BYTES : undefined;
  const kept =
    cacheDir === undefined
      ? undefined
      : {
          store: replyFolder({ path: cacheDir, now: Date.now, say, ...(maxBytes === undefined ? {} : { maxBytes }) }),
          isInCheckout: isInCheckout(cacheDir),
        };
  const cache = createReplyCache(kept, say);
  const { cut } = createKeyCutter([options.apiKey, options.githubToken, ...listEnvironmentKeys(environment)]);
  const batches = inBatches ? openBatches(cacheDir, { cache, cut, say }) : undefined;
  const now = (): number => performance.now();
  // A run with batches waits for hours, and a request that is the same in a later run must not depend on the time.
  const deadline = inBatches ? { isPast: () => false } : deadlineAfter(options.maxMinutes, now);
  const loaded = await loadModels(choice, {
    ...options,
    environment,
    cache,
    batches,
    isLate: () => deadline.isPast(),
    say,
    cut,
    tokenizerOf: loadTokenizer,
  });
  requirePrices(prices, loaded.names, maxCost);
  const outputTokens = maxOutputTokens ?? ASSUMED_OUTPUT_TOKENS;
  const openAccess = ({ model, tokenizer, budget }: LoadedModel): ModelAccess => ({
    model,
    tokenizer,
    budget,
    outputTokens,
  });
  const spending = {
    maxRequests,
    maxCost,
    prices,
    outputTokensOf: () => maxOutputTokens,
    fallbacks: loaded.names.filter((name) => name !== loaded.main.name),
  };
  return {
    main: openAccess(loaded.main),
    verifier: openAccess(loaded.verifier),
    forAgent: async ({ name, head }) => {
      const { note, ...model } = await loaded.forAgent({ name, models: head.models });
      return { access: openAccess(model), ...(note === undefined ? {} : { note }) };
    },
    spending,
    meter: createMeter(spending),
    batches,
    deadline,
    signal,
    ...keepIndex(cacheDir, say),
    now,
    onReply,
    onEstimate,
    ...(onCompose && { onCompose }),
  };
}

/** The replies of a batch must not push each other out before they are used. */
const MAX_BATCHED_REPLY_BYTES = 1_000_000_000;
/** A record has a hundred bytes for each request. */
const MAX_RECORD_BYTES = 32_000_000;

function openBatches(
  cacheDir: string | undefined,
  {
    cache,
    cut,
    say,
  }: { readonly cache: ReplyCache; readonly cut: (text: string) => string; readonly say: ModelTerms['say'] },
): BatchRun {
  if (cacheDir === undefined) {
    throw usageError(
      'batch-without-cache',
      '`batch` needs `cache-dir`: what was sent, and the replies, are kept there between runs',
      'Name a folder that the next run has too, or leave out `batch`.',
    );
  }
  return openBatchRun({
    folder: replyFolder({
      path: join(cacheDir, 'batches'),
      now: Date.now,
      say,
      what: 'records of batches',
      maxBytes: MAX_BATCHED_REPLY_BYTES,
      maxFileBytes: MAX_RECORD_BYTES,
    }),
    cache,
    clock: SYSTEM_CLOCK,
    cut,
    newLabel: () => process.getBuiltinModule('node:crypto').randomBytes(12).toString('hex'),
    say,
  });
}

/** A repository's words are one text; the names of a file are at most half a megabyte. */
const MAX_WORD_BYTES = 32_000_000;

/**
 * The grammars and the words of repositories, with folders next to the replies for what they read. They have no seal: in a
 * checkout, where a change can bring them along, nothing is kept.
 */
function keepIndex(cacheDir: string | undefined, say: ModelTerms['say']): KeptIndex {
  if (cacheDir === undefined || isInCheckout(cacheDir)) {
    return { grammars: loadGrammars() };
  }
  const shared = { now: Date.now, say, what: 'names of code' };
  const words = replyFolder({ path: join(cacheDir, 'words'), ...shared, maxFileBytes: MAX_WORD_BYTES });
  return {
    grammars: keepSymbols(loadGrammars(), replyFolder({ path: join(cacheDir, 'symbols'), ...shared })),
    keepWords: (repository) => {
      const key = digest('sha256', repository, 'hex');
      return { read: () => words.read(key), write: (text) => words.write(key, text) };
    },
  };
}

/** The grammars, and what is kept of the code that was read. */
export type KeptIndex = Pick<ReviewModels, 'grammars' | 'keepWords'>;

/**
 * The same in memory, for a run that reads many commits of a repository: most files are the same in all of them, and reading
 * their words and names takes most of the time.
 */
export function keepIndexInMemory(): KeptIndex {
  const symbols = new Map<string, string>();
  let characters = 0;
  const store = {
    read: (key: string) => Promise.resolve(symbols.get(key)),
    write: (key: string, text: string) => {
      characters += text.length;
      if (characters > MAX_SYMBOL_CHARACTERS) {
        symbols.clear();
        characters = text.length;
      }
      symbols.set(key, text);
      return Promise.resolve();
    },
  };
  const words = new Map<string, string>();
  return {
    grammars: keepSymbols(loadGrammars(), store),
    keepWords: (repository) => ({
      read: () => Promise.resolve(words.get(repository)),
      write: (text) => Promise.resolve(void words.set(repository, text)),
    }),
  };
}

const MAX_SYMBOL_CHARACTERS = 64 * 1_024 * 1_024;

/** The models that a review would ask. A dump needs only their limits and tokenizers. */
export type DescribedModels = Pick<ReviewModels, 'main' | 'forAgent' | 'grammars' | 'keepWords' | 'now'>;

/**
 * Describes the models without connecting to them. Without a model, the prompt is made as for one that accepts tools.
 *
 * @param kept by default, what `cache-dir` has
 */
export async function describeForDump(
  options: Options,
  environment: Environment,
  kept: KeptIndex = keepIndex(options.cacheDir, () => undefined),
): Promise<DescribedModels> {
  const choice = choiceForDump(options, environment);
  const shared = { ...kept, now: () => performance.now() };
  if (choice.kind === 'offline') {
    const access = {
      model: unaskableModel({ name: options.model ?? '', provider: 'offline', takesTools: true }),
      tokenizer: await loadTokenizer(options.model),
      budget: options.maxInputTokens ?? defaultInputTokens(options.model),
      outputTokens: 0,
    };
    return { ...shared, main: access, forAgent: () => Promise.resolve({ access }) };
  }
  const described = describeModels(choice, options);
  const openAccess = async (model: ReturnType<typeof described.forAgent>): Promise<ModelAccess> => ({
    model: unaskableModel({ name: model.model ?? 'auto', provider: model.provider, takesTools: model.takesTools }),
    tokenizer: await loadTokenizer(model.model),
    budget: model.budget,
    outputTokens: 0,
  });
  return {
    ...shared,
    main: await openAccess(described.main),
    forAgent: async ({ name, head }) => {
      const model = described.forAgent({ name, models: head.models });
      return { access: await openAccess(model), ...(model.note === undefined ? {} : { note: model.note }) };
    },
  };
}

/** A user without a key can still dump the prompt. */
function choiceForDump(options: Options, environment: Environment): ModelChoice {
  try {
    return chooseModels(options, environment);
  } catch (error) {
    if (error instanceof UserError) {
      return { kind: 'offline' };
    }
    throw error;
  }
}

function unaskableModel(described: Pick<Model, 'name' | 'provider' | 'takesTools'>): Model {
  return {
    ...described,
    ask: () => {
      throw new TypeError('a dump asks no model');
    },
  };
}
