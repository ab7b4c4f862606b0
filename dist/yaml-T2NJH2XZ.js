import {
  readYaml as readYaml
} from "./joined-328d34d6.js";
import "./joined-ed214829.js";
import "./joined-1c6c8fb1.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import "./joined-5ac99ec6.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  readYaml
};
