import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  agentsJson,
  agentsText
} from "./chunk-RT2FIMTI.js";
import {
  selectTools
} from "./chunk-NLSE57MF.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-YYZOMUXH.js";
import "./chunk-YQAWLCGK.js";
import "./chunk-FETMKX2O.js";
import {
  withChange
} from "./chunk-LNPRALSP.js";
import {
  customizationReader,
  discoverCustomizations,
  prepareReview,
  readAgents,
  routeAgents
} from "./chunk-NQQ4WOKD.js";
import "./chunk-7AGNTXBH.js";
import "./chunk-RPXY2W55.js";
import "./chunk-TTMUB234.js";
import "./chunk-JE2DAVV7.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import {
  readOptionsOf
} from "./chunk-2GBNYJEM.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-2DZSEIOC.js";
import "./chunk-N4LXROWB.js";
import {
  localGuidance
} from "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import "./chunk-P4BVYPHQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import {
  openFolder
} from "./chunk-K3T4XZZB.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-C4UOYGBW.js";
import "./chunk-7VEUPHGW.js";
import "./chunk-MSMHT262.js";
import "./chunk-VL3PDXGI.js";
import "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  UserError
} from "./chunk-XOO4TEA6.js";
import "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/jobs/account/report-agents.ts
async function reportAgents(customizations, guidance, asked, options) {
  let agents = await readAgents(customizations, customizationReader(guidance)), routing = asked === void 0 ? void 0 : routingOf(agents, asked, options);
  return {
    agents: agents.usable.map(listedAgent),
    unusable: agents.others,
    ...asked === void 0 ? {} : { message: asked.message },
    ...asked?.prepared === void 0 ? {} : { changedFiles: asked.prepared.files.length },
    ...routing === void 0 ? {} : { routing }
  };
}
function routingOf(agents, { message, prepared }, { delegate, maxAgents }) {
  return routeAgents({
    agents,
    message,
    files: prepared?.files ?? [],
    guidelines: prepared?.applied ?? [],
    delegate,
    maxAgents
  });
}
function listedAgent(agent) {
  let { head } = agent;
  return { agent, tools: selectTools(head) };
}

// src/commands/agents.ts
async function runAgents(line, terminal) {
  let report = await reportOf(line, terminal);
  return await terminal.print(line.format === "json" ? jsonText(agentsJson(report)) : agentsText(report, terminal.paint)), EXIT.done;
}
async function reportOf(line, terminal) {
  if (namesChange(line))
    return reportOnChange(line, terminal);
  if (line.message === void 0)
    return reportOnFolder(line);
  try {
    return await reportOnChange(line, terminal);
  } catch (error) {
    if (!(error instanceof UserError && WITHOUT_CHANGE.has(error.code)))
      throw error;
    return terminal.say(`Only the message is looked at: ${error.message}`), reportOnFolder(line);
  }
}
var WITHOUT_CHANGE = /* @__PURE__ */ new Set([
  "no-commit",
  "no-default-base",
  "not-a-repository",
  "bare-repository",
  "git-missing"
]);
function namesChange({ base, head, staged, workingTree, diff }) {
  return base !== void 0 || head !== void 0 || staged || workingTree || diff !== void 0;
}
function reportOnChange(line, terminal) {
  return withChange(line, terminal, async ({ subject, options }) => {
    let prepared = await prepareReview(subject, options), asked = { message: line.message ?? "", prepared };
    return reportAgents(prepared.customizations, subject.guidance, asked, options);
  });
}
async function reportOnFolder(line) {
  let { workspace } = await openFolder(line.repo), options = await readOptionsOf(line, workspace), guidance = await localGuidance(workspace, workspace, options, line.userFolder), { compatibility, workspaceFolders } = options, customizations = await discoverCustomizations({ ...guidance, compatibility, workspaceFolders }), asked = line.message === void 0 ? void 0 : { message: line.message };
  return reportAgents(customizations, guidance, asked, options);
}
export {
  runAgents
};
