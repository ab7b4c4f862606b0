import "./joined-2a895a02.js";
import "./joined-a845ed26.js";
import "./joined-5808c78b.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-HVP2KVBJ.js";
import "./chunk-D6QIKKIO.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-R52LDVRG.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-7GTNOTFN.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
