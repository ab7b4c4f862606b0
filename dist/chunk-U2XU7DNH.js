import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeSpan,
  listMaskedCodes
} from "./chunk-2YC3TLQI.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  isBelow
} from "./chunk-HRJDQKXX.js";

// src/literal/ownership/step-back.ts
function stepBack(check, owners) {
  let topics = topicsOf(check), languages = check.finder.languages ?? check.clause.scope.languages, owning = owners.filter(
    (owner) => topics.includes(owner.topic) && (languages === void 0 || coversAll(owner) || owner.languages.some((one) => languages.includes(one)))
  );
  if (!(topics.length === 0 || topics.some((topic) => !owning.some((owner) => owner.topic === topic))))
    return {
      covers: (path) => topics.every((topic) => owning.some((owner) => owner.topic === topic && owns(owner, path))),
      words: describeOwners(owning)
    };
}
function owns(owner, path) {
  return isBelow(path, owner.folder) && (coversAll(owner) || owner.languages.includes(languageOf(path) ?? ""));
}
function coversAll({ languages }) {
  return languages.includes("*");
}
var MAX_NAMED = 2;
function describeOwners(owners) {
  let named = [...new Set(owners.map(describeOwner))], more = named.length > MAX_NAMED ? ` and ${named.length - MAX_NAMED} more` : "";
  return `left to ${named.slice(0, MAX_NAMED).join(", ")}${more}`;
}
function describeOwner({ tool, rule, path, isCertain }) {
  return `${tool}, which ${isCertain ? "" : "probably "}enforces ${rule === void 0 ? "it" : codeSpan(rule)} (${codeSpan(path)})`;
}
function topicsOf({ clause, finder }) {
  if (finder.topics !== void 0)
    return finder.topics;
  let codes = clause.polarity === "forbidden" ? listMaskedCodes(clause.object, clause.codes) : [], topics = codes.flatMap(
    (code) => TOPICS_OF_CODE.find(([expression]) => expression.test(code.trim()))?.[1] ?? []
  );
  return topics.length === codes.length ? topics : [];
}
var TOPICS_OF_CODE = [
  [/^var$/, "var-declaration"],
  [/^console\.(?:log|\*)(?:\(.*\))?$/, "console"],
  [/^debugger$/, "debugger"],
  [/^alert(?:\(\))?$/, "alert"],
  [/^(?:eval|eval\(\))$/, "eval"],
  [/^(?:==|!=)$/, "loose-equality"],
  [/^(?:: )?any$/, "any-type"],
  [/^export default$/, "default-export"],
  [/^print(?:\(\))?$/, "print"],
  [/^except:$/, "bare-catch"],
  [/^except Exception(?: as e)?:?$/, "broad-catch"],
  [/^(?:from \w+ )?import \*$/, "wildcard-import"],
  [/^\.?unwrap(?:\(\))?$/, "unwrap"],
  [/^\.?expect(?:\(\))?$/, "expect"],
  [/^@ts-(?:ignore|nocheck|expect-error)$/, "ts-comment"],
  [/^!$/, "non-null-assertion"],
  [/^\.then(?:\(\))?$/, "promise-chain"],
  [/^TODO$/, "todo"],
  [/^enum$/, "enum"]
];

export {
  stepBack,
  topicsOf
};
