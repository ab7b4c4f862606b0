import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-TVADNT2V.js";
import "./chunk-KRD3EABS.js";
import "./chunk-BE44LVGC.js";
import "./chunk-WYUODZUX.js";
import "./chunk-4WN6LSOR.js";
import "./chunk-SASOEPOF.js";
import "./chunk-I3LIF7EQ.js";
import "./chunk-32GRSEIR.js";
import "./chunk-NUPGM522.js";
import "./chunk-3BPLQGBZ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-ZD5RQLA5.js";
import "./chunk-LVB2GVNQ.js";
import "./chunk-DJA4MU75.js";
import "./chunk-YLIDSUNL.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-CP4LLL5U.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-7ZQQ6JUY.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-X35Q6ESU.js";
import "./chunk-7WEOPXVF.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";
export {
  runValidate,
  validationFails
};
