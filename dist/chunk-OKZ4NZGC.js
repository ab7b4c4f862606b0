import {
  dumpPrompt as dumpPrompt
} from "./joined-b6ca0868.js";
import {
  BATCH_PRICE_SHARE as BATCH_PRICE_SHARE,
  describeForDump as describeForDump,
  findPrice as findPrice
} from "./joined-2a895a02.js";
import {
  computeCost as computeCost
} from "./joined-c0f10e06.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  chooseModels,
  providerOfModel
} from "./chunk-R2MVKSPZ.js";

// src/jobs/shards/predict-bill.ts
var MOST_COMPOSED = 3, USUAL_OUTPUT_TOKENS = 500;
async function predictBill(parts, { model, prices, mayBatch, compose }) {
  let chosen = chooseEvenly(parts, MOST_COMPOSED), requests = 0, inputTokens = 0;
  for (let { paths } of chosen) {
    let composed = await compose(paths);
    requests += composed.requests, inputTokens += composed.inputTokens;
  }
  let share = chosen.length === parts.length ? 1 : sumTokens(parts) / Math.max(1, sumTokens(chosen)), total = { requests: Math.round(requests * share), inputTokens: Math.round(inputTokens * share) }, outputTokens = total.requests * USUAL_OUTPUT_TOKENS, price = findPrice(prices, model), cost = price === void 0 ? void 0 : computeCost(price, { inputTokens: total.inputTokens, outputTokens }) / 1e9;
  return {
    model,
    ...total,
    outputTokens,
    ...cost === void 0 ? {} : { cost },
    ...cost === void 0 || !mayBatch ? {} : { batchCost: cost * batchShare(total.requests) },
    composedParts: chosen.length,
    parts: parts.length
  };
}
function batchShare(requests) {
  let direct = 1 / Math.max(1, requests);
  return direct + (1 - direct) * BATCH_PRICE_SHARE;
}
function chooseEvenly(items, most) {
  return items.length <= most ? items : Array.from({ length: most }, (_, index) => items[Math.floor((index + 0.5) * items.length / most)]).flatMap(
    (item) => item ?? []
  );
}
function sumTokens(shards) {
  return shards.reduce((sum, { tokens }) => sum + tokens, 0);
}

// src/commands/open/open-bill.ts
var BATCHES = /* @__PURE__ */ new Set(["anthropic", "openai"]);
async function openBill(parts, options, environment, openPart, kept) {
  if (parts.length === 0 || options.model === void 0 && chooseModels(options, environment).kind === "offline")
    return;
  let models = await describeForDump(options, environment, kept), given = { message: void 0, attach: [], history: void 0, memory: void 0 }, { name, provider: configured } = models.main.model, provider = configured === "offline" ? providerOfModel(name) : configured;
  return predictBill(parts, {
    model: `${provider}:${name}`,
    prices: options.prices,
    mayBatch: options.allFiles && BATCHES.has(provider),
    compose: async (paths) => {
      let { subject, chosen } = await openPart(new Set(paths)), dump = await dumpPrompt(
        subject,
        chosen,
        given,
        { ...options, purpose: "review" },
        { ...models, model: options.model, reports: [] }
      );
      return {
        requests: dump.requests.length,
        inputTokens: dump.requests.reduce((sum, { tokens, toolTokens = 0 }) => sum + tokens + toolTokens, 0)
      };
    }
  });
}

export {
  USUAL_OUTPUT_TOKENS,
  openBill
};
