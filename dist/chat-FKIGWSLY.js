import "./joined-2a895a02.js";
import "./joined-12ab4997.js";
import "./joined-cc1d52fd.js";
import "./joined-a845ed26.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-YETLO4XQ.js";
import "./chunk-SDT3S7MS.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-44CGRMZT.js";
import "./chunk-7GTNOTFN.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
