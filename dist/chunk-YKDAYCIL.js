import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeSpan
} from "./chunk-RUFP4DWO.js";

// src/reports/markdown/links.ts
function fileLink(path, line, target) {
  let label = codeSpan(`${path}:${line}`);
  if (target === void 0)
    return label;
  let encoded = path.split("/").map((part) => encodeURIComponent(part).replaceAll("(", "%28").replaceAll(")", "%29")).join("/");
  return `[${label}](${target.serverUrl}/${target.repository}/blob/${target.revision}/${encoded}?plain=1#L${line})`;
}

export {
  fileLink
};
