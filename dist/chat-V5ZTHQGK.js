import "./joined-2a895a02.js";
import "./joined-570987ab.js";
import "./joined-a845ed26.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-OTXE62SX.js";
import "./chunk-GH7T6SCU.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
