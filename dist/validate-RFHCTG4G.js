import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-MSUSFMER.js";
import "./chunk-HK2CEBET.js";
import "./chunk-WJ3VVEKN.js";
import "./chunk-DU2CB2XY.js";
import "./chunk-N33MS64E.js";
import "./chunk-AAK44UWL.js";
import "./chunk-GODRD2R7.js";
import "./chunk-DELTRIB3.js";
import "./chunk-KYM52NRJ.js";
import "./chunk-TL3DQQ22.js";
export {
  runValidate,
  validationFails
};
