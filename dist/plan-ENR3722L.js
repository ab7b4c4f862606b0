import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readPullRequest,
  readSubject
} from "./chunk-27MIRCAG.js";
import "./chunk-AG5GAM7O.js";
import "./chunk-T6AXICC2.js";
import "./chunk-EF6VL3MV.js";
import "./chunk-N4UY4NUB.js";
import "./chunk-VZ7BIA5E.js";
import {
  drawMatrix,
  planSentence
} from "./chunk-IM63IHLV.js";
import {
  chooseGuidance
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-FOFNBJXY.js";
import "./chunk-CELQ7IYB.js";
import "./chunk-PGVBODTB.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  planReview
} from "./chunk-ZETDJYLG.js";
import "./chunk-DGKTSC4J.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT
} from "./chunk-PI7WXFM3.js";
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
