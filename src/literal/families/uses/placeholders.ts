/**
 * Forms of code that no file has as it is written: a status (``403`: Forbidden`), the number of a diagnostic (`CA1822`),
 * names with a gap (`*-private.h`, `HOTSPOT-*`, `--*`), a command with an option (`open -R`), and a condition that stands
 * for any (`!condition`).
 */
const STANDS_FOR_OTHER: readonly RegExp[] = [
  /^\d{3}$/,
  // `HS256`, `SHA256` and `AES128` are algorithms, which code names.
  /^(?!(?:[EHPR]S|SHA|AES|RSA|UTF|CRC|BLAKE)\d)[A-Z]{1,7}\d{3,5}$/,
  // `_Should_` is a part of names.
  /^_(?!_)\w+(?<!_)_$/,
  /^\*[\w-]*\.\w+$|^[A-Z]{2,}-\*$/,
  /^--[\w-]*\*$/,
  /^[a-z][\w.-]*(?: [\w:./-]+)* --?[a-z][\w-]*(?: \S+)*$/i,
  // `x.Close()`: an object that stands for any.
  /^(?:x|y|foo|bar|baz|obj|myObj|someObject|instance)(?:\.|->)\w+(?:\(.*\))?$/,
  /^!\(?(?:condition|cond|expr|expression|predicate|boolean|value|variable|var|flag|x|b|foo)\)?$/,
];

/** Whether quoted code is not to be searched for, because it stands for something else. */
export function standsForOther(code: string): boolean {
  return STANDS_FOR_OTHER.some((form) => form.test(code));
}

/** `if x == False:` is each comparison with `False`: its name stands for any. */
export function comparisonIn(code: string): string {
  return (
    /^(?:(?:el(?:se )?)?if |while )?\(?(?:[a-z]|value|val|var|obj)\)? (?<rest>(?:[=!]==?|is|is not) [\w.]+)\)?:?$/.exec(
      code,
    )?.groups?.['rest'] ?? code
  );
}

/** `Task<T>.Result` is the member of each task, `String.substr()` that of each string, and `Dictionary<>` each dictionary. */
export function memberOfGeneric(code: string): string {
  return code
    .replace(/^[A-Z]\w*<[A-Z]\w?>(?=\.[A-Z]\w*(?:\(\))?$)/, '')
    .replace(METHOD_OF_ANY, '')
    .replace(/^([A-Z]\w*)<>$/, '$1<T>')
    .replace(OF_ANY_TYPE, '$<name>');
}

/** `Optional[X]` of Python, whatever `X` is. */
const OF_ANY_TYPE =
  /^(?<name>(?:(?:typing|t)\.)?(?:Optional|Union|List|Dict|Tuple|Set|FrozenSet|Type))\[(?:[A-Z]\d?|\.\.\.|…)(?:, ?(?:[A-Z]\d?|\.\.\.|…|None))*\]$/;

/** The type before a method that JavaScript has only on its values. */
const METHOD_OF_ANY =
  /^(?:(?:String|Array|Promise|Object)(?:\.prototype)?|[A-Z]\w*\.prototype)(?=\.(?:substr|substring|trimLeft|trimRight|concat|forEach|map|filter|reduce|push|splice|sort|then|catch|hasOwnProperty)\(\)$)/;

/**
 * `errors.As(err, &target)` stands for each call of `errors.As`: its arguments are names that stand for others. Literals among
 * them say which call is meant.
 */
export function withoutArguments(code: string): string {
  const { callee, args } = /^(?<callee>\.?[\p{L}_$][\p{L}\p{N}_$.:]{2,})\((?<args>[^()]+)\)$/u.exec(code)?.groups ?? {};
  const isOpen =
    callee !== undefined &&
    args !== undefined &&
    PLACEHOLDERS.test(args) &&
    !LITERALS.test(args) &&
    !NAMED_BEFORE_OTHERS.test(args);
  return isOpen && (!isGlobalTest(callee) || OPEN_NAMES.test(args)) ? `${callee}()` : code;
}

/** `expect(subject)` is not each `expect`. */
function isGlobalTest(callee: string): boolean {
  return /^(?:expect|assert|require|import|new|test|it|describe|print)$/.test(callee);
}

const OPEN_NAMES =
  /^(?:\.\.\.|…|[a-z]|x\d?|val|value|obj|object|args?|actual|result|condition|expr|msg|message|name)(?:, ?.*)?$/;

/** `spyOn(defaultFileSystem, ...)` is about the one that is named. */
const NAMED_BEFORE_OTHERS = /^[&*]?[a-z]+[A-Z]\w+, ?(?:\.\.\.|…)$/;
const PLACEHOLDERS = /^[&*]?(?:\.\.\.|…|[a-z]\w*)(?:, ?[&*]?(?:\.\.\.|…|[a-z]\w*))*$/;
const LITERALS = /\b(?:true|false|null|nil|none|undefined|self|this|any|string|number|unsafe|safe)\b/;
