import {
  runValidate as runValidate,
  validationFails as validationFails
} from "./joined-133c8eb8.js";
import "./joined-8f42bdca.js";
import "./joined-32afbc2f.js";
import "./joined-c1dd7ffa.js";
import "./joined-1e13fd58.js";
import "./joined-1afdab75.js";
import "./joined-848518e4.js";
import "./joined-363748e6.js";
import "./joined-1c9471ce.js";
import "./joined-3bf0a398.js";
import "./joined-736d411e.js";
import "./joined-e3b2cdc1.js";
import "./joined-28e21170.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  runValidate,
  validationFails
};
