import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/text/hidden/normalize.ts
var MAY_HOLD_MARKS = /[^\0-\u02FF]/, LONG_RUN = /([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu;
function normalizeText(text, form) {
  return (MAY_HOLD_MARKS.test(text) ? text.replaceAll(LONG_RUN, "$1") : text).normalize(form);
}

// src/text/words.ts
function proseWords(text) {
  return runsOf(text).flatMap((run) => UNSPACED_START.test(run) ? pairsOf(run) : wordOf(run));
}
function codeWords(text) {
  return runsOf(text).flatMap((run) => {
    if (UNSPACED_START.test(run))
      return pairsOf(run);
    let parts = run.split(HUMP);
    return parts.length === 1 ? wordOf(run) : [...wordOf(run), ...parts.flatMap(wordOf)];
  });
}
var UNSPACED = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}`, UNSPACED_START = new RegExp(`^[${UNSPACED}]`, "u"), RUN = new RegExp(
  String.raw`[${UNSPACED}]+|(?<![\p{L}\p{N}])[CcFf](?:#|\+\+)|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}])+`,
  "gu"
), HUMP = new RegExp("(?<=\\p{Ll}|\\p{N})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll})", "u"), MAX_WORD_CHARACTERS = 64;
function runsOf(text) {
  return normalizeText(text, "NFKC").match(RUN) ?? [];
}
function wordOf(run) {
  return run.length > MAX_WORD_CHARACTERS ? [] : [singular(withoutAccents(run.toLowerCase()))];
}
function withoutAccents(word) {
  return isPlain(word) ? word : word.normalize("NFD").replaceAll(/[\u0300-\u036F]/g, "").replaceAll("\xDF", "ss").normalize("NFC");
}
function isPlain(word) {
  return /^[\w#+]*$/.test(word);
}
function singular(word) {
  return word.length > 4 && word.endsWith("ies") ? `${word.slice(0, -3)}y` : /(?:ss|sh|ch|x|z)es$/.test(word) ? word.slice(0, -2) : word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}
function pairsOf(run) {
  let characters = [...run], [only] = characters;
  return characters.length <= 1 ? only === void 0 ? [] : [only] : characters.slice(1).map((character, index) => `${at(characters, index)}${character}`);
}

export {
  normalizeText,
  proseWords,
  codeWords
};
