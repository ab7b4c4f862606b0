import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  markdownTable
} from "./chunk-H3DMHK6Q.js";
import {
  fileLink,
  modelLine
} from "./chunk-Y4QFJIH7.js";
import {
  shownPath
} from "./chunk-J2IWMK4Q.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  cell,
  codeSpan
} from "./chunk-S7UHQEAH.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/reports/guidance/receipts.ts
var READER_NAMES = {
  vscode: "VS Code",
  "github-review": "Copilot review",
  "cloud-agent": "Copilot cloud agent",
  "copilot-cli": "Copilot CLI",
  claude: "Claude",
  gemini: "Gemini CLI",
  "gemini-review": "Gemini Code Assist",
  codex: "Codex",
  cursor: "Cursor",
  windsurf: "Windsurf"
}, KINDS = {
  "repository-instructions": "repository instructions",
  "path-instructions": "path instructions",
  "claude-rule": "Claude rule",
  "agents-md": "AGENTS.md",
  "claude-md": "CLAUDE.md",
  "gemini-md": "GEMINI.md",
  "review-md": "REVIEW.md",
  "setting-instructions": "setting",
  "referenced-file": "referenced file",
  agent: "agent",
  prompt: "prompt",
  command: "command",
  "output-style": "output style",
  skill: "skill",
  hooks: "hooks",
  "cursor-rule": "Cursor rule",
  "windsurf-rule": "Windsurf rule",
  "gemini-command": "Gemini command",
  "gemini-styleguide": "Gemini style guide",
  "context-file": "context file"
};
function receiptsMarkdown(receipts, target, room = Number.POSITIVE_INFINITY) {
  let inForce = receipts.filter(({ status }) => status === "in-force"), others = receipts.filter(({ status }) => status !== "in-force");
  return [
    ...markdownTable(
      ["#", "Customization", "Applies to", "Changed files", "Statements", "Prompt", "Cited"],
      inForce.map((receipt) => [
        receipt.guideline ?? "",
        drawSource(receipt, target),
        listPatterns(receipt).map(codeSpan).join(" "),
        String(receipt.changedFiles),
        `${receipt.statements ?? 0}${drawRepeats(receipt)}`,
        drawTokens(receipt),
        String(receipt.cited ?? 0)
      ]),
      room
    ),
    ...markdownTable(
      ["Does not apply", "Kind", "Read by", "Why"],
      others.map((receipt) => [
        codeSpan(receipt.source),
        nameKind(receipt),
        nameReaders(receipt),
        cell(modelLine(receipt.reason ?? ""))
      ]),
      room
    )
  ];
}
function drawSource({ source, level }, target) {
  return level === "repository" ? fileLink(source, 1, target) : codeSpan(source);
}
function drawRepeats({ repeats = [] }) {
  let guidelines = [...new Set(repeats.map(({ of }) => of.split(".")[0]))];
  return repeats.length === 0 ? "" : ` (${repeats.length} as in ${guidelines.join(", ")})`;
}
function listPatterns({ files }) {
  return [...new Set(files.map(({ by }) => by))].slice(0, MAX_PATTERNS);
}
var MAX_PATTERNS = 5;
function drawTokens({ sent, tokens }) {
  return sent === void 0 ? "not asked" : sent === "whole" ? count(tokens ?? 0, "token") : `cut (${count(tokens ?? 0, "token")})`;
}
function nameKind({ kind }) {
  return kind === void 0 ? "" : KINDS[kind];
}
function nameReaders({ readers }) {
  return readers.length === 0 ? "nobody" : readers.map((reader) => READER_NAMES[reader]).join(", ");
}
var MAX_FILES = 5, MAX_REFERENCES = 20;
function receiptsText(receipts, paint, fileWord = "changed file") {
  let others = receipts.filter(({ guideline }) => guideline === void 0);
  return [
    ...receipts.filter(({ guideline }) => guideline !== void 0).map((receipt) => inForceText(receipt, paint, fileWord)),
    ...[...groupBy(others, likenessOf).values()].flatMap((alike) => leftOutText(alike, paint))
  ];
}
function likenessOf({ kind, reason = "" }) {
  return `${kind ?? ""}
${withoutQuotes(reason)}`;
}
function withoutQuotes(reason) {
  return reason.replaceAll(/`[^`]*`/g, "\u2026");
}
var MIN_GROUP = 3, MAX_NAMED = 8;
function leftOutText(alike, paint) {
  let [first] = alike, mark = paint("dim", "-");
  if (first === void 0 || alike.length < MIN_GROUP)
    return alike.map((receipt) => {
      let kind = receipt.kind === void 0 ? "" : ` (${nameKind(receipt)})`;
      return `${mark}  ${oneLine(receipt.source)}${kind}: ${oneLine(receipt.reason ?? "")}`;
    });
  let { reason = "" } = first, isSame = alike.every((receipt) => receipt.reason === reason), shown = alike.slice(0, MAX_NAMED), more = alike.length - shown.length;
  return [
    `${mark}  ${nameKind(first)}, ${alike.length} times: ${oneLine(isSame ? reason : withoutQuotes(reason))}`,
    ...shown.map((receipt) => {
      let quoted = isSame ? [] : (receipt.reason ?? "").match(/`[^`]*`/g) ?? [];
      return `     ${oneLine([receipt.source, ...quoted].join("  "))}`;
    }),
    ...more === 0 ? [] : [paint("dim", `     and ${more} more; \`--format json\` lists all`)]
  ];
}
function inForceText(receipt, paint, fileWord) {
  let folder = receipt.folder === void 0 ? "" : `  in ${oneLine(receipt.folder)}`, brought = receipt.broughtBy === void 0 ? "" : `, by ${oneLine(receipt.broughtBy)}`, prompt = receipt.sent === void 0 ? "" : `, ${drawTokens(receipt)}`;
  return [
    `${paint("bold", receipt.guideline ?? "")}  ${oneLine(receipt.source)}  ${listPatterns(receipt).map(oneLine).join(", ")}${folder}`,
    `    ${nameKind(receipt)}${brought}: ${count(receipt.statements ?? 0, "statement")}${drawRepeats(receipt)}, ${count(receipt.changedFiles, fileWord)}${prompt}; read by ${nameReaders(receipt)}`,
    ...receipt.reason === void 0 ? [] : [`    ${oneLine(receipt.reason)}`],
    ...filesText(receipt),
    ...referencesText(receipt)
  ].join(`
`);
}
function referencesText({ references }) {
  let files = references.filter(({ outcome }) => outcome.kind !== "not-a-file"), lines = [...groupBy(files, whyNotFollowed).values()].flatMap(
    (alike) => alike.length < MIN_GROUP || alike[0]?.outcome.kind !== "not-followed" ? alike.map(referenceText) : [`not read, ${alike.length} times: ${alike[0].outcome.reason} (${nameTargets(alike)})`]
  ), shown = lines.slice(0, MAX_REFERENCES).map((line) => `    ${oneLine(line)}`), more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, `    and ${more} more references`];
}
function whyNotFollowed({ target, start, outcome }) {
  return outcome.kind === "not-followed" ? outcome.reason : `${start.line}:${start.column} ${target}`;
}
function nameTargets(alike) {
  let more = alike.length - MAX_NAMED;
  return `${alike.slice(0, MAX_NAMED).map(({ target, start }) => `line ${start.line} ${target}`).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function filesText({ files, changedFiles }) {
  let shown = files.slice(0, MAX_FILES).map(({ path }) => shownPath(path)), more = changedFiles - shown.length;
  return shown.length === 0 ? [] : [`    for ${shown.join(", ")}${more === 0 ? "" : ` and ${more} more`}`];
}
function referenceText({ target, start, outcome }) {
  let where = `line ${start.line}: ${target}`;
  switch (outcome.kind) {
    case "followed":
      return `${where} is read too`;
    case "not-followed":
    case "not-a-file":
    case "broken":
      return `${where}: ${outcome.reason}`;
  }
}

export {
  READER_NAMES,
  receiptsMarkdown,
  receiptsText
};
