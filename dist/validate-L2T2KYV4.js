import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-GE47NTMM.js";
import "./chunk-ETSUWFQA.js";
import "./chunk-AORARSDR.js";
import "./chunk-MKWFDAW3.js";
import "./chunk-EMLFYRIS.js";
import "./chunk-7C62ODKQ.js";
import "./chunk-3UDWVOHQ.js";
import "./chunk-N5YFH5M3.js";
import "./chunk-CCNXBXGE.js";
import "./chunk-OSMCUVWC.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
