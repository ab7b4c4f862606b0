import {
  readPullRequest as readPullRequest,
  readSubject as readSubject
} from "./joined-bd938c68.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import {
  planReview as planReview
} from "./joined-c97ace4c.js";
import "./joined-b7fd8cd1.js";
import "./joined-2a895a02.js";
import "./joined-ed214829.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-d0ae5d0a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawMatrix,
  planSentence
} from "./chunk-VES64H5E.js";
import "./chunk-7TV25TXH.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-IQKJFBHJ.js";
import "./chunk-IUIVMS6C.js";
import "./chunk-O62SFG25.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
import "./chunk-DIMNUKE4.js";
import "./chunk-IPFRPVR7.js";
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
