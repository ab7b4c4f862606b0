import {
  createKeyCutter as createKeyCutter,
  listEnvironmentKeys as listEnvironmentKeys
} from "./joined-ecd9cff4.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import "./chunk-RGP6QW34.js";
export {
  createKeyCutter,
  listEnvironmentKeys
};
