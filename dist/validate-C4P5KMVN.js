import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-3NDLLS7F.js";
import "./chunk-WYUODZUX.js";
import "./chunk-KRD3EABS.js";
import "./chunk-SD5IPVPT.js";
import "./chunk-I5NI6GHN.js";
import "./chunk-4P4F6XH7.js";
import "./chunk-VW2AX245.js";
import "./chunk-WTVWB6H2.js";
import "./chunk-KDHAYTZJ.js";
import "./chunk-PJBJOT5M.js";
import "./chunk-WQHZXFH5.js";
import "./chunk-OFO5PCQL.js";
import "./chunk-6DHVANIJ.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-TCH2XJGD.js";
import "./chunk-4NKHIJK6.js";
import "./chunk-TMOMV4W6.js";
import "./chunk-NM5G4MUO.js";
import "./chunk-S5SOPDF5.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-ODA2BLIB.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-XEXLPH4T.js";
import "./chunk-WOJXPVDC.js";
import "./chunk-NGTOH5VF.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
