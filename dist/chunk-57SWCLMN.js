import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readPlainFrontmatter
} from "./chunk-PQOR3JDX.js";

// src/text/frontmatter/load-frontmatter.ts
async function loadFrontmatter(source) {
  return readPlainFrontmatter(source) ?? (await import("./full-VVRIZ276.js")).readFullFrontmatter(source);
}

export {
  loadFrontmatter
};
