import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runValidate,
  validationFails
} from "./chunk-YQ4A22HB.js";
import "./chunk-PVXM5V6B.js";
import "./chunk-64DUHQ6L.js";
import "./chunk-UKKFFO6W.js";
import "./chunk-STMFQ35X.js";
import "./chunk-RSBN5USD.js";
import "./chunk-G6R3MUAZ.js";
import "./chunk-LTPZBR2V.js";
import "./chunk-3YASMXKC.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-YYZOMUXH.js";
import "./chunk-YQAWLCGK.js";
import "./chunk-FETMKX2O.js";
import "./chunk-2GBNYJEM.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-2DZSEIOC.js";
import "./chunk-N4LXROWB.js";
import "./chunk-JXGP4WC3.js";
import "./chunk-EFEOURWV.js";
import "./chunk-P4BVYPHQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-ROCGT6PD.js";
import "./chunk-B34HTFC5.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-DJOAN5B6.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-C4UOYGBW.js";
import "./chunk-MSMHT262.js";
import "./chunk-VL3PDXGI.js";
import "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-ARQSYT65.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
