import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openAiResponsesModel,
  responsesProtocol
} from "./chunk-OKY4DPP7.js";
import "./chunk-7NGSUU7M.js";
import "./chunk-J4E43AAS.js";
import "./chunk-FMTPR3ZI.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-Z4N2UNLU.js";
import "./chunk-UPHL4ROQ.js";
import "./chunk-IMU57Z46.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-O62SFG25.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-RGP6QW34.js";
export {
  openAiResponsesModel,
  responsesProtocol
};
