import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeOutput
} from "./chunk-4B2ZN4CV.js";
import "./chunk-JMBZP7XS.js";
import "./chunk-7PNQZZBM.js";
import "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
import "./chunk-RGP6QW34.js";
export {
  writeOutput
};
