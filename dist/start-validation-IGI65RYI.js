import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openFolder
} from "./chunk-HPVUBO7N.js";
import "./chunk-JZU7PUPR.js";
import "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import {
  listAhead
} from "./chunk-LDWTVIKS.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-7XSFURWN.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-EFFMG7LX.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
