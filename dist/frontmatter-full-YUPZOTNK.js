import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
} from "./chunk-ZUWRTJGA.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-NKAX42KQ.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";
export {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
};
