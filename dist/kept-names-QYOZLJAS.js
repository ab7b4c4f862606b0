import "./joined-5ac99ec6.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  describeKeptName
} from "./chunk-Y3OVADMF.js";
import "./chunk-RGP6QW34.js";
export {
  describeKeptName
};
