import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readPullRequest,
  readSubject
} from "./chunk-EZFFEPUC.js";
import "./chunk-IU3SXDX2.js";
import "./chunk-T6AXICC2.js";
import "./chunk-SWOV753K.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-KHMYZCQM.js";
import {
  drawMatrix,
  planSentence
} from "./chunk-Y57SWDQ6.js";
import {
  chooseGuidance
} from "./chunk-ASQ2ODG5.js";
import "./chunk-G5P3LKMK.js";
import "./chunk-PGVBODTB.js";
import "./chunk-5XZYJSZT.js";
import "./chunk-UDZYTPKK.js";
import "./chunk-Z42AS7I6.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-LQ2APLWL.js";
import "./chunk-AFCTP7X3.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-NBZQ7HQT.js";
import "./chunk-NWTLA4N4.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-R2C4ICTW.js";
import {
  planReview
} from "./chunk-VMSAOZ7C.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-TADPVMGG.js";
import "./chunk-GDDO4JD3.js";
import "./chunk-BVO4UWPN.js";
import "./chunk-6FVOEECV.js";
import "./chunk-OGM555VB.js";
import "./chunk-OIHPJHXV.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-6PW2VJH6.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-QR67FW35.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-D23DFTBF.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-P77ASF6X.js";
import "./chunk-BZATNCJN.js";
import "./chunk-TBRD7XTL.js";
import "./chunk-RHVCIKLL.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-L445PHKF.js";
import "./chunk-AV36P5JE.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-LLYRRCIH.js";
import "./chunk-5F57RBFY.js";
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
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
