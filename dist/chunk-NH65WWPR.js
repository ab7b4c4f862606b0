import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  shorten
} from "./chunk-TJ3WHKDV.js";

// src/models/cancelled.ts
var CANCELLED = { kind: "failed", cause: "cancelled", reason: "the run was ended", fatal: !0 };

// src/models/quote-server.ts
var MAX_QUOTED_CHARACTERS = 300, MAX_READ_CHARACTERS = 4e3;
function quoteServer(text, secrets) {
  let line = collapse(maskSecrets(text, secrets).slice(0, MAX_READ_CHARACTERS)), cut = shorten(line, MAX_QUOTED_CHARACTERS);
  return cut.endsWith(".") ? cut.slice(0, -1) : cut;
}
function showServer(address) {
  if (!URL.canParse(address))
    return "the address in `base-url`";
  let url = new URL(address), path = url.pathname === "/" ? "" : url.pathname;
  return `${url.protocol}//${url.host}${path.endsWith("/") ? path.slice(0, -1) : path}`;
}
function listSecrets({
  baseUrl,
  apiKey
}) {
  let url = baseUrl !== void 0 && URL.canParse(baseUrl) ? new URL(baseUrl) : void 0;
  return [apiKey, url?.username, url?.password, url?.search.slice(1)].filter((secret) => secret !== void 0);
}
function maskSecrets(text, secrets) {
  return secrets.filter((secret) => secret !== "").toSorted((a, b) => b.length - a.length).reduce((masked, secret) => masked.replaceAll(secret, "***"), text);
}
function collapse(text) {
  return text.replaceAll(/[\s\u0000-\u001f\u007f-\u009f]+/g, " ").trim();
}

export {
  CANCELLED,
  quoteServer,
  showServer,
  listSecrets
};
