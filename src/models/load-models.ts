import type { Tokenizer } from '../tokens/tokens.ts';
import { chooseAgentModel, type AgentWithModel } from './agent-models.ts';
import { nameOfChosen, type ChosenModel, type ModelChoice } from './choose.ts';
import { fallbackModel, type Link } from './fallback.ts';
import { giveUpAfterFatal } from './give-up.ts';
import { defaultInputTokens } from './known-models.ts';
import { limitRequests } from './limit-requests.ts';
import type { Model } from './model.ts';
import { openModel, describeOrigin, type OpenTerms } from './open-model.ts';
import { withoutKeys } from './without-keys.ts';
import type { Patience } from './wire/pace.ts';
import type { BatchRun } from './batches/batch-run.ts';
import { cachedModel, type ReplyCache } from './replies/reply-cache.ts';

/** A model that is ready to be asked, with its fallbacks. */
export interface LoadedModel {
  readonly model: Model;
  /** `provider:model`. */
  readonly name: string;
  readonly tokenizer: Tokenizer;
  /** Maximum input tokens of one request. */
  readonly budget: number;
}

export interface LoadedModels {
  readonly main: LoadedModel;
  readonly verifier: LoadedModel;
  /** All models that may answer, as `provider:model`, except those that agents ask for. */
  readonly names: readonly string[];
  /** Loads the model that an agent asks for, with a note if the run does not have it. */
  readonly forAgent: (agent: AgentWithModel) => Promise<LoadedModel & { readonly note?: string }>;
}

export interface LoadTerms extends Omit<OpenTerms, 'maxInputTokens' | 'patience'> {
  readonly maxInputTokens: number | undefined;
  /** Maximum number of requests at the same time, over all models. */
  readonly concurrency: number;
  readonly modelNames: ReadonlyMap<string, string>;
  readonly cache: ReplyCache;
  /** Absent: each request is sent at once. */
  readonly batches?: BatchRun | undefined;
  /** Whether the time is over in which requests may wait for a rate limit. */
  readonly isLate: () => boolean;
  /** Shows a sentence to the user. */
  readonly say: (sentence: string) => void;
  /** Replaces the keys and tokens of the run in replies. */
  readonly cut: (text: string) => string;
  readonly tokenizerOf: (model: string | undefined) => Promise<Tokenizer>;
}

type Models = Extract<ModelChoice, { readonly kind: 'models' }>;

/**
 * Loads the chosen models. Each is wrapped by the limit of requests and the reply cache, and has the fallback models
 * behind it. The library of a provider is loaded only if one of its models is used.
 */
export async function loadModels(choice: Models, terms: LoadTerms): Promise<LoadedModels> {
  const { main, fallbacks, verifier } = choice;
  const standIns = [main, ...fallbacks];
  const limit = limitRequests(terms.concurrency);
  const links = new Map<string, Promise<Link>>();
  const chains = new Map<string, Promise<LoadedModel>>();
  const linkOf = (chosen: ChosenModel): Promise<Link> =>
    once(links, nameOfChosen(chosen), () => makeLink(chosen, chosen === main, terms, limit));
  const load = (chosen: ChosenModel): Promise<LoadedModel> =>
    once(chains, nameOfChosen(chosen), async () => {
      const rest = standIns.filter((one) => nameOfChosen(one) !== nameOfChosen(chosen));
      const first = await linkOf(chosen);
      const others = await Promise.all(rest.map(linkOf));
      return {
        model: fallbackModel([first, ...others]),
        name: nameOfChosen(chosen),
        tokenizer: await terms.tokenizerOf(chosen.model),
        budget: first.inputTokens,
      };
    });
  const run = {
    main,
    others: [...fallbacks, ...(verifier === undefined ? [] : [verifier])],
    modelNames: terms.modelNames,
    named: choice.named,
  };
  return {
    main: await load(main),
    verifier: await load(verifier ?? main),
    names: [...new Set([main, ...run.others].map(nameOfChosen))],
    forAgent: async (agent) => {
      const { model, note } = chooseAgentModel(agent, run);
      return { ...(await load(model)), ...(note === undefined ? {} : { note }) };
    },
  };
}

/**
 * Creates each model once, even if several agents ask for it: a model remembers what its server refuses and whether it
 * was given up.
 */
function once<T>(made: Map<string, Promise<T>>, name: string, make: () => Promise<T>): Promise<T> {
  const earlier = made.get(name);
  if (earlier !== undefined) {
    return earlier;
  }
  const promise = make();
  made.set(name, promise);
  return promise;
}

/**
 * The order of the wrappers matters: a model that was given up takes no place in the queue of requests, and a cached
 * reply does not wait for one.
 */
async function makeLink(
  chosen: ChosenModel,
  isMain: boolean,
  terms: LoadTerms,
  limit: (model: Model) => Model,
): Promise<Link> {
  const inputTokens = inputTokensOf(chosen, isMain, terms.maxInputTokens);
  const opened = await openModel(chosen, {
    ...terms,
    maxInputTokens: inputTokens,
    patience: patienceFor(chosen, terms),
  });
  const direct = limit(giveUpAfterFatal(withoutKeys(opened, terms.cut)));
  const origin = describeOrigin(chosen, terms);
  return {
    model: terms.batches?.wrap(opened, direct, origin) ?? cachedModel(direct, origin, terms.cache),
    inputTokens,
  };
}

/** Requests wait for the rate limits of a model if no other model can answer in its place. */
function patienceFor(chosen: ChosenModel, { isLate, say }: Pick<LoadTerms, 'isLate' | 'say'>): Patience {
  let isSaid = false;
  return {
    isLeft: () => !isLate(),
    onWait: () => {
      if (!isSaid) {
        isSaid = true;
        say(`The rate limit of ${nameOfChosen(chosen)} is reached. Requests wait until its server accepts them.`);
      }
    },
  };
}

/**
 * Maximum input tokens of a request to a model. The option is meant for the main model; another model may accept less.
 */
export function inputTokensOf(chosen: ChosenModel, isMain: boolean, given: number | undefined): number {
  const usual = defaultInputTokens(chosen.model, chosen.provider);
  return isMain ? (given ?? usual) : Math.min(given ?? usual, usual);
}
