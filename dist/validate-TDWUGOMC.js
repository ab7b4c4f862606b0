import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-FQ6C727W.js";
import "./chunk-WYUODZUX.js";
import "./chunk-2ZDP7VTK.js";
import "./chunk-YRFFYBC4.js";
import "./chunk-TADPVMGG.js";
import "./chunk-FNEX7YLF.js";
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
