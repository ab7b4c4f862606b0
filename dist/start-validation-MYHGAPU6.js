import {
  openFolder as openFolder
} from "./joined-8f42bdca.js";
import "./joined-1afdab75.js";
import {
  listAhead as listAhead
} from "./joined-133c8eb8.js";
import "./joined-e3b2cdc1.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-F5SS3SAO.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
