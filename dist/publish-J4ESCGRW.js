import {
  validationInReview as validationInReview,
  refuseOutputs as refuseOutputs,
  routingFor as routingFor
} from "./joined-2a42ba82.js";
import {
  reportReview as reportReview,
  secretOf as secretOf,
  asksForAllFiles as asksForAllFiles,
  refuseOfAudits as refuseOfAudits,
  planReview as planReview
} from "./joined-c97ace4c.js";
import "./joined-5af23b10.js";
import "./joined-c1dd7ffa.js";
import {
  withChange as withChange
} from "./joined-54af6f11.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-c0f10e06.js";
import "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import "./joined-83b8efb9.js";
import {
  loadGrammars as loadGrammars
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-05017b85.js";
import "./joined-1c6c8fb1.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-1c9471ce.js";
import "./joined-163616c8.js";
import "./joined-328d34d6.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import "./joined-570987ab.js";
import {
  keepHeapSmall as keepHeapSmall
} from "./joined-5808c78b.js";
import {
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-59014168.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShardsIn,
  readShardFiles
} from "./chunk-CYZEG7X4.js";
import "./chunk-YP3KIWKS.js";
import "./chunk-UBCURDRE.js";
import "./chunk-3Y73TVZE.js";
import {
  chooseModels
} from "./chunk-R2MVKSPZ.js";
import "./chunk-CZ7WW5KG.js";
import "./chunk-S66D26C4.js";
import "./chunk-O73FMP6N.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/commands/publish.ts
async function runPublish(line, terminal) {
  let [folder] = line.operands;
  if (folder === void 0)
    throw usageError(
      "no-results",
      "`publish` needs the folder with the results of the shards",
      "Name it: `housestyle publish DIR`."
    );
  return asksForAllFiles(line) ? (await import("./audit-7TVAMT6V.js")).runAuditPublish(line, folder, terminal) : (refuseOfAudits(line), keepHeapSmall(), withChange(line, terminal, async ({ subject, options, optionsAt, commit }) => {
    await refuseOutputs({ sarifFile: options.sarifFile, shard: void 0 }, ".");
    let choice = chooseModels(options, terminal.environment), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, line.message) }), paths = await listShardFiles(folder), plan = planReview(chosen, commit, options.shards ?? readMostShardsIn(folder, paths)), accepted = await acceptReports(readShardFiles(folder, paths), {
      plan,
      changed: new Set(subject.changes.files.map(({ path }) => path)),
      secret: secretOf(choice, options)
    }), result = await mergeShards(subject, chosen, plan, accepted, {
      ...options,
      takesOverReports: !0,
      ...validationInReview(options, subject.trusted),
      optionsAt,
      configPath: line.config,
      grammars: loadGrammars()
    });
    return reportReview(result, options, line, terminal);
  }));
}
export {
  runPublish
};
