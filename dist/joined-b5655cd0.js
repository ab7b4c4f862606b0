import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

import {
  wordSet,
  wordsIn
} from "./joined-b4da4858.js";
// src/syntax/symbols/type-names.ts
function typeNamesIn(type) {
  let names = type.replaceAll(STRING, " ").match(NAME) ?? [];
  return [...new Set(names)].filter((name) => !BUILT_IN.has(name));
}
var STRING = /"[^"\n]*"|'[^'\n]*'/g;
var NAME = /[\p{ID_Start}_$][\p{ID_Continue}$]*(?:(?:\.|::)[\p{ID_Start}_$][\p{ID_Continue}$]*)*/gu;
var WRAPPERS = wordSet(`
  Awaited NonNullable Omit Partial Pick Promise Readonly Required ReturnType InstanceType Optional Annotated
`);
var BUILT_IN = /* @__PURE__ */ new Set([
  ...WRAPPERS,
  ...wordsIn(`
    any array as asserts async bool boolean byte chan char const constexpr dict double dyn error extends final float
    float32 float64 fn func function impl implements infer int int8 int16 int32 int64 in interface is keyof list long
    map metaclass mut never new None null number object out override params private protected public readonly ref set
    short static str string struct throws tuple typename typeof uint uint8 uint32 uint64 undefined unknown unique
    usize virtual void where Array List Map Set WeakMap WeakSet ReadonlyArray ReadonlyMap ReadonlySet Record String
    Union Vec Option Result Box Rc Arc
  `)
]);
function baseNamesIn(written) {
  let names = [], open = [], last = "";
  for (let [token] of written.replaceAll(STRING, " ").matchAll(TOKEN))
    token === "<" || token === "[" || token === "(" || token === "{" ? open.push(open.at(-1) !== false && (token === "(" && last === "" || token === "<" && WRAPPERS.has(last))) : token === ">" || token === "]" || token === ")" || token === "}" ? open.pop() : token === "," && open.at(-1) === true && written.charAt(0) !== "(" ? open[open.length - 1] = false : token === "=" && names.at(-1) === last ? names.pop() : open.at(-1) !== false && NAMES.test(token) && !BUILT_IN.has(token) && names.length < MAX_BASES && names.push(token), last = token;
  return [...new Set(names)];
}
var MAX_BASES = 20;
var NAMES = /^[\p{ID_Start}_$]/u;
var TOKEN = new RegExp(`${NAME.source}|[<>()[\\]{},=]`, "gu");

import {
  wordSet as wordSet2
} from "./joined-b4da4858.js";
// src/syntax/containers.ts
var CONTAINERS = wordSet2(
  "class enum impl interface module namespace record struct trait union"
);
export {
  CONTAINERS,
  baseNamesIn,
  typeNamesIn
};
