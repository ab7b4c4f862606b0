import {
  openFolder as openFolder
} from "./joined-05017b85.js";
import "./joined-1c6c8fb1.js";
import {
  listAhead as listAhead
} from "./joined-ed214829.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";

// src/commands/start-validation.ts
async function startValidation(line, terminal) {
  let opening = openFolder(line.repo).then((opened) => ({ ...opened, workspace: listAhead(opened.workspace) })), [folder, { runValidate }] = await Promise.all([opening, import("./validate-C6MCBCPF.js")]);
  return runValidate(line, folder, terminal);
}
export {
  startValidation
};
