import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listAhead
} from "./chunk-WU2DRT2V.js";
import {
  openFolder
} from "./chunk-DWY3AALE.js";
import "./chunk-KR3OOUQL.js";
import "./chunk-WLCMFN2F.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-5F57RBFY.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-GDSM6AVP.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
