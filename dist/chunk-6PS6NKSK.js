import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openBill
} from "./chunk-LGGU4RKZ.js";
import {
  narrowChosen,
  narrowSubject
} from "./chunk-CNM7ZPBE.js";
import {
  routingFor
} from "./chunk-Y7E3TLVN.js";
import {
  chooseModels
} from "./chunk-CQLJR5PV.js";
import {
  chooseGuidance
} from "./chunk-PQAT375N.js";
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
