import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
} from "./chunk-NA3TSN74.js";
import "./chunk-6JJRVAJO.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-4DL36Y3Y.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-NPAHB2OU.js";
export {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
};
