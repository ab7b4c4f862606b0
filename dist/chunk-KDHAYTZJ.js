import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  codeSpan
} from "./chunk-ODA2BLIB.js";

// src/reports/room.ts
function takeWithin(texts, room, between = 1) {
  let left = room;
  return texts.filter((text) => {
    let size = text.length + between, fits = size <= left;
    return left -= fits ? size : 0, fits;
  });
}
function firstWithin(texts, room) {
  let left = room, end = texts.findIndex((text) => (left -= text.length + 1, left < 0));
  return end < 0 ? texts : texts.slice(0, end);
}

// src/reports/links.ts
function fileLink(path, line, target) {
  let label = codeSpan(`${path}:${line}`);
  if (target === void 0)
    return label;
  let encoded = path.split("/").map((part) => encodeURIComponent(part).replaceAll("(", "%28").replaceAll(")", "%29")).join("/");
  return `[${label}](${target.serverUrl}/${target.repository}/blob/${target.revision}/${encoded}?plain=1#L${line})`;
}

export {
  takeWithin,
  firstWithin,
  fileLink
};
