import "./joined-2a895a02.js";
import "./joined-12ab4997.js";
import "./joined-b4da4858.js";
import "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-7YYL5OPI.js";
import "./chunk-CDTYVRHH.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
