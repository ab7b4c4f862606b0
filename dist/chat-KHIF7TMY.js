import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-FSJIYACH.js";
import "./chunk-CNAQAQ64.js";
import "./chunk-SRDXUYE4.js";
import "./chunk-LMEUCCDG.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-NH65WWPR.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-O62SFG25.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
