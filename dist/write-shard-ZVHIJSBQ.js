import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  nameShard,
  writeShard
} from "./chunk-TTT2PYWL.js";
import "./chunk-JLDNW6I2.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-VMSAOZ7C.js";
import "./chunk-PITDCJ2L.js";
import "./chunk-TADPVMGG.js";
import "./chunk-4B2ZN4CV.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-TBRD7XTL.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-7PNQZZBM.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  nameShard,
  writeShard
};
