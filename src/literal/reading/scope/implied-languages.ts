import { languageNamed } from '../../../guidelines/language-names.ts';
import { SCRIPT_FILES, TYPED_SCRIPT_FILES } from '../../script-languages.ts';
import { regex } from '../../../text/regex.ts';

/** Languages in which some code can only occur, or is only meant. */
const LANGUAGES: readonly (readonly [languages: readonly string[], code: RegExp])[] = [
  [
    TYPED_SCRIPT_FILES,
    /^(?:any|as any|: any|as unknown as|unknown|never|as const|satisfies|@ts-\w+|enum|const enum|interface|namespace|readonly)$/,
  ],
  [
    SCRIPT_FILES,
    regex()`
      ^(?:
        ===|!==|let|const|undefined|console\.[\w*]+(?:\(\))?|require\(\)|React\.\w+
        |use(?:State|Effect|Memo|Ref|Callback)(?:\(\))?|innerHTML|dangerouslySetInnerHTML|document\.\w+|window\.\w+
        |localStorage|alert\(\)|async\/await
      )$
    `,
  ],
  [['swift'], /^(?:try!|as!|fatalError(?:\(.*\))?|@MainActor|@Observable|@State|@StateObject|@ObservedObject)$/],
  // A keyword, and a package of Go.
  [['rust', 'csharp', 'go'], /^unsafe$/],
  [
    ['rust'],
    /^(?:\w+!(?:\(\))?|\.?unwrap\(\)|\.?expect\(\)|#\[\w+(?:\(.*\))?\]|&str|Box<dyn .*|Arc<.*|\.clone\(\)|impl Trait|.*\(\w+::new\))$/,
  ],
  [['php'], /^\$\w+(?:->|::)|^\$this$/],
  [
    ['csharp'],
    /^(?:is null|is not null|dynamic|Thread\.Sleep(?:\(\))?|Console\.Write(?:Line)?(?:\(\))?|\.Result|\.Wait\(\)|async void|#nullable.*|#region)$/,
  ],
  [
    ['python'],
    regex()`
      ^(?:
        except:|bare except|from \S+ import \*|import \*|typing\.\w+|Any|Optional\[.*\]|raise \w+(?:\(.*\))?
        |\w+ \| None|__init__\.py|os\.path|pathlib|self|None|# type: ignore.*|# noqa.*|cast\(\)
      )$
    `,
  ],
  [
    ['go'],
    /^(?:\w+(?:, \w+)* := ?.*|_, \w+ :?= ?.*|interface\{\}|fmt\.\w+(?:\(\))?|panic\(\)|log\.Fatal\w*(?:\(\))?|nil|init\(\)|context\.\w+(?:\(\))?)$/,
  ],
  [
    ['java', 'kotlin', 'scala', 'groovy'],
    /^(?:System\.(?:out|err)\.\w+(?:\(\))?|Optional\.get\(\)|@Autowired|@Inject)$/,
  ],
  [['kotlin'], /^(?:requireNotNull|checkNotNull)\(\)$/],
  [
    ['cpp'],
    regex()`
      ^std::(?:
        make_(?:unique|shared)|(?:unique|shared|weak|auto)_ptr|vector|span|optional|variant|cout|cerr|endl|move
        |string(?:_view)?|format|bind|function
      )\b.*$
    `,
  ],
  [['cpp', 'cuda-cpp'], /^(?:nullptr|static_cast(?:<.*>)?(?:\(.*\))?)$/],
  // `var` declares in these languages; in Go and Swift there is no other word, and Kotlin and Scala have `val`.
  [[...SCRIPT_FILES, 'csharp', 'java', 'dart'], /^var$/],
];

/** Code that no other language has, whatever a title says: in "Python extension", `console.log` is about its scripts. */
const UNMISTAKABLE: readonly (readonly [languages: readonly string[], code: RegExp])[] = [
  [TYPED_SCRIPT_FILES, /^(?:: any|as any|<any>|any\[\]|as unknown as|as const|@ts-\w+)$/],
  [SCRIPT_FILES, /^console\.(?:log|warn|error|info|debug|\*)(?:\(.*\))?$/],
  [
    ['csharp', 'fsharp', 'vb', 'powershell', 'razor'],
    /^(?:Console\.Write(?:Line)?(?:\(.*\))?|(?:System|Microsoft|Newtonsoft)\.[A-Z]\w*(?:\.\w+)*|new List<.*>.*|\.ToList\(\))$/,
  ],
];

/** Languages in which `any` is no type, so that a rule on it is about TypeScript whatever the title says. */
const WITHOUT_ANY: ReadonlySet<string> = new Set(['php', 'ruby', 'csharp', 'java', 'rust', 'javascript', 'elixir']);

/**
 * The languages of code that is in no language of a heading or label. Undefined if the code is not unmistakable, or if it may
 * well be in one of those languages.
 *
 * @param scope ids of the languages that headings and labels name
 */
export function languagesInstead(codes: readonly string[], scope: readonly string[]): readonly string[] | undefined {
  const found = UNMISTAKABLE.filter(([, code]) => codes.some((one) => code.test(one.trim()))).map(([ids]) => ids);
  const others = found.filter((ids) => !ids.some((id) => scope.includes(id)));
  if (others.length === 0) {
    const isAny = codes.length > 0 && codes.every((code) => code.trim() === 'any');
    return isAny && scope.length > 0 && scope.every((id) => WITHOUT_ANY.has(id)) ? TYPED_SCRIPT_FILES : undefined;
  }
  // Beside code of a language that is named, code of another one is about both.
  return [...(others.length < found.length ? scope : []), ...others.flat()];
}

/** The languages of ``PHP's raw `date()` ``, in masked words. Undefined if they name no language as an owner. */
export function languagesOfOwner(object: string): readonly string[] | undefined {
  const name = /^(?<name>[a-z#+.]+)['’]s (?:[a-z-]+ ){0,2}[\uE000-\uF8FF]/.exec(object)?.groups?.['name'];
  return name === undefined ? undefined : languageNamed(name);
}

/**
 * The languages that the code of a statement implies: `unwrap()` is about Rust. Undefined if the code may be of any language,
 * or if two pieces of code do not agree.
 *
 * @param codes what is ruled out, then what is recommended
 */
export function impliedLanguages(codes: readonly string[]): readonly string[] | undefined {
  if (codes.includes('val') && codes.includes('var')) {
    return ['kotlin', 'scala'];
  }
  if (codes.includes('new') && codes.includes('delete')) {
    return ['cpp'];
  }
  // Python and Rust have `self` too, and `global` is a word of Python.
  if (codes.includes('globalThis')) {
    return SCRIPT_FILES;
  }
  let found: readonly string[] | undefined;
  for (const code of codes) {
    // What tests of PHP and JavaScript expect has this name as well.
    if (code === 'expect()' && codes.some((other) => /^\$|assert/i.test(other))) {
      continue;
    }
    const languages = LANGUAGES.find(([, expression]) => expression.test(code.trim()))?.[0];
    if (languages !== undefined) {
      const both = found?.filter((language) => languages.includes(language)) ?? languages;
      if (both.length === 0) {
        return undefined;
      }
      found = both;
    }
  }
  // Beside code of another language, this is that of Python: `console.log`, `print()`.
  return found !== undefined && !found.includes('python') && codes.some((code) => /^print(?:\(\))?$/.test(code.trim()))
    ? [...found, 'python']
    : found;
}
