import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-LR6FNL7Q.js";
import "./chunk-64DUHQ6L.js";
import "./chunk-VN5TW5IS.js";
import "./chunk-G5UHPTPK.js";
import "./chunk-4P4F6XH7.js";
import "./chunk-4BCCBJBQ.js";
import "./chunk-7VOPBQSV.js";
import "./chunk-42LOT6VB.js";
import "./chunk-BERXRMCF.js";
import "./chunk-RXZJMUOZ.js";
import "./chunk-BWBORWJE.js";
import "./chunk-MCY7VODT.js";
import "./chunk-6OHRFV5T.js";
import "./chunk-F7FAOTIU.js";
import "./chunk-MJAXEFTQ.js";
import "./chunk-22RHEEON.js";
import "./chunk-TADPVMGG.js";
import "./chunk-ANTS6H4Y.js";
import "./chunk-6PTMRC6X.js";
import "./chunk-GZ5PLD6C.js";
import "./chunk-U4SXQZEF.js";
import "./chunk-MCABDNTM.js";
import "./chunk-GAKIH2PW.js";
import "./chunk-Y2Y26DXI.js";
import "./chunk-I4I5HI56.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-BKFD4IE5.js";
import "./chunk-73VLNKER.js";
import "./chunk-FPQQ5ALC.js";
import "./chunk-WDZP2R7D.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
