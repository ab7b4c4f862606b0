import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeOutput
} from "./chunk-KKHC2EDL.js";
import "./chunk-LPWGHL6J.js";
import "./chunk-TUINVY7C.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  writeOutput
};
