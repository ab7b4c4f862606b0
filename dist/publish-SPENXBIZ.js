import {
  validationInReview as validationInReview,
  routingFor as routingFor
} from "./joined-2a42ba82.js";
import {
  reportReview as reportReview,
  secretOf as secretOf,
  asksForAllFiles as asksForAllFiles,
  refuseOfAudits as refuseOfAudits,
  planReview as planReview
} from "./joined-c97ace4c.js";
import "./joined-32afbc2f.js";
import "./joined-c1dd7ffa.js";
import "./joined-1ca55486.js";
import {
  withChange as withChange
} from "./joined-ab25f045.js";
import {
  chooseGuidance as chooseGuidance
} from "./joined-a25bbea2.js";
import "./joined-2a895a02.js";
import {
  loadGrammars as loadGrammars
} from "./joined-b9efd146.js";
import "./joined-1e13fd58.js";
import "./joined-1afdab75.js";
import {
  readCommandOptions as readCommandOptions
} from "./joined-8f42bdca.js";
import "./joined-848518e4.js";
import "./joined-3bf0a398.js";
import "./joined-1c9471ce.js";
import {
  keepHeapSmall as keepHeapSmall
} from "./joined-736d411e.js";
import "./joined-e3b2cdc1.js";
import "./joined-9532bec0.js";
import "./joined-28e21170.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  acceptReports,
  listShardFiles,
  mergeShards,
  readMostShards,
  readShardFiles
} from "./chunk-JMUGKCWC.js";
import "./chunk-LJ3MTBQZ.js";
import {
  chooseModels
} from "./chunk-M4YJGSGL.js";
import "./chunk-RGLDOFGR.js";
import "./chunk-SOIJ3OBP.js";
import "./chunk-IUIVMS6C.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";
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
  return asksForAllFiles(line) ? (await import("./audit-VKE4JUM3.js")).runAuditPublish(line, folder, terminal) : (refuseOfAudits(line), keepHeapSmall(), withChange(line, terminal, async ({ subject, options, commit }) => {
    let choice = chooseModels(options, terminal.environment), chosen = await chooseGuidance(subject, { ...options, ...routingFor(choice, options, line.message) }), paths = await listShardFiles(folder), plan = planReview(chosen, commit, options.shards ?? readMostShards(paths)), accepted = await acceptReports(readShardFiles(folder, paths), {
      plan,
      changed: new Set(subject.changes.files.map(({ path }) => path)),
      secret: secretOf(choice, options)
    }), result = await mergeShards(subject, chosen, plan, accepted, {
      ...options,
      ...validationInReview(options, subject.trusted),
      optionsAt: (workspace) => readCommandOptions(line, workspace),
      configPath: line.config,
      grammars: loadGrammars()
    });
    return reportReview(result, options, line, terminal);
  }));
}
export {
  runPublish
};
