import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  digest
} from "./chunk-OMFRFCOU.js";

// src/reports/describe/description-section.ts
var SECTION_START = "<!-- housestyle:describe -->";
var START_LINE = /^<!-- housestyle:describe -->[ \t]*\r?$/gm, OFF_LINE = /^<!-- housestyle:describe off -->[ \t]*\r?$/m, END_LINE = /^<!-- housestyle:described ([0-9a-f]{7,64}) ([0-9a-f]{16}|-) ([0-9a-f]{16}|-) ([0-9a-f]{16}) -->(?=[ \t]*\r?$)/gm;
function findSection(body) {
  if (OFF_LINE.test(body))
    return { kind: "off" };
  let starts = [...body.matchAll(START_LINE)], ends = [...body.matchAll(END_LINE)], [start] = starts, [end] = ends;
  if (start === void 0 && end === void 0)
    return { kind: "none" };
  if (start === void 0 || end === void 0 || starts.length > 1 || ends.length > 1 || end.index < start.index)
    return { kind: "edited", reason: "its marks were changed, moved or copied" };
  let [line, headSha = "", request = "", title = "", written] = end, key = { headSha, request, ...title === "-" ? {} : { title } }, content = body.slice(start.index + start[0].length, end.index);
  return digestContent(content, key) === written ? { kind: "ours", key, start: start.index, end: end.index + line.length } : { kind: "edited", reason: "a person changed it" };
}
function placeSection(body, found, content, key) {
  let section = drawSection(content, key);
  switch (found.kind) {
    case "ours":
      return `${body.slice(0, found.start)}${section}${body.slice(found.end)}`;
    case "none":
      return body.trim() === "" ? section : `${body.replace(/\s+$/, "")}

${section}`;
    case "off":
    case "edited":
      return body;
  }
}
function drawSection(content, key) {
  let fields = [key.headSha, key.request, key.title ?? "-", digestContent(content, key)];
  return `${SECTION_START}
${content.trim()}
<!-- housestyle:described ${fields.join(" ")} -->`;
}
function withoutSection(body) {
  let found = findSection(body);
  return found.kind === "ours" ? `${body.slice(0, found.start)}${body.slice(found.end)}`.trim() : body;
}
function digestContent(content, { headSha, request, title = "-" }) {
  let lines = content.replaceAll(/\r\n?/g, `
`).split(`
`).map((line) => line.trimEnd());
  return shortDigest([headSha, request, title, lines.join(`
`).trim()].join(`
`));
}
function shortDigest(text) {
  return digest("sha256", text, "hex").slice(0, 16);
}
function authorsText({
  title,
  body,
  headRef
}) {
  let found = findSection(body);
  return { title: found.kind === "ours" && found.key.title === shortDigest(title) ? titleOfBranch(headRef) : title, body: withoutSection(body) };
}
function titleOfBranch(branch) {
  let words = branch.replaceAll(/[-_]+/g, " ").trim();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
function mayReplaceTitle({ title, headRef }, found) {
  let plain = (text) => text.replaceAll(/[-_/\s]+/g, " ").trim().toLowerCase();
  return found.kind === "ours" && found.key.title === shortDigest(title) || plain(title) === plain(headRef);
}

export {
  findSection,
  placeSection,
  shortDigest,
  authorsText,
  mayReplaceTitle
};
