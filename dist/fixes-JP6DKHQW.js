import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawFixes
} from "./chunk-VR4MZKCK.js";
import "./chunk-OKCOREOM.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-5JLEF5QY.js";
import "./chunk-MNFML4KL.js";
import "./chunk-JWLSZ374.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  drawFixes
};
