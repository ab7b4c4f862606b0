import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openAiResponsesModel,
  responsesProtocol
} from "./chunk-ZBFBZG73.js";
import "./chunk-WCT4B4I3.js";
import "./chunk-6TBGNSVA.js";
import "./chunk-XYZGEJ5N.js";
import "./chunk-3VHFXPHF.js";
import "./chunk-FUUKQKTR.js";
import "./chunk-73KOVKIM.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XOO4TEA6.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  openAiResponsesModel,
  responsesProtocol
};
