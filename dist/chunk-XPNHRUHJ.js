import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  foldQuote
} from "./chunk-QHPDZMWU.js";
import {
  isTestPath
} from "./chunk-44RX5SR4.js";
import {
  readText
} from "./chunk-TORMVVI2.js";
import {
  LEARNED_PATH
} from "./chunk-E7S7KQN7.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  messageOf,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/findings/acceptance/fit-weights.ts
function fitWeights(examples, count, penalty = 1) {
  let size = count + 1, weights = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 50; step += 1) {
    let { slope, curve } = describeLoss(examples, weights, penalty), move = solve(curve, slope);
    if (weights = weights.map((weight, index) => weight - (move[index] ?? 0)), Math.max(...move.map(Math.abs)) < 1e-10)
      break;
  }
  return weights;
}
function probability(weights, features) {
  let sum = features.reduce((total, feature) => total + (weights[feature + 1] ?? 0), weights[0] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
function describeLoss(examples, weights, penalty) {
  let of = (index) => index === 0 ? 0.01 : penalty, slope = weights.map((weight, index) => of(index) * weight), curve = weights.map((_, row) => weights.map((__, column) => row === column ? of(row) : 0));
  for (let { features, accepted } of examples) {
    let chance = probability(weights, features), columns = [0, ...features.map((feature) => feature + 1)];
    for (let row of columns) {
      slope[row] = (slope[row] ?? 0) + chance - Number(accepted);
      let line = curve[row] ?? [];
      for (let column of columns)
        line[column] = (line[column] ?? 0) + chance * (1 - chance);
    }
  }
  return { slope, curve };
}
function solve(matrix, right) {
  let rows = matrix.map((row, index) => [...row, right[index] ?? 0]), size = rows.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    let top = rows[pivot] ?? [];
    for (let row of rows.slice(pivot + 1)) {
      let factor = (row[pivot] ?? 0) / (top[pivot] ?? 1);
      for (let column = pivot; column <= size; column += 1)
        row[column] = (row[column] ?? 0) - factor * (top[column] ?? 0);
    }
  }
  let solution = Array.from({ length: size }, () => 0);
  for (let index = size - 1; index >= 0; index -= 1) {
    let row = rows[index] ?? [], known = solution.reduce((sum, value, column) => column > index ? sum + (row[column] ?? 0) * value : sum, 0);
    solution[index] = ((row[size] ?? 0) - known) / (row[index] ?? 1);
  }
  return solution;
}

// src/findings/acceptance/features.ts
function guidelineKey(source, words) {
  return `${source}: ${words.slice(0, 80).trim()}`;
}
function listFeatures({ path, severity, kind, hasSuggestion, guideline }) {
  return [
    ...severity === void 0 || severity === "low" ? [] : [`severity ${severity}`],
    ...kind === void 0 || kind === "other" ? [] : [`kind ${kind}`],
    ...hasSuggestion ? ["has a suggestion"] : [],
    ...isTestPath(path) ? ["is in a test"] : [],
    ...guideline === void 0 ? [] : ["cites a guideline", `guideline ${guideline}`]
  ];
}

// src/findings/acceptance/acceptance-model.ts
var LEAST_OUTCOMES = 30, LEAST_OF_GUIDELINE = 3, MOST_GUIDELINES = 40, DECIMALS = 4;
function learnAcceptance(outcomes, penalty) {
  let rows = outcomes.map((outcome) => ({ accepted: outcome.accepted, names: listFeatures(outcome) })), counts = /* @__PURE__ */ new Map();
  for (let { names: names2, accepted } of rows)
    for (let name of names2) {
      let count = counts.get(name) ?? { outcomes: 0, accepted: 0 };
      counts.set(name, { outcomes: count.outcomes + 1, accepted: count.accepted + Number(accepted) });
    }
  let names = chooseFeatures(counts), numbers = new Map(names.map((name, index) => [name, index])), examples = rows.map((row) => ({
    accepted: row.accepted,
    features: row.names.flatMap((name) => numbers.get(name) ?? [])
  })), [base = 0, ...weights] = examples.length === 0 ? [] : fitWeights(examples, names.length, penalty);
  return {
    version: 1,
    outcomes: rows.length,
    accepted: rows.filter(({ accepted }) => accepted).length,
    base: round(base),
    features: names.map((name, index) => ({
      name,
      weight: round(weights[index] ?? 0),
      ...counts.get(name) ?? { outcomes: 0, accepted: 0 }
    }))
  };
}
function chooseFeatures(counts) {
  let outcomesOf = (name) => counts.get(name)?.outcomes ?? 0, all = [...counts.keys()].toSorted(), guidelines = all.filter((name) => name.startsWith("guideline ") && outcomesOf(name) >= LEAST_OF_GUIDELINE).toSorted((one, other) => outcomesOf(other) - outcomesOf(one)).slice(0, MOST_GUIDELINES), kept = new Set(guidelines);
  return all.filter((name) => kept.has(name) || !name.startsWith("guideline "));
}
function round(value) {
  return Number(value.toFixed(DECIMALS));
}
function predictAcceptance(model, finding) {
  if (model.outcomes < LEAST_OUTCOMES)
    return;
  let numbers = new Map(model.features.map(({ name }, index) => [name, index])), features = listFeatures(finding).flatMap((name) => numbers.get(name) ?? []);
  return probability([model.base, ...model.features.map(({ weight }) => weight)], features);
}
function readAcceptanceModel(value) {
  if (!isRecord(value) || value.version !== 1)
    return 'it has no `"version": 1`';
  let { outcomes, accepted, base, features } = value;
  if (!isCount(outcomes) || !isCount(accepted) || !isWeight(base))
    return "`outcomes`, `accepted` or `base` is not a number";
  if (!Array.isArray(features))
    return "`features` is not a list";
  let read = features.flatMap((one) => readFeature(one) ?? []);
  return read.length === features.length ? { version: 1, outcomes, accepted, base, features: read } : "a feature has no `name`, `weight`, `outcomes` or `accepted`";
}
function readFeature(value) {
  if (!isRecord(value))
    return;
  let { name, weight, outcomes, accepted } = value;
  return typeof name == "string" && isWeight(weight) && isCount(outcomes) && isCount(accepted) ? { name, weight, outcomes, accepted } : void 0;
}
function isCount(value) {
  return typeof value == "number" && Number.isSafeInteger(value) && value >= 0;
}
function isWeight(value) {
  return typeof value == "number" && Number.isFinite(value);
}

// src/jobs/learn/open-acceptance.ts
var MAX_BYTES = 1e6;
async function openAcceptance(trusted, named) {
  let model = await readLearned(trusted, named);
  return model === void 0 ? void 0 : (finding) => predictAcceptance(model, describeFinding(finding));
}
async function readLearned(trusted, named) {
  let path = named ?? LEARNED_PATH, read = await readText(trusted, path, MAX_BYTES);
  if (read.kind === "problem") {
    if (read.code === "missing" && named === void 0)
      return;
    throw learnedError(path, read.message);
  }
  let model = readAcceptanceModel(parse(path, read.source.text));
  if (typeof model == "string")
    throw learnedError(path, model);
  return model;
}
function parse(path, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw learnedError(path, messageOf(error));
  }
}
function learnedError(path, why) {
  return usageError(
    "learned-unreadable",
    `What was learned cannot be read from "${path}": ${why}`,
    "Create the file again with `housestyle learn`, or delete it."
  );
}
function describeFinding({ path, severity, kind, suggestion, guideline }) {
  return {
    path,
    severity,
    kind,
    hasSuggestion: suggestion !== void 0,
    guideline: guideline === void 0 ? void 0 : guidelineKey(guideline.source, foldQuote(guideline.text))
  };
}

export {
  guidelineKey,
  LEAST_OUTCOMES,
  learnAcceptance,
  openAcceptance,
  readLearned
};
