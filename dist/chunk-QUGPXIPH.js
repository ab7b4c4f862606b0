import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  languageNamed
} from "./chunk-2YC3TLQI.js";
import {
  limitingHeadings,
  plainWords
} from "./chunk-H334AYWV.js";

// src/guidelines/equal-statements.ts
function compareStatements(guidelines) {
  let byKey = /* @__PURE__ */ new Map();
  for (let guideline of guidelines)
    for (let statement of guideline.statements) {
      let key = statementKey(statement), equal = byKey.get(key) ?? [];
      byKey.set(key, equal), equal.push({ guideline, statement });
    }
  return (statement) => byKey.get(statementKey(statement)) ?? [];
}
function firstApplying(statements, path) {
  return statements.find(({ guideline }) => guideline.appliesTo.has(path));
}
function statementKey(statement) {
  let key = KEYS.get(statement) ?? writeKey(statement);
  return KEYS.set(statement, key), key;
}
var KEYS = /* @__PURE__ */ new WeakMap();
function writeKey(statement) {
  let { id, parts, leadIns, directs } = statement, said = parts.map(({ kind, value }) => kind === "code" ? `\`${value}\`` : value.toLowerCase()).join("");
  return directs ? JSON.stringify([plainText(said), leadIns.map((leadIn) => plainText(plainWords(leadIn))), findLimits(statement)]) : id;
}
function plainText(text) {
  return text.replaceAll("\u2019", "'").replaceAll(/\s+/g, " ").trim().replace(/[.!:;,]$/, "");
}
function findLimits(statement) {
  let languages = statement.headings.flatMap(
    ({ title }) => title.split(/[\s,/&()]+/).flatMap((word) => languageNamed(word) ?? [])
  );
  return [...limitingHeadings(statement).map(plainWords), ...languages];
}

export {
  compareStatements,
  firstApplying,
  statementKey
};
