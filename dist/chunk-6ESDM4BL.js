import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  editDistance
} from "./chunk-YOCXAJZQ.js";
import {
  OPTIONS
} from "./chunk-WI7OXOEX.js";
import {
  describeUserError,
  usageError
} from "./chunk-X7WSVMCW.js";

// src/options/problems.ts
var MAX_PROBLEMS = 100;
function suggestionFor(name, names = OPTIONS.map((spec) => spec.name)) {
  let spelled = name.replaceAll(/_|(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase(), nearest = names.map((candidate) => ({ candidate, edits: editDistance(spelled, candidate) })).toSorted((a, b) => a.edits - b.edits)[0];
  return nearest !== void 0 && nearest.edits <= Math.max(2, Math.floor(name.length / 3)) ? `Did you mean \`${nearest.candidate}\`?` : "See `--help` or the README for the names.";
}
function throwAll(problems) {
  let [first, ...others] = problems;
  if (first !== void 0)
    throw others.length === 0 ? first : usageError(first.code, problems.map(describeUserError).join(`
`));
}

export {
  MAX_PROBLEMS,
  suggestionFor,
  throwAll
};
