import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listAhead
} from "./chunk-63UDTTHO.js";
import {
  openFolder
} from "./chunk-3EN373I6.js";
import "./chunk-3RCGK6PH.js";
import "./chunk-XD5ZOW5S.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-T5URL36D.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
