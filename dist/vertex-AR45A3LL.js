import "./joined-c0f10e06.js";
import "./joined-2a895a02.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import {
  messageOf as messageOf,
  usageError as usageError
} from "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  anthropicProtocol
} from "./chunk-XIUF5YEC.js";
import "./chunk-4FS7VUXX.js";
import "./chunk-J4E43AAS.js";
import {
  chatProtocol,
  openAiClient
} from "./chunk-OTXE62SX.js";
import {
  modelOver
} from "./chunk-GH7T6SCU.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-U5ORVALU.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";

// src/models/vertex/vertex.ts
async function vertexModel(settings) {
  let { address, token } = await openVertex(settings), protocol = protocolFor(settings, address);
  return modelOver(
    {
      ...protocol,
      send: async (request, features, fetch) => await protocol.send(request, features, withToken(fetch, await token()))
    },
    {
      provider: "vertex",
      baseUrl: address,
      settings,
      hints: {
        access: "Check the credentials, and whether their account may use this model in this project and location.",
        address: "Check the location and `base-url`.",
        model: "Check `model`, GOOGLE_CLOUD_LOCATION, and whether the model is enabled in the project."
      }
    }
  );
}
async function openVertex({ project, location, baseUrl, apiKey }) {
  let { findGoogleCredentials } = await import("./google-auth-7MQ5IBOU.js"), credentials = findGoogleCredentials(project), token = () => apiKey === void 0 ? credentials.token() : Promise.resolve(apiKey);
  await token().catch((error) => {
    throw usageError(
      "no-key",
      `The provider \`vertex\` has no credentials (${messageOf(error)})`,
      "Give Google credentials, such as those of `google-github-actions/auth`, or an access token as `api-key`."
    );
  });
  let own = project ?? (apiKey === void 0 ? await credentials.project().catch(() => {
  }) : void 0);
  if (own === void 0)
    throw usageError("no-server", "The provider `vertex` has no project", "Give GOOGLE_CLOUD_PROJECT.");
  return {
    address: `${(baseUrl ?? serverOf(location)).replace(/\/(?:v1\/?)?$/, "")}/v1/projects/${encodeURIComponent(own)}/locations/${encodeURIComponent(location)}`,
    token
  };
}
function serverOf(location) {
  switch (location) {
    case "global":
      return "https://aiplatform.googleapis.com";
    case "us":
    case "eu":
      return `https://aiplatform.${location}.rep.googleapis.com`;
    default:
      return `https://${location}-aiplatform.googleapis.com`;
  }
}
var CLAUDE = /^(?:anthropic\/)?(?=claude)/;
function protocolFor(settings, address) {
  let { model, maxOutputTokens } = settings;
  if (CLAUDE.test(model)) {
    let name = model.replace(CLAUDE, "");
    return anthropicProtocol(
      { ...settings, model: name },
      {
        by: `vertex:${model}`,
        baseUrl: address,
        pathOf: (isStream) => `/publishers/anthropic/models/${encodeURIComponent(name)}:${isStream ? "streamRawPredict" : "rawPredict"}`,
        bodyOf: ({ model: _model, ...rest }) => ({ anthropic_version: "vertex-2023-10-16", ...rest })
      }
    );
  }
  return chatProtocol(
    { model: model.includes("/") ? model : `google/${model}`, maxOutputTokens },
    (fetch) => openAiClient({ baseUrl: `${address}/endpoints/openapi`, apiKey: void 0, fetch })
  );
}
function withToken(fetch, token) {
  return (input, init) => {
    let headers = new Headers(init?.headers);
    return headers.delete("x-api-key"), headers.set("authorization", `Bearer ${token}`), fetch(input, { ...init, headers });
  };
}
export {
  openVertex,
  vertexModel
};
