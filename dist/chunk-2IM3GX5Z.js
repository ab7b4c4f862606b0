import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  compileGlob
} from "./chunk-2YTCKFBR.js";
import {
  NO_CONFIG_ONLY,
  isFromFile
} from "./chunk-4NZYJ777.js";
import {
  throwAll
} from "./chunk-DW3SZSZS.js";
import {
  CONFIG_PATH,
  OPTIONS
} from "./chunk-E7S7KQN7.js";
import {
  resolvePath
} from "./chunk-HRJDQKXX.js";
import {
  quoteJson
} from "./chunk-BAWM62JS.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  UserError,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/options/read-model-names.ts
var HINT = "Write `GPT-5 (copilot): gpt-5`, or `openai:gpt-5` for a model of a particular provider.";
function readModelNames({ values, findPlace }) {
  let given = values["model-names"];
  if (given === void 0)
    return { value: /* @__PURE__ */ new Map(), problems: [] };
  if (!isRecord(given))
    return {
      value: /* @__PURE__ */ new Map(),
      problems: [usageError("config-model-names", "`model-names` must be a map of names", HINT, findPlace(["model-names"]))]
    };
  let names = /* @__PURE__ */ new Map(), problems = [];
  for (let [name, model] of Object.entries(given))
    if (typeof model == "string" && model.trim() !== "")
      names.set(name, model.trim());
    else {
      let message = `The model of ${quoteJson(name)} must be a text, not ${quoteJson(model)}`;
      problems.push(usageError("config-model-names", message, HINT, findPlace(["model-names", name])));
    }
  return { value: names, problems };
}

// src/options/read-prices.ts
var MAX_PRICE = 1e6, MAX_ROWS = 500, KEYS = /* @__PURE__ */ new Set(["input", "output", "cached-input"]);
function readPrices({ values: { prices }, findPlace }) {
  let problems = [], refuse = (path, message, of) => {
    problems.push(usageError("config-prices", message, HINT2, findPlace(["prices", ...path], of)));
  };
  if (prices === void 0)
    return { value: [], problems };
  if (!isRecord(prices))
    return refuse([], "`prices` must be a map of models"), { value: [], problems };
  let rows = Object.entries(prices);
  return rows.length > MAX_ROWS && refuse([], `\`prices\` has ${rows.length} entries; at most ${MAX_ROWS} are read`), { value: rows.slice(0, MAX_ROWS).flatMap(([pattern, row]) => readRow(pattern, row, refuse)), problems };
}
var HINT2 = "Write `model: { input: 1.25, output: 10 }`, the prices of a million tokens; `cached-input` is optional.";
function readRow(pattern, value, refuse) {
  if (!isRecord(value))
    return refuse([pattern], `The price of ${quoteJson(pattern)} must be a map, not ${quoteJson(value)}`), [];
  for (let key of Object.keys(value).filter((name) => !KEYS.has(name)))
    refuse([pattern, key], `A price has no key ${quoteJson(key)}`, "key");
  let readAmount = (key) => {
    let amount = value[key];
    if (typeof amount == "number" && amount >= 0 && amount <= MAX_PRICE)
      return amount;
    let wanted = amount === void 0 ? "is missing" : `must be a number from 0 to ${MAX_PRICE}, not ${quoteJson(amount)}`;
    refuse([pattern, key], `\`${key}\` of ${quoteJson(pattern)} ${wanted}`);
  }, input = readAmount("input"), output = readAmount("output"), cachedInput = value["cached-input"] === void 0 ? void 0 : readAmount("cached-input");
  return input === void 0 || output === void 0 ? [] : [{ pattern, price: { input, output, ...cachedInput === void 0 ? {} : { cachedInput } } }];
}

// src/options/read-value.ts
import { isAbsolute } from "node:path";
function readValue(given, spec) {
  switch (spec.type) {
    case "text":
      return readTextOption(given, spec);
    case "integer":
      return readInteger(given, spec);
    case "number":
      return readNumber(given, spec);
    case "boolean":
      return readBoolean(given, spec);
    case "choice":
      return readChoice(given, spec, spec.choices);
    case "list":
      return readList(given, spec);
  }
}
function wrong(given, spec, wanted) {
  let shown = spec.secret === !0 ? "the value" : quoteJson(given.value), name = given.where.kind === "named" ? given.where.name : spec.name, place = given.where.kind === "file" ? given.where.place : void 0;
  return usageError("option-value", `\`${name}\` must be ${wanted}, not ${shown}`, void 0, place);
}
function readTextOption(given, spec) {
  return spec.form === "url" ? readUrl(given, spec) : spec.form === "own-path" ? readOwnPath(given, spec) : readText2(given, spec);
}
function readText2(given, spec) {
  if (typeof given.value != "string" && typeof given.value != "number")
    throw wrong(given, spec, "a text");
  return String(given.value);
}
function readUrl(given, spec) {
  let { value } = given;
  if (typeof value != "string" || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw wrong(given, spec, "an address that begins with http:// or https://");
  return value;
}
function readOwnPath(given, spec) {
  let path = readText2(given, spec);
  if (isFromFile(given) && (isAbsolute(path) || resolvePath(path).kind === "outside"))
    throw wrong(given, spec, "a path below the folder that the run starts in, as a configuration file names it");
  return path;
}
function readInteger(given, spec) {
  let number = typeof given.value == "string" && /^\d+$/.test(given.value.trim()) ? Number(given.value) : given.value;
  if (typeof number != "number" || !Number.isSafeInteger(number) || !isWithin(number, spec))
    throw wrong(given, spec, `a whole number ${describeBounds(spec)}`);
  return number;
}
function readNumber(given, spec) {
  let text = typeof given.value == "string" ? given.value.trim() : String(given.value), number = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || !Number.isFinite(number) || !isWithin(number, spec))
    throw wrong(given, spec, `a number ${describeBounds(spec)}`);
  return number;
}
function isWithin(number, { least, most = Number.POSITIVE_INFINITY }) {
  return number >= least && number <= most;
}
function describeBounds({ least, most }) {
  return `from ${least}${most === void 0 ? "" : ` to ${most}`}`;
}
function readBoolean(given, spec) {
  let value = typeof given.value == "string" ? given.value.trim().toLowerCase() : given.value;
  if (value === !0 || value === "true")
    return !0;
  if (value === !1 || value === "false")
    return !1;
  throw wrong(given, spec, "`true` or `false`");
}
function readChoice(given, spec, choices) {
  let choice = choices.find((candidate) => candidate === given.value);
  if (choice === void 0)
    throw wrong(given, spec, `one of ${choices.map((candidate) => `\`${candidate}\``).join(", ")}`);
  return choice;
}
function readList(given, spec) {
  switch (spec.form) {
    case "names":
      return readLines(given, spec, "names");
    case "globs":
      return readGlobs(given, spec);
    case "folders":
      return readFolders(given, spec);
    case "own-paths":
      return readLines(given, spec, "files").map((line) => readOwnPath({ ...given, value: line }, spec));
    case "choices":
      return readLines(given, spec, spec.name).map((line) => readChoice({ ...given, value: line }, spec, spec.choices));
  }
}
function readLines(given, spec, what) {
  return (Array.isArray(given.value) ? given.value : [given.value]).flatMap((entry) => {
    if (typeof entry != "string")
      throw wrong(given, spec, `a list of ${what}`);
    return entry.split(`
`).map((line) => line.trim()).filter((line) => line !== "");
  });
}
function readGlobs(given, spec) {
  let globs = readLines(given, spec, "globs");
  for (let glob of globs) {
    let compiled = compileGlob(glob);
    if (compiled.kind === "invalid")
      throw wrong(given, spec, `a list of globs (\`${glob}\`: ${compiled.reason})`);
  }
  return globs;
}
function readFolders(given, spec) {
  return readLines(given, spec, "folders").map((line) => {
    let resolved = resolvePath(line);
    if (resolved.kind === "outside")
      throw wrong(given, spec, `a list of folders of the repository, written from its root (\`${line}\` is not one)`);
    return resolved.path;
  });
}

// src/options/read-options.ts
function readOptions(layers, configOnly = NO_CONFIG_ONLY) {
  let table = readTable(layers), prices = readPrices(configOnly), modelNames = readModelNames(configOnly);
  throwAll([...table.problems, ...prices.problems, ...modelNames.problems]);
  let { values } = table;
  return {
    ...values,
    isServerConfigured: isFromFile(findGiven(layers, "base-url")),
    prices: prices.value,
    modelNames: modelNames.value,
    rules: configOnly
  };
}
function readTable(layers) {
  let problems = [], values = {};
  for (let spec of OPTIONS.filter(({ name }) => name !== "config"))
    try {
      values[camelCase(spec.name)] = readRow2(findGiven(layers, spec.name), spec);
    } catch (error) {
      if (!(error instanceof UserError))
        throw error;
      problems.push(error);
    }
  return { values, problems };
}
function findGiven(layers, name) {
  return layers.map((layer) => layer.get(name)).find((value) => value !== void 0);
}
function camelCase(name) {
  return name.replaceAll(/-(.)/g, (_hyphen, letter) => letter.toUpperCase());
}
function readRow2(given, spec) {
  let written = given ?? findDefault(spec);
  if (written === void 0)
    return spec.type === "list" ? [] : void 0;
  let value = readValue(written, spec);
  return spec.keepsOrigin === !0 ? { value, isShared: isFromFile(written) } : value;
}
function findDefault(spec) {
  return spec.default === void 0 || spec.isDefaultOptional === !0 ? void 0 : { value: spec.default, where: { kind: "named", name: spec.name } };
}

// src/options/read-config.ts
async function readWorkspaceConfig(workspace, named) {
  let path = named ?? CONFIG_PATH, file = await readText(workspace, path);
  if (file.kind === "text")
    return (await import("./read-config-text-B3HA77QT.js")).readConfig(file.source);
  if (file.code === "missing" && named === void 0)
    return { options: /* @__PURE__ */ new Map(), configOnly: NO_CONFIG_ONLY };
  throw usageError(
    "config-unreadable",
    `The configuration cannot be read from ${workspace.name}: ${file.message}`,
    "Check `config`.",
    { path, ...file.position }
  );
}
var MISPLACED = ["housestyle.yml", ".housestyle.yml", "housestyle.yaml", ".github/housestyle.yaml"];
async function describeMisplacedConfig(workspace) {
  if ((await workspace.read(CONFIG_PATH)).kind === "missing") {
    for (let path of MISPLACED)
      if ((await workspace.read(path)).kind === "file")
        return `\`${path}\` is not read: the configuration is \`${CONFIG_PATH}\`.`;
  }
}

export {
  readOptions,
  readWorkspaceConfig,
  describeMisplacedConfig
};
