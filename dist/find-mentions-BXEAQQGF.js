import "./joined-1c6c8fb1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  findMentions
} from "./chunk-EKJOFPAO.js";
import "./chunk-RGP6QW34.js";
export {
  findMentions
};
