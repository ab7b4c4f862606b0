import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  canLookAt,
  prepareCounts,
  prepareLook,
  nameLanguages
} from "./joined-83b8efb9.js";
import {
  containsScripts
} from "./joined-ec575719.js";
import {
  languageOf
} from "./joined-b7fd8cd1.js";
import {
  grammarOf
} from "./joined-dde26feb.js";
// src/literal/run/can-count.ts
function canCount(check, path, guideline) {
  let { finder } = check;
  return prepareCounts(check)(path) && (finder.looksAt === "change" || prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path)));
}
// src/literal/describe-text-search.ts
var MAX_FILES_OF_LANGUAGE = 20;
function describeTextSearch(checks, paths, guideline) {
  let searching = checks.filter(({ finder }) => finder.looksAt === "code" && finder.findInText !== void 0);
  if (searching.length === 0)
    return;
  let searched = [...listByLanguage(paths)].flatMap(
    ([id, some]) => some.some((path) => searching.some((check) => canCount(check, path, guideline))) ? [id] : []
  );
  return searched.length === 0 ? void 0 : `in ${nameLanguages(searched)} by a search of the text`;
}
function listByLanguage(paths) {
  let listed = /* @__PURE__ */ new Map();
  for (let path of paths) {
    let id = languageOf(path);
    if (id !== void 0 && grammarOf(id) === void 0 && !containsScripts(id)) {
      let some = listed.get(id) ?? [];
      some.length < MAX_FILES_OF_LANGUAGE && some.push(path), listed.set(id, some);
    }
  }
  return listed;
}

import {
  stepBack,
  ALL_ON,
  compileGuideline,
  describeFamilyCheck
} from "./joined-83b8efb9.js";
import {
  writeStatement,
  locateText
} from "./joined-ec575719.js";
// src/jobs/statements.ts
function listStatements(guidelines, switches = ALL_ON, owners = [], paths) {
  return guidelines.flatMap(
    (guideline) => compileGuideline(guideline, switches).flatMap((whole) => {
      let compiled = paths === void 0 ? whole : keepChecksFor(whole, paths, guideline);
      if (compiled === void 0)
        return [];
      let { statement } = compiled, { content, appliesTo } = guideline, { line, column } = locateText(content, statement.offset);
      return [
        {
          id: statement.id,
          source: content.path,
          line,
          column,
          text: writeStatement(statement),
          files: appliesTo.size,
          ...describeOutcome(
            compiled,
            owners,
            (checks) => describeTextSearch(checks, paths ?? appliesTo.keys(), guideline)
          )
        }
      ];
    })
  );
}
function keepChecksFor(compiled, paths, guideline) {
  if (compiled.kind !== "checked")
    return compiled;
  let own = paths.filter((path) => guideline.appliesTo.has(path)), checks = compiled.checks.filter((check) => own.some((path) => canCount(check, path, guideline)));
  return checks.length === 0 ? void 0 : { ...compiled, checks };
}
function describeOutcome(compiled, owners, describeSearch = () => {
}) {
  switch (compiled.kind) {
    case "checked":
      return {
        kind: "checked",
        check: [
          ...new Set(compiled.checks.map((check) => describeOwnedCheck(check, owners))),
          ...[describeSearch(compiled.checks) ?? []].flat()
        ].join("; "),
        families: [...new Set(compiled.checks.map(({ family }) => family))]
      };
    case "off":
      return { kind: "off", why: compiled.why };
    case "rule": {
      let { reason, hint } = compiled.why;
      return { kind: "rule", why: reason, ...hint === void 0 ? {} : { hint } };
    }
    case "process":
    case "background":
      return { kind: compiled.kind };
  }
}
function describeOwnedCheck(check, owners) {
  let back = stepBack(check, owners);
  return [describeFamilyCheck(check), ...back === void 0 ? [] : [back.words]].join(", ");
}
function countStatements(statements) {
  let countOf = (kind) => statements.filter((one) => one.kind === kind).length, [checked, off] = [countOf("checked"), countOf("off")];
  return { rules: checked + off + countOf("rule"), checked, off };
}
export {
  canCount,
  countStatements,
  describeOutcome,
  describeTextSearch,
  listStatements
};
