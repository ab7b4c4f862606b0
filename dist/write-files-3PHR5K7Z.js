import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeFiles
} from "./chunk-7PNQZZBM.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  writeFiles
};
