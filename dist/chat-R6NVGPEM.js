import "./joined-2a895a02.js";
import "./joined-12ab4997.js";
import "./joined-a845ed26.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-NSIOU47I.js";
import "./chunk-AI577R2T.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-O62SFG25.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
