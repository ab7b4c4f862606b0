import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
} from "./chunk-7VEUPHGW.js";
import "./chunk-MSMHT262.js";
import "./chunk-MO5HKKUR.js";
import "./chunk-ARQSYT65.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
};
