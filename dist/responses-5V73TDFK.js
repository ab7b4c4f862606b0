import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openAiResponsesModel,
  responsesProtocol
} from "./chunk-SSMHEA5I.js";
import "./chunk-FSJIYACH.js";
import "./chunk-J4E43AAS.js";
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
  openAiResponsesModel,
  responsesProtocol
};
