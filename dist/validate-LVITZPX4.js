import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-LO6LIHEZ.js";
import "./chunk-HK2CEBET.js";
import "./chunk-WJ3VVEKN.js";
import "./chunk-N77IWIRK.js";
import "./chunk-34EFORTQ.js";
import "./chunk-D55S26VS.js";
import "./chunk-37MOLSLR.js";
import "./chunk-YASBQ5F6.js";
import "./chunk-KYM52NRJ.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
