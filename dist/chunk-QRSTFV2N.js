import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  REVIEW_FAIL_ON,
  VALIDATE_FAIL_ON
} from "./chunk-E7S7KQN7.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/output/fail-on.ts
function reviewFailOn(options) {
  return failOnAmong(REVIEW_FAIL_ON, options, "never", "a review");
}
function validateFailOn(options) {
  return failOnAmong(VALIDATE_FAIL_ON, options, "error", "a validation");
}
function failOnAmong(words, { failOn }, otherwise, subject) {
  let word = words.find((candidate) => candidate === failOn?.value);
  if (word !== void 0)
    return word;
  if (failOn === void 0 || failOn.isShared)
    return otherwise;
  throw usageError(
    "option-value",
    `For ${subject}, \`fail-on\` must be one of ${words.join(", ")}, not "${failOn.value}"`
  );
}

export {
  reviewFailOn,
  validateFailOn
};
