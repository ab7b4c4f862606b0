import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeSpan
} from "./chunk-2YC3TLQI.js";

// src/literal/describe-scope.ts
function describeFamilyCheck({ clause, finder }) {
  let { inside, outside, languages: named } = clause.scope, languages = intersect(named, finder.languages), lines = finder.looksAt === "change" ? describeFiles(languages) : describeLines(languages, finder.words);
  return [finder.words, lines, describeScope({ inside, outside })].filter((words) => words !== "").join(" ");
}
function describeScope({ languages, inside, outside }) {
  return [
    ...languages === void 0 ? [] : [`of ${nameLanguages(languages)}`],
    ...inside.length === 0 ? [] : [`in ${joinNames(inside.map(namePlace), "or")}`],
    ...outside.length === 0 ? [] : [`outside of ${joinNames(outside.map(namePlace), "and")}`]
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
  cuda: "CUDA",
  dockercompose: "Docker Compose",
  fsharp: "F#",
  "github-actions-workflow": "GitHub Actions",
  html: "HTML",
  javascript: "JavaScript",
  json: "JSON",
  jsonc: "JSON",
  php: "PHP",
  powershell: "PowerShell",
  scss: "SCSS",
  shellscript: "shell",
  sql: "SQL",
  typescript: "TypeScript",
  xml: "XML",
  yaml: "YAML"
}, SAME = { typescriptreact: "typescript", javascriptreact: "javascript" }, MAX_LANGUAGES = 5;
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

export {
  describeFamilyCheck
};
