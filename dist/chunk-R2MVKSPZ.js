import {
  MODEL_PROVIDERS as MODEL_PROVIDERS,
  isModelProvider as isModelProvider
} from "./joined-1c6c8fb1.js";
import {
  usageError as usageError
} from "./joined-e117912a.js";
import {
  at as at
} from "./joined-cc1d52fd.js";
import {
  wordSet as wordSet
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/models/ollama/host.ts
var DEFAULT_PORT = "11434";
function ollamaAddress(host) {
  let text = host.trim().replaceAll(/^["']+|["']+$/g, "").trim(), scheme = /^https?:\/\//i.exec(text)?.[0], rest = text.slice(scheme?.length ?? 0);
  if (rest.includes("://"))
    return;
  let slash = rest.indexOf("/"), authority = slash < 0 ? rest : rest.slice(0, slash), path = slash < 0 ? "" : rest.slice(slash).replace(/\/$/, ""), [name, port] = splitPort(authority), shownPort = port ?? (scheme === void 0 ? DEFAULT_PORT : void 0), address = `${scheme ?? "http://"}${reachable(name)}${shownPort === void 0 ? "" : `:${shownPort}`}${path}`;
  return URL.canParse(address) ? address : void 0;
}
function splitPort(authority) {
  if (!authority.startsWith("[") && authority.split(":").length > 2)
    return [`[${authority}]`, void 0];
  let match = /^(\[[^\]]*\]|[^:]*):(\d{1,5})$/.exec(authority);
  return match === null ? [authority, void 0] : [at(match, 1), match[2]];
}
function reachable(name) {
  switch (name) {
    case "":
    case "0.0.0.0":
      return "127.0.0.1";
    case "[::]":
      return "[::1]";
    default:
      return name;
  }
}

// src/models/access.ts
function accessTo(provider, given, environment) {
  let variable = (name) => nonEmpty(environment[name]);
  switch (provider) {
    case "openai":
      return openAiAccess(given, variable);
    case "azure-openai":
      return azureAccess(given, variable);
    case "anthropic":
      return anthropicAccess(given, variable);
    case "bedrock":
      return bedrockAccess(given, variable);
    case "vertex":
      return vertexAccess(given, variable);
    case "ollama":
      return ollamaAccess(given, variable);
    case "copilot":
      return copilotAccess(given, variable);
  }
}
function isSetUp(provider, given, environment) {
  switch (provider) {
    case "ollama":
      return nonEmpty(environment.OLLAMA_HOST) !== void 0;
    case "copilot":
      return nonEmpty(environment.COPILOT_GITHUB_TOKEN) !== void 0;
    case "bedrock":
    case "vertex":
      return !1;
    case "openai":
    case "azure-openai":
    case "anthropic":
      return accessTo(provider, given, environment).provider !== void 0;
  }
}
function openAiAccess(given, variable) {
  let baseUrl = addressIn(given.baseUrl, "base-url") ?? addressIn(variable("OPENAI_BASE_URL"), "OPENAI_BASE_URL"), apiKey = given.apiKey ?? variable("OPENAI_API_KEY");
  return baseUrl === void 0 && apiKey === void 0 ? missing(
    "neither a key nor a server",
    "Give `api-key` (or OPENAI_API_KEY), or `base-url` for a server that needs no key."
  ) : { provider: "openai", baseUrl, apiKey };
}
function azureAccess(given, variable) {
  let baseUrl = addressIn(given.baseUrl, "base-url") ?? addressIn(variable("AZURE_OPENAI_ENDPOINT"), "AZURE_OPENAI_ENDPOINT"), apiKey = given.apiKey ?? variable("AZURE_OPENAI_API_KEY"), apiVersion = given.apiVersion ?? variable("OPENAI_API_VERSION");
  return baseUrl === void 0 ? missing("no server", "Give `base-url` (or AZURE_OPENAI_ENDPOINT), such as `https://NAME.openai.azure.com`.") : apiKey === void 0 ? missing("no key", "Give `api-key` (or AZURE_OPENAI_API_KEY).") : { provider: "azure-openai", baseUrl, apiKey, apiVersion };
}
function anthropicAccess(given, variable) {
  let baseUrl = addressIn(given.baseUrl, "base-url") ?? addressIn(variable("ANTHROPIC_BASE_URL"), "ANTHROPIC_BASE_URL"), apiKey = given.apiKey ?? variable("ANTHROPIC_API_KEY");
  return baseUrl === void 0 && apiKey === void 0 ? missing(
    "neither a key nor a server",
    "Give `api-key` (or ANTHROPIC_API_KEY), or `base-url` for a server that needs no key."
  ) : { provider: "anthropic", baseUrl, apiKey };
}
function bedrockAccess(given, variable) {
  let own = "AWS_ENDPOINT_URL_BEDROCK_RUNTIME";
  return {
    provider: "bedrock",
    baseUrl: addressIn(given.baseUrl, "base-url") ?? addressIn(variable(own), own),
    apiKey: given.apiKey ?? variable("AWS_BEARER_TOKEN_BEDROCK"),
    region: variable("AWS_REGION") ?? variable("AWS_DEFAULT_REGION")
  };
}
function vertexAccess(given, variable) {
  return {
    provider: "vertex",
    baseUrl: addressIn(given.baseUrl, "base-url"),
    apiKey: given.apiKey,
    project: variable("GOOGLE_CLOUD_PROJECT") ?? variable("GCLOUD_PROJECT"),
    location: variable("GOOGLE_CLOUD_LOCATION") ?? variable("CLOUD_ML_REGION") ?? "global"
  };
}
function ollamaAccess(given, variable) {
  let host = variable("OLLAMA_HOST"), address = host === void 0 ? void 0 : ollamaAddress(host);
  if (host !== void 0 && address === void 0)
    throw usageError(
      "bad-address",
      `\`OLLAMA_HOST\` is not a valid address: ${JSON.stringify(host)}`,
      "Write `host:port`."
    );
  return { provider: "ollama", baseUrl: addressIn(given.baseUrl, "base-url") ?? address, apiKey: given.apiKey };
}
function copilotAccess(given, variable) {
  if (given.baseUrl !== void 0)
    throw usageError(
      "no-base-url",
      "The provider `copilot` has no `base-url`",
      "Leave it out, or give another `provider`."
    );
  let own = given.apiKey ?? variable("COPILOT_GITHUB_TOKEN"), token = own ?? variable("GH_TOKEN") ?? variable("GITHUB_TOKEN") ?? given.githubToken;
  if (token === void 0)
    return missing("no token", "Give COPILOT_GITHUB_TOKEN, or in a workflow `copilot-requests: write`.");
  if (token.startsWith("ghp_"))
    throw usageError(
      "classic-token",
      "Copilot refuses classic tokens, which begin with `ghp_`",
      'Give a fine-grained one with the permission "Copilot Requests", or in a workflow its own token.'
    );
  return { provider: "copilot", token, tokenVariable: own === void 0 ? "GITHUB_TOKEN" : "COPILOT_GITHUB_TOKEN" };
}
function missing(what, hint) {
  return { provider: void 0, what, hint };
}
var RETIRED_HOSTS = /* @__PURE__ */ new Set(["models.github.ai", "models.inference.ai.azure.com"]), OPERATION = /\/(?:chat\/completions|responses|messages|api\/(?:chat|generate))\/?$/;
function addressIn(text, name) {
  if (text === void 0)
    return;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw usageError(
      "bad-address",
      `\`${name}\` is not a valid address: ${JSON.stringify(text)}`,
      "Write the full address with its scheme, such as `https://api.example.com/v1`."
    );
  let { hostname, pathname, search, hash, username, password } = new URL(text);
  if (username !== "" || password !== "")
    throw usageError(
      "bad-address",
      `\`${name}\` has a name or a password in it, which no request can be sent with`,
      "Write the address alone, and give the key as `api-key`."
    );
  let operation = OPERATION.exec(pathname)?.[0];
  if (operation !== void 0 || search !== "" || hash !== "")
    throw usageError(
      "bad-address",
      `\`${name}\` must not end in \`${operation ?? (search === "" ? "#\u2026" : "?\u2026")}\`: paths of the API are added to it`,
      "Write only what is before that, such as `https://api.example.com/v1`."
    );
  if (RETIRED_HOSTS.has(hostname))
    throw usageError(
      "retired-server",
      `\`${name}\` names GitHub Models, which was retired on 30 July 2026`,
      "Give `provider: copilot` and, in a workflow, the permission `copilot-requests: write`."
    );
  return text;
}
function nonEmpty(text) {
  return text === void 0 || text.trim() === "" ? void 0 : text.trim();
}

// src/models/choose.ts
function chooseModels(options, environment) {
  let provider = chooseProvider(options, environment);
  if (provider === "offline")
    return options.provider === "auto" && options.model !== void 0 ? { kind: "offline", unaskedModel: options.model } : { kind: "offline" };
  let main = accessOrThrow(provider, options, environment), named = (text) => {
    let name = readModelName(text, provider);
    return { ...name.provider === provider ? main : accessOrThrow(name.provider, withoutServer(options), environment), model: name.model };
  };
  return {
    kind: "models",
    main: { ...main, model: requireModel(options.model, provider) },
    fallbacks: options.fallbackModels.map(named),
    verifier: options.verifyModel === void 0 ? void 0 : named(options.verifyModel),
    named
  };
}
function unaskedModelError(model) {
  return usageError(
    "no-key",
    `The model \`${model}\` is named, but there is no key or server to ask it`,
    `Give \`api-key\` (in a workflow: is the secret missing or misspelt?) or ${keyVariable(model)}, \`base-url\` for a server without a key, or \`provider: offline\` for the checks that need no model.`
  );
}
function providerOfModel(model) {
  return model !== void 0 && /^claude(?:-|$)/i.test(model) ? "anthropic" : "openai";
}
function keyVariable(model) {
  return providerOfModel(model) === "anthropic" ? "ANTHROPIC_API_KEY" : "OPENAI_API_KEY";
}
function nameOfChosen({ provider, model }) {
  return `${provider}:${model ?? "auto"}`;
}
function chooseProvider(options, environment) {
  if (options.provider !== "auto")
    return options.provider;
  let named = providerOfModel(options.model);
  return namesNoServer(options, environment) && isSetUp(named, options, environment) ? named : MODEL_PROVIDERS.find((one) => isSetUp(one, options, environment)) ?? "offline";
}
function namesNoServer({ baseUrl }, environment) {
  return [baseUrl, environment.OPENAI_BASE_URL, environment.AZURE_OPENAI_ENDPOINT].every((one) => !one?.trim());
}
function withoutServer(options) {
  return { baseUrl: void 0, apiKey: void 0, apiVersion: void 0, githubToken: options.githubToken };
}
function accessOrThrow(provider, given, environment) {
  let access = accessTo(provider, given, environment);
  if (access.provider === void 0)
    throw usageError("no-server", `The provider \`${provider}\` has ${access.what}`, access.hint);
  return access;
}
function requireModel(model, provider) {
  if (model === void 0 && provider !== "copilot")
    throw usageError(
      "no-model",
      "No model is configured",
      `Give \`model\`, such as \`${EXAMPLES[provider]}\`, or \`provider: offline\` for the checks that need no model.`
    );
  return model;
}
var EXAMPLES = {
  openai: "gpt-5.4",
  "azure-openai": "the-name-of-your-deployment",
  anthropic: "claude-sonnet-5",
  vertex: "gemini-2.5-pro",
  bedrock: "us.anthropic.claude-sonnet-4-5-20250929-v1:0",
  ollama: "qwen3-coder:30b"
};
function readModelName(text, main) {
  let colon = text.indexOf(":"), prefix = text.slice(0, Math.max(0, colon)).trim(), rest = text.slice(colon + 1).trim();
  if (isModelProvider(prefix)) {
    if (rest === "")
      throw usageError("no-model", `${JSON.stringify(text)} does not name a model`, `Write \`${prefix}:NAME\`.`);
    return { provider: prefix, model: rest };
  }
  if (NOT_PROVIDERS.has(prefix.toLowerCase()))
    throw usageError(
      "unknown-provider",
      `${JSON.stringify(text)} does not begin with a known provider`,
      `The providers are ${MODEL_PROVIDERS.map((one) => `\`${one}\``).join(", ")}.`
    );
  return { provider: main, model: text.trim() };
}
var NOT_PROVIDERS = wordSet(
  "amazon auto aws azure claude gemini github github-copilot google offline open-ai openrouter vertex-ai"
);

export {
  chooseModels,
  unaskedModelError,
  providerOfModel,
  nameOfChosen
};
