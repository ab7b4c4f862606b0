import {
  createKeyCutter as createKeyCutter,
  listEnvironmentKeys as listEnvironmentKeys
} from "./joined-5ac99ec6.js";
import "./joined-cc1d52fd.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  createKeyCutter,
  listEnvironmentKeys
};
