import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-YQQK57K5.js";
import "./chunk-WYUODZUX.js";
import "./chunk-2ZDP7VTK.js";
import "./chunk-TRZKUPY4.js";
import "./chunk-TADPVMGG.js";
import "./chunk-VHIYN66Z.js";
import "./chunk-EIH66EUU.js";
import "./chunk-QYNAYDCW.js";
import "./chunk-NDK427LB.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";
export {
  runValidate,
  validationFails
};
