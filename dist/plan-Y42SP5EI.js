import {
  readPullRequest as readPullRequest,
  readSubject as readSubject
} from "./joined-bd938c68.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-a25bbea2.js";
import "./joined-b9efd146.js";
import "./joined-1e13fd58.js";
import "./joined-1afdab75.js";
import "./joined-848518e4.js";
import {
  planReview as planReview
} from "./joined-c97ace4c.js";
import "./joined-2a895a02.js";
import "./joined-3bf0a398.js";
import "./joined-736d411e.js";
import "./joined-e3b2cdc1.js";
import "./joined-28e21170.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawMatrix,
  planSentence
} from "./chunk-PRUJXIJK.js";
import "./chunk-SOIJ3OBP.js";
import "./chunk-IUIVMS6C.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";

// src/commands/action/shards/plan.ts
async function planInAction(run) {
  let opened = readPullRequest(run), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, run.options), plan = planReview(chosen, opened.pull.headSha, run.options.shards), sentence = planSentence(plan);
  return run.runner.log(sentence), {
    outputs: {
      matrix: JSON.stringify(drawMatrix(plan)),
      shards: String(plan.shards.length),
      "plan-key": plan.key,
      commit: plan.commit,
      conclusion: plan.shards.length === 0 ? "skipped" : "clean"
    },
    jobSummary: "",
    exitCode: EXIT.done
  };
}
export {
  planInAction
};
