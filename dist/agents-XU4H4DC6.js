import {
  selectTools as selectTools
} from "./joined-2a895a02.js";
import {
  withChange as withChange
} from "./joined-54af6f11.js";
import {
  agentsText as agentsText,
  chooseAgent as chooseAgent,
  chooseGuidance as chooseGuidance,
  customizationReader as customizationReader,
  readAgents as readAgents,
  routeAgents as routeAgents
} from "./joined-c0f10e06.js";
import "./joined-ec575719.js";
import {
  localGuidance as localGuidance
} from "./joined-3b15d0af.js";
import {
  followExtends as followExtends,
  noteConfigFault as noteConfigFault,
  readCommandOptions as readCommandOptions,
  openFolder as openFolder
} from "./joined-05017b85.js";
import {
  jsonText as jsonText,
  diagnosticJson as diagnosticJson
} from "./joined-1c6c8fb1.js";
import {
  listOnce as listOnce
} from "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import {
  EXIT as EXIT,
  UserError as UserError
} from "./joined-e117912a.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-UBCURDRE.js";
import {
  noteSparse
} from "./chunk-3Y73TVZE.js";
import {
  discoverCustomizations
} from "./chunk-S66D26C4.js";
import "./chunk-33H6HWXO.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
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

// src/reports/review/agents-json.ts
function agentsJson({ agents, unusable, message, changedFiles, routing }) {
  let decided = new Map(
    (routing?.decisions ?? []).flatMap((one) => one.kind === "unavailable" ? [] : [[one.agent.path, one]])
  );
  return {
    agents: agents.map((one) => ({ ...agentJson(one), ...decisionJson(decided.get(one.agent.path)) })),
    unusable: unusable.map(({ name, path, level, reason }) => ({ name, path, level: level ?? null, reason })),
    message: message ?? null,
    changedFiles: changedFiles ?? null,
    reviewers: (routing?.decisions ?? []).flatMap((one) => "files" in one ? [one.agent.name] : []),
    notes: routing?.notes ?? [],
    problems: (routing?.problems ?? []).map(diagnosticJson)
  };
}
function agentJson({ agent, tools }) {
  let { name, fileName, path, level, description, head } = agent;
  return {
    name,
    fileName,
    path,
    level,
    description: description ?? null,
    models: head.models,
    tools: tools.tools,
    unavailableTools: tools.unavailable,
    unknownTools: tools.unknown,
    mayCall: head.agents ?? "all",
    handoffs: head.handoffs,
    globs: head.globs,
    target: head.target ?? null,
    maxTurns: head.maxTurns ?? null,
    forPeopleOnly: head.isForPeopleOnly,
    userInvocable: head.isUserInvocable,
    notes: head.faults
  };
}
function decisionJson(decision) {
  if (decision === void 0)
    return {};
  let { kind, score, parts, orders } = decision;
  return {
    decision: {
      kind,
      score,
      parts,
      files: "files" in decision ? decision.files : [],
      reason: "reason" in decision ? decision.reason : null,
      orders: orders.map(({ source, line, statement, why, applies }) => ({
        path: source,
        line,
        text: statement.text,
        applies,
        why
      }))
    }
  };
}

// src/commands/agents.ts
async function runAgents(line, terminal) {
  let report = await makeReport(line, terminal);
  return await terminal.print(
    line.format === "json" ? jsonText(agentsJson(report)) : agentsText(report, terminal.paint, terminal.columns)
  ), EXIT.done;
}
async function makeReport(line, terminal) {
  if (namesChange(line))
    return reportOnChange(line, terminal);
  if (line.message === void 0)
    return reportOnFolder(line, terminal);
  try {
    return await reportOnChange(line, terminal);
  } catch (error) {
    if (!(error instanceof UserError && WITHOUT_CHANGE.has(error.code)))
      throw error;
    return terminal.say(`Only the message is used, because there is no change: ${error.message}`), reportOnFolder(line, terminal);
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
async function reportOnFolder(line, terminal) {
  let { workspace: disk, around } = await openFolder(line.repo), workspace = await listOnce(disk), follow = followExtends(line, terminal);
  [(await noteConfigFault(line, workspace, follow))?.sentence, await noteSparse(around)].forEach((note) => {
    note !== void 0 && terminal.say(note);
  });
  let options = await readCommandOptions(line, workspace, follow), guidance = await localGuidance(workspace, workspace, options, line.userFolder), { compatibility, workspaceFolders } = options, customizations = await discoverCustomizations({ ...guidance, compatibility, workspaceFolders });
  await chooseAgent(options.agent, customizations, customizationReader(guidance));
  let asked = line.message === void 0 ? void 0 : { message: line.message };
  return listAgents(customizations, guidance, asked, options);
}
export {
  runAgents
};
