import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  headLink
} from "./chunk-Y4QFJIH7.js";
import {
  displayWidth
} from "./chunk-LVK5TPC5.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  codeSpan
} from "./chunk-S7UHQEAH.js";
import {
  showHidden
} from "./chunk-M64T6ERC.js";

// src/reports/marked-line.ts
var MAX_LINE_CHARACTERS = 200, SHARE_BEFORE = 0.4;
function drawMarked(line, column, endColumn, paintCarets, width = MAX_LINE_CHARACTERS) {
  let from = line.length <= width ? 0 : Math.max(0, column - 1 - Math.floor(width * SHARE_BEFORE)), to = Math.min(line.length, from + width), shown = (start, end2) => showHidden(
    line.slice(start, end2).toWellFormed().replaceAll(/[#:]/g, (sign, at) => isCommandAt(line, start + at) ? `${sign} ` : sign)
  ), before = `${from === 0 ? "" : "\u2026"}${shown(from, column - 1)}`, end = Math.max(column - 1, Math.min(to, (endColumn ?? line.length + 1) - 1)), marked = shown(column - 1, end).replaceAll("	", TAB_UNDER_CARETS), after = `${shown(end, to)}${to === line.length ? "" : "\u2026"}`;
  return [
    `${before}${marked}${after}`,
    `${drawBlanks(before)}${paintCarets("^".repeat(Math.max(1, displayWidth(marked))))}`
  ];
}
function isCommandAt(line, at) {
  return line.startsWith("##[", at) || line.startsWith("::", at) && line.slice(0, at).trim() === "";
}
var TAB_UNDER_CARETS = "    ";
function drawBlanks(text) {
  return text.split("	").map((part) => " ".repeat(displayWidth(part))).join("	");
}

// src/reports/review/places.ts
var MAX_PLACES = 20;
function listPlaces({ places = [] }, target) {
  return drawPlaces(
    places,
    (place) => (
      // A removed line is not part of the head.
      place.side === "LEFT" ? `${codeSpan(nameOfPlace(place))} (removed)` : headLink(place.path, place.line, target)
    )
  );
}
function namePlaces({ places = [] }) {
  return drawPlaces(places, (place) => `${nameOfPlace(place)}${place.side === "LEFT" ? " (removed)" : ""}`);
}
function countPlaces(findings) {
  return findings.reduce((total, { places = [] }) => total + 1 + places.length, 0);
}
function drawPlaces(places, draw) {
  if (places.length === 0)
    return;
  let more = places.length - MAX_PLACES, rest = more > 0 ? ` and ${more} more` : "";
  return `The same at ${count(places.length, "more place")}: ${places.slice(0, MAX_PLACES).map(draw).join(", ")}${rest}.`;
}
function nameOfPlace({ path, line }) {
  return line === void 0 ? path : `${path}:${line}`;
}

export {
  drawMarked,
  listPlaces,
  namePlaces,
  countPlaces
};
