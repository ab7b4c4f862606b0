import "./joined-5ac99ec6.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-GE7HY7U5.js";
import "./chunk-IUIVMS6C.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  reportFatal
};
