import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  nameShard,
  writeShard
} from "./chunk-7KEGEA7R.js";
import "./chunk-XWSQ2N32.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-DOOYC2V4.js";
import "./chunk-Q4MHUL5M.js";
import "./chunk-TADPVMGG.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-KKHC2EDL.js";
import "./chunk-LPWGHL6J.js";
import "./chunk-TUINVY7C.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  nameShard,
  writeShard
};
