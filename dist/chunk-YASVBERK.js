import {
  maskSecrets as maskSecrets
} from "./joined-1e13fd58.js";
import {
  readText as readText
} from "./joined-1afdab75.js";
import {
  diffTexts as diffTexts
} from "./joined-9532bec0.js";
import {
  oneLine as oneLine
} from "./joined-e3b2cdc1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

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
