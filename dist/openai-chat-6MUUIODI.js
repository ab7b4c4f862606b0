import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-WCT4B4I3.js";
import "./chunk-XYZGEJ5N.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-FUUKQKTR.js";
import "./chunk-73KOVKIM.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
