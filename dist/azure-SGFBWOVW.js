import "./joined-2a895a02.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  responsesProtocol
} from "./chunk-ZYFD36NA.js";
import "./chunk-J4E43AAS.js";
import {
  azureDeploymentClient,
  azureV1Client,
  chatProtocol
} from "./chunk-OTXE62SX.js";
import {
  modelOver
} from "./chunk-GH7T6SCU.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/models/openai/azure.ts
function azureOpenAiModel(settings) {
  let connect = connector(settings), protocol = settings.api === "chat" ? chatProtocol(settings, connect) : responsesProtocol(settings, connect), hints = {
    access: "Check `api-key`, and whether it belongs to the resource in `base-url`.",
    address: "Check `base-url`.",
    model: "Check `model`, which is the name of a deployment, `base-url` and `api-version`."
  };
  return modelOver(protocol, { provider: "azure-openai", baseUrl: settings.baseUrl, settings, hints });
}
function connector(settings) {
  let { apiKey, apiVersion, model } = settings, resource = readResource(settings.baseUrl);
  return apiVersion === void 0 ? (fetch) => azureV1Client({ baseUrl: `${resource}/openai/v1`, apiKey, fetch }) : (fetch) => azureDeploymentClient({ baseUrl: `${resource}/openai`, apiKey, fetch }, { deployment: model, apiVersion });
}
function readResource(baseUrl) {
  let parts = baseUrl.split("/"), end = parts.findLastIndex((part, index) => part === "openai" && index > 2);
  return (end >= 0 && /^(?:|v1|deployments\/.*)$/.test(
    parts.slice(end + 1).join("/").replace(/\/$/, "")
  ) ? parts.slice(0, end) : parts).join("/").replace(/\/{1,3}$/, "");
}
export {
  azureOpenAiModel
};
