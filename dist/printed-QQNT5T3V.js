import {
  ACTING_CHARACTERS as ACTING_CHARACTERS,
  byLines as byLines,
  printed as printed
} from "./joined-ecd9cff4.js";
import "./joined-9e6e16cf.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  ACTING_CHARACTERS,
  byLines,
  printed
};
