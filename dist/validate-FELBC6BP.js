import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-RE3542EO.js";
import "./chunk-ZMHFTNQU.js";
import "./chunk-FMVR756A.js";
import "./chunk-X5EWF533.js";
import "./chunk-CF2SHXMX.js";
import "./chunk-W36V76RS.js";
import "./chunk-6LLETHLT.js";
import "./chunk-SHHRDFKA.js";
import "./chunk-I2Y6MNM3.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
