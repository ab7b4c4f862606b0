import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-RCFIDGTP.js";
import "./chunk-WYUODZUX.js";
import "./chunk-7AA5WQ6H.js";
import "./chunk-LFJKOOCN.js";
import "./chunk-TADPVMGG.js";
import "./chunk-PHPH5TZI.js";
import "./chunk-TZP7CHZ7.js";
import "./chunk-6AACIMCU.js";
import "./chunk-NDK427LB.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";
export {
  runValidate,
  validationFails
};
