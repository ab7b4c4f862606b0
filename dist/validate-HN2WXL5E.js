import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-SVZ4MG22.js";
import "./chunk-NCPOYVN2.js";
import "./chunk-FIUZ3U5Y.js";
import "./chunk-VF6YWKO4.js";
import "./chunk-QYB2DHWH.js";
import "./chunk-LM5ZK5UP.js";
import "./chunk-FAH2YV32.js";
import "./chunk-O7GAZQJA.js";
import "./chunk-FDD4FKYP.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
