import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-K3SY3A3S.js";
import "./chunk-MHUCFYCL.js";
import "./chunk-J6L4RBGZ.js";
import "./chunk-IZBZD62C.js";
import "./chunk-KXA25O7Z.js";
import "./chunk-3UDWVOHQ.js";
import "./chunk-PYHL26NB.js";
import "./chunk-CCNXBXGE.js";
import "./chunk-I2Y6MNM3.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
