import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  selectTools
} from "./chunk-BPMVVKPH.js";
import {
  withChange
} from "./chunk-2V4BVU2J.js";
import "./chunk-AFCND2J3.js";
import "./chunk-WFG5QX67.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-SWZFKEKQ.js";
import {
  agentsJson,
  agentsText,
  chooseGuidance,
  customizationReader,
  readAgents,
  routeAgents
} from "./chunk-LVWIC3LN.js";
import "./chunk-6D42FI6J.js";
import "./chunk-CNBXIBRK.js";
import "./chunk-RQQFHKFM.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-MA7D5DEZ.js";
import {
  discoverCustomizations
} from "./chunk-OCBTLSKV.js";
import "./chunk-PGVBODTB.js";
import "./chunk-WGMF2S3L.js";
import {
  localGuidance
} from "./chunk-WTUWHTQ6.js";
import "./chunk-4S6TVO3N.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y3RNIADY.js";
import {
  readCommandOptions
} from "./chunk-ICPGE2FO.js";
import "./chunk-RPUYQKGB.js";
import {
  jsonText
} from "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
import {
  openFolder
} from "./chunk-UPINELT2.js";
import "./chunk-CHJPPWBI.js";
import "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-Q4MHUL5M.js";
import "./chunk-TADPVMGG.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-NCGRQ5CC.js";
import "./chunk-57SWCLMN.js";
import "./chunk-RNSSHOTX.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-D23DFTBF.js";
import "./chunk-ALYMNCWW.js";
import "./chunk-PQOR3JDX.js";
import "./chunk-Y52OXGU3.js";
import "./chunk-45HZ3NAA.js";
import "./chunk-2TRDI3UP.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-KBTRN4GF.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-UUKURNRY.js";
import "./chunk-L7YFALZN.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-LV5NG2HB.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-3VKTWX52.js";
import "./chunk-7DNMFE75.js";
import "./chunk-4WTIEIYG.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import "./chunk-NSG6FR67.js";
import "./chunk-MNFML4KL.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-IPFRPVR7.js";
import {
  EXIT,
  UserError
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/jobs/agents.ts
async function listAgents(customizations, guidance, asked, options) {
  let agents = await readAgents(customizations, customizationReader(guidance)), routing = asked === void 0 ? void 0 : routeTo(agents, asked, options);
  return {
    agents: agents.usable.map(describeAgent),
    unusable: agents.others,
    ...asked === void 0 ? {} : { message: asked.message },
    ...asked?.chosen === void 0 ? {} : { changedFiles: asked.chosen.files.length },
    ...routing === void 0 ? {} : { routing }
  };
}
function routeTo(agents, { message, chosen }, { delegate, maxAgents }) {
  return routeAgents({
    agents,
    message,
    files: chosen?.files ?? [],
    guidelines: chosen?.applied ?? [],
    delegate,
    maxAgents
  });
}
function describeAgent(agent) {
  return { agent, tools: selectTools(agent.head) };
}

// src/commands/agents.ts
async function runAgents(line, terminal) {
  let report = await makeReport(line, terminal);
  return await terminal.print(line.format === "json" ? jsonText(agentsJson(report)) : agentsText(report, terminal.paint)), EXIT.done;
}
async function makeReport(line, terminal) {
  if (namesChange(line))
    return reportOnChange(line, terminal);
  if (line.message === void 0)
    return reportOnFolder(line);
  try {
    return await reportOnChange(line, terminal);
  } catch (error) {
    if (!(error instanceof UserError && WITHOUT_CHANGE.has(error.code)))
      throw error;
    return terminal.say(`Only the message is used, because there is no change: ${error.message}`), reportOnFolder(line);
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
    let chosen = await chooseGuidance(subject, options), asked = { message: line.message ?? "", chosen };
    return listAgents(chosen.customizations, subject.guidance, asked, options);
  });
}
async function reportOnFolder(line) {
  let { workspace } = await openFolder(line.repo), options = await readCommandOptions(line, workspace), guidance = await localGuidance(workspace, workspace, options, line.userFolder), { compatibility, workspaceFolders } = options, customizations = await discoverCustomizations({ ...guidance, compatibility, workspaceFolders }), asked = line.message === void 0 ? void 0 : { message: line.message };
  return listAgents(customizations, guidance, asked, options);
}
export {
  runAgents
};
