import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-AG6T7QXR.js";
import "./chunk-DW65OOV5.js";
import "./chunk-OSMCUVWC.js";
import "./chunk-TL3DQQ22.js";
export {
  reportFatal
};
