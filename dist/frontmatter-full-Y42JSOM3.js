import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
} from "./chunk-4VHGNQPG.js";
import "./chunk-KNXIC454.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-N7DIRMXI.js";
import "./chunk-4ZVFUHRH.js";
import "./chunk-76LYEDA7.js";
import "./chunk-NPAHB2OU.js";
export {
  GRAY_MATTER_OPTIONS,
  readFullFrontmatter
};
