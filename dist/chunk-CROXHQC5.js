import {
  readPullRequest as readPullRequest,
  readSubject as readSubject
} from "./joined-bd938c68.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import {
  planReview as planReview
} from "./joined-c97ace4c.js";
import {
  EXIT as EXIT
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawMatrix,
  planSentence
} from "./chunk-X7JOYZ5H.js";

// src/commands/action/shards/plan.ts
async function planInAction(run) {
  let opened = readPullRequest(run), subject = await readSubject(run, opened), chosen = await chooseGuidance(subject, run.options), plan = planReview(chosen, opened.pull.headSha, run.options.shards), sentence = planSentence(plan);
  return run.runner.log(sentence), planOutcome(plan);
}
function planOutcome(plan) {
  return {
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
  planInAction,
  planOutcome
};
