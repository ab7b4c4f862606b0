import { wordSet, wordsIn } from '../../structures/words-in.ts';

/** The names of types in a written type that may be declared in the repository: `Cart` and `a.Line` in `Map<Cart, a.Line>`. */
export function typeNamesIn(type: string): readonly string[] {
  const names = type.replaceAll(STRING, ' ').match(NAME) ?? [];
  return [...new Set(names)].filter((name) => !BUILT_IN.has(name));
}

const STRING = /"[^"\n]*"|'[^'\n]*'/g;
const NAME = /[\p{ID_Start}_$][\p{ID_Continue}$]*(?:(?:\.|::)[\p{ID_Start}_$][\p{ID_Continue}$]*)*/gu;

/** Types whose members are those of their first argument. */
const WRAPPERS: ReadonlySet<string> = wordSet(`
  Awaited NonNullable Omit Partial Pick Promise Readonly Required ReturnType InstanceType Optional Annotated
`);

const BUILT_IN: ReadonlySet<string> = new Set([
  ...WRAPPERS,
  ...wordsIn(`
    any array as asserts async bool boolean byte chan char const constexpr dict double dyn error extends final float
    float32 float64 fn func function impl implements infer int int8 int16 int32 int64 in interface is keyof list long
    map metaclass mut never new None null number object out override params private protected public readonly ref set
    short static str string struct throws tuple typename typeof uint uint8 uint32 uint64 undefined unknown unique
    usize virtual void where Array List Map Set WeakMap WeakSet ReadonlyArray ReadonlyMap ReadonlySet Record String
    Union Vec Option Result Box Rc Arc
  `),
]);

/**
 * The types that a part of a head names as those it builds on: `A` and `B` in `extends A<C> implements Omit<B, 'd'>`.
 * Arguments count only for types that pass the members of their first argument on.
 */
export function baseNamesIn(written: string): readonly string[] {
  const names: string[] = [];
  /** For each open bracket, whether its names count. */
  const open: boolean[] = [];
  let last = '';
  for (const [token] of written.replaceAll(STRING, ' ').matchAll(TOKEN)) {
    if (token === '<' || token === '[' || token === '(' || token === '{') {
      open.push(open.at(-1) !== false && ((token === '(' && last === '') || (token === '<' && WRAPPERS.has(last))));
    } else if (token === '>' || token === ']' || token === ')' || token === '}') {
      open.pop();
    } else if (token === ',' && open.at(-1) === true && written.charAt(0) !== '(') {
      open[open.length - 1] = false;
    } else if (token === '=' && names.at(-1) === last) {
      // A keyword argument of Python: `total=False`.
      names.pop();
    } else if (open.at(-1) !== false && NAMES.test(token) && !BUILT_IN.has(token) && names.length < MAX_BASES) {
      names.push(token);
    }
    last = token;
  }
  return [...new Set(names)];
}

const MAX_BASES = 20;
const NAMES = /^[\p{ID_Start}_$]/u;
const TOKEN = new RegExp(`${NAME.source}|[<>()[\\]{},=]`, 'gu');
