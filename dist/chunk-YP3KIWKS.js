import {
  shownPath as shownPath
} from "./joined-3b15d0af.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeSpan
} from "./chunk-I5F7FKLA.js";
import {
  count
} from "./chunk-W24XEJI4.js";

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
  conflictsText,
  conflictMarkdown
};
