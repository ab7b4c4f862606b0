import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/cut-keys.ts
import { Buffer } from "node:buffer";
var MIN_CHARACTERS = 8, MASK = "***";
function createKeyCutter(keys) {
  let forms = /* @__PURE__ */ new Set(), pattern, add = (key = "") => {
    let plain = key.trim();
    if (plain.length >= MIN_CHARACTERS) {
      formsOf(plain).forEach((form) => forms.add(form));
      let longestFirst = [...forms].toSorted((a, b) => b.length - a.length);
      pattern = new RegExp(longestFirst.map(quotePattern).join("|"), "g");
    }
  };
  return keys.forEach((key) => add(key)), { add, cut: (text) => pattern === void 0 ? text : text.replace(pattern, MASK) };
}
function quotePattern(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);
}
function formsOf(key) {
  return [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1), ...base64Forms(key)];
}
function base64Forms(key) {
  return [0, 1, 2].flatMap((before) => {
    let bytes = Buffer.from(" ".repeat(before) + key, "utf8"), whole = bytes.subarray(0, bytes.length - bytes.length % 3), first = before === 0 ? 0 : 4, standard = whole.toString("base64").slice(first), forUrls = whole.toString("base64url").slice(first);
    return standard.length < MIN_CHARACTERS ? [] : [standard, forUrls];
  });
}
var OWN_VARIABLES = /^(?:INPUT_(?:API-KEY|GITHUB-TOKEN)|OPENAI_API_KEY|AZURE_OPENAI_API_KEY|ANTHROPIC_API_KEY|COPILOT_GITHUB_TOKEN|GH_TOKEN|GITHUB_TOKEN|ACTIONS_RUNTIME_TOKEN|ACTIONS_ID_TOKEN_REQUEST_TOKEN)$/i, OTHER_VARIABLES = /(?:^|_)(?:API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|TOKEN|SECRET|PASSWORD|PAT)$/i, MIN_OTHER_CHARACTERS = 16;
function listEnvironmentKeys(environment) {
  return Object.entries(environment).flatMap(([name, value = ""]) => {
    let isLong = value.length >= MIN_OTHER_CHARACTERS && !/[\s/\\]/.test(value);
    return OWN_VARIABLES.test(name) || OTHER_VARIABLES.test(name) && isLong ? [value] : [];
  });
}

export {
  createKeyCutter,
  listEnvironmentKeys
};
