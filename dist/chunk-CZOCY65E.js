import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  markdownTable
} from "./chunk-RQQFHKFM.js";
import {
  fileLink,
  firstWithin,
  modelLine
} from "./chunk-Y3RNIADY.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  cell,
  codeSpan
} from "./chunk-7YGE3VN7.js";
import {
  logLine,
  oneLine
} from "./chunk-NSG6FR67.js";

// src/reports/guidance/guideline-changes.ts
function guidelineChangesText(changes) {
  let draw = { code: (text) => `\`${text}\``, words: (text) => text }, rows = changes.changes.flatMap((change) => drawChange(change, draw));
  return `${[summarySentence(changes), ...rows.map(({ depth, text }) => `${"  ".repeat(depth)}${logLine(text)}`)].join(`
`)}
`;
}
var MAX_ROWS = 50, MAX_CHARACTERS = 200, MAX_NAMES = 10;
function guidelineChangesMarkdown(changes, room = Number.POSITIVE_INFINITY) {
  let draw = {
    code: (text) => codeSpan(shorten(text, MAX_CHARACTERS)),
    words: (text) => modelLine(shorten(text, MAX_CHARACTERS))
  }, rows = changes.changes.flatMap((change) => drawChange(change, draw)), drawn = rows.slice(0, MAX_ROWS).map(({ depth, text }) => `${"  ".repeat(depth)}- ${text}`), shown = firstWithin(drawn, room), rest = rows.length > shown.length ? [`- \u2026 and ${rows.length - shown.length} more`] : [];
  return [summarySentence(changes), ...rows.length === 0 ? [] : ["", ...shown, ...rest]].join(`
`);
}
var MAX_FILES = 100;
function guidelineChangesJson({ changes, unchanged }) {
  let first = (files) => files.slice(0, MAX_FILES);
  return {
    changes: changes.map(
      (change) => change.kind === "changed" ? {
        ...change,
        changedFiles: { before: change.files.before.length, after: change.files.after.length },
        files: { before: first(change.files.before), after: first(change.files.after) }
      } : { ...change, changedFiles: change.files.length, files: first(change.files) }
    ),
    unchanged
  };
}
function summarySentence({ changes, unchanged }) {
  return changes.length === 0 ? `With this change, the same guidelines apply (${unchanged}).` : `With this change, guidelines: ${["added", "removed", "changed"].map(
    (kind) => `${changes.filter((change) => change.kind === kind).length} ${kind}`
  ).join(", ")}, ${unchanged} as before.`;
}
function drawChange(change, draw) {
  let title = `${change.kind} ${draw.code(change.path)}`;
  if (change.kind === "changed") {
    let { added, removed } = change.statements;
    return [
      { depth: 0, text: title },
      ...patternRows(change.filePatterns, draw),
      ...fileRows(change.files, draw),
      ...statementRows("removed", removed, draw),
      ...statementRows("added", added, draw)
    ];
  }
  let scope = `${count(change.statements.length, "statement")} for ${names(change.filePatterns, draw)}, ${count(change.files.length, "changed file")}`;
  return [{ depth: 0, text: `${title}: ${scope}` }, ...statementRows(change.kind, change.statements, draw)];
}
function patternRows({ before, after }, draw) {
  return before.join(`
`) === after.join(`
`) ? [] : [{ depth: 1, text: `files: ${names(before, draw)} \u2192 ${names(after, draw)}` }];
}
function fileRows({ before, after }, draw) {
  let [earlier, later] = [new Set(before), new Set(after)], gained = after.filter((path) => !earlier.has(path)), lost = before.filter((path) => !later.has(path));
  return [
    ...gained.length === 0 ? [] : [{ depth: 1, text: `now applies to ${names(gained, draw)}` }],
    ...lost.length === 0 ? [] : [{ depth: 1, text: `no longer applies to ${names(lost, draw)}` }]
  ];
}
function statementRows(kind, statements, draw) {
  return statements.map((text) => ({ depth: 1, text: `${kind}: ${draw.words(text)}` }));
}
function names(texts, draw) {
  let shown = texts.slice(0, MAX_NAMES).map(draw.code).join(", ");
  return texts.length > MAX_NAMES ? `${shown} and ${texts.length - MAX_NAMES} more` : shown;
}

// src/reports/guidance/conflicts.ts
function conflictsText(conflicts) {
  return conflicts.map(({ required, forbidden, files }) => {
    let place = ({ path, line, text }) => `${oneLine(path)}:${line} "${oneLine(text)}"`;
    return `conflict: ${place(required)} against ${place(forbidden)}, for ${count(files, "changed file")}`;
  });
}
function conflictMarkdown({ required, forbidden, files }) {
  let place = ({ path, line, text }) => `${codeSpan(text)} (${codeSpan(`${path}:${line}`)})`;
  return `${place(required)} contradicts ${place(forbidden)} for ${count(files, "changed file")}.`;
}

// src/reports/guidance/receipts.ts
var READER_NAMES = {
  vscode: "VS Code",
  "github-review": "Copilot review",
  "cloud-agent": "Copilot cloud agent",
  "copilot-cli": "Copilot CLI",
  claude: "Claude",
  gemini: "Gemini"
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
  hooks: "hooks"
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
var MAX_FILES2 = 5, MAX_REFERENCES = 20;
function receiptsText(receipts, paint) {
  return [
    ...receipts.filter(({ guideline }) => guideline !== void 0).map((receipt) => inForceText(receipt, paint)),
    ...receipts.filter(({ guideline }) => guideline === void 0).map((receipt) => {
      let kind = receipt.kind === void 0 ? "" : ` (${nameKind(receipt)})`;
      return `${paint("dim", "-")}  ${oneLine(receipt.source)}${kind}: ${oneLine(receipt.reason ?? "")}`;
    })
  ];
}
function inForceText(receipt, paint) {
  let folder = receipt.folder === void 0 ? "" : `  in ${oneLine(receipt.folder)}`, brought = receipt.broughtBy === void 0 ? "" : `, by ${oneLine(receipt.broughtBy)}`, prompt = receipt.sent === void 0 ? "" : `, ${drawTokens(receipt)}`;
  return [
    `${paint("bold", receipt.guideline ?? "")}  ${oneLine(receipt.source)}  ${listPatterns(receipt).map(oneLine).join(", ")}${folder}`,
    `    ${nameKind(receipt)}${brought}: ${count(receipt.statements ?? 0, "statement")}${drawRepeats(receipt)}, ${count(receipt.changedFiles, "changed file")}${prompt}; read by ${nameReaders(receipt)}`,
    ...receipt.reason === void 0 ? [] : [`    ${oneLine(receipt.reason)}`],
    ...filesText(receipt),
    ...referencesText(receipt)
  ].join(`
`);
}
function referencesText({ references }) {
  let files = references.filter(({ outcome }) => outcome.kind !== "not-a-file"), shown = files.slice(0, MAX_REFERENCES).map((reference) => `    ${oneLine(referenceText(reference))}`), more = files.length - shown.length;
  return more === 0 ? shown : [...shown, `    and ${more} more references`];
}
function filesText({ files, changedFiles }) {
  let shown = files.slice(0, MAX_FILES2).map(({ path }) => oneLine(path)), more = changedFiles - shown.length;
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
  guidelineChangesText,
  guidelineChangesMarkdown,
  guidelineChangesJson,
  conflictsText,
  conflictMarkdown,
  receiptsMarkdown,
  receiptsText
};
