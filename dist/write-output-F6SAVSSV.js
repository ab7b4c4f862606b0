import {
  refuseUnwritable as refuseUnwritable,
  writeOutput as writeOutput
} from "./joined-c1dd7ffa.js";
import "./joined-1c9471ce.js";
import "./joined-1c6c8fb1.js";
import "./joined-9e6e16cf.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-VFU5VJLJ.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  refuseUnwritable,
  writeOutput
};
