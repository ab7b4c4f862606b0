import {
  suggestionFor as suggestionFor,
  listNames as listNames
} from "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  RULES
} from "./chunk-RNIVL3NU.js";

// src/commands/arguments/suggest-rule.ts
var MAX_RULES = 5;
function suggestRule(written, groups = []) {
  let ids = RULES.map(({ id }) => id), found = ids.filter((id) => `-${id}-`.includes(`-${written}-`)), [first] = found;
  if (first === void 0)
    return suggestionFor(
      written,
      [...ids, ...groups],
      "`housestyle rules` lists them; `housestyle rules --search WORDS` finds rules."
    );
  let more = found.length - MAX_RULES, names = found.slice(0, MAX_RULES).map((id) => `\`${id}\``);
  return more > 0 ? `Rules with this word are ${names.join(", ")} and ${more} more; \`housestyle rules --search ${written}\` lists them.` : found.length === 1 ? `Did you mean \`${first}\`?` : `Rules with this word are ${listNames(names)}.`;
}

export {
  suggestRule
};
