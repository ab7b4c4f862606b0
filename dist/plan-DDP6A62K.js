import "./joined-bd938c68.js";
import "./joined-c0f10e06.js";
import "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import "./joined-c97ace4c.js";
import "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-5ac99ec6.js";
import "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  planInAction,
  planOutcome
} from "./chunk-CROXHQC5.js";
import "./chunk-X7JOYZ5H.js";
import "./chunk-S66D26C4.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";
export {
  planInAction,
  planOutcome
};
