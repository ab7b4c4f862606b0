import {
  readContentPattern as readContentPattern
} from "./joined-ec575719.js";
import {
  diagnosticAt as diagnosticAt,
  compileExclusionGlob as compileExclusionGlob,
  compileGlob as compileGlob,
  positionAt as positionAt
} from "./joined-1c6c8fb1.js";
import {
  readYaml as readYaml
} from "./joined-328d34d6.js";
import "./joined-ed214829.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-e117912a.js";
import {
  isRecord as isRecord
} from "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";

// src/changes/exclusion/repository.ts
function readRepositoryReference(written) {
  let text = written.trim().toLowerCase();
  if (text === "*")
    return { kind: "reference", names: () => !0 };
  let glob = compileGlob(hostAndName(text));
  return glob.kind === "invalid" ? { kind: "invalid", reason: glob.reason } : { kind: "reference", names: (repository) => glob.matches(repository.toLowerCase().replace(/:\d+\//, "/")) };
}
function hostAndName(text) {
  let url = /^[a-z][a-z0-9+.-]*:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.*)$/.exec(text), [, host, path = ""] = url ?? /^(?:[^/@]*@)?([^/:]+):(.*)$/.exec(text) ?? [], name = (host === void 0 ? text : path).replace(/^\/+/, "").replace(/\/+$/, "").replace(/\.git$/, "");
  return name === "" ? "" : host !== void 0 ? `${host}/${name}` : `${ANY_ABOVE.slice(name.split("/").length - 1).join("")}${name}`;
}
var ANY_ABOVE = ["*/", "*/"];

// src/changes/exclusion/settings.ts
function readExclusionSettings(source, repository) {
  let document = readYaml(source, { start: 0, end: source.text.length }), file = { source, document, repository }, read = [...readSyntax(file), ...readTop(file)];
  return {
    rules: read.flatMap((one) => one.kind === "problem" ? [] : [one]),
    diagnostics: read.flatMap((one) => one.kind === "problem" ? [one.diagnostic] : [])
  };
}
function readSyntax({ source, document }) {
  return document.problems.map(({ code, severity, message, hint, range }) => ({
    kind: "problem",
    diagnostic: diagnosticAt(source, range, { rule: `exclusion-${code}`, severity, message, hint })
  }));
}
function readTop(file) {
  let { value } = file.document;
  return value == null ? [] : isRecord(value) ? Object.entries(value).flatMap(([key, list]) => readRepository(file, key, list)) : readList(file, [], value);
}
function readRepository(file, key, value) {
  if (isField(key))
    return [
      problemAtKey(file, key, `\`${key}\` is used where a repository is expected`, `Write \`- ${key}:\` in a list.`)
    ];
  let reference = readRepositoryReference(key);
  if (reference.kind === "invalid") {
    let message = `\`${key}\` is not a repository reference: ${reference.reason}`;
    return [problemAtKey(file, key, message, 'Write `"*"`, `https://github.com/owner/name` or `owner/name`.')];
  }
  let isOurs = file.repository === void 0 || reference.names(file.repository);
  return readList(file, [key], value).filter((one) => isOurs || one.kind === "problem");
}
function readList(file, path, value) {
  return Array.isArray(value) ? value.flatMap((item, index) => readItem(file, [...path, index], item)) : [problem(file, path, "A list of globs is expected here", 'Write each glob as `- "src/secret/**"`.')];
}
function readItem(file, path, item) {
  return isRecord(item) ? Object.entries(item).flatMap(([name, value]) => readField(file, [...path, name], name, value)) : readGlob(file, path, item);
}
var FIELDS = ["paths", "ifAnyMatch", "ifNoneMatch"];
function isField(name) {
  return FIELDS.some((field) => field === name);
}
function readField(file, path, name, value) {
  if (!isField(name))
    return [problem(file, path, `Unknown key \`${name}\``, "An item has `paths`, `ifAnyMatch` and `ifNoneMatch`.")];
  if (!Array.isArray(value))
    return [problem(file, path, `\`${name}\` is not a list`, `Write \`${name}: ["\u2026"]\`.`)];
  let items = value.map((item, index) => ({ item, at: [...path, index] }));
  if (name === "paths")
    return items.flatMap(({ item, at }) => readGlob(file, at, item));
  let read = items.map(({ item, at }) => readExpression(file, at, item)), expressions = read.flatMap((one) => one.kind === "pattern" ? [one] : []), problems = read.flatMap((one) => one.kind === "problem" ? [one] : []), kind = name === "ifAnyMatch" ? "if-any" : "if-none";
  return expressions.length === 0 ? problems : [...problems, { kind, expressions, source: placeOf(file, path) }];
}
function readGlob(file, path, value) {
  if (typeof value != "string")
    return [notText(file, path)];
  let glob = compileExclusionGlob(value);
  return glob.kind === "invalid" ? [problem(file, path, `This glob cannot be used: ${glob.reason}`)] : [{ kind: "path", written: value, matches: glob.matches, source: placeOf(file, path) }];
}
function readExpression(file, path, value) {
  if (typeof value != "string")
    return notText(file, path);
  let pattern = readContentPattern(value);
  return pattern.kind === "pattern" ? pattern : problem(file, path, `This regular expression cannot be used: ${pattern.reason}`);
}
function notText(file, path) {
  return problem(file, path, "This is not text", "Put it in quotes.");
}
function problem(file, path, message, hint) {
  let { rangeOf, rangeOfKey } = file.document;
  return problemAt(file, rangeOf(path) ?? rangeOfKey(path), message, hint);
}
function problemAtKey(file, key, message, hint) {
  return problemAt(file, file.document.rangeOfKey([key]), message, hint);
}
function problemAt({ source }, range, message, hint) {
  let said = { message, ...hint === void 0 ? {} : { hint } };
  return { kind: "problem", diagnostic: diagnosticAt(source, range ?? { start: 0, end: 0 }, {
    rule: "exclusion-setting",
    severity: "error",
    ...said
  }) };
}
function placeOf({ source, document }, path) {
  let range = document.rangeOfKey(path) ?? document.rangeOf(path);
  return `${source.path}:${positionAt(source, range?.start ?? 0).line}`;
}
export {
  readExclusionSettings
};
