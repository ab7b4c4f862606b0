import {
  maskSecrets as maskSecrets
} from "./joined-3b15d0af.js";
import {
  lineToShow as lineToShow
} from "./joined-c1dd7ffa.js";
import {
  readText as readText,
  lineText as lineText,
  sourceText as sourceText
} from "./joined-1c6c8fb1.js";
import {
  diffTexts as diffTexts
} from "./joined-dde26feb.js";
import {
  oneLine as oneLine
} from "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/validation/fixes.ts
async function drawFixes(changes, before, paint) {
  return (await Promise.all(
    [...changes].map(async ([path, text]) => {
      let read = await readText(before, path), old = read.kind === "text" ? read.source.text : "", hunks = diffTexts(old, text ?? "") ?? "(too many different lines to show)", hidden = new Set([old, text ?? ""].flatMap((one) => listHiddenLines(sourceText(path, one))));
      return [
        ...[
          `--- ${old === "" ? "/dev/null" : `a/${path}`}`,
          `+++ ${text === void 0 ? "/dev/null" : `b/${path}`}`
        ].map((line) => paint("bold", oneLine(line))),
        ...hunks.split(`
`).map((line) => drawLine(maskLine(line, path, hidden), paint))
      ];
    })
  )).flat().join(`
`);
}
function listHiddenLines(source) {
  return source.text === "" ? [] : source.lineStarts.map((_start, index) => lineText(source, index + 1)).filter((line, index) => lineToShow(source, index + 1) !== line);
}
function maskLine(line, path, hidden) {
  return hidden.has(line.slice(1).replace(/\r$/, "")) ? `${line.slice(0, 1)}${line.slice(1).replaceAll(/[^\s]/g, "*")}` : maskSecrets(line, path);
}
function drawLine(line, paint) {
  let shown = oneLine(line.replace(/\r$/, ""));
  return line.startsWith("+") ? paint("green", shown) : line.startsWith("-") ? paint("red", shown) : shown;
}

export {
  drawFixes
};
