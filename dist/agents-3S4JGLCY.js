import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  selectTools
} from "./chunk-BPMVVKPH.js";
import {
  agentsJson,
  agentsText,
  chooseGuidance,
  customizationReader,
  discoverCustomizations,
  readAgents,
  routeAgents
} from "./chunk-U6GYEMCF.js";
import "./chunk-3TAFD2TK.js";
import "./chunk-ZTFXZGBN.js";
import {
  withChange
} from "./chunk-JCHGTOSR.js";
import "./chunk-NQA4V5ZE.js";
import "./chunk-BZK7S2JN.js";
import "./chunk-BX5L5TWP.js";
import "./chunk-ZPVEAUHG.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-WZGQ263F.js";
import "./chunk-32LFPBL6.js";
import "./chunk-VZPOCCFU.js";
import "./chunk-3VWDC6IJ.js";
import "./chunk-DY3MKXFL.js";
import {
  jsonText
} from "./chunk-U25X3PJI.js";
import "./chunk-UYXJLSTE.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-JFRNLGWB.js";
import "./chunk-NTYSQWPS.js";
import "./chunk-PFO7RQ7V.js";
import {
  localGuidance
} from "./chunk-MU77VZ5L.js";
import {
  readCommandOptions
} from "./chunk-EPWQYENM.js";
import "./chunk-5LBSJFB2.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-WXXCFTHO.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-OKCOREOM.js";
import "./chunk-NKDSHFB4.js";
import {
  openFolder
} from "./chunk-EGGMUQOA.js";
import "./chunk-QWPS6QLZ.js";
import "./chunk-74Y5UZDC.js";
import "./chunk-5JLEF5QY.js";
import "./chunk-36J2WDJ6.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-57G7HP3L.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-IPFRPVR7.js";
import {
  EXIT,
  UserError
} from "./chunk-X7WSVMCW.js";
import "./chunk-PGUU5QZJ.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-EXL4ZIE6.js";
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
