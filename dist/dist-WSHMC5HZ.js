import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  require_dist2 as require_dist
} from "./chunk-J7RTDNY4.js";
import "./chunk-RGP6QW34.js";
export default require_dist();
