import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-ITDSQUAY.js";
import "./chunk-XPQ4A2I2.js";
import "./chunk-Y44UMUBT.js";
import "./chunk-YRBLANYS.js";
import "./chunk-NH6QOGTG.js";
import "./chunk-KHH3DFJZ.js";
import "./chunk-G6R3MUAZ.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-EDSMSUUL.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-Y2ZRQVO6.js";
import "./chunk-BRS6KCVN.js";
import "./chunk-2LX2H625.js";
import "./chunk-334M3ZAD.js";
import "./chunk-YWQCWVCQ.js";
import "./chunk-NHNZIALO.js";
import "./chunk-VN333DXW.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-TADPVMGG.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-VBDTFWXT.js";
import "./chunk-7S5P5URL.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-RUFP4DWO.js";
import "./chunk-5F57RBFY.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-VO2IDCN6.js";
import "./chunk-YOCXAJZQ.js";
import "./chunk-UL4VIABY.js";
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
