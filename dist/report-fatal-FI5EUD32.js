import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-N3GGNUQT.js";
import "./chunk-KYM52NRJ.js";
import "./chunk-TL3DQQ22.js";
export {
  reportFatal
};
