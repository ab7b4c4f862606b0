import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawName,
  paragraphText
} from "./chunk-S2S4P4FF.js";
import {
  fenced
} from "./chunk-PZBY2WVG.js";

// src/prompt/parts/changed-files.ts
var MAX_FILES_NAMED = 300, SHORTER = [
  { level: "elided", most: 60 },
  { level: "outline", most: 12 }
];
function changedFilesPiece(files, priority, long = priority) {
  let piece = filesPiece("change/files", "The changed files, with added and removed lines:", files, priority), [first, ...others] = piece.fallbacks ?? [];
  return first?.level === "elided" ? { ...piece, priority: long, fallbacks: [{ ...first, priority }, ...others] } : piece;
}
function filesPiece(id, introduction, files, priority) {
  let shorter = SHORTER.filter(({ most }) => most < files.length);
  return {
    id,
    kind: "file",
    priority,
    text: drawNames(introduction, files, MAX_FILES_NAMED),
    ...shorter.length === 0 ? {} : { fallbacks: shorter.map(({ level, most }) => ({ level, text: drawNames(introduction, files, most) })) }
  };
}
function drawNames(introduction, files, most) {
  let lines = files.slice(0, most).map(drawFileName), rest = files.length - lines.length, all = rest === 0 ? lines : [...lines, `and ${rest} more files`];
  return paragraphText(`${introduction}
${fenced("FILES", all.join(`
`))}`);
}
function drawFileName({ path, previousPath, status, additions, deletions }) {
  let from = previousPath === void 0 ? "" : ` from ${drawName(previousPath)}`;
  return `${drawName(path)} (${status}${from}) +${additions} -${deletions}`;
}

// src/fitting/priorities.ts
function between(a, b) {
  let middle = a / 2 + b / 2;
  if (Math.min(a, b) < middle && middle < Math.max(a, b))
    return middle;
  throw new RangeError(`there is no priority between ${a} and ${b}`);
}
function justAbove(priority, taken) {
  let next = Number.POSITIVE_INFINITY;
  for (let other of taken)
    next = other > priority ? Math.min(next, other) : next;
  return next === Number.POSITIVE_INFINITY ? between(priority, priority + 2) : between(priority, next);
}

export {
  changedFilesPiece,
  justAbove
};
