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
import "./joined-a845ed26.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  planInAction,
  planOutcome
} from "./chunk-X7RCCLV2.js";
import "./chunk-RBLRFX6G.js";
import "./chunk-BBF3D7CG.js";
import "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-IUIVMS6C.js";
import "./chunk-W24XEJI4.js";
import "./chunk-R52LDVRG.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-7GTNOTFN.js";
import "./chunk-RGP6QW34.js";
export {
  planInAction,
  planOutcome
};
