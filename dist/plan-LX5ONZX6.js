import "./joined-b6ca0868.js";
import "./joined-3958b8fa.js";
import "./joined-2a895a02.js";
import "./joined-c0f10e06.js";
import "./joined-83b8efb9.js";
import {
  asksForAllFiles as asksForAllFiles
} from "./joined-c97ace4c.js";
import {
  withChange as withChange
} from "./joined-54af6f11.js";
import "./joined-2a42ba82.js";
import "./joined-ccd90ce9.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import {
  jsonText as jsonText
} from "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import "./joined-570987ab.js";
import {
  EXIT as EXIT,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b5655cd0.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  priceReview
} from "./chunk-6WSZMRV7.js";
import "./chunk-OKZ4NZGC.js";
import {
  planJson,
  planText
} from "./chunk-X7JOYZ5H.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/commands/plan.ts
async function runPlan(line, terminal) {
  return line.history !== void 0 ? (await import("./past-bill-XRICS4H2.js")).showPastBill(line, line.history, terminal) : asksForAllFiles(line) ? (await import("./audit-7TVAMT6V.js")).runAuditPlan(line, terminal) : withChange(line, terminal, async (opened) => {
    let { plan, bill } = await priceReview(opened, terminal.environment);
    if (line.price !== void 0 && bill === void 0 && plan.shards.length > 0)
      throw usageError("price-without-model", "`--price` needs a model", "Name one with `--model`; no key is needed.");
    return await terminal.print(
      line.format === "json" ? jsonText(planJson(plan, bill)) : planText(plan, bill, terminal.columns)
    ), EXIT.done;
  });
}
export {
  runPlan
};
