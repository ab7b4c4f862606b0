import { isAnyText } from './fixed-code.ts';
import { regex } from '../../../text/regex.ts';

/**
 * Forms of code that no file has as it is written: a status (``403`: Forbidden`), the number of a diagnostic (`CA1822`),
 * names with a gap (`*-private.h`, `HOTSPOT-*`, `--*`), a command with an option (`open -R`), and a condition that stands
 * for any (`!condition`).
 */
const STANDS_FOR_OTHER: readonly RegExp[] = [
  /^\d{3}$/,
  // `HS256`, `SHA256` and `AES128` are algorithms, which code names.
  /^(?!(?:[EHPR]S|SHA|AES|RSA|UTF|CRC|BLAKE)\d)[A-Z]{1,7}\d{3,5}$/,
  // Addresses stand only in strings of code, and mostly rightly: `http://localhost:3000` in a test.
  /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0)(?:[:/]\d+)?$/,
  // `_Should_` is a part of names.
  /^_(?!_)\w+(?<!_)_$/,
  /^\*[\w-]*\.\w+$|^[A-Z]{2,}-\*$/,
  /^--[\w-]*\*$/,
  // `utils.*`: files of this name, in any language. Objects with many members are called otherwise.
  /^(?:utils?|utilit(?:y|ies)|helpers?|common|misc|shared|types?|constants?|index|commands?|tests?|specs?|styles?|schemas?|interfaces?)\.\*$/,
  /^[a-z][\w.-]*(?: [\w:./-]+)* --?[a-z][\w-]*(?: \S+)*$/i,
  // `x.Close()`: an object that stands for any.
  /^(?:x|y|foo|bar|baz|obj|myObj|someObject|instance)(?:\.|->)\w+(?:\(.*\))?$/,
  // `Model::create()`: a model that stands for any, unlike the class of that name, which nobody calls.
  /^(?:Model|Entity|ModelName|ClassName|YourModel|MyModel|SomeClass|MyClass)(?:\.|::|->)(?!class$)\w+(?:\(.*\))?$/,
  // `new()`: C# writes it for any type, so that what is ruled out is said elsewhere.
  /^new ?\(\)$/,
  // `href="/path"`: an address that stands for any.
  /["'`]\/(?:path|url|route|link|page|endpoint|foo|bar|some|your|path\/to)(?:[-/][\w-]*)?["'`]|=["'](?:url|path|link)["']/i,
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

/** `Optional[X]` of Python, whatever `X` is. What is right about `List[str]` is so about any list, unlike `Dict[str, Any]`. */
const OF_ANY_TYPE = regex()`
  ^(?<name>(?:(?:typing|t)\.)?(?:Optional|Union|List|Dict|Tuple|Set|FrozenSet|Type))\[
    (?:[A-Z]\d?|\.\.\.|…|str|int)(?:, ?(?:[A-Z]\d?|\.\.\.|…|str|int))*\]$
`;

/** The type before a member that JavaScript, C# and Rust have only on its values. */
const METHOD_OF_ANY = regex()`
  ^(?:Value)?Task(?=\.(?:Result|Wait|GetAwaiter)(?:\(\))?$)|^(?:Option|Result)(?:::|\.)(?=(?:unwrap|expect)\(\)$)
  |^(?:(?:String|Array|Promise|Object)(?:\.prototype)?|[A-Z]\w*\.prototype)(?=
    \.(?:
      substr|substring|trimLeft|trimRight|concat|forEach|map|filter|reduce|push|splice|sort|then|catch
      |hasOwnProperty
    )(?:\(\))?$
  )
`;

/**
 * `errors.As(err, &target)` stands for each call of `errors.As`: its arguments are names that stand for others. Literals among
 * them say which call is meant.
 */
export function withoutArguments(code: string): string {
  const { called, text } = CALL_OF_TEXT.exec(code)?.groups ?? {};
  if (called !== undefined && text !== undefined && isAnyText(text)) {
    return `${called}()`;
  }
  const { callee, args } = /^(?<callee>\.?[\p{L}_$][\p{L}\p{N}_$.:]{2,})\((?<args>[^()]+)\)$/u.exec(code)?.groups ?? {};
  const isOpen =
    callee !== undefined && args !== undefined && PLACEHOLDERS.test(args) && !LITERALS.test(args) && !namesFirst(args);
  return isOpen && (!isGlobalTest(callee) || OPEN_NAMES.test(args)) ? `${callee}()` : code;
}

/** `env('APP_NAME')`: a call with a text that stands for any. */
const CALL_OF_TEXT = /^(?<called>[A-Za-z_$][\w$]+(?:(?:\.|::|->)\w+)*)\(["'](?<text>[^"']{2,40})["']\)$/;

/** `expect(subject)` is not each `expect`. */
function isGlobalTest(callee: string): boolean {
  return /^(?:expect|assert|require|import|new|test|it|describe|print)$/.test(callee);
}

/** Names that authors write for any other. */
const STANDS_FOR_ANY = regex()`
  ^(?:
    [a-zA-Z]|foo|bar|baz|qux|val|value|result|res|obj|object|data|items?|thing|args?|params?|expr|expression|cond
    |condition|fn|func|callback|cb|key|name|msg|message|text|err|error|ex|exc|exception|element|el|node|list|array
    |arr|num|count|(?:my|some|your|the)[A-Z_]\w*|(?:My|Some|Your)[A-Z]\w*|Foo|Bar|Baz|T[A-Z]\w*|variable|expected
    |actual|url|path|file|event|evt|user|response|request|input|output
  )$
`;

/** Whether a name in quoted code stands for any other: `foo`, `value`, `err`, `T`. */
export function isNameForAny(name: string): boolean {
  return STANDS_FOR_ANY.test(name);
}

const OPEN_NAMES =
  /^(?:\.\.\.|…|[a-z]|x\d?|val|value|obj|object|args?|actual|result|condition|expr|msg|message|name)(?:, ?.*)?$/;

/** `spyOn(defaultFileSystem, ...)` and `getattr(config, ...)` are about the one that is named. */
function namesFirst(args: string): boolean {
  const name = /^[&*]?(?<name>[a-z]\w{2,}), ?(?:\.\.\.|…)$/.exec(args)?.groups?.['name'];
  return name !== undefined && !isNameForAny(name);
}

const PLACEHOLDERS = /^[&*]?(?:\.\.\.|…|[a-z]\w*)(?:, ?[&*]?(?:\.\.\.|…|[a-z]\w*))*$/;
const LITERALS = /\b(?:true|false|null|nil|none|undefined|self|this|any|string|number|unsafe|safe)\b/;
