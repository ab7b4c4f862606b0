import "./joined-c1dd7ffa.js";
import "./joined-c97ace4c.js";
import "./joined-3b15d0af.js";
import "./joined-b7fd8cd1.js";
import "./joined-1c6c8fb1.js";
import "./joined-1c9471ce.js";
import "./joined-d2f3a3e3.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  nameShard,
  writeShard
} from "./chunk-AFYIFMB2.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-DIMNUKE4.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  nameShard,
  writeShard
};
