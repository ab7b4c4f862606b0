import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listAhead
} from "./chunk-G5UHPTPK.js";
import {
  openFolder
} from "./chunk-JFR554OM.js";
import "./chunk-6PTMRC6X.js";
import "./chunk-GZ5PLD6C.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-HEMDZWWW.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
