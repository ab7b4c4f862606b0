import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  codeSpan,
  nameSide
} from "./joined-83b8efb9.js";
// src/literal/describe-scope.ts
function describeFamilyCheck({ clause, finder }) {
  let { inside, outside, languages: named } = clause.scope, languages = intersect(named, finder.languages), lines = finder.looksAt === "change" ? describeFiles(languages) : describeLines(languages, finder.words);
  return [finder.words, lines, describeScope({ inside, outside })].filter((words) => words !== "").join(" ");
}
function describeScope({ languages, inside, outside }) {
  return [
    ...languages === void 0 ? [] : [`of ${nameLanguages(languages)}`],
    ...inside.length === 0 ? [] : [`in ${namePlaces(inside, "or")}`],
    ...outside.length === 0 ? [] : [`outside of ${namePlaces(outside, "and")}`]
  ].join(" ");
}
function describeLines(languages, words) {
  if (languages === void 0)
    return words.includes("added lines") ? "" : "in added lines";
  let names = listLanguages(languages);
  return names.length <= MAX_LANGUAGES ? `in added ${joinNames(names, "and")} lines` : `in added lines of ${nameLanguages(languages)}`;
}
function describeFiles(languages) {
  return languages === void 0 ? "" : `for ${nameLanguages(languages)} files`;
}
function intersect(first, second) {
  return first === void 0 || second === void 0 ? first ?? second : first.filter((id) => second.includes(id));
}
function namePlaces(places, word) {
  return nameSide(places) ?? joinNames(places.map(namePlace), word);
}
function namePlace(place) {
  switch (place.kind) {
    case "tests":
      return "tests";
    case "folder":
      return codeSpan(place.name);
    case "paths":
      return joinNames(place.globs.map(codeSpan), "or");
    case "languages":
      return nameLanguages(place.ids);
  }
}
var NAMES = {
  c: "C",
  cpp: "C++",
  csharp: "C#",
  css: "CSS",
  chatagent: "agent files",
  cuda: "CUDA",
  "cuda-cpp": "CUDA",
  dockercompose: "Docker Compose",
  fsharp: "F#",
  "github-actions-workflow": "GitHub Actions",
  html: "HTML",
  instructions: "instruction files",
  javascript: "JavaScript",
  json: "JSON",
  jsonc: "JSON",
  mdx: "MDX",
  php: "PHP",
  powershell: "PowerShell",
  prompt: "prompt files",
  scss: "SCSS",
  shellscript: "shell",
  sql: "SQL",
  typescript: "TypeScript",
  xml: "XML",
  yaml: "YAML"
};
var SAME = { typescriptreact: "typescript", javascriptreact: "javascript" };
var MAX_LANGUAGES = 5;
function nameLanguages(ids) {
  let names = listLanguages(ids), more = names.length - MAX_LANGUAGES, others = `${more} other language${more === 1 ? "" : "s"}`;
  return joinNames(more > 0 ? [...names.slice(0, MAX_LANGUAGES), others] : names, "and");
}
function listLanguages(ids) {
  let listed = new Set(ids);
  return [...new Set(ids.map((id) => nameLanguage(id, listed)))];
}
function nameLanguage(id, listed) {
  let plain = SAME[id];
  return plain !== void 0 ? listed.has(plain) ? nameLanguage(plain, listed) : `${nameLanguage(plain, listed)} JSX` : NAMES[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}
function joinNames(names, word) {
  let [last = ""] = names.slice(-1);
  return names.length <= 1 ? last : `${names.slice(0, -1).join(", ")} ${word} ${last}`;
}

import {
  stepBack,
  ALL_ON,
  compileGuideline
} from "./joined-83b8efb9.js";
import {
  writeStatement,
  locateText
} from "./joined-ec575719.js";

import {
  canLookAt,
  prepareLook,
  prepareScope
} from "./joined-83b8efb9.js";
import {
  languageOf
} from "./joined-b7fd8cd1.js";
// src/literal/run/can-count.ts
function canCount(check, path, guideline) {
  let { clause, finder } = check;
  return prepareScope(clause.scope)(path) && (finder.looksAt === "change" || prepareLook(path, guideline)(check) && canLookAt(finder, languageOf(path)));
}

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
          ...describeOutcome(compiled, owners)
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
function describeOutcome(compiled, owners) {
  switch (compiled.kind) {
    case "checked":
      return {
        kind: "checked",
        check: [...new Set(compiled.checks.map((check) => describeOwnedCheck(check, owners)))].join("; "),
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
  describeFamilyCheck,
  describeOutcome,
  listStatements
};
