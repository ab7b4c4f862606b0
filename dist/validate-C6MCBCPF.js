import {
  runValidate as runValidate,
  validationFails as validationFails
} from "./joined-133c8eb8.js";
import "./joined-05017b85.js";
import "./joined-c1dd7ffa.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import "./joined-e59b8646.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import "./joined-5808c78b.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-3Y73TVZE.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
