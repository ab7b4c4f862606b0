import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-XUHKMSYS.js";
import "./chunk-4L7WG2FK.js";
import "./chunk-Y44UMUBT.js";
import "./chunk-YRBLANYS.js";
import "./chunk-EIA3K2SN.js";
import "./chunk-KHH3DFJZ.js";
import "./chunk-G6R3MUAZ.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-EFPDKTGX.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-6OVUT5JO.js";
import "./chunk-RGVS5FV2.js";
import "./chunk-BRS6KCVN.js";
import "./chunk-UNQ7LNHQ.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-4MHGHJ3O.js";
import "./chunk-2BYJWTD5.js";
import "./chunk-GN4RYKPI.js";
import "./chunk-TADPVMGG.js";
import "./chunk-U25X3PJI.js";
import "./chunk-WWNMEI4L.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-VBDTFWXT.js";
import "./chunk-7S5P5URL.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-GYK5ZMDN.js";
import "./chunk-5F57RBFY.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-6ESDM4BL.js";
import "./chunk-YOCXAJZQ.js";
import "./chunk-WI7OXOEX.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-7DNMFE75.js";
import "./chunk-FQPSRER2.js";
import "./chunk-JWLSZ374.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-BOOOQYH6.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
