import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  firstWithin,
  modelLine
} from "./chunk-Y4QFJIH7.js";
import {
  shownPath
} from "./chunk-J2IWMK4Q.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  codeSpan
} from "./chunk-S7UHQEAH.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/reports/guidance/guideline-changes.ts
function guidelineChangesText(changes) {
  let draw = { code: (text) => `\`${text}\``, words: (text) => text }, rows = changes.changes.flatMap((change) => drawChange(change, draw));
  return `${[summarySentence(changes), ...rows.map(({ depth, text }) => `${"  ".repeat(depth)}${oneLine(text)}`)].join(`
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
function conflictsText(conflicts, fileWord = "changed file") {
  return conflicts.map(({ required, forbidden, files }) => {
    let place = ({ path, line, text }) => `${shownPath(path)}:${line} "${oneLine(text)}"`;
    return `conflict: ${place(required)} against ${place(forbidden)}, for ${count(files, fileWord)}`;
  });
}
function conflictMarkdown({ required, forbidden, files }) {
  let place = ({ path, line, text }) => `${codeSpan(text)} (${codeSpan(`${path}:${line}`)})`;
  return `${place(required)} contradicts ${place(forbidden)} for ${count(files, "changed file")}.`;
}

export {
  guidelineChangesText,
  guidelineChangesMarkdown,
  guidelineChangesJson,
  conflictsText,
  conflictMarkdown
};
