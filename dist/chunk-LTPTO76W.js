import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openBill
} from "./chunk-ZLXWWOLW.js";
import {
  narrowChosen,
  narrowSubject
} from "./chunk-ZL5IUAQL.js";
import {
  routingFor
} from "./chunk-SGQP5KYX.js";
import {
  chooseModels
} from "./chunk-U6GFRQ4N.js";
import {
  chooseGuidance
} from "./chunk-UT6R2KNG.js";
import {
  planReview
} from "./chunk-ZETDJYLG.js";

// src/commands/open/price-review.ts
async function priceReview({ subject, options, commit }, environment) {
  let choice = chooseModels(options, environment), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, void 0) }), plan = planReview(chosen, commit, options.shards), bill = await openBill(plan.shards, options, environment, (paths) => ({
    subject: narrowSubject(subject, paths),
    chosen: narrowChosen(chosen, paths)
  }));
  return { plan, bill };
}

export {
  priceReview
};
