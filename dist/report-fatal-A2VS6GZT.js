import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-GN5ECVG6.js";
import "./chunk-DW65OOV5.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-RGP6QW34.js";
export {
  reportFatal
};
