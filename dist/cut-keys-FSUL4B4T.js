import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  createKeyCutter,
  listEnvironmentKeys
} from "./chunk-T7H2NH7F.js";
import "./chunk-RGP6QW34.js";
export {
  createKeyCutter,
  listEnvironmentKeys
};
