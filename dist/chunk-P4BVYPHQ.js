import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readText
} from "./chunk-SHDYPKWY.js";
import {
  NO_CONFIG_ONLY
} from "./chunk-VL3PDXGI.js";
import {
  usageError
} from "./chunk-XOO4TEA6.js";

// src/options/read-config.ts
var CONFIG_PATH = ".github/housestyle.yml";
async function readConfigOf(workspace, named) {
  let path = named ?? CONFIG_PATH, file = await readText(workspace, path);
  if (file.kind === "text")
    return (await import("./read-config-text-4VG344AD.js")).readConfig(file.source);
  if (file.code === "missing" && named === void 0)
    return { options: /* @__PURE__ */ new Map(), configOnly: NO_CONFIG_ONLY };
  throw usageError(
    "config-unreadable",
    `The configuration cannot be read from ${workspace.name}: ${file.message}`,
    "Check `config`.",
    { path, ...file.position }
  );
}

export {
  readConfigOf
};
