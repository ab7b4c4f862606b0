import {
  overlayWorkspace as overlayWorkspace
} from "./joined-c0f10e06.js";
import {
  isPlainPath as isPlainPath,
  sourceText as sourceText
} from "./joined-1c6c8fb1.js";
import {
  validateCustomizations as validateCustomizations
} from "./joined-133c8eb8.js";
import "./joined-e59b8646.js";
import {
  decodeUtf8 as decodeUtf8
} from "./joined-1c9471ce.js";
import {
  readBaseline as readBaseline
} from "./joined-c1dd7ffa.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-3b15d0af.js";
import "./joined-b7fd8cd1.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findMentions
} from "./chunk-EKJOFPAO.js";
import {
  applyEdits
} from "./chunk-BK4P3R2O.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/jobs/fix.ts
var MAX_ROUNDS = 10;
async function planFixes(guidance, options, terms) {
  let plan = await planWithKept(guidance, options, terms, /* @__PURE__ */ new Map()), worse = findWorseNames(plan);
  return worse.length === 0 ? plan : planWithKept(guidance, options, terms, new Map([...plan.kept, ...worse].map((one) => [one.path, one])));
}
function findWorseNames({ fixed, validation }) {
  return fixed.flatMap(({ path, fix }) => {
    let to = fix?.kind === "rename" ? fix.to : void 0, error = validation.diagnostics.find((one) => one.path === to && one.severity === "error");
    return to === void 0 || error === void 0 ? [] : [{ path, to, reason: `it would have an error under that name: ${error.message}` }];
  });
}
async function planWithKept(guidance, options, terms, given) {
  let changes = /* @__PURE__ */ new Map(), fixed = [], kept = new Map(given);
  for (let round = 0; ; round += 1) {
    let repository = changes.size === 0 ? guidance.repository : overlayWorkspace(guidance.repository, changes, guidance.repository.name), validation = await validateCustomizations({ ...guidance, repository }, options, termsAfter(terms, changes)), made = round < MAX_ROUNDS ? await fixRound(repository, validation.diagnostics, changes, kept) : [];
    if (made.length === 0)
      return { changes, fixed, kept: [...kept.values()], validation: withoutFixes(validation) };
    fixed.push(...made);
  }
}
function withoutFixes(validation) {
  let diagnostics = validation.diagnostics.map((diagnostic) => {
    let { fix, ...rest } = diagnostic;
    return fix === void 0 ? diagnostic : rest;
  });
  return { ...validation, diagnostics };
}
function termsAfter(terms, changes) {
  let path = terms.baseline?.source.path, text = path === void 0 ? void 0 : changes.get(path), baseline = path === void 0 || text === void 0 ? void 0 : readBaseline(sourceText(path, text));
  return baseline === void 0 || "problem" in baseline ? terms : { ...terms, baseline };
}
async function fixRound(repository, diagnostics, changes, kept) {
  await keepMentionedNames(repository, diagnostics, kept);
  let made = [];
  for (let [path, own] of groupBy(
    diagnostics.filter(({ fix, path: from }) => fix !== void 0 && !(fix.kind === "rename" && kept.has(from))),
    (diagnostic) => diagnostic.path
  )) {
    let file = isPlainPath(path) ? await repository.read(path) : void 0;
    file?.kind === "file" && made.push(...await fixFile(repository, path, file.bytes, own, changes));
  }
  return made;
}
async function keepMentionedNames(repository, diagnostics, kept) {
  let renamings = diagnostics.flatMap(
    ({ path, fix }) => fix?.kind === "rename" && isPlainPath(path) && !kept.has(path) ? [{ from: path, to: fix.to }] : []
  ), reasons = await findMentions(repository, renamings);
  for (let { from, to } of renamings) {
    let rival = renamings.find((other) => other.from !== from && other.to.toLowerCase() === to.toLowerCase()), reason = rival === void 0 ? reasons.get(from) : `${rival.from} would get the same name`;
    reason !== void 0 && kept.set(from, { path: from, to, reason });
  }
}
async function fixFile(repository, path, bytes, diagnostics, changes) {
  let rewritten = diagnostics.find(({ fix }) => fix?.kind === "rewrite");
  if (rewritten?.fix?.kind === "rewrite")
    return changes.set(path, rewritten.fix.text), diagnostics.filter(({ rule, fix }) => rule === rewritten.rule && fix?.kind === "rewrite");
  let decoded = decodeUtf8(bytes);
  if (decoded.kind !== "text")
    return [];
  let { text, applied } = applyEdits(decoded.text, diagnostics);
  if (text !== decoded.text)
    return changes.set(path, text), applied;
  let renamed = diagnostics.find(({ fix }) => fix?.kind === "rename");
  return renamed?.fix?.kind !== "rename" || !await isFree(repository, renamed.fix.to, path) ? [] : (changes.set(path, void 0), changes.set(renamed.fix.to, text), [renamed]);
}
async function isFree(repository, to, from) {
  return isPlainPath(to) && (to.toLowerCase() === from.toLowerCase() || (await repository.read(to)).kind === "missing");
}
export {
  planFixes
};
