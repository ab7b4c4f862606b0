import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-QRBJGF7N.js";
import "./chunk-B3M7HGOO.js";
import "./chunk-WYUODZUX.js";
import "./chunk-HOGGSI7C.js";
import "./chunk-HHMJIGBS.js";
import "./chunk-JNIBQBSN.js";
import "./chunk-LNUK4XRH.js";
import "./chunk-LOWNAX6W.js";
import "./chunk-O42DBZ2L.js";
import "./chunk-I4I5HI56.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-KX5GN2NG.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-KNXIC454.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-YHQRVUFE.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-RXXGZFEM.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-FWJYDT43.js";
import "./chunk-AK4O2FCH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-NPAHB2OU.js";
export {
  runValidate,
  validationFails
};
