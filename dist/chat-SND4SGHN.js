import "./joined-2a895a02.js";
import "./joined-848518e4.js";
import "./joined-1afdab75.js";
import "./joined-28e21170.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-QT6FNAJR.js";
import "./chunk-JLN6SBAZ.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
