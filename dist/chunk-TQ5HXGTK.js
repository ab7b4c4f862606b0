import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/open/foreign-server.ts
var KEYS = {
  auto: "OPENAI_API_KEY",
  openai: "OPENAI_API_KEY",
  "azure-openai": "AZURE_OPENAI_API_KEY",
  anthropic: "ANTHROPIC_API_KEY"
};
function refuseForeignServer(line, options, { environment }) {
  let key = KEYS[options.provider], isTheRepositorys = options.isServerConfigured && line.config === void 0, isSet = key !== void 0 && (environment[key] ?? "").trim() !== "";
  if (isTheRepositorys && isSet && options.apiKey === void 0)
    throw usageError(
      "foreign-server",
      `The repository's configuration names the server ${options.baseUrl ?? ""}; ${key} is not sent there without your consent`,
      "If you trust the server, pass `--base-url`, or name the configuration file with `--config`."
    );
}

export {
  refuseForeignServer
};
