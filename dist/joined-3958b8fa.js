import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  isCode,
  stepBack,
  ALL_ON,
  compileGuideline
} from "./joined-83b8efb9.js";
import {
  writeStatement,
  describeFamilyCheck,
  locateText
} from "./joined-ec575719.js";
import {
  languageOf as languageOf2
} from "./joined-b7fd8cd1.js";

import {
  canLookAt,
  isSearched,
  prepareCounts,
  prepareLook,
  searchesText
} from "./joined-83b8efb9.js";
import {
  nameLanguages
} from "./joined-ec575719.js";
import {
  languageOf
} from "./joined-b7fd8cd1.js";
// src/literal/run/can-count.ts
function canCount(check, path, guideline) {
  let { finder } = check;
  return prepareCounts(check)(path) && (finder.looksAt === "change" || prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path)));
}
function countsAmong(check, paths, guideline) {
  let { finder } = check;
  if (finder.looksAt === "change")
    return finder.isAboutFile === void 0 || paths.some(finder.isAboutFile);
  let counts = prepareCounts(check);
  return paths.some(
    (path) => counts(path) && prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path))
  );
}
// src/literal/describe-text-search.ts
var MAX_FILES_OF_LANGUAGE = 20;
function describeTextSearch(checks, paths, guideline) {
  let searching = checks.filter(searchesText);
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
    if (id !== void 0 && isSearched(id)) {
      let some = listed.get(id) ?? [];
      some.length < MAX_FILES_OF_LANGUAGE && some.push(path), listed.set(id, some);
    }
  }
  return listed;
}

// src/jobs/statements.ts
function listStatements(guidelines, switches = ALL_ON, owners = [], paths) {
  return paths === void 0 ? listWith(guidelines, switches, owners, (compiled) => compiled) : listWith(guidelines, switches, owners, (compiled, guideline) => keepChecksFor(compiled, paths, guideline), paths);
}
function listWith(guidelines, switches, owners, narrow, paths) {
  return guidelines.flatMap(
    (guideline) => compileGuideline(guideline, switches).flatMap((whole) => {
      let compiled = narrow(whole, guideline);
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
function listStatementsOfRepository(guidelines, switches = ALL_ON, owners = []) {
  return listWith(guidelines, switches, owners, withoutIdleChecks);
}
function withoutIdleChecks(compiled, guideline) {
  if (compiled.kind !== "checked" || !hasCode(guideline))
    return compiled;
  let { statement, checks } = compiled, paths = [...guideline.appliesTo.keys()];
  return checks.some((check) => countsAmong(check, paths, guideline)) ? compiled : statement.role === "rule" ? { statement, kind: "rule", why: { reason: "its check reads none of the files that it applies to" } } : { statement, kind: statement.role };
}
function hasCode({ appliesTo }) {
  let count = 0;
  for (let path of appliesTo.keys())
    if (count += languageOf2(path) !== void 0 && isCode(path) ? 1 : 0, count >= MIN_CODE_FILES)
      return true;
  return false;
}
var MIN_CODE_FILES = 5;
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
  countsAmong,
  describeOutcome,
  describeTextSearch,
  listStatements,
  listStatementsOfRepository
};
