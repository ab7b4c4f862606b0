import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-KNPN2OH2.js";
import "./chunk-DW65OOV5.js";
import "./chunk-ZN53ORAU.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-RGP6QW34.js";
export {
  reportFatal
};
