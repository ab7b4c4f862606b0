import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  nameShard,
  writeShard
} from "./chunk-E4SFHBA2.js";
import "./chunk-VPFNPVZT.js";
import "./chunk-LDUEWW3F.js";
import "./chunk-ZETDJYLG.js";
import "./chunk-DGKTSC4J.js";
import "./chunk-TADPVMGG.js";
import "./chunk-6FTFIEZW.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-AD52CFGC.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-S2A2SQY5.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  nameShard,
  writeShard
};
