import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-QBTYHGGU.js";
import "./chunk-PUNF3J2Q.js";
import "./chunk-Y44UMUBT.js";
import "./chunk-YRBLANYS.js";
import "./chunk-Z3UJP5XZ.js";
import "./chunk-WU2DRT2V.js";
import "./chunk-G6R3MUAZ.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-EFPDKTGX.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-VTA62IFY.js";
import "./chunk-YEKU2FGN.js";
import "./chunk-VLHZCTQX.js";
import "./chunk-2BYJWTD5.js";
import "./chunk-ZPIK5IOS.js";
import "./chunk-JZFQN5EX.js";
import "./chunk-WWNMEI4L.js";
import "./chunk-G4RC75ET.js";
import "./chunk-VIIAKMI3.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-AY6BGE6D.js";
import "./chunk-XVH3T4KG.js";
import "./chunk-TADPVMGG.js";
import "./chunk-U25X3PJI.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-SIB5UVDO.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-KR3OOUQL.js";
import "./chunk-WLCMFN2F.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-HZLAI4QF.js";
import "./chunk-5F57RBFY.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-6IBJD7QL.js";
import "./chunk-HWIINBFG.js";
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
