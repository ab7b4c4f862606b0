import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-HCYAGH2B.js";
import "./chunk-DW65OOV5.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-C4UOYGBW.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-RGP6QW34.js";
export {
  reportFatal
};
