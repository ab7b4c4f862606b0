import "./joined-c0f10e06.js";
import "./joined-2a895a02.js";
import "./joined-a845ed26.js";
import "./joined-5808c78b.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  anthropicModel,
  anthropicProtocol
} from "./chunk-5P6HIWC5.js";
import "./chunk-4FS7VUXX.js";
import "./chunk-J4E43AAS.js";
import "./chunk-D6QIKKIO.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-U5ORVALU.js";
import "./chunk-R52LDVRG.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-7GTNOTFN.js";
import "./chunk-RGP6QW34.js";
export {
  anthropicModel,
  anthropicProtocol
};
