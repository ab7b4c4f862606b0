import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  child_process,
  crypto,
  fs,
  os,
  path,
  stream,
  util
} from "./chunk-XGARVZ77.js";
import "./chunk-RGP6QW34.js";
export {
  child_process,
  crypto,
  fs,
  os,
  path,
  stream,
  util
};
