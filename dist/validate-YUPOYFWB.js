import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-FK2GV2LH.js";
import "./chunk-WYUODZUX.js";
import "./chunk-FAO6QQGQ.js";
import "./chunk-ROOCCOWF.js";
import "./chunk-TADPVMGG.js";
import "./chunk-QSMAKRLZ.js";
import "./chunk-D7FDYEGG.js";
import "./chunk-AN66KQNN.js";
import "./chunk-NDK427LB.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";
export {
  runValidate,
  validationFails
};
