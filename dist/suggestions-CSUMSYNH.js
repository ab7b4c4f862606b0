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
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeKeptName
} from "./chunk-Y3OVADMF.js";
import {
  drawFixes
} from "./chunk-OWFHCCW4.js";
import {
  replaceRanges
} from "./chunk-BK4P3R2O.js";
import {
  count
} from "./chunk-W24XEJI4.js";
import "./chunk-RGP6QW34.js";

// src/reports/validation/suggestions.ts
async function drawSuggestions({ diagnostics, mentions, kept }, before, paint, columns) {
  let open = diagnostics.flatMap(
    (diagnostic) => (diagnostic.suggestions ?? []).map((suggestion) => ({ diagnostic, suggestion }))
  ), blocks = [];
  for (let [index, { diagnostic, suggestion }] of open.entries()) {
    let head = drawHead(`${index + 1} of ${open.length}`, diagnostic, withMention(diagnostic, suggestion, mentions), {
      paint,
      width: reportWidth(columns)
    });
    blocks.push([head, await drawChange(diagnostic.path, suggestion.fix, before, paint)].join(`
`));
  }
  let fixable = diagnostics.filter(({ fix }) => fix !== void 0 && fix.kind !== "rename").length, end = [
    open.length === 0 ? "No change needs a decision." : `${count(open.length, "change")} ${open.length === 1 ? "needs" : "need"} a decision. Nothing was written.`,
    ...open.length === 0 ? [] : ["Edit the files, or give the diffs that you want to `git apply`."],
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
function drawHead(number, { path, start, message, rule }, { title, reason }, { paint, width }) {
  let indents = { first: "  ", rest: "  " };
  return [
    `${paint("dim", number)}  ${paint("bold", `${shownPath(path)}:${start.line}:${start.column}`)}`,
    ...wrapText(oneLine(`${message} [${rule}]`), width, indents),
    ...wrapText(oneLine(`${title}? You decide, because ${reason}.`), width, indents)
  ].join(`
`);
}
async function drawChange(path, fix, before, paint) {
  if (fix.kind === "rename")
    return [`diff --git a/${path} b/${fix.to}`, "similarity index 100%", `rename from ${path}`, `rename to ${fix.to}`].map(oneLine).join(`
`);
  let read = await readText(before, path);
  if (read.kind !== "text")
    return oneLine(read.message);
  let text = fix.kind === "rewrite" ? fix.text : replaceRanges(read.source.text, fix.edits);
  return drawFixes(/* @__PURE__ */ new Map([[path, text]]), before, paint);
}
export {
  drawSuggestions
};
