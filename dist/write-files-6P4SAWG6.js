import {
  refuseLinks as refuseLinks,
  writeFiles as writeFiles
} from "./joined-ccd90ce9.js";
import "./joined-1c6c8fb1.js";
import "./joined-e117912a.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  refuseLinks,
  writeFiles
};
