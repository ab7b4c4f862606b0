import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-3OSXGJWW.js";
import "./chunk-MHUCFYCL.js";
import "./chunk-J6L4RBGZ.js";
import "./chunk-IZBZD62C.js";
import "./chunk-IBZ5MDMK.js";
import "./chunk-3UDWVOHQ.js";
import "./chunk-NDJD4R5J.js";
import "./chunk-CCNXBXGE.js";
import "./chunk-I2Y6MNM3.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
