import "./joined-2a42ba82.js";
import "./joined-c97ace4c.js";
import "./joined-c0f10e06.js";
import "./joined-1c6c8fb1.js";
import "./joined-3b15d0af.js";
import "./joined-b7fd8cd1.js";
import "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import "./joined-5ac99ec6.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  nameShard,
  writeShard
} from "./chunk-A4LN6FQ5.js";
import "./chunk-W24XEJI4.js";
import "./chunk-RGP6QW34.js";
export {
  nameShard,
  writeShard
};
