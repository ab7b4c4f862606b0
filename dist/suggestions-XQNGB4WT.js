import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeKeptName
} from "./chunk-GLUMMQR6.js";
import {
  shownPath
} from "./chunk-J2IWMK4Q.js";
import {
  REPORT_WIDTH,
  wrapText
} from "./chunk-LVK5TPC5.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  drawFixes
} from "./chunk-3LAAJ42J.js";
import "./chunk-DD7XD7UQ.js";
import {
  replaceRanges
} from "./chunk-BK4P3R2O.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-MNFML4KL.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/reports/validation/suggestions.ts
async function drawSuggestions({ diagnostics, mentions, kept }, before, paint) {
  let open = diagnostics.flatMap(
    (diagnostic) => (diagnostic.suggestions ?? []).map((suggestion) => ({ diagnostic, suggestion }))
  ), blocks = [];
  for (let [index, { diagnostic, suggestion }] of open.entries()) {
    let head = drawHead(
      `${index + 1} of ${open.length}`,
      diagnostic,
      withMention(diagnostic, suggestion, mentions),
      paint
    );
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
function drawHead(number, { path, start, message, rule }, { title, reason }, paint) {
  let indents = { first: "  ", rest: "  " };
  return [
    `${paint("dim", number)}  ${paint("bold", `${shownPath(path)}:${start.line}:${start.column}`)}`,
    ...wrapText(oneLine(`${message} [${rule}]`), REPORT_WIDTH, indents),
    ...wrapText(oneLine(`${title}? You decide, because ${reason}.`), REPORT_WIDTH, indents)
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
