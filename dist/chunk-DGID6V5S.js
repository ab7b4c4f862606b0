import {
  validationSentence as validationSentence
} from "./joined-133c8eb8.js";
import {
  countNotShown as countNotShown,
  diagnosticAnnotations as diagnosticAnnotations,
  drawAnnotations as drawAnnotations
} from "./joined-2a42ba82.js";
import {
  shownPath as shownPath
} from "./joined-3b15d0af.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/validation/validation-commands.ts
function validationCommands(validation) {
  let { lines, rest } = drawAnnotations(diagnosticAnnotations(validation.diagnostics)), listed = rest.slice(0, MAX_LOGGED).map(
    ({ file, line = 1, level, message, title }) => oneLine(`${shownPath(file)}:${line}: ${level} ${message.replace(/\n[^]*/, "")} [${title}]`)
  ), unlisted = rest.length - listed.length;
  return [
    ...lines,
    ...rest.length === 0 ? [] : [`${countNotShown(rest.length)}:`],
    ...listed,
    ...unlisted === 0 ? [] : [`\u2026 and ${unlisted} more`],
    validationSentence(validation)
  ].map((line) => `${line}
`).join("");
}
var MAX_LOGGED = 500;

export {
  validationCommands
};
