import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  listAhead
} from "./chunk-Z5JBYZJP.js";
import {
  openFolder
} from "./chunk-U3WQ6VIS.js";
import "./chunk-3EB3IQZ2.js";
import "./chunk-VJPWE5E4.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-ZN53ORAU.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let { root, workspace } = await openFolder(line.repo), folder = { root, workspace: listAhead(workspace) }, { runValidate } = await import("./validate-R24KOCDS.js");
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
