import "./joined-c0f10e06.js";
import "./joined-2a895a02.js";
import "./joined-12ab4997.js";
import "./joined-a845ed26.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  anthropicModel,
  anthropicProtocol
} from "./chunk-FGZ5T4CX.js";
import "./chunk-B4JMO23L.js";
import "./chunk-U5ORVALU.js";
import "./chunk-J4E43AAS.js";
import "./chunk-AI577R2T.js";
import "./chunk-KSMBFWTD.js";
import "./chunk-O62SFG25.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  anthropicModel,
  anthropicProtocol
};
