import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-KEEC2MTF.js";
import "./chunk-DW65OOV5.js";
import "./chunk-YKRY7AOQ.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-FWJYDT43.js";
import "./chunk-NPAHB2OU.js";
export {
  reportFatal
};
