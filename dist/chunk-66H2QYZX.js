import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/syntax/symbols/type-names.ts
function typeNamesIn(type) {
  let names = type.replaceAll(STRING, " ").match(NAME) ?? [];
  return [...new Set(names)].filter((name) => !BUILT_IN.has(name));
}
var STRING = /"[^"\n]*"|'[^'\n]*'/g, NAME = /[\p{ID_Start}_$][\p{ID_Continue}$]*(?:(?:\.|::)[\p{ID_Start}_$][\p{ID_Continue}$]*)*/gu, WRAPPERS = new Set(
  "Awaited NonNullable Omit Partial Pick Promise Readonly Required ReturnType InstanceType Optional Annotated".split(
    " "
  )
), BUILT_IN = /* @__PURE__ */ new Set([
  ...WRAPPERS,
  ..."any array as asserts async bool boolean byte chan char const constexpr dict double dyn error extends final float float32 float64 fn func function impl implements infer int int8 int16 int32 int64 in interface is keyof list long map metaclass mut never new None null number object out override params private protected public readonly ref set short static str string struct throws tuple typename typeof uint uint8 uint32 uint64 undefined unknown unique usize virtual void where Array List Map Set WeakMap WeakSet ReadonlyArray ReadonlyMap ReadonlySet Record String Union Vec Option Result Box Rc Arc".split(
    " "
  )
]);
function baseNamesIn(written) {
  let names = [], open = [], last = "";
  for (let [token] of written.replaceAll(STRING, " ").matchAll(TOKEN))
    token === "<" || token === "[" || token === "(" || token === "{" ? open.push(open.at(-1) !== !1 && (token === "(" && last === "" || token === "<" && WRAPPERS.has(last))) : token === ">" || token === "]" || token === ")" || token === "}" ? open.pop() : token === "," && open.at(-1) === !0 && written.charAt(0) !== "(" ? open[open.length - 1] = !1 : token === "=" && names.at(-1) === last ? names.pop() : open.at(-1) !== !1 && NAMES.test(token) && !BUILT_IN.has(token) && names.length < MAX_BASES && names.push(token), last = token;
  return [...new Set(names)];
}
var MAX_BASES = 20, NAMES = /^[\p{ID_Start}_$]/u, TOKEN = new RegExp(`${NAME.source}|[<>()[\\]{},=]`, "gu");

export {
  typeNamesIn,
  baseNamesIn
};
