import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readTerms,
  readTermsAlone
} from "./chunk-YOKPD3EF.js";
import "./chunk-DREISFQA.js";
import "./chunk-T2RJF5DM.js";
import "./chunk-JWWWFEIG.js";
import "./chunk-CV3EBEZZ.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  readTerms,
  readTermsAlone
};
