import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  maskSecrets
} from "./chunk-DD7XD7UQ.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  diffTexts
} from "./chunk-MNFML4KL.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/reports/validation/fixes.ts
async function drawFixes(changes, before, paint) {
  return (await Promise.all(
    [...changes].map(async ([path, text]) => {
      let read = await readText(before, path), old = read.kind === "text" ? read.source.text : "", hunks = diffTexts(old, text ?? "") ?? "(too many different lines to show)";
      return [
        ...[
          `--- ${old === "" ? "/dev/null" : `a/${path}`}`,
          `+++ ${text === void 0 ? "/dev/null" : `b/${path}`}`
        ].map((line) => paint("bold", oneLine(line))),
        ...hunks.split(`
`).map((line) => drawLine(maskSecrets(line, path), paint))
      ];
    })
  )).flat().join(`
`);
}
function drawLine(line, paint) {
  let shown = oneLine(line.replace(/\r$/, ""));
  return line.startsWith("+") ? paint("green", shown) : line.startsWith("-") ? paint("red", shown) : shown;
}

export {
  drawFixes
};
