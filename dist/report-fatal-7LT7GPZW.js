import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-AUVU54YN.js";
import "./chunk-DW65OOV5.js";
import "./chunk-HF2NV3ES.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";
export {
  reportFatal
};
