import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-3WVFUTJ4.js";
import "./chunk-HB4GBOF2.js";
import "./chunk-FIUZ3U5Y.js";
import "./chunk-NOUIPCNH.js";
import "./chunk-S3XFPWOK.js";
import "./chunk-D55S26VS.js";
import "./chunk-63YVZAA5.js";
import "./chunk-YASBQ5F6.js";
import "./chunk-FDD4FKYP.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
