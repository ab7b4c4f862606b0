import {
  readTerms as readTerms,
  readTermsAlone as readTermsAlone
} from "./joined-133c8eb8.js";
import "./joined-1c6c8fb1.js";
import "./joined-c1dd7ffa.js";
import "./joined-3b15d0af.js";
import "./joined-b7fd8cd1.js";
import "./joined-1c9471ce.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";
export {
  readTerms,
  readTermsAlone
};
