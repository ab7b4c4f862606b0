import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
} from "./chunk-OMT3CQAN.js";
import "./chunk-MSYQ3CDX.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-DCII7IIC.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  OPENAI_BASE_URL,
  chatProtocol,
  openAiChatModel
};
