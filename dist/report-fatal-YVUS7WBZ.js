import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-V3W3UCJC.js";
import "./chunk-DW65OOV5.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-RGP6QW34.js";
export {
  reportFatal
};
