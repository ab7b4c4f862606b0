import "./joined-133c8eb8.js";
import "./joined-2a42ba82.js";
import "./joined-c1dd7ffa.js";
import "./joined-c0f10e06.js";
import "./joined-3b15d0af.js";
import "./joined-b7fd8cd1.js";
import "./joined-e59b8646.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-1c6c8fb1.js";
import "./joined-163616c8.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  validationSarif
} from "./chunk-MQPDA7ZE.js";
import "./chunk-UF7YOJO2.js";
import "./chunk-RNIVL3NU.js";
import "./chunk-SQBAVEOX.js";
import "./chunk-FDEPYNAN.js";
import "./chunk-O73FMP6N.js";
import "./chunk-CO6OTYV5.js";
import "./chunk-MF2QK5EC.js";
import "./chunk-J7EX5RSY.js";
import "./chunk-33H6HWXO.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";
export {
  validationSarif
};
