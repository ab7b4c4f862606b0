import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  ACTING_CHARACTERS,
  byLines,
  printed
} from "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-RGP6QW34.js";
export {
  ACTING_CHARACTERS,
  byLines,
  printed
};
