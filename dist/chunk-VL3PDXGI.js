import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CLIENTS,
  COMPATIBILITIES,
  DELEGATIONS,
  MODES,
  OPENAI_APIS,
  OPTIONS,
  PROVIDERS,
  PURPOSES,
  REVIEW_FAIL_ON,
  SEVERITIES,
  VALIDATE_FAIL_ON
} from "./chunk-FUCRDYO7.js";
import {
  compileGlob
} from "./chunk-6FXRKC2Q.js";
import {
  resolvePath
} from "./chunk-HEVD5WT2.js";
import {
  UserError,
  describeUserError,
  usageError
} from "./chunk-XOO4TEA6.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";

// src/options/read-options.ts
import { isAbsolute } from "node:path";

// node_modules/fastest-levenshtein/esm/mod.js
var peq = new Uint32Array(65536), myers_32 = (a, b) => {
  let n = a.length, m = b.length, lst = 1 << n - 1, pv = -1, mv = 0, sc = n, i = n;
  for (; i--; )
    peq[a.charCodeAt(i)] |= 1 << i;
  for (i = 0; i < m; i++) {
    let eq = peq[b.charCodeAt(i)], xv = eq | mv;
    eq |= (eq & pv) + pv ^ pv, mv |= ~(eq | pv), pv &= eq, mv & lst && sc++, pv & lst && sc--, mv = mv << 1 | 1, pv = pv << 1 | ~(xv | mv), mv &= xv;
  }
  for (i = n; i--; )
    peq[a.charCodeAt(i)] = 0;
  return sc;
}, myers_x = (b, a) => {
  let n = a.length, m = b.length, mhc = [], phc = [], hsize = Math.ceil(n / 32), vsize = Math.ceil(m / 32);
  for (let i = 0; i < hsize; i++)
    phc[i] = -1, mhc[i] = 0;
  let j = 0;
  for (; j < vsize - 1; j++) {
    let mv2 = 0, pv2 = -1, start2 = j * 32, vlen2 = Math.min(32, m) + start2;
    for (let k = start2; k < vlen2; k++)
      peq[b.charCodeAt(k)] |= 1 << k;
    for (let i = 0; i < n; i++) {
      let eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv2, xh = ((eq | mb) & pv2) + pv2 ^ pv2 | eq | mb, ph = mv2 | ~(xh | pv2), mh = pv2 & xh;
      ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv2 = mh | ~(xv | ph), mv2 = ph & xv;
    }
    for (let k = start2; k < vlen2; k++)
      peq[b.charCodeAt(k)] = 0;
  }
  let mv = 0, pv = -1, start = j * 32, vlen = Math.min(32, m - start) + start;
  for (let k = start; k < vlen; k++)
    peq[b.charCodeAt(k)] |= 1 << k;
  let score = m;
  for (let i = 0; i < n; i++) {
    let eq = peq[a.charCodeAt(i)], pb = phc[i / 32 | 0] >>> i & 1, mb = mhc[i / 32 | 0] >>> i & 1, xv = eq | mv, xh = ((eq | mb) & pv) + pv ^ pv | eq | mb, ph = mv | ~(xh | pv), mh = pv & xh;
    score += ph >>> m - 1 & 1, score -= mh >>> m - 1 & 1, ph >>> 31 ^ pb && (phc[i / 32 | 0] ^= 1 << i), mh >>> 31 ^ mb && (mhc[i / 32 | 0] ^= 1 << i), ph = ph << 1 | pb, mh = mh << 1 | mb, pv = mh | ~(xv | ph), mv = ph & xv;
  }
  for (let k = start; k < vlen; k++)
    peq[b.charCodeAt(k)] = 0;
  return score;
}, distance = (a, b) => {
  if (a.length < b.length) {
    let tmp = b;
    b = a, a = tmp;
  }
  return b.length === 0 ? a.length : a.length <= 32 ? myers_32(a, b) : myers_x(a, b);
};

// src/text/json/short-json.ts
function shortJson(value) {
  let json = JSON.stringify(value) ?? String(value);
  return json.length <= 60 ? json : `${json.slice(0, 59).toWellFormed()}\u2026`;
}

// src/options/read-model-names.ts
var HINT = "Write `GPT-5 (copilot): gpt-5`, or `openai:gpt-5` for a model of a certain provider.";
function readModelNames({ values, placeOf }) {
  let given = values["model-names"];
  if (given === void 0)
    return { value: /* @__PURE__ */ new Map(), problems: [] };
  if (!isRecord(given))
    return { value: /* @__PURE__ */ new Map(), problems: [usageError("config-model-names", "`model-names` must be a map of names", HINT, placeOf(["model-names"]))] };
  let names = /* @__PURE__ */ new Map(), problems = [];
  for (let [name, model] of Object.entries(given))
    if (typeof model == "string" && model.trim() !== "")
      names.set(name, model.trim());
    else {
      let message = `The model of ${shortJson(name)} must be a text, not ${shortJson(model)}`;
      problems.push(usageError("config-model-names", message, HINT, placeOf(["model-names", name])));
    }
  return { value: names, problems };
}

// src/options/read-prices.ts
var MAX_PRICE = 1e6, MAX_ROWS = 500, KEYS = /* @__PURE__ */ new Set(["input", "output", "cached-input"]);
function readPrices({ values: { prices }, placeOf }) {
  let problems = [], refuse = (path, message, of) => {
    problems.push(usageError("config-prices", message, HINT2, placeOf(["prices", ...path], of)));
  };
  if (prices === void 0)
    return { value: [], problems };
  if (!isRecord(prices))
    return refuse([], "`prices` must be a map of models"), { value: [], problems };
  let rows = Object.entries(prices);
  return rows.length > MAX_ROWS && refuse([], `\`prices\` has ${rows.length} entries; at most ${MAX_ROWS} are read`), { value: rows.slice(0, MAX_ROWS).flatMap(([pattern, row]) => readRow(pattern, row, refuse)), problems };
}
var HINT2 = "Write `model: { input: 1.25, output: 10 }`, the prices of a million tokens; `cached-input` may be added.";
function readRow(pattern, value, refuse) {
  if (!isRecord(value))
    return refuse([pattern], `The price of ${quoted(pattern)} must be a map, not ${quoted(value)}`), [];
  for (let key of Object.keys(value).filter((name) => !KEYS.has(name)))
    refuse([pattern, key], `A price has no key ${quoted(key)}`, "key");
  let amountOf = (key) => {
    let amount = value[key];
    if (typeof amount == "number" && amount >= 0 && amount <= MAX_PRICE)
      return amount;
    let what = amount === void 0 ? "missing" : `${quoted(amount)}, which is no number from 0 to ${MAX_PRICE}`;
    refuse([pattern, key], `\`${key}\` of ${quoted(pattern)} is ${what}`);
  }, input = amountOf("input"), output = amountOf("output"), cachedInput = value["cached-input"] === void 0 ? void 0 : amountOf("cached-input");
  return input === void 0 || output === void 0 ? [] : [{ pattern, price: { input, output, ...cachedInput === void 0 ? {} : { cachedInput } } }];
}
function quoted(value) {
  return typeof value == "number" ? String(value) : JSON.stringify(value);
}

// src/options/read-options.ts
var NO_CONFIG_ONLY = { values: {}, placeOf: () => {
} };
function readOptions(layers, configOnly = NO_CONFIG_ONLY) {
  let problems = [], read = (name, convert) => {
    let spec = specOf(name), given = layers.map((layer) => layer.get(name)).find((value) => value !== void 0);
    if (!(given === void 0 && spec.default === void 0))
      try {
        return convert(given ?? { value: spec.default, where: { kind: "named", name } }, spec);
      } catch (error) {
        if (!(error instanceof UserError))
          throw error;
        problems.push(error);
        return;
      }
  }, prices = readPrices(configOnly), modelNames = readModelNames(configOnly), options = {
    mode: read("mode", choiceOf(MODES)) ?? "auto",
    githubToken: read("github-token", asText),
    pullRequest: read("pull-request", asInteger),
    provider: read("provider", choiceOf(PROVIDERS)) ?? "auto",
    model: read("model", asText),
    fallbackModels: read("fallback-models", asNames) ?? [],
    baseUrl: read("base-url", asUrl),
    isServerConfigured: read("base-url", isFromFile) ?? !1,
    apiKey: read("api-key", asText),
    apiVersion: read("api-version", asText),
    openaiApi: read("openai-api", choiceOf(OPENAI_APIS)) ?? "chat",
    maxInputTokens: read("max-input-tokens", asInteger),
    maxOutputTokens: read("max-output-tokens", asInteger),
    maxRequests: read("max-requests", asInteger),
    maxCost: read("max-cost", asNumber),
    prices: prices.value,
    modelNames: modelNames.value,
    maxTurns: read("max-turns", asInteger) ?? 1,
    maxMinutes: read("max-minutes", asInteger) ?? 1,
    concurrency: read("concurrency", asInteger) ?? 1,
    verify: read("verify", asBoolean) ?? !0,
    verifyModel: read("verify-model", asText),
    cacheDir: read("cache-dir", asOwnPath),
    instructionsFrom: read("instructions-from", choiceOf(["base", "head"])) ?? "base",
    compatibility: read("compatibility", choiceOf(COMPATIBILITIES)) ?? "github",
    workspaceFolders: read("workspace-folders", asFolders) ?? [],
    userSettings: read("user-settings", asSharedText),
    organizationInstructions: read("organization-instructions", asBoolean) ?? !1,
    clients: orAll(read("clients", asClients)),
    all: read("all", asBoolean) ?? !1,
    baseline: layers.some((layer) => layer.has("baseline")) ? read("baseline", asText) : void 0,
    rules: configOnly,
    agent: read("agent", asText),
    delegate: read("delegate", choiceOf(DELEGATIONS)) ?? "auto",
    maxAgents: read("max-agents", asInteger) ?? 0,
    remoteAgents: read("remote-agents", asNames) ?? [],
    toolReports: read("tool-reports", asFiles) ?? [],
    purpose: read("purpose", choiceOf(PURPOSES)) ?? "review",
    paths: read("paths", asGlobs) ?? [],
    ignore: read("ignore", asGlobs) ?? [],
    contentExclusion: layers.some((layer) => layer.has("content-exclusion")) ? read("content-exclusion", asText) : void 0,
    maxFileLines: read("max-file-lines", asInteger) ?? 0,
    bundles: read("bundles", asBoolean) ?? !1,
    maxComments: read("max-comments", asInteger) ?? 0,
    minSeverity: read("min-severity", choiceOf(SEVERITIES)) ?? "low",
    failOn: read("fail-on", asFailOn),
    minCoverage: read("min-coverage", asInteger) ?? 0,
    requestChanges: read("request-changes", asBoolean) ?? !1,
    sarifFile: read("sarif-file", asText),
    outputDir: read("output-dir", asText),
    artifact: read("artifact", asBoolean) ?? !0,
    dryRun: read("dry-run", asBoolean) ?? !1
  };
  return throwAll([...problems, ...prices.problems, ...modelNames.problems]), options;
}
var MAX_PROBLEMS = 100;
function suggestionFor(name, names = OPTIONS.map((spec) => spec.name)) {
  let spelled = name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase(), nearest = names.map((candidate) => ({ candidate, edits: distance(spelled, candidate) })).toSorted((a, b) => a.edits - b.edits)[0];
  return nearest !== void 0 && nearest.edits <= Math.max(2, Math.floor(name.length / 3)) ? `Did you mean \`${nearest.candidate}\`?` : "See `--help` or the README for the names.";
}
function throwAll(problems) {
  let [first, ...others] = problems;
  if (first !== void 0)
    throw others.length === 0 ? first : usageError(first.code, problems.map(describeUserError).join(`
`));
}
function specOf(name) {
  let spec = OPTIONS.find((candidate) => candidate.name === name);
  if (spec === void 0)
    throw new TypeError(`no option is called ${name}`);
  return spec;
}
function wrong(given, spec, wanted) {
  let shown = spec.secret === !0 ? "the value" : shortJson(given.value), name = given.where.kind === "named" ? given.where.name : spec.name, place = given.where.kind === "file" ? given.where.place : void 0;
  return usageError("option-value", `\`${name}\` must be ${wanted}, not ${shown}`, void 0, place);
}
function asFailOn(given, spec) {
  return { value: choiceOf([.../* @__PURE__ */ new Set([...REVIEW_FAIL_ON, ...VALIDATE_FAIL_ON])])(given, spec), isShared: given.where.kind === "file" };
}
function asText(given, spec) {
  if (typeof given.value != "string" && typeof given.value != "number")
    throw wrong(given, spec, "a text");
  return String(given.value);
}
function asSharedText(given, spec) {
  return { value: asText(given, spec), isShared: given.where.kind === "file" };
}
function asInteger(given, spec) {
  let number = typeof given.value == "string" && /^\d+$/.test(given.value.trim()) ? Number(given.value) : given.value, { least = 0, most = Number.MAX_SAFE_INTEGER } = spec;
  if (typeof number != "number" || !Number.isSafeInteger(number) || number < least || number > most)
    throw wrong(given, spec, `a whole number from ${least}${spec.most === void 0 ? "" : ` to ${most}`}`);
  return number;
}
function asNumber(given, spec) {
  let { least = 0 } = spec, text = typeof given.value == "string" ? given.value.trim() : String(given.value), number = Number(text);
  if (!/^\d+(?:\.\d+)?$/.test(text) || !Number.isFinite(number) || number < least)
    throw wrong(given, spec, `a number from ${least}`);
  return number;
}
function asBoolean(given, spec) {
  let value = typeof given.value == "string" ? given.value.trim().toLowerCase() : given.value;
  if (value === !0 || value === "true")
    return !0;
  if (value === !1 || value === "false")
    return !1;
  throw wrong(given, spec, "`true` or `false`");
}
function linesOf(given, spec, what) {
  return (Array.isArray(given.value) ? given.value : [given.value]).flatMap((entry) => {
    if (typeof entry != "string")
      throw wrong(given, spec, `a list of ${what}`);
    return entry.split(`
`).map((line) => line.trim()).filter((line) => line !== "");
  });
}
function asNames(given, spec) {
  return linesOf(given, spec, "names");
}
function asFiles(given, spec) {
  return linesOf(given, spec, "files").map((line) => asOwnPath({ ...given, value: line }, spec));
}
function asOwnPath(given, spec) {
  let path = asText(given, spec);
  if (isFromFile(given) && (isAbsolute(path) || resolvePath(path).kind === "outside"))
    throw wrong(given, spec, "a place below the folder that the run starts in, where a configuration file names it");
  return path;
}
function isFromFile({ where }) {
  return where.kind === "file";
}
function orAll(clients) {
  return clients === void 0 || clients.length === 0 ? CLIENTS : clients;
}
function asClients(given, spec) {
  return linesOf(given, spec, "clients").map((line) => choiceOf(CLIENTS)({ ...given, value: line }, spec));
}
function asFolders(given, spec) {
  return linesOf(given, spec, "folders").map((line) => {
    let resolved = resolvePath(line);
    if (resolved.kind === "outside")
      throw wrong(given, spec, `a list of folders of the repository, written from its root (\`${line}\` is none)`);
    return resolved.path;
  });
}
function asGlobs(given, spec) {
  let globs = linesOf(given, spec, "globs");
  for (let glob of globs) {
    let compiled = compileGlob(glob);
    if (compiled.kind === "invalid")
      throw wrong(given, spec, `a list of globs (\`${glob}\`: ${compiled.reason})`);
  }
  return globs;
}
function asUrl(given, spec) {
  let { value } = given;
  if (typeof value != "string" || !URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol))
    throw wrong(given, spec, "an address that begins with http:// or https://");
  return value;
}
function choiceOf(choices) {
  return (given, spec) => {
    let choice = choices.find((candidate) => candidate === given.value);
    if (choice === void 0)
      throw wrong(given, spec, `one of ${choices.map((candidate) => `\`${candidate}\``).join(", ")}`);
    return choice;
  };
}

export {
  shortJson,
  NO_CONFIG_ONLY,
  readOptions,
  MAX_PROBLEMS,
  suggestionFor,
  throwAll
};
