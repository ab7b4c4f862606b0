import {
  ACTING_CHARACTERS as ACTING_CHARACTERS,
  byLines as byLines,
  printed as printed
} from "./joined-e3b2cdc1.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  ACTING_CHARACTERS,
  byLines,
  printed
};
