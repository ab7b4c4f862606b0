import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeSpan
} from "./chunk-P7H7HH4V.js";

// src/literal/describe-check.ts
function describeCheck({ patterns, languages, impliedLanguages, instead }) {
  let codes = patterns.map(({ code, place }) => `${PLACES[place]}${codeSpan(code)}`), where = (languages ?? impliedLanguages)?.join(", ") ?? "code", asks = instead === void 0 ? "" : `, and asks for ${instead}`;
  return `reports ${codes.join(", ")} in added lines of ${where}${asks}`;
}
var PLACES = {
  code: "",
  anywhere: "",
  comment: "comments with ",
  import: "imports of ",
  command: "the command "
};

export {
  describeCheck
};
