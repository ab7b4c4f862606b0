import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-RU37VU6O.js";
import "./chunk-DW65OOV5.js";
import "./chunk-AE6PPEUM.js";
import "./chunk-TL3DQQ22.js";
export {
  reportFatal
};
