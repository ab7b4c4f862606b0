import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
} from "./chunk-NUXTAU2X.js";
import "./chunk-7IX4JQGA.js";
import "./chunk-B2TPONOP.js";
import "./chunk-MKKG32RE.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
};
