import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openFolder
} from "./chunk-EGGMUQOA.js";
import {
  listAhead
} from "./chunk-RAEDRVWG.js";
import "./chunk-QWPS6QLZ.js";
import "./chunk-74Y5UZDC.js";
import "./chunk-5JLEF5QY.js";
import "./chunk-5F57RBFY.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-HWNCNXLG.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
