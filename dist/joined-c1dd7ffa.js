import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  namePlaces,
  modelText
} from "./joined-3b15d0af.js";
import {
  count as count2
} from "./joined-b7fd8cd1.js";
import {
  groupBy
} from "./joined-b4da4858.js";
import {
  oneLine
} from "./joined-ecd9cff4.js";

import {
  count
} from "./joined-b7fd8cd1.js";
// src/reports/validation/other-paths.ts
var MAX_NAMED = 3;
function nameOtherPaths({ otherPaths = [] }) {
  return otherPaths.length === 0 ? void 0 : `also ${listPaths(otherPaths, "more path")}`;
}
function nameCopies({ copies = [] }) {
  return copies.length === 0 ? "" : `The same in ${copies.length === 1 ? "its copy" : "its copies"} ${listPaths(copies, "more")}.`;
}
function listPaths(paths, more) {
  let named = paths.slice(0, MAX_NAMED).map((path) => `\`${path}\``), rest = paths.length - named.length;
  return `${named.join(", ")}${rest > 0 ? ` and ${more === "more" ? `${rest} more` : count(rest, more)}` : ""}`;
}
function otherPathsSentence(finding) {
  let named = nameOtherPaths(finding);
  return [named === void 0 ? "" : `The same file is ${named}.`, nameCopies(finding)].filter((sentence) => sentence !== "").join(" ");
}

// src/reports/annotations.ts
var MAX_PER_LEVEL = 10;
var MAX_MESSAGE_CHARACTERS = 4e3;
var LEVELS = { high: "error", medium: "warning", low: "notice" };
function findingAnnotations(findings) {
  return findings.map((finding) => ({
    level: LEVELS[finding.severity],
    title: modelText(finding.title),
    message: [
      modelText(finding.body),
      ...finding.guideline === void 0 ? [] : [`${finding.guideline.text} (${finding.guideline.source}:${finding.guideline.line})`],
      ...[namePlaces(finding) ?? []].flat()
    ].join(`
`),
    file: finding.path,
    // The number of a removed line belongs to the base, but an annotation refers to the head.
    ...finding.line === void 0 || finding.side === "LEFT" ? {} : { line: finding.startLine ?? finding.line, endLine: finding.line }
  }));
}
function diagnosticAnnotations(diagnostics) {
  return diagnostics.map((diagnostic) => ({
    level: diagnostic.severity === "info" ? "notice" : diagnostic.severity,
    title: diagnostic.rule,
    message: [diagnostic.message, diagnostic.hint ?? "", otherPathsSentence(diagnostic)].filter((sentence) => sentence !== "").join(`
`),
    file: diagnostic.path,
    line: diagnostic.start.line,
    // An annotation is shown below its last line. For a long range, that is out of sight.
    endLine: diagnostic.start.line,
    ...diagnostic.end.line === diagnostic.start.line ? { col: diagnostic.start.column, endColumn: diagnostic.end.column } : {}
  }));
}
function drawAnnotations(annotations, before = "") {
  let sorted = annotations.toSorted((a, b) => LEVEL_ORDER.indexOf(a.level) - LEVEL_ORDER.indexOf(b.level)), shown = new Set(
    [...groupBy(sorted, ({ level }) => level).values()].flatMap(
      (own) => spreadOverFiles(own, MAX_PER_LEVEL - countAnnotations(before, own[0]?.level))
    )
  );
  return {
    lines: sorted.filter((annotation) => shown.has(annotation)).map(drawAnnotation),
    rest: sorted.filter((annotation) => !shown.has(annotation))
  };
}
function drawFindingAnnotations(findings, others, before) {
  let { lines, rest } = drawAnnotations(findingAnnotations(findings), before), note = rest.length === 0 ? [] : [`${countNotShown(rest.length)}${others === void 0 ? "" : `; ${others}`}.`];
  return [...lines, ...note].map((line) => `${line}
`).join("");
}
function countNotShown(rest) {
  return `${count2(rest, "more finding")} ${rest === 1 ? "is" : "are"} not shown as annotations`;
}
var LEVEL_ORDER = ["error", "warning", "notice"];
function countAnnotations(printed2, level) {
  return printed2.split(`
`).filter((line) => line.startsWith(`::${level ?? ""} `)).length;
}
function spreadOverFiles(annotations, most) {
  let files = [...groupBy(annotations, ({ file }) => file).values()], chosen = [];
  for (let nth = 0; nth < most; nth += 1)
    chosen.push(...files.flatMap((own) => own[nth] ?? []).slice(0, Math.max(0, most - chosen.length)));
  return chosen;
}
var MAX_FILE_CHARACTERS = 1e3;
function drawAnnotation(annotation) {
  let { level, title, message, file, line, endLine, col, endColumn } = placeInMessage(annotation), properties = { file, line, endLine, col, endColumn, title: oneLine(title) }, drawn = Object.entries(properties).flatMap(
    ([name, value]) => value === void 0 ? [] : [`${name}=${escapeProperty(String(value))}`]
  ), text = message.split(`
`).map(oneLine).join(`
`).slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed();
  return `::${level} ${drawn.join(",")}::${escapeData(text)}`;
}
function placeInMessage(annotation) {
  let { level, title, message, file, line } = annotation, shown = oneLine(file.slice(0, MAX_FILE_CHARACTERS));
  return shown === file ? annotation : { level, title, message: `${shown}${line === void 0 ? "" : `:${line}`}: ${message}` };
}
function drawRunAnnotation(level, message) {
  return `::${level} title=Housestyle::${escapeData(oneLine(message.slice(0, MAX_MESSAGE_CHARACTERS)))}
`;
}
function escapeData(text) {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll(`
`, "%0A");
}
function escapeProperty(text) {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

import {
  digest
} from "./joined-3b15d0af.js";
import {
  PROJECT_URL
} from "./joined-1c6c8fb1.js";
import {
  printed,
  showHidden
} from "./joined-ecd9cff4.js";
// src/reports/html/html.ts
function html(pieces, ...parts) {
  return {
    markup: pieces.map((piece, index) => piece + (index < parts.length ? insert(parts[index]) : "")).join("")
  };
}
function insert(part) {
  return part === void 0 ? "" : typeof part == "string" || typeof part == "number" ? escapeHtml(String(part)) : "markup" in part ? part.markup : part.map((one) => typeof one == "string" ? escapeHtml(one) : one.markup).join("");
}
function escapeHtml(text) {
  return printed(showHidden(text)).toWellFormed().replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}
function inlineCode(sentence) {
  let parts = sentence.split("`"), hasOpen = parts.length % 2 === 0;
  return html`${parts.map((part, index) => {
    let isOpen = hasOpen && index === parts.length - 1;
    return index % 2 === 1 && !isOpen ? html`<code>${part}</code>` : html`${isOpen ? "`" : ""}${part}`;
  })}`;
}
function paragraphs(text) {
  let lines = text.replaceAll(`\r
`, `
`).split(`
`), blocks = [], words = [], code, fence = "", endWords = () => {
    let joined = words.join(`
`).trim();
    joined !== "" && blocks.push(...joined.split(/\n{2,}/).map((paragraph) => html`<p>${inlineCode(paragraph)}</p>`)), words = [];
  };
  for (let line of lines) {
    let mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    code === void 0 && mark !== void 0 ? (endWords(), [code, fence] = [[], mark]) : code !== void 0 && mark !== void 0 && mark.startsWith(fence) ? (blocks.push(codeBlock(code.join(`
`))), code = void 0) : (code ?? words).push(line);
  }
  return endWords(), html`${code === void 0 ? blocks : [...blocks, codeBlock(code.join(`
`))]}`;
}
function codeBlock(text) {
  return html`<pre tabindex="0"><code>${text}</code></pre>`;
}
// src/reports/html/page.ts
function drawPage(title, body) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${`default-src 'none'; style-src '${hashOf(STYLE)}'; base-uri 'none'; form-action 'none'`}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
${html`<title>${title}</title>`.markup}
<style>${STYLE}</style>
</head>
<body>
${body.markup}
</body>
</html>
`;
}
function hashOf(text) {
  return `sha256-${digest("sha256", text, "base64")}`;
}
function severityFilter(severities) {
  let total = severities.reduce((sum, { count: count3 }) => sum + count3, 0), shown = severities.filter(({ count: count3 }) => count3 > 0);
  return shown.length < 2 ? html`` : html`<fieldset class="filter">
    <legend>Show</legend>
    <label><input type="radio" name="severity" value="all" checked />all ${total}</label>
    ${shown.map(
    ({ name, count: count3 }) => html`<label><input type="radio" name="severity" value="${name}" />${name} ${count3}</label> `
  )}
  </fieldset>`;
}
var STYLE = `
:root{color-scheme:light dark;--ink:#1f2328;--soft:#59636e;--line:#d1d9e0;--paper:#fff;--tint:#f6f8fa;--link:#0550ae;--high:#c02024;--medium:#8a5a00;--low:#0550ae}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--soft:#9da7b3;--line:#3d444d;--paper:#0d1117;--tint:#161b22;--link:#79b8ff;--high:#ff9492;--medium:#e3b341;--low:#79b8ff}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:62rem;padding:1.5rem 1rem 4rem;font:15px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
h1{font-size:1.4rem;margin:0 0 .25rem}
h2{font-size:1.1rem;margin:2rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid var(--line)}
h3{font-size:1rem;margin:0}
p{margin:.4rem 0}
a{color:var(--link)}
code,pre{font:.86em/1.5 ui-monospace,monospace;background:var(--tint);border-radius:4px}
code{padding:.1em .3em}
pre{padding:.6rem .8rem;overflow:auto;border:1px solid var(--line)}
pre code{padding:0;background:none;font-size:1em;overflow-wrap:normal}
.soft{color:var(--soft)}
.verdict{font-size:1.05rem}
article{border:1px solid var(--line);border-left:4px solid var(--low);border-radius:6px;padding:.7rem .9rem;margin:.8rem 0}
article.high,article.error{border-left-color:var(--high)}
article.medium,article.warning{border-left-color:var(--medium)}
.tag{font-size:.8rem;font-weight:600;margin-right:.5rem;color:var(--low)}
.high>*>.tag,.error>*>.tag{color:var(--high)}
.medium>*>.tag,.warning>*>.tag{color:var(--medium)}
blockquote{margin:.5rem 0;padding-left:.8rem;border-left:3px solid var(--line);color:var(--soft)}
table{border-collapse:collapse;width:100%;font-size:.93em}
th,td{text-align:left;vertical-align:top;padding:.3rem .6rem .3rem 0;border-bottom:1px solid var(--line)}
.scroll{overflow-x:auto}
details{margin:.8rem 0}
summary{cursor:pointer;font-weight:600}
.filter{border:0;margin:1.5rem 0 0;padding:0;display:flex;gap:1rem;flex-wrap:wrap}
.filter legend{float:left;padding:0;margin-right:1rem;color:var(--soft)}
.filter label{cursor:pointer}
.filter input{margin:0 .4rem 0 0}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
${["high", "medium", "low", "error", "warning", "info"].map((name) => `body:has(.filter input[value=${name}]:checked) article:not(.${name})`).join(",")}{display:none}
@media print{.filter{display:none}article{break-inside:avoid}}
`;
// src/reports/sarif-log.ts
var MAX_SARIF_RESULTS = 5e3;
function sarifLog(version, rules, results, further = {}) {
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: { name: "Housestyle", informationUri: PROJECT_URL, semanticVersion: version, rules }
        },
        columnKind: "utf16CodeUnits",
        ...further,
        results
      }
    ]
  };
}
function sarifUri(path) {
  return path.toWellFormed().split("/").map((part) => encodeURIComponent(part)).join("/");
}

import {
  REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON
} from "./joined-1c6c8fb1.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";
// src/commands/output/fail-on.ts
function reviewFailOn(options) {
  return failOnAmong(REVIEW_FAIL_ON, options, "never", "a review");
}
function validateFailOn(options) {
  return failOnAmong(VALIDATE_FAIL_ON, options, "error", "a validation");
}
function failOnAmong(words, { failOn }, otherwise, subject) {
  let word = words.find((candidate) => candidate === failOn?.value);
  if (word !== void 0)
    return word;
  if (failOn === void 0 || failOn.isShared)
    return otherwise;
  throw usageError(
    "option-value",
    `For ${subject}, \`fail-on\` must be one of ${words.join(", ")}, not "${failOn.value}"`
  );
}
export {
  MAX_SARIF_RESULTS,
  codeBlock,
  countNotShown,
  diagnosticAnnotations,
  drawAnnotations,
  drawFindingAnnotations,
  drawPage,
  drawRunAnnotation,
  escapeHtml,
  findingAnnotations,
  html,
  inlineCode,
  nameCopies,
  nameOtherPaths,
  otherPathsSentence,
  paragraphs,
  reviewFailOn,
  sarifLog,
  sarifUri,
  severityFilter,
  validateFailOn
};
