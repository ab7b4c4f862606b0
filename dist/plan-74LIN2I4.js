import "./joined-b6ca0868.js";
import "./joined-5d0fbec4.js";
import "./joined-2a895a02.js";
import "./joined-a25bbea2.js";
import {
  asksForAllFiles as asksForAllFiles
} from "./joined-c97ace4c.js";
import {
  withChange as withChange
} from "./joined-ab25f045.js";
import "./joined-2a42ba82.js";
import "./joined-b9efd146.js";
import "./joined-1e13fd58.js";
import {
  jsonText as jsonText
} from "./joined-1afdab75.js";
import "./joined-8f42bdca.js";
import "./joined-848518e4.js";
import "./joined-1c9471ce.js";
import "./joined-3bf0a398.js";
import "./joined-e3b2cdc1.js";
import "./joined-9532bec0.js";
import "./joined-b5655cd0.js";
import "./joined-28e21170.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  priceReview
} from "./chunk-XORPHNFN.js";
import "./chunk-5YVQMGFH.js";
import {
  planJson,
  planText
} from "./chunk-PRUJXIJK.js";
import "./chunk-M4YJGSGL.js";
import "./chunk-RGLDOFGR.js";
import "./chunk-SOIJ3OBP.js";
import {
  EXIT,
  usageError
} from "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";

// src/commands/plan.ts
async function runPlan(line, terminal) {
  return line.history !== void 0 ? (await import("./past-bill-3626ADJB.js")).showPastBill(line, line.history, terminal) : asksForAllFiles(line) ? (await import("./audit-VKE4JUM3.js")).runAuditPlan(line, terminal) : withChange(line, terminal, async (opened) => {
    let { plan, bill } = await priceReview(opened, terminal.environment);
    if (line.price !== void 0 && bill === void 0 && plan.shards.length > 0)
      throw usageError("price-without-model", "`--price` needs a model", "Name one with `--model`; no key is needed.");
    return await terminal.print(line.format === "json" ? jsonText(planJson(plan, bill)) : planText(plan, bill)), EXIT.done;
  });
}
export {
  runPlan
};
