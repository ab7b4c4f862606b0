import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-6SHC63DY.js";
import "./chunk-XOQJJ7YP.js";
import "./chunk-EBYNLPWU.js";
import "./chunk-O7MIGOHV.js";
import "./chunk-G7SMKRXF.js";
import "./chunk-GSPNNEN4.js";
import "./chunk-Z522X4VG.js";
import "./chunk-67KEV357.js";
import "./chunk-AE6PPEUM.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
