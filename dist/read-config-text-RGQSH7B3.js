import {
  listWrongValues as listWrongValues,
  CONFIG_ONLY as CONFIG_ONLY,
  MAX_PROBLEMS as MAX_PROBLEMS,
  suggestionFor as suggestionFor,
  throwAll as throwAll,
  OPTIONS as OPTIONS,
  positionAt as positionAt
} from "./joined-1c6c8fb1.js";
import {
  readYaml as readYaml
} from "./joined-328d34d6.js";
import "./joined-ed214829.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import {
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";

// src/options/read-config-text.ts
var CONFIG_KEYS = OPTIONS.map((spec) => spec.name).filter((name) => name !== "config");
function readConfig(source) {
  let document = readYaml(source, { start: 0, end: source.text.length });
  throwAll(syntaxProblems(source, document));
  let value = document.value ?? {};
  if (typeof value != "object" || Array.isArray(value))
    throw usageError("config-syntax", "The configuration must be `key: value` pairs", void 0, placeAt(source, 0));
  let written = Object.entries(value).filter(([name, entry]) => entry !== null || name === "policy"), config = {
    options: new Map(
      written.filter(([name]) => CONFIG_KEYS.includes(name)).map(([name, entry]) => [name, givenValue(source, document, name, entry)])
    ),
    configOnly: {
      values: Object.fromEntries(written.filter(([name]) => isConfigOnly(name))),
      findPlace: placeFinder(source, document)
    }
  }, unknown = unknownKeyProblems(source, document, Object.keys(value));
  return unknown.length > 0 && throwAll([...unknown, ...listWrongValues(config)].toSorted(byLine)), config;
}
function byLine(a, b) {
  return (a.place?.line ?? 0) - (b.place?.line ?? 0);
}
function syntaxProblems(source, { problems }) {
  return problems.map(({ message, range }) => {
    let secret = secretAt(source, range.start), shown = secret === void 0 ? message : `The value of \`${secret}\` is not valid YAML`;
    return usageError(
      "config-syntax",
      shown,
      "Correct the YAML of the configuration file.",
      placeAt(source, range.start)
    );
  });
}
function secretAt(source, offset) {
  let name = source.text.slice(0, source.lineStarts[positionAt(source, offset).line]).split(`
`).findLast((line) => /^[^\s#]/.test(line))?.split(":")[0]?.replaceAll(/["'\s]/g, "");
  return OPTIONS.find((spec) => spec.secret === !0 && spec.name === name)?.name;
}
function unknownKeyProblems(source, document, names) {
  let known = [...CONFIG_KEYS, ...CONFIG_ONLY];
  return names.filter((name) => !CONFIG_KEYS.includes(name) && !isConfigOnly(name)).slice(0, MAX_PROBLEMS).map(
    (name) => usageError(
      "config-unknown-key",
      `Unknown key \`${name}\``,
      suggestionFor(name, known),
      placeAt(source, keyStart(document, name))
    )
  );
}
function givenValue(source, document, name, value) {
  let start = document.rangeOf([name])?.start ?? keyStart(document, name);
  return { value, where: { kind: "file", place: placeAt(source, start) } };
}
function keyStart(document, name) {
  return document.rangeOfKey([name])?.start ?? 0;
}
function placeFinder(source, document) {
  return function findPlace(path, of = "value") {
    let range = (of === "value" ? document.rangeOf(path) : void 0) ?? document.rangeOfKey(path);
    return range === void 0 && path.length > 0 ? findPlace(path.slice(0, -1)) : placeAt(source, range?.start ?? 0);
  };
}
function isConfigOnly(name) {
  return CONFIG_ONLY.some((key) => key === name);
}
function placeAt(source, offset) {
  return { path: source.path, ...positionAt(source, offset) };
}
export {
  readConfig
};
