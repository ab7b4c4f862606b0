import "./joined-2a42ba82.js";
import "./joined-c97ace4c.js";
import "./joined-a25bbea2.js";
import "./joined-848518e4.js";
import "./joined-bd938c68.js";
import "./joined-2a895a02.js";
import "./joined-1e13fd58.js";
import "./joined-1afdab75.js";
import "./joined-28e21170.js";
import "./joined-5eda12d1.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  nameShard,
  writeShard
} from "./chunk-4IKQUHKA.js";
import "./chunk-LJ3MTBQZ.js";
import "./chunk-AXWEHLGA.js";
import "./chunk-PI7WXFM3.js";
import "./chunk-RGP6QW34.js";
export {
  nameShard,
  writeShard
};
