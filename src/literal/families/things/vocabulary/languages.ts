import { findConstructs, type NamedThing } from '../named-things.ts';
import { codeLines, declared, keywords, textLines, uses } from './finders.ts';

const DEBUGGING = '(?:debug|debugging|leftover debug|temporary debug) (?:function|statement|code|helper|output|call)';

const IN_PYTHON: readonly NamedThing[] = [
  {
    named: /^global(?: statement| keyword)$|^global$/,
    needsLanguage: true,
    finder: keywords({ name: '`global`', one: '`global`', languages: ['python'] }, ['global']),
  },
  {
    named: /^lambda(?: function)?$/,
    needsLanguage: true,
    finder: keywords({ name: '`lambda`', one: '`lambda`', languages: ['python'] }, ['lambda']),
  },
  {
    named: /^assert(?: statement| keyword)$|^assert$/,
    needsLanguage: true,
    finder: keywords({ name: '`assert`', one: '`assert`', languages: ['python'] }, ['assert']),
  },
];

const IN_GO: readonly NamedThing[] = [
  {
    named: /^(?:(?:package )?init function|init\(\)(?: function)?)$/,
    finder: declared(
      { name: 'functions with the name `init`', one: 'an `init` function', languages: ['go'] },
      ({ kind, name, inside }) => kind === 'function' && name === 'init' && inside === undefined,
    ),
  },
  {
    named: /^(?:naked|bare) return$/,
    finder: findConstructs({
      kinds: ['naked-return'],
      name: '`return` without values in functions with named results',
      one: 'a naked return',
      languages: ['go'],
      mayMatch: (line) => /\breturn\b/.test(line),
    }),
  },
  {
    named: /^named (?:return|return value|return parameter|result|result parameter)$/,
    finder: declared(
      { name: 'functions with named results', one: 'named results', languages: ['go'] },
      ({ kind, type = '' }) => /^(?:function|method)$/.test(kind) && /^\(\s*\w+(?:\s*,\s*\w+)*\s+[^,)]/.test(type),
    ),
  },
  {
    named: /^(?:bare|raw|naked|unmanaged) goroutine$|^go$/,
    needsLanguage: true,
    finder: keywords({ name: '`go` statements', one: 'a `go` statement', languages: ['go'] }, ['go']),
  },
  {
    named: /^(?:bare|raw|naked) goroutine$/,
    finder: keywords({ name: '`go` statements', one: 'a `go` statement', languages: ['go'] }, ['go']),
  },
  {
    named: /^empty interface(?: interface\{\})?$|^interface\{\}$/,
    mayBeCode: true,
    finder: codeLines({ name: '`interface{}`', one: '`interface{}`', languages: ['go'] }, /\binterface\s*\{\s*\}/),
  },
  {
    named:
      /^(?:mutable )?(?:package level|package global|package) (?:mutable )?(?:variable|var|global|global variable|mutable variable)$/,
    finder: declared(
      { name: 'variables outside of functions, except errors', one: 'a package-level variable', languages: ['go'] },
      ({ kind, inside, name = '' }) =>
        kind === 'variable' && inside === undefined && name !== '_' && !/^[Ee]rr(?:[A-Z_]|$)/.test(name),
    ),
  },
  {
    named: /^blank import$/,
    finder: codeLines(
      { name: 'imports as `_`', one: 'a blank import', languages: ['go'] },
      /^\s*(?:import\s+)?_\s+["`]/,
    ),
  },
];

const IN_RUST: readonly NamedThing[] = [
  {
    named: /^(?:unsafe|unsafe (?:code|block|rust|function|fn|code block))$/,
    finder: keywords({ name: '`unsafe`', one: '`unsafe`', languages: ['rust', 'csharp'] }, ['unsafe']),
  },
  {
    named: /^(?:static mut|mutable static(?: variable)?)$/,
    mayBeCode: true,
    finder: codeLines({ name: '`static mut`', one: '`static mut`', languages: ['rust'] }, /\bstatic\s+mut\b/),
  },
  {
    named: /^(?:panic|panicking|explicit panic|panic call|panic!(?: call| macro)?)$/,
    finder: uses(
      { name: 'calls of `panic`', one: '`panic`', languages: ['go', 'rust'] },
      ['panic'],
      ({ kind, name, isOwn }) => kind === 'call' && !isOwn && /^(?:std::|core::)?panic!?$/.test(name),
    ),
  },
  {
    named: /^expect(?:\(\))?(?: call)?$/,
    needsLanguage: true,
    finder: uses(
      { name: 'calls of `.expect()`', one: '`.expect()`', languages: ['rust'] },
      ['expect'],
      ({ kind, name }) => kind === 'call' && name.endsWith('.expect'),
    ),
  },
  {
    named: /^(?:wildcard|catch all) (?:match )?(?:arm|pattern|match|match arm|branch)$|^_ =>(?: arm)?$/,
    finder: codeLines(
      { name: '`_ =>` in `match`', one: 'a wildcard arm', languages: ['rust'] },
      /^\s*_\s*(?:if\b.*)?=>/,
    ),
  },
  {
    named: /^as (?:cast|conversion|casting)$|^(?:lossy|numeric) (?:as )?cast$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'casts with `as`', one: 'a cast with `as`', languages: ['rust'] },
      /^(?!\s*(?:pub(?:\([^)]*\))?\s+)?(?:use|extern)\b).*[\w)\]]\s+as\s+[\w&*]/,
    ),
  },
];

const IN_JAVA: readonly NamedThing[] = [
  {
    named:
      /^(?:(?:inline )?fully qualified|fq) (?:class |type |package )?name(?: (?:in|inside|within) (?:code|code body|method body|java|java code))?$|^(?:fqn|fqcn|inline fqn)$/,
    finder: uses(
      { name: 'names of classes with their package', one: 'a fully qualified name', languages: ['java'] },
      ['.'],
      ({ kind, name }) => /^(?:call|new|type|name|member)$/.test(kind) && /^(?:[a-z][a-z\d_]*\.){2,}[A-Z]/.test(name),
    ),
  },
  {
    named: /^anonymous (?:inner )?class$/,
    finder: findConstructs({
      kinds: ['anonymous-class'],
      name: 'anonymous classes',
      one: 'an anonymous class',
      languages: ['java'],
      mayMatch: (line) => /\bnew\b/.test(line),
    }),
  },
  {
    named: /^static import$/,
    finder: codeLines({ name: 'static imports', one: 'a static import', languages: ['java'] }, /^\s*import\s+static\b/),
  },
  {
    named: /^(?:reflection|runtime reflection|java reflection)$/,
    finder: codeLines(
      { name: 'imports of reflection', one: 'reflection', languages: ['java', 'kotlin', 'csharp', 'go'] },
      /^\s*(?:import\s+(?:static\s+)?(?:java\.lang\.reflect|kotlin\.reflect)\b|using\s+System\.Reflection\b|(?:import\s+)?"reflect"|import\s+\(?\s*"reflect")/,
    ),
  },
  {
    named: /^finalizer$|^finalize\(\)$/,
    finder: declared(
      { name: 'methods with the name `finalize`', one: 'a finalizer', languages: ['java'] },
      ({ kind, name }) => kind === 'method' && name === 'finalize',
    ),
  },
];

const IN_CSHARP: readonly NamedThing[] = [
  {
    named: /^async void(?: (?:method|function|handler|event handler))?$/,
    mayBeCode: true,
    finder: declared(
      { name: '`async void` methods', one: '`async void`', languages: ['csharp'] },
      ({ kind, modifiers, type }) =>
        /^(?:method|function)$/.test(kind) && modifiers.includes('async') && type === 'void',
    ),
  },
  {
    named: /^expression bod(?:ied|y) (?:member|method|property|function|syntax|definition)?$|^expression body$/,
    finder: findConstructs({
      kinds: ['expression-body'],
      name: 'members with an expression as their body',
      one: 'an expression-bodied member',
      languages: ['csharp'],
      mayMatch: (line) => line.includes('=>'),
    }),
  },
  {
    named: /^primary constructor$/,
    finder: findConstructs({
      kinds: ['primary-constructor'],
      name: 'primary constructors of classes',
      one: 'a primary constructor',
      languages: ['csharp'],
      mayMatch: (line) => /\bclass\b/.test(line),
    }),
  },
  {
    named: /^(?:linq )?query syntax$|^linq query$/,
    finder: keywords({ name: 'queries that begin with `from`', one: 'query syntax', languages: ['csharp'] }, ['from']),
  },
  {
    named: /^service locator(?: pattern)?$/,
    finder: uses(
      { name: 'calls of `GetService` and `GetRequiredService`', one: 'a service locator', languages: ['csharp'] },
      ['GetService', 'GetRequiredService'],
      ({ kind, name }) => kind === 'call' && /\.Get(?:Required|Keyed)?Service(?:<.*>)?$/.test(name),
    ),
  },
  {
    named: /^dynamic(?: type| keyword)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'the type `dynamic`', one: '`dynamic`', languages: ['csharp', 'dart'] },
      /(?<![\w.])dynamic(?=\s+\w|[>,?])/,
    ),
  },
  {
    named: /^partial class$/,
    finder: declared(
      { name: 'partial classes', one: 'a partial class', languages: ['csharp'] },
      ({ kind, modifiers }) => kind === 'class' && modifiers.includes('partial'),
    ),
  },
  {
    named: /^static class$/,
    finder: declared(
      { name: 'static classes', one: 'a static class', languages: ['csharp'] },
      ({ kind, modifiers }) => kind === 'class' && modifiers.includes('static'),
    ),
  },
  {
    named: /^global using(?: directive)?$/,
    finder: codeLines({ name: '`global using`', one: '`global using`', languages: ['csharp'] }, /^\s*global\s+using\b/),
  },
];

const IN_PHP: readonly NamedThing[] = [
  {
    named: /^(?:long array syntax|array\(\)(?: syntax)?)$/,
    wanted: /^short array(?: syntax)?(?: \[\])?$/,
    finder: codeLines({ name: '`array()`', one: '`array()`', languages: ['php'] }, /(?<![\w>:$\\])array\s*\(/i),
  },
  {
    named: /^(?:error suppression|error control|@ error suppression|@)(?: operator| with @)?$|^(?:the )?@ operator$/,
    needsLanguage: true,
    finder: codeLines({ name: 'the operator `@`', one: '`@`', languages: ['php'] }, /(?<![\w$'"*])@(?=[$\\A-Za-z_])/),
  },
  {
    named: /^(?:php )?closing (?:php )?tag$|^closing \?>(?: tag)?$|^\?>(?: tag)?$/,
    finder: textLines({ name: '`?>` at the end of a file', one: '`?>`', languages: ['php'] }, (line) =>
      /^\s*\?>\s*$/.test(line),
    ),
  },
  {
    named: /^(?:php )?short (?:open |opening )?tag$/,
    finder: textLines({ name: '`<?` without `php`', one: 'a short tag', languages: ['php'] }, (line) =>
      /<\?(?!php\b|=|xml)/.test(line),
    ),
  },
];

const IN_RUBY: readonly NamedThing[] = [
  {
    named: /^(?:class variable|@@ variable)(?: @@\w*)?$/,
    needsLanguage: true,
    finder: codeLines({ name: 'class variables', one: 'a class variable', languages: ['ruby'] }, /@@[a-z_]/),
  },
  {
    named: /^(?:inline rescue|rescue modifier|rescue in modifier form)$/,
    finder: codeLines(
      { name: '`rescue` behind an expression', one: 'an inline `rescue`', languages: ['ruby'] },
      /\S\s+rescue\s+\S/,
    ),
  },
  {
    named: /^(?:(?:active ?record|model|rails|rails model|ar) )callback$/,
    finder: codeLines(
      { name: 'callbacks of models', one: 'a callback', languages: ['ruby'] },
      /^\s*(?:before|after|around)_(?:save|create|update|destroy|validation|commit|rollback|touch|initialize|find|create_commit|update_commit|destroy_commit|save_commit)\b/,
    ),
  },
  {
    named: /^default scope$|^default_scope$/,
    mayBeCode: true,
    finder: codeLines({ name: '`default_scope`', one: '`default_scope`', languages: ['ruby'] }, /^\s*default_scope\b/),
  },
  {
    named: /^safe navigation(?: &\.)?$/,
    needsLanguage: true,
    finder: codeLines({ name: '`&.`', one: '`&.`', languages: ['ruby'] }, /&\.\w/),
  },
];

const IN_CPP: readonly NamedThing[] = [
  {
    named:
      /^(?:(?:raw|naked|manual|explicit|bare|owning raw|direct) )+(?:new|new ?(?:\/|and|or) ?delete|delete|new \/ delete pair|memory management|memory allocation|new and delete)$/,
    finder: codeLines(
      { name: '`new` and `delete`', one: '`new` or `delete`', languages: ['cpp', 'cuda-cpp'] },
      /(?<!\boperator\s)\bnew\s+(?:\(\w+\)\s*)?[A-Za-z_]|(?<![=]\s*)(?<!operator\s)\bdelete(?:\s*\[\s*\])?\s+[\w*(]/,
    ),
  },
  {
    named: /^(?:c|preprocessor|c preprocessor|function like|#define) macro$|^#define(?: macro)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`#define`', one: '`#define`', languages: ['c', 'cpp', 'cuda-cpp'] },
      /^\s*#\s*define\s+\w+(?:\(|\s+\S)/,
    ),
  },
  {
    named: /^rtti$/,
    finder: codeLines(
      { name: '`dynamic_cast` and `typeid`', one: 'RTTI', languages: ['cpp'] },
      /\b(?:dynamic_cast|typeid)\b/,
    ),
  },
  {
    named: /^typedef$/,
    mayBeCode: true,
    instead: /\busing\b/,
    finder: keywords({ name: '`typedef`', one: '`typedef`', languages: ['cpp', 'cuda-cpp'] }, ['typedef']),
  },
  {
    named: /^friend(?: class| function)?$/,
    needsLanguage: true,
    finder: keywords({ name: '`friend`', one: '`friend`', languages: ['cpp', 'cuda-cpp'] }, ['friend']),
  },
];

const OF_DEBUGGING: readonly NamedThing[] = [
  {
    named: new RegExp(`^(?:(?:commit|leave|leave in) )?${DEBUGGING}$`),
    finder: uses(
      {
        name: 'calls for debugging, such as `dd()`, `breakpoint()`, `binding.pry` and `dbg!`, and `debugger`',
        one: 'a call for debugging',
        languages: ['javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'php', 'python', 'ruby', 'rust'],
      },
      ['d', 'p'],
      ({ kind, name, isOwn }, { languageId = '' }) =>
        !isOwn && DEBUG_CALLS[languageId]?.test(`${kind} ${name}`) === true,
    ),
  },
];

const OF_SCRIPT = /^keyword debugger$|^call console\.debug$/;
const DEBUG_CALLS: Readonly<Record<string, RegExp>> = {
  javascript: OF_SCRIPT,
  javascriptreact: OF_SCRIPT,
  typescript: OF_SCRIPT,
  typescriptreact: OF_SCRIPT,
  php: /^call (?:dd|dump|ddd|var_dump|print_r|ray|debug_backtrace)$/,
  python: /^call (?:breakpoint|pdb\.set_trace|ipdb\.set_trace|pudb\.set_trace)$/,
  ruby: /^(?:call|name|member) (?:binding\.(?:pry|irb|break)|byebug|debugger)$/,
  rust: /^call (?:std::)?dbg!$/,
};

/** Forms of single languages that rules name by words. */
export const LANGUAGE_VOCABULARY: readonly NamedThing[] = [
  ...IN_PYTHON,
  ...IN_GO,
  ...IN_RUST,
  ...IN_JAVA,
  ...IN_CSHARP,
  ...IN_PHP,
  ...IN_RUBY,
  ...IN_CPP,
  ...OF_DEBUGGING,
];
