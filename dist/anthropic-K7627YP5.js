import "./joined-c0f10e06.js";
import "./joined-2a895a02.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  anthropicModel,
  anthropicProtocol
} from "./chunk-XIUF5YEC.js";
import "./chunk-4FS7VUXX.js";
import "./chunk-J4E43AAS.js";
import "./chunk-GH7T6SCU.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-U5ORVALU.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";
export {
  anthropicModel,
  anthropicProtocol
};
