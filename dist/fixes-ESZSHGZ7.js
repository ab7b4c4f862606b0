import "./joined-3b15d0af.js";
import "./joined-c1dd7ffa.js";
import "./joined-b7fd8cd1.js";
import "./joined-1c6c8fb1.js";
import "./joined-5ac99ec6.js";
import "./joined-dde26feb.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawFixes
} from "./chunk-KMM4FD44.js";
import "./chunk-RGP6QW34.js";
export {
  drawFixes
};
