import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  selectTools
} from "./chunk-IBGIHDDM.js";
import {
  withChange
} from "./chunk-6WZPUPIC.js";
import "./chunk-5COOGVHF.js";
import "./chunk-3BJ5GJWO.js";
import "./chunk-UYPGRGBJ.js";
import "./chunk-4FDFF72Y.js";
import "./chunk-BX5L5TWP.js";
import {
  agentsJson,
  agentsText,
  chooseAgent,
  chooseGuidance,
  customizationReader,
  readAgents,
  routeAgents
} from "./chunk-UT6R2KNG.js";
import "./chunk-H334AYWV.js";
import "./chunk-H3DMHK6Q.js";
import "./chunk-7DYQVLXX.js";
import "./chunk-ZONGBVJU.js";
import "./chunk-32LFPBL6.js";
import "./chunk-FOFNBJXY.js";
import {
  discoverCustomizations
} from "./chunk-CELQ7IYB.js";
import "./chunk-PGVBODTB.js";
import "./chunk-KPSUEGWI.js";
import {
  localGuidance
} from "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import {
  readCommandOptions
} from "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import {
  openFolder
} from "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-DGKTSC4J.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-4IQHS3YO.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
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
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-MNFML4KL.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import {
  EXIT,
  UserError
} from "./chunk-PI7WXFM3.js";
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
  let { workspace } = await openFolder(line.repo), options = await readCommandOptions(line, workspace), guidance = await localGuidance(workspace, workspace, options, line.userFolder), { compatibility, workspaceFolders } = options, customizations = await discoverCustomizations({ ...guidance, compatibility, workspaceFolders });
  await chooseAgent(options.agent, customizations, customizationReader(guidance));
  let asked = line.message === void 0 ? void 0 : { message: line.message };
  return listAgents(customizations, guidance, asked, options);
}
export {
  runAgents
};
