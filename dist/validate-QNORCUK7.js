import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-NF6VPCWL.js";
import "./chunk-24YHQTCX.js";
import "./chunk-VTVKLXYE.js";
import "./chunk-K7R6RJNE.js";
import "./chunk-SMHOK35U.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DCMFRACS.js";
import "./chunk-QXY7ALIW.js";
import "./chunk-2FI2QC2J.js";
import "./chunk-O5LD5OR7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";
export {
  runValidate,
  validationFails
};
