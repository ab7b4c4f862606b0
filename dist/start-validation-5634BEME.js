import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listAhead
} from "./chunk-I5NI6GHN.js";
import {
  openFolder
} from "./chunk-HXRBX3JS.js";
import "./chunk-TCH2XJGD.js";
import "./chunk-4NKHIJK6.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-C4P5KMVN.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
