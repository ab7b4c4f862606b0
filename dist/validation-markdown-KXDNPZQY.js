import "./joined-133c8eb8.js";
import "./joined-c1dd7ffa.js";
import "./joined-c0f10e06.js";
import "./joined-3b15d0af.js";
import "./joined-1c6c8fb1.js";
import "./joined-ed214829.js";
import "./joined-5ac99ec6.js";
import "./joined-a845ed26.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  validationMarkdown
} from "./chunk-UMGKZ2P2.js";
import "./chunk-I5F7FKLA.js";
import "./chunk-W24XEJI4.js";
import "./chunk-RGP6QW34.js";
export {
  validationMarkdown
};
