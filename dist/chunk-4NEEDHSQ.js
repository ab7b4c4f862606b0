import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/reports/display-width.ts
var WIDE = new RegExp("[\\u1100-\\u115F\\u2E80-\\u303E\\u3041-\\uA4CF\\uA960-\\uA97C\\uAC00-\\uD7A3\\uF900-\\uFAFF\\uFE30-\\uFE6F\\uFF00-\\uFF60\\uFFE0-\\uFFE6\\u{20000}-\\u{3FFFD}]|\\p{Emoji_Presentation}", "u"), WITHOUT_WIDTH = /[\p{Mn}\p{Me}\u{FE00}-\u{FE0F}]/u;
function displayWidth(text) {
  let width = 0;
  for (let character of text)
    WIDE.test(character) ? width += 2 : WITHOUT_WIDTH.test(character) || (width += 1);
  return width;
}

export {
  displayWidth
};
