import {
  narrowChosen as narrowChosen,
  narrowSubject as narrowSubject,
  routingFor as routingFor
} from "./joined-2a42ba82.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import {
  planReview as planReview
} from "./joined-c97ace4c.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openBill
} from "./chunk-OKZ4NZGC.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";

// src/commands/open/price-review.ts
async function sizeReview({ subject, options, commit }, environment) {
  let plan = planReview(await chooseReviewed({ subject, options }, environment), commit, options.shards);
  return plan.shards.length === 0 ? void 0 : {
    tokens: plan.shards.reduce((sum, { tokens }) => sum + tokens, 0),
    parts: plan.shards.length,
    prices: options.prices
  };
}
async function priceReview({ subject, options, commit }, environment, kept) {
  let chosen = await chooseReviewed({ subject, options }, environment), plan = planReview(chosen, commit, options.shards), open = (paths) => ({
    subject: narrowSubject(subject, paths),
    chosen: narrowChosen(chosen, paths)
  }), bill = await openBill(plan.shards, options, environment, open, kept);
  return { plan, bill };
}
function chooseReviewed({ subject, options }, environment) {
  let choice = chooseModels(options, environment);
  return chooseGuidance(subject, { ...options, ...routingFor(choice, options, void 0) });
}

export {
  sizeReview,
  priceReview
};
