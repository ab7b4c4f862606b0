import {
  refuseUnwritable as refuseUnwritable,
  writeOutput as writeOutput
} from "./joined-bd938c68.js";
import "./joined-2a895a02.js";
import "./joined-1afdab75.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-AXWEHLGA.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  refuseUnwritable,
  writeOutput
};
