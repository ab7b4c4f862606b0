import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-PUDGXB75.js";
import "./chunk-ZMHFTNQU.js";
import "./chunk-J6L4RBGZ.js";
import "./chunk-X5EWF533.js";
import "./chunk-C5FXMIPF.js";
import "./chunk-W36V76RS.js";
import "./chunk-6LLETHLT.js";
import "./chunk-SHHRDFKA.js";
import "./chunk-I2Y6MNM3.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
