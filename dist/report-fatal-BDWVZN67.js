import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-GNQ56RUY.js";
import "./chunk-DW65OOV5.js";
import "./chunk-O5LD5OR7.js";
import "./chunk-7BEF2JZ2.js";
import "./chunk-NPAHB2OU.js";
export {
  reportFatal
};
