import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openAiResponsesModel,
  responsesProtocol
} from "./chunk-EGDM7AYU.js";
import "./chunk-UOZDQQII.js";
import "./chunk-J4E43AAS.js";
import "./chunk-5SCY44VH.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-UPHL4ROQ.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-O62SFG25.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  openAiResponsesModel,
  responsesProtocol
};
