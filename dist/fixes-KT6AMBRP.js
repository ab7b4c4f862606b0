import "./joined-3b15d0af.js";
import "./joined-32afbc2f.js";
import "./joined-b7fd8cd1.js";
import "./joined-1c6c8fb1.js";
import "./joined-dde26feb.js";
import "./joined-9e6e16cf.js";
import "./joined-ecd9cff4.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawFixes
} from "./chunk-QBP27HA6.js";
import "./chunk-RGP6QW34.js";
export {
  drawFixes
};
