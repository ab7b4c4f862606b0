import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openBill
} from "./chunk-L2FTCNEC.js";
import {
  narrowChosen,
  narrowSubject
} from "./chunk-CNM7ZPBE.js";
import {
  routingFor
} from "./chunk-53QA5ISB.js";
import {
  chooseModels
} from "./chunk-GDH3EAFJ.js";
import {
  chooseGuidance
} from "./chunk-6G3HTWQA.js";
import {
  planReview
} from "./chunk-MZCKND5T.js";

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
