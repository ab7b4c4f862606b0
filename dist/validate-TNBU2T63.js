import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-Y5CWA66S.js";
import "./chunk-ZC6T7DE4.js";
import "./chunk-Y44UMUBT.js";
import "./chunk-YRBLANYS.js";
import "./chunk-JMKUCWOF.js";
import "./chunk-OGX7HLDX.js";
import "./chunk-G6R3MUAZ.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-EDSMSUUL.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-XI7WVNSK.js";
import "./chunk-6SOI4F7T.js";
import "./chunk-CZAKSJK6.js";
import "./chunk-334M3ZAD.js";
import "./chunk-YFY34GUJ.js";
import "./chunk-NHNZIALO.js";
import "./chunk-5Y222OBU.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-TADPVMGG.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-MJVBCAD5.js";
import "./chunk-RY7KMN7X.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-RUFP4DWO.js";
import "./chunk-5F57RBFY.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-PVSLAHKW.js";
import "./chunk-YOCXAJZQ.js";
import "./chunk-J6NLJSTP.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-7DNMFE75.js";
import "./chunk-6NF4M5OP.js";
import "./chunk-JWLSZ374.js";
import "./chunk-ABZRELN7.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
