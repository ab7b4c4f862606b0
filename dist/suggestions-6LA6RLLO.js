import {
  shownPath as shownPath
} from "./joined-3b15d0af.js";
import "./joined-c1dd7ffa.js";
import "./joined-b7fd8cd1.js";
import {
  readText as readText,
  reportWidth as reportWidth,
  wrapText as wrapText
} from "./joined-1c6c8fb1.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-dde26feb.js";
import {
  at as at
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeKeptName
} from "./chunk-Y3OVADMF.js";
import {
  drawFixes
} from "./chunk-KMM4FD44.js";
import {
  replaceRanges
} from "./chunk-BK4P3R2O.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-RGP6QW34.js";

// src/reports/validation/suggestions.ts
var INEXACT = "  `git apply` refuses this diff, because it shows hidden characters as codes, or hides a secret.";
async function drawSuggestions({ diagnostics, mentions, kept }, before, paint, columns) {
  let open = groupBy(
    diagnostics.flatMap(
      (diagnostic) => (diagnostic.suggestions ?? []).map((suggestion) => ({
        diagnostic,
        suggestion: withMention(diagnostic, suggestion, mentions)
      }))
    ),
    ({ diagnostic, suggestion }) => JSON.stringify([diagnostic.path, suggestion.fix])
  ), blocks = [];
  for (let same of open.values()) {
    let { diagnostic, suggestion } = at(same, 0), number = `${blocks.length + 1} of ${open.size}`, { start, path } = diagnostic, change = await drawChange(path, suggestion.fix, before, paint);
    blocks.push(
      [
        `${paint("dim", number)}  ${paint("bold", `${shownPath(path)}:${start.line}:${start.column}`)}`,
        ...same.flatMap((one) => drawReason(one, reportWidth(columns))),
        ...change.isExact ? [] : [INEXACT],
        change.text
      ].join(`
`)
    );
  }
  let fixable = diagnostics.filter(({ fix }) => fix !== void 0 && fix.kind !== "rename").length, end = [
    open.size === 0 ? "No change needs a decision." : `${count(open.size, "change")} ${open.size === 1 ? "needs" : "need"} a decision. Nothing was written.`,
    ...open.size === 0 ? [] : ["Edit the files, or give the diffs that you want to `git apply` in the top folder."],
    ...fixable === 0 ? [] : [
      `\`--fix\` makes ${count(fixable, "other change")}, the only right ${fixable === 1 ? "one for its finding" : "ones for their findings"}.`
    ]
  ];
  return `${[...blocks, ...kept.length === 0 ? [] : [kept.map(describeKeptName).join(`
`)], end.join(`
`)].join(`

`)}
`;
}
function withMention({ path }, suggestion, mentions) {
  let mention = suggestion.fix.kind === "rename" ? mentions.get(path) : void 0;
  return mention === void 0 ? suggestion : { ...suggestion, reason: `${suggestion.reason}, and ${mention}` };
}
function drawReason({ diagnostic, suggestion }, width) {
  let { message, rule } = diagnostic, { title, reason } = suggestion;
  return [`${message} [${rule}]`, `${title}? You decide, because ${reason}.`].flatMap(
    (sentence) => wrapText(oneLine(sentence), width, { first: "  ", rest: "  " })
  );
}
async function drawChange(path, fix, before, paint) {
  if (fix.kind === "rename") {
    let lines = [
      `diff --git a/${path} b/${fix.to}`,
      "similarity index 100%",
      `rename from ${path}`,
      `rename to ${fix.to}`
    ];
    return { text: lines.map(oneLine).join(`
`), isExact: lines.every((line) => oneLine(line) === line) };
  }
  let read = await readText(before, path);
  if (read.kind !== "text")
    return { text: oneLine(read.message), isExact: !0 };
  let text = fix.kind === "rewrite" ? fix.text : replaceRanges(read.source.text, fix.edits);
  return drawFixes(/* @__PURE__ */ new Map([[path, text]]), before, paint);
}
export {
  drawSuggestions
};
