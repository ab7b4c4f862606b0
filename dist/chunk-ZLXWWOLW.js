import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  dumpPrompt
} from "./chunk-3BXVVHFK.js";
import {
  describeForDump,
  findPrice
} from "./chunk-EDFUTCGS.js";
import {
  chooseModels
} from "./chunk-U6GFRQ4N.js";
import {
  computeCost
} from "./chunk-UT6R2KNG.js";

// src/jobs/shards/predict-bill.ts
var MOST_COMPOSED = 3, USUAL_OUTPUT_TOKENS = 500;
async function predictBill(parts, { model, prices, compose }) {
  let chosen = chooseEvenly(parts, MOST_COMPOSED), requests = 0, inputTokens = 0;
  for (let { paths } of chosen) {
    let composed = await compose(paths);
    requests += composed.requests, inputTokens += composed.inputTokens;
  }
  let share = chosen.length === parts.length ? 1 : sumTokens(parts) / Math.max(1, sumTokens(chosen)), total = { requests: Math.round(requests * share), inputTokens: Math.round(inputTokens * share) }, outputTokens = total.requests * USUAL_OUTPUT_TOKENS, price = findPrice(prices, model);
  return {
    model,
    ...total,
    outputTokens,
    ...price === void 0 ? {} : { cost: computeCost(price, { inputTokens: total.inputTokens, outputTokens }) / 1e9 },
    composedParts: chosen.length,
    parts: parts.length
  };
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
async function openBill(parts, options, environment, openPart) {
  if (parts.length === 0 || options.model === void 0 && chooseModels(options, environment).kind === "offline")
    return;
  let models = await describeForDump(options, environment), given = { message: void 0, attach: [], history: void 0, memory: void 0 }, { name, provider } = models.main.model;
  return predictBill(parts, {
    model: `${provider === "offline" ? "openai" : provider}:${name}`,
    prices: options.prices,
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
  openBill
};
