import {
  readYaml as readYaml
} from "./joined-2a42ba82.js";
import "./joined-ed214829.js";
import "./joined-1c6c8fb1.js";
import "./joined-9e6e16cf.js";
import "./joined-ecd9cff4.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  readYaml
};
