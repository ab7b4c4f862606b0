import "./joined-1e13fd58.js";
import "./joined-32afbc2f.js";
import "./joined-848518e4.js";
import "./joined-1afdab75.js";
import "./joined-9532bec0.js";
import "./joined-e3b2cdc1.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  drawFixes
} from "./chunk-XKJNVWDT.js";
import "./chunk-RGP6QW34.js";
export {
  drawFixes
};
