import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-WIXAQI5Z.js";
import "./chunk-DW65OOV5.js";
import "./chunk-I2Y6MNM3.js";
import "./chunk-TL3DQQ22.js";
export {
  reportFatal
};
