import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_PROBLEMS,
  suggestionFor,
  throwAll
} from "./chunk-VL3PDXGI.js";
import {
  CONFIG_ONLY,
  OPTIONS
} from "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  usageError
} from "./chunk-XOO4TEA6.js";
import {
  readYaml
} from "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
import "./chunk-P77ASF6X.js";
import {
  positionAt
} from "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/options/read-config-text.ts
var CONFIG_KEYS = OPTIONS.map((spec) => spec.name).filter((name) => name !== "config");
function readConfig(source) {
  let document = readYaml(source, { start: 0, end: source.text.length }), problems = document.problems.map(({ message, range }) => {
    let secret = secretAt(source, range.start), said = secret === void 0 ? message : `The value of \`${secret}\` is not valid YAML`;
    return usageError(
      "config-syntax",
      said,
      "Correct the YAML of the configuration file.",
      placeOf(source, range.start)
    );
  });
  throwAll(problems);
  let given = /* @__PURE__ */ new Map(), value = document.value ?? {};
  if (typeof value != "object" || Array.isArray(value))
    throw usageError("config-syntax", "The configuration must be `key: value` pairs", void 0, placeOf(source, 0));
  for (let [name, entry] of Object.entries(value)) {
    if (problems.length === MAX_PROBLEMS)
      break;
    let keyPlace = placeOf(source, document.rangeOfKey([name])?.start ?? 0);
    if (!isConfigOnly(name))
      if (CONFIG_KEYS.includes(name)) {
        if (entry !== null) {
          let start = document.rangeOf([name])?.start;
          given.set(name, {
            value: entry,
            where: { kind: "file", place: start === void 0 ? keyPlace : placeOf(source, start) }
          });
        }
      } else {
        let names = [...CONFIG_KEYS, ...CONFIG_ONLY];
        problems.push(usageError("config-unknown-key", `Unknown key \`${name}\``, suggestionFor(name, names), keyPlace));
      }
  }
  throwAll(problems);
  let placeAt = (path, of = "value") => {
    let range = (of === "value" ? document.rangeOf(path) : void 0) ?? document.rangeOfKey(path);
    return range === void 0 && path.length > 0 ? placeAt(path.slice(0, -1)) : placeOf(source, range?.start ?? 0);
  }, values = Object.fromEntries(
    Object.entries(value).filter(([name, entry]) => isConfigOnly(name) && entry !== null)
  );
  return { options: given, configOnly: { values, placeOf: placeAt } };
}
function isConfigOnly(name) {
  return CONFIG_ONLY.some((key) => key === name);
}
function secretAt(source, offset) {
  let name = source.text.slice(0, source.lineStarts[positionAt(source, offset).line]).split(`
`).findLast((line) => /^[^\s#]/.test(line))?.split(":")[0]?.replaceAll(/["'\s]/g, "");
  return OPTIONS.find((spec) => spec.secret === !0 && spec.name === name)?.name;
}
function placeOf(source, offset) {
  return { path: source.path, ...positionAt(source, offset) };
}
export {
  readConfig
};
