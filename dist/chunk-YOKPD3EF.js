import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  RULES
} from "./chunk-DREISFQA.js";
import {
  readBaseline
} from "./chunk-CV3EBEZZ.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  compileGlob
} from "./chunk-2YTCKFBR.js";
import {
  MAX_PROBLEMS,
  suggestionFor,
  throwAll
} from "./chunk-DW3SZSZS.js";
import {
  BASELINE_PATH
} from "./chunk-E7S7KQN7.js";
import {
  CLIENTS
} from "./chunk-WI7MEB4B.js";
import {
  quoteJson
} from "./chunk-BAWM62JS.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/options/read-rules.ts
var SEVERITIES = ["error", "warning", "info", "off"];
function readRulesConfig({ clients, rules: given }, rules) {
  let reading = { given, rules: new Map(rules.map((rule) => [rule.id, rule])), problems: [] }, config = {
    ...clients.length === 0 ? { clients: CLIENTS, areAssumed: !0 } : { clients },
    rules: readSettings(reading, given.values.rules, ["rules"]),
    overrides: readOverrides(reading)
  };
  return throwAll(reading.problems), config;
}
function refuse({ given, problems }, path, message, hint, of) {
  problems.push(usageError("config-rules", message, hint, given.findPlace(path, of))), problems.length === MAX_PROBLEMS && throwAll(problems);
}
function readSettings(reading, value, path) {
  return value == null ? {} : isRecord(value) ? Object.fromEntries(
    Object.entries(value).flatMap(([id, setting]) => {
      let rule = reading.rules.get(id);
      return rule === void 0 ? (refuse(
        reading,
        [...path, id],
        `There is no rule \`${id}\``,
        suggestionFor(id, [...reading.rules.keys()]),
        "key"
      ), []) : [[id, readSetting(reading, rule, setting, [...path, id])]];
    })
  ) : (refuse(reading, path, "`rules` must be a map of rules", "Write one `rule: severity` per line."), {});
}
function readSetting(reading, rule, value, path) {
  if (!isRecord(value))
    return readSeverity(reading, value, path);
  let { severity, ...options } = value;
  return {
    ...severity === void 0 ? {} : readSeverity(reading, severity, [...path, "severity"]),
    options: Object.fromEntries(
      Object.entries(options).flatMap(([name, given]) => {
        let read = readOption(reading, rule, name, given, [...path, name]);
        return read === void 0 ? [] : [[name, read]];
      })
    )
  };
}
function readSeverity(reading, value, path) {
  let severity = SEVERITIES.find((candidate) => candidate === value);
  if (severity === void 0) {
    let words = SEVERITIES.map((word) => `\`${word}\``).join(", ");
    return refuse(reading, path, `A severity must be one of ${words}, not ${quoteJson(value)}`, "Write one of these words."), {};
  }
  return { severity };
}
function readOption(reading, rule, name, value, path) {
  let option = rule.options?.[name];
  if (option === void 0) {
    let names = ["severity", ...Object.keys(rule.options ?? {})];
    refuse(reading, path, `The rule \`${rule.id}\` has no option \`${name}\``, suggestionFor(name, names), "key");
    return;
  }
  let read = readOptionValue(option, value);
  return read === void 0 && refuse(reading, path, `\`${name}\` must be ${WANTED[option.type]}, not ${quoteJson(value)}`, option.description), read;
}
var WANTED = {
  integer: "a whole number",
  boolean: "`true` or `false`",
  list: "a list of texts"
};
function readOptionValue({ type }, value) {
  switch (type) {
    case "integer":
      return typeof value == "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
    case "boolean":
      return typeof value == "boolean" ? value : void 0;
    case "list":
      return isTexts(value) ? value : void 0;
  }
}
function isTexts(value) {
  return Array.isArray(value) && value.every((entry) => typeof entry == "string");
}
var MAX_OVERRIDES = 500, MAX_PATHS = 100;
function readOverrides(reading) {
  let { overrides } = reading.given.values;
  return overrides == null ? [] : Array.isArray(overrides) ? overrides.length > MAX_OVERRIDES ? (refuse(
    reading,
    ["overrides"],
    `There are ${overrides.length} overrides; at most ${MAX_OVERRIDES} are allowed`,
    "Combine overrides that have the same `rules` into one with several `paths`."
  ), []) : overrides.flatMap((entry, index) => readOverride(reading, entry, ["overrides", index]) ?? []) : (refuse(
    reading,
    ["overrides"],
    "`overrides` must be a list",
    "Write `- paths: [\u2026]` and `rules: {\u2026}` in each entry."
  ), []);
}
function readOverride(reading, entry, path) {
  if (!isRecord(entry)) {
    refuse(
      reading,
      path,
      "An override must be a map with `paths` and `rules`",
      "Write `- paths: [\u2026]` and `rules: {\u2026}`."
    );
    return;
  }
  let unknown = Object.keys(entry).find((key) => key !== "paths" && key !== "rules");
  if (unknown !== void 0) {
    let hint = suggestionFor(unknown, ["paths", "rules"]);
    refuse(reading, [...path, unknown], `An override has no key \`${unknown}\``, hint, "key");
  }
  let paths = typeof entry.paths == "string" ? [entry.paths] : entry.paths;
  if (!isTexts(paths) || paths.length === 0) {
    refuse(reading, [...path, "paths"], "`paths` must be a list of globs", "Write paths: ['packages/legacy/**'].");
    return;
  }
  if (paths.length > MAX_PATHS) {
    refuse(reading, [...path, "paths"], `There are ${paths.length} globs; at most ${MAX_PATHS} are allowed`, "Combine folders with `**`.");
    return;
  }
  let globs = paths.map((pattern, index) => {
    let glob = compileGlob(pattern);
    if (glob.kind === "invalid") {
      let message = `\`${pattern}\` is not a valid glob: ${glob.reason}`;
      refuse(reading, [...path, "paths", index], message, "Correct the glob.");
    }
    return glob;
  });
  return {
    matches: (file) => globs.some((glob) => glob.kind === "glob" && glob.matches(file)),
    rules: readSettings(reading, entry.rules, [...path, "rules"])
  };
}

// src/commands/open/validation-terms.ts
var MAX_BASELINE_BYTES = 64 * 1024 * 1024;
async function readTerms(options, trusted) {
  let terms = readTermsAlone(options), baseline = await openBaseline(options.baseline, trusted);
  return { ...terms, ...baseline && { baseline } };
}
function readTermsAlone(options) {
  return { config: readRulesConfig(options, RULES), isWanted: selectFiles(options) };
}
async function openBaseline(named, trusted) {
  let path = named ?? BASELINE_PATH, read = await readText(trusted, path, MAX_BASELINE_BYTES);
  if (read.kind === "problem") {
    if (read.code === "missing" && named === void 0)
      return;
    throw usageError(
      "baseline-unreadable",
      `The baseline cannot be read from ${trusted.name}: ${read.message}`,
      "Check `baseline`, or create the file with `housestyle validate --write-baseline`."
    );
  }
  let baseline = readBaseline(read.source);
  if ("problem" in baseline)
    throw usageError(
      "baseline-unreadable",
      `"${path}" is not a valid baseline: ${baseline.problem}`,
      "Create it again with `housestyle validate --write-baseline`."
    );
  return baseline;
}
function selectFiles({ paths, ignore }) {
  let matcher = (globs) => {
    let compiled = globs.map((glob) => compileGlob(glob));
    return (path) => compiled.some((glob) => glob.kind === "glob" && glob.matches(path));
  }, isNamed = matcher(paths), isIgnored = matcher(ignore);
  return (path) => (paths.length === 0 || isNamed(path)) && !isIgnored(path);
}

export {
  readTerms,
  readTermsAlone
};
