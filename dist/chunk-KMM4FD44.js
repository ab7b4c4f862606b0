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
  let files = await Promise.all(
    [...changes].map(async ([path, text]) => {
      let read = await readText(before, path), old = read.kind === "text" ? read.source.text : "", hunks = diffTexts(old, text ?? ""), hidden = new Set([old, text ?? ""].flatMap((one) => listHiddenLines(sourceText(path, one)))), head = [
        `--- ${read.kind === "text" ? `a/${path}` : "/dev/null"}`,
        `+++ ${text === void 0 ? "/dev/null" : `b/${path}`}`
      ].map((line) => ({ line, shown: oneLine(line), style: "bold" })), lines = (hunks ?? "").split(`
`).map((line) => ({
        line,
        shown: showLine(maskLine(line, path, hidden)),
        style: line.startsWith("+") ? "green" : line.startsWith("-") ? "red" : void 0
      })), drawn = [...head, ...lines];
      return {
        text: [
          ...drawn.map(({ shown, style }) => style === void 0 ? shown : paint(style, shown)),
          ...hunks === void 0 ? ["(too many different lines to show)"] : []
        ].join(`
`),
        isExact: hunks !== void 0 && !path.includes("	") && drawn.every(({ line, shown }) => line === shown)
      };
    })
  );
  return { text: files.map(({ text }) => text).join(`
`), isExact: files.every(({ isExact }) => isExact) };
}
function listHiddenLines(source) {
  return source.text === "" ? [] : source.lineStarts.map((_start, index) => lineText(source, index + 1)).filter((line, index) => lineToShow(source, index + 1) !== line);
}
function maskLine(line, path, hidden) {
  return hidden.has(line.slice(1).replace(/\r$/, "")) ? `${line.slice(0, 1)}${line.slice(1).replaceAll(/[^\s]/g, "*")}` : maskSecrets(line, path);
}
function showLine(line) {
  return line.endsWith("\r") ? `${oneLine(line.slice(0, -1))}\r` : oneLine(line);
}

export {
  drawFixes
};
