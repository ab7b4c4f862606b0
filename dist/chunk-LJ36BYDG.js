import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  FAMILY_NAMES
} from "./chunk-2YC3TLQI.js";
import {
  suggestionFor
} from "./chunk-DW3SZSZS.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/options/read-switches.ts
function readSwitches({
  literalChecks,
  leaveOutChecks
}) {
  let unknown = leaveOutChecks.find((name) => !FAMILY_NAMES.includes(name));
  if (unknown !== void 0)
    throw usageError(
      "unknown-check-family",
      `\`leave-out-checks\` has "${unknown}", which is not a family of literal checks`,
      suggestionFor(unknown, FAMILY_NAMES)
    );
  return { isOff: literalChecks === "off", leftOut: leaveOutChecks };
}

export {
  readSwitches
};
