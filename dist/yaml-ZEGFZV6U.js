import {
  readYaml as readYaml
} from "./joined-2a42ba82.js";
import "./joined-3bf0a398.js";
import "./joined-1afdab75.js";
import "./joined-e3b2cdc1.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  readYaml
};
