import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  shortenPath
} from "./chunk-TJ3WHKDV.js";
import {
  oneLine
} from "./chunk-M64T6ERC.js";

// src/text/shown-path.ts
var MAX_PATH_CHARACTERS = 300;
function shownPath(path) {
  return oneLine(shortenPath(path, MAX_PATH_CHARACTERS));
}

export {
  shownPath
};
