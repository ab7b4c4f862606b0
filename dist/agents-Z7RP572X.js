import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  agentsJson,
  agentsText
} from "./chunk-IFOVJHE4.js";
import {
  selectTools
} from "./chunk-7JUM6ZFS.js";
import "./chunk-GAKIH2PW.js";
import "./chunk-3BIA457O.js";
import "./chunk-RXZJMUOZ.js";
import "./chunk-BWBORWJE.js";
import {
  withChange
} from "./chunk-6NJQTRQC.js";
import {
  customizationReader,
  discoverCustomizations,
  prepareReview,
  readAgents,
  routeAgents
} from "./chunk-FHMA2DSX.js";
import "./chunk-BE2BEIWF.js";
import "./chunk-IWZLGMCA.js";
import "./chunk-WR5W2W25.js";
import "./chunk-YVFJ6NDR.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import {
  readOptionsOf
} from "./chunk-KM6IH2Q5.js";
import "./chunk-X3HFGJHF.js";
import "./chunk-JGTJ2TMX.js";
import "./chunk-F3ISV6HQ.js";
import {
  localGuidance
} from "./chunk-DDK563QG.js";
import {
  jsonText
} from "./chunk-IDD3TDOE.js";
import "./chunk-6TSIBATF.js";
import "./chunk-TADPVMGG.js";
import "./chunk-EZLCEPK3.js";
import "./chunk-BOSV5DJL.js";
import {
  openFolder
} from "./chunk-3EN373I6.js";
import "./chunk-3RCGK6PH.js";
import "./chunk-XD5ZOW5S.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-NUXTAU2X.js";
import "./chunk-7IX4JQGA.js";
import "./chunk-6JT5BJFL.js";
import "./chunk-QSHXVFEP.js";
import "./chunk-42JUH3S2.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  UserError
} from "./chunk-XOO4TEA6.js";
import "./chunk-B2TPONOP.js";
import "./chunk-MKKG32RE.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/jobs/report-agents.ts
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
