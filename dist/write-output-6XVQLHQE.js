import {
  refuseLinkedCache as refuseLinkedCache,
  refuseUnwritable as refuseUnwritable,
  writeOutput as writeOutput
} from "./joined-1c9471ce.js";
import "./joined-1c6c8fb1.js";
import "./joined-d2f3a3e3.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  refuseLinkedCache,
  refuseUnwritable,
  writeOutput
};
