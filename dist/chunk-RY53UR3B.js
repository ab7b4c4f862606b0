import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/text/hidden/look-alikes.ts
var PAIRS = [
  ["\u0430\u0435\u043E\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04BB\u04CF\u0501\u051B\u051D\u0410\u0412\u0415\u041A\u041C\u041D\u041E\u0420\u0421\u0422\u0425\u0423\u0406\u0408\u0405\u051A\u051C", "aeopcyxsijhldqwABEKMHOPCTXYIJSQW"],
  ["\u03BF\u0391\u0392\u0395\u0396\u0397\u0399\u039A\u039C\u039D\u039F\u03A1\u03A4\u03A5\u03A7", "oABEZHIKMNOPTYX"]
], LATIN_OF = new Map(
  PAIRS.flatMap(
    ([letters, latin]) => Array.from(letters, (letter, index) => [letter, latin.charAt(index)])
  )
);
function latinOf(letter) {
  return LATIN_OF.get(letter);
}
var CODES = new Set(Array.from(LATIN_OF.keys(), (letter) => letter.charCodeAt(0))), MAX_WORD = 100, MAX_LINE = 200;
function isLookAlike(text, at) {
  let before = isLatin(text.charCodeAt(at - 1)), behind = isLatin(text.charCodeAt(at + 1));
  return !before && !behind || !isLatinBut(text, at, MAX_WORD, isOfWord) ? !1 : before && behind || isLatinBut(text, at, MAX_LINE, isOfLine);
}
function describeLookAlike(text, at) {
  let letter = text.charAt(at), start = edge(text, at, -1, MAX_WORD, isOfWord) + 1, wordEnd = edge(text, at, 1, MAX_WORD, isOfWord);
  return {
    word: text.slice(start, wordEnd),
    wordEnd,
    script: letter >= "\u0400" ? "Cyrillic" : "Greek",
    latin: LATIN_OF.get(letter) ?? letter
  };
}
function isLatinBut(text, at, most, isInside) {
  let end = edge(text, at, 1, most, isInside);
  for (let index = edge(text, at, -1, most, isInside) + 1; index < end; index += 1) {
    let code = text.charCodeAt(index);
    if (isForeign(code) && !CODES.has(code))
      return !1;
  }
  return !0;
}
function edge(text, at, step, most, isInside) {
  let index = at;
  for (; Math.abs(index - at) < most && isInside(text.charCodeAt(index)); )
    index += step;
  return index;
}
var LINE_FEED = 10, UNDERSCORE = 95;
function isLatin(code) {
  return code >= 65 && code <= 90 || code >= 97 && code <= 122 || code === UNDERSCORE;
}
function isForeign(code) {
  return code >= 880 && code <= 1327;
}
function isOfWord(code) {
  return isLatin(code) || isForeign(code) || code >= 48 && code <= 57;
}
function isOfLine(code) {
  return code !== LINE_FEED && !Number.isNaN(code);
}

export {
  latinOf,
  isLookAlike,
  describeLookAlike
};
