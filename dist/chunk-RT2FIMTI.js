import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawDiagnostic
} from "./chunk-YYZOMUXH.js";
import {
  diagnosticJson
} from "./chunk-EFEOURWV.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  oneLine
} from "./chunk-C4UOYGBW.js";

// src/reports/review/agents.ts
function agentsText({ agents, unusable, changedFiles, routing }, paint) {
  let byPath = new Map(agents.map((one) => [one.agent.path, one])), decisions = (routing?.decisions ?? []).filter((one) => one.kind !== "unavailable"), inOrder = routing === void 0 ? agents : decisions.flatMap(({ agent }) => byPath.get(agent.path) ?? []), decided = new Map(decisions.map((one) => [one.agent.path, one])), paragraphs = inOrder.map((one) => {
    let decision = decided.get(one.agent.path);
    return [
      headLine(one.agent, paint),
      ...(decision === void 0 ? detailLines(one) : decisionLines(decision)).map((line) => `  ${line}`)
    ].join(`
`);
  }), closed = unusable.map(
    ({ name, path, reason }) => `${paint("dim", "not usable")} ${oneLine(name)} ${paint("dim", oneLine(path))}: ${oneLine(reason)}`
  ), notes = (routing?.notes ?? []).map((note) => `note: ${oneLine(note)}`), problems = (routing?.problems ?? []).map((problem) => drawDiagnostic(problem, paint));
  return `${[...[...paragraphs, ...[closed, notes, problems].map((lines) => lines.join(`
`))].filter((section) => section !== ""), closingLine(inOrder.length, unusable.length, changedFiles, decisions)].join(`

`)}
`;
}
function closingLine(usable, unusable, changedFiles, decisions) {
  let all = `${count(usable, "agent")}${unusable === 0 ? "" : `, ${unusable} not usable`}`;
  if (usable + unusable === 0)
    return "There are no agents; they are read as `.github/agents/*.agent.md`, for example.";
  if (decisions.length === 0)
    return `${all}.`;
  let reviewing = decisions.filter((one) => "files" in one).length, files = changedFiles === void 0 ? "" : ` ${count(changedFiles, "changed file")}`;
  return `${all}; ${reviewing === 0 ? "none" : reviewing} would review${files}.`;
}
function headLine({ name, path, level }, paint) {
  return `${paint("bold", oneLine(name))} ${paint("dim", `${oneLine(path)}${level === "repository" ? "" : ` (${level})`}`)}`;
}
function detailLines({ agent, tools }) {
  let { head, description } = agent;
  return [
    description === void 0 ? "without a description: only who names it calls it" : oneLine(description),
    `tools: ${tools.tools.length === 0 ? "none" : tools.tools.join(", ")}`,
    ...tools.unavailable.length === 0 ? [] : [`not here: ${tools.unavailable.map(({ name }) => oneLine(name)).join(", ")}`],
    ...tools.unknown.length === 0 ? [] : [`unknown tools: ${tools.unknown.map(oneLine).join(", ")}`],
    ...head.models.length === 0 ? [] : [`model: ${head.models.map(oneLine).join(", else ")}`],
    ...head.globs.length === 0 ? [] : [`for: ${head.globs.map(oneLine).join(", ")}`],
    ...head.agents === void 0 ? [] : [`may call: ${head.agents.length === 0 ? "nobody" : head.agents.map(oneLine).join(", ")}`],
    ...head.handoffs.map(({ label, agent: next }) => `then: ${oneLine(label)} (@${oneLine(next)})`),
    ...head.maxTurns === void 0 ? [] : [`at most ${count(head.maxTurns, "turn")}`],
    ...head.isForPeopleOnly ? ["for people only: not chosen by its description, and no other agent calls it"] : [],
    ...head.isUserInvocable ? [] : ["for other agents: nobody calls it by `@`"],
    ...head.faults.map((fault) => `note: ${oneLine(fault)}`)
  ];
}
var CHOSEN = {
  named: "named in the message",
  mandatory: "ordered by a statement",
  matched: "chosen by its score"
};
function decisionLines(decision) {
  let { score, parts, orders } = decision;
  return [
    decision.kind === "not-chosen" ? `not chosen: ${oneLine(decision.reason)}` : `would review${decision.files.length === 0 ? "" : ` ${count(decision.files.length, "file")}`}: ${CHOSEN[decision.kind]}`,
    ...orders.map(
      ({ source, line, statement }) => `by ${oneLine(source)}:${line}: ${oneLine(shorten(statement.text))}`
    ),
    ...parts.length === 0 ? [] : [`${count(score, "point")}: ${parts.map(drawPart).join("; ")}`]
  ];
}
var ABOUT = {
  globs: "its globs",
  folder: "folder it names",
  ending: "kind of file it names",
  language: "language it names",
  "any-change": "its task",
  message: "words of the message",
  path: "words of the paths",
  code: "words of the added lines"
};
function aboutPart({ why, evidence }) {
  return `${ABOUT[why]} (${evidence})`;
}
function drawPart({ why, points, evidence }) {
  return `${ABOUT[why]} ${points} (${oneLine(evidence)})`;
}
var MAX_STATEMENT_CHARACTERS = 200;
function shorten(text) {
  return text.length <= MAX_STATEMENT_CHARACTERS ? text : `${text.slice(0, MAX_STATEMENT_CHARACTERS).toWellFormed()}\u2026`;
}
function agentsJson({
  agents,
  unusable,
  message,
  changedFiles,
  routing
}) {
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
      orders: orders.map(({ source, line, statement }) => ({ path: source, line, text: statement.text }))
    }
  };
}

export {
  agentsText,
  aboutPart,
  agentsJson
};
