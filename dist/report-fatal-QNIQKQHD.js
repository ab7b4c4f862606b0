import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-MLZX2LLP.js";
import "./chunk-DW65OOV5.js";
import "./chunk-FDD4FKYP.js";
import "./chunk-TL3DQQ22.js";
export {
  reportFatal
};
