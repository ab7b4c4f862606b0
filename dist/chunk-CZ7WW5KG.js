import {
  FAMILY_NAMES as FAMILY_NAMES
} from "./joined-83b8efb9.js";
import {
  suggestionFor as suggestionFor
} from "./joined-1c6c8fb1.js";
import {
  usageError as usageError
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/options/read-switches.ts
function readSwitches({ literalChecks, leaveOutChecks, decided = [] }) {
  let unknown = leaveOutChecks.find((name) => !FAMILY_NAMES.includes(name));
  if (unknown !== void 0)
    throw usageError(
      "unknown-check-family",
      `\`leave-out-checks\` has "${unknown}", which is not a family of literal checks`,
      suggestionFor(unknown, FAMILY_NAMES, `The families are ${FAMILY_NAMES.join(", ")}.`)
    );
  return {
    isOff: literalChecks === "off",
    leftOut: leaveOutChecks,
    ...decided.includes(POLICY_KEY) ? { ignoresComments: !0 } : {}
  };
}
function listSwitches({ literalChecks, leaveOutChecks, decided = [] }) {
  return [literalChecks, leaveOutChecks, ...decided.includes(POLICY_KEY) ? [POLICY_KEY] : []];
}
var POLICY_KEY = "leave-out-checks";

export {
  readSwitches,
  listSwitches
};
