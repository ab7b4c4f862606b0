import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listAhead
} from "./chunk-RSBN5USD.js";
import {
  openFolder
} from "./chunk-K3T4XZZB.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-G5QDXSWZ.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
