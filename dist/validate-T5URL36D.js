import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-MGTP4T2H.js";
import "./chunk-MWC6CTMA.js";
import "./chunk-64DUHQ6L.js";
import "./chunk-VN5TW5IS.js";
import "./chunk-HQY2V4PK.js";
import "./chunk-63UDTTHO.js";
import "./chunk-G6R3MUAZ.js";
import "./chunk-U4SXQZEF.js";
import "./chunk-42LOT6VB.js";
import "./chunk-Q3A6MNID.js";
import "./chunk-GAKIH2PW.js";
import "./chunk-3BIA457O.js";
import "./chunk-RXZJMUOZ.js";
import "./chunk-BWBORWJE.js";
import "./chunk-KM6IH2Q5.js";
import "./chunk-X3HFGJHF.js";
import "./chunk-JGTJ2TMX.js";
import "./chunk-F3ISV6HQ.js";
import "./chunk-DDK563QG.js";
import "./chunk-IDD3TDOE.js";
import "./chunk-6TSIBATF.js";
import "./chunk-TADPVMGG.js";
import "./chunk-EZLCEPK3.js";
import "./chunk-BOSV5DJL.js";
import "./chunk-3RCGK6PH.js";
import "./chunk-XD5ZOW5S.js";
import "./chunk-73KOVKIM.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-PIENWK4B.js";
import "./chunk-6Y2IX65C.js";
import "./chunk-5D6VR3PZ.js";
import "./chunk-7IX4JQGA.js";
import "./chunk-6JT5BJFL.js";
import "./chunk-QSHXVFEP.js";
import "./chunk-42JUH3S2.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-MKKG32RE.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
