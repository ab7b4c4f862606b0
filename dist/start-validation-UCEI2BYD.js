import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openFolder
} from "./chunk-WLCERMNU.js";
import "./chunk-NWZWQZLL.js";
import "./chunk-V5ACJV7Y.js";
import "./chunk-HFYXMDKJ.js";
import {
  listAhead
} from "./chunk-5UKHWNO4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-5F57RBFY.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-3ZWI3P3C.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
