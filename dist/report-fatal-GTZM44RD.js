import "./joined-e3b2cdc1.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  reportFatal
} from "./chunk-4WPK4TX5.js";
import "./chunk-WXSCV52D.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  reportFatal
};
