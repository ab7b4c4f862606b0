import { isTestPath } from '../../../../symbols/is-test.ts';
import { SCRIPT, SCRIPT_FILES, TYPED_SCRIPT } from '../../../script-languages.ts';
import { findImports } from '../../imports/find-imports.ts';
import { findConstructs, type NamedThing } from '../named-things.ts';
import { ENUMS } from '../statement-constructs.ts';
import { codeLines, declared, uses } from './finders.ts';
import { regex } from '../../../../text/regex.ts';

const IN_CONDITIONS =
  '(?:condition|conditional|conditional branch|conditional block|if|branch|loop|nested function|callback|block)';
const HOOKS = '(?:react )?hook(?: conditionally)?';
const IN_JSX = '(?:in|inside|within|inside of) (?:jsx|jsx prop|prop|jsx attribute|render|render method|template)';
const FUNCTIONS_IN_JSX = '(?:inline |anonymous |arrow )*(?:function|callback|lambda|handler|event handler)';
const ASSETS = /\.(?:css|s[ac]ss|less|styl|svg|png|jpe?g|gif|woff2?)(?:\?.*)?$/;
const FOCUSED = /^(?:(?:it|test|describe|suite|context|specify)\.only(?:\.each)?|fit|fdescribe|fcontext|xonly)$/;
const SNAPSHOTS =
  /\.(?:toMatchSnapshot|toThrowErrorMatchingSnapshot|toMatchInlineSnapshot|toThrowErrorMatchingInlineSnapshot)$/;

const JSX_FUNCTIONS = findConstructs({
  kinds: ['jsx-function'],
  name: 'functions that are written in attributes of JSX',
  one: 'a function in an attribute of JSX',
  languages: SCRIPT,
  mayMatch: (line) => /=\{/.test(line),
});

/** Forms of JavaScript, TypeScript and React that rules name by words. */
export const SCRIPT_VOCABULARY: readonly NamedThing[] = [
  {
    named: regex()`
      ^(?:(?:call|calling|use) )?(?:
        conditional (?:react )?hook
        |${HOOKS} (?:(?:inside|in|within)(?: of)? )?${IN_CONDITIONS}(?:(?:, | or | and |, or |/| )${IN_CONDITIONS})*
        |(?:react )?hook conditionally|conditionally called hook
      )$
    `,
    finder: findConstructs({
      kinds: ['conditional-hook'],
      name: 'calls of hooks in branches and loops',
      one: 'a hook that is called conditionally',
      languages: SCRIPT,
      about: ['hooks'],
      mayMatch: (line) => /\buse[A-Z]/.test(line),
    }),
  },
  {
    named:
      /^(?:sequential )?await (?:in|inside|within|inside of) (?:a )?loop(?: body)?$|^(?:await|awaiting) (?:promise )?(?:in|inside) loop$/,
    finder: findConstructs({
      kinds: ['await-in-loop'],
      name: '`await` in loops',
      one: '`await` in a loop',
      languages: SCRIPT,
      mayMatch: (line) => line.includes('await'),
    }),
  },
  {
    named: new RegExp(
      `^${FUNCTIONS_IN_JSX} ${IN_JSX}$|^inline jsx (?:function|callback|handler)$|^(?:anonymous|inline) function as prop$`,
    ),
    finder: JSX_FUNCTIONS,
  },
  {
    named: /^inline (?:(?:arrow|anonymous) )?(?:function|callback|handler|event handler|lambda)$/,
    needsLanguage: true,
    finder: { ...JSX_FUNCTIONS, languages: ['javascriptreact', 'typescriptreact'] },
  },
  {
    named:
      /^(?:jsx )?(?:prop spreading|props? spread|spread(?:ing)? props?|jsx spread|spread attribute|jsx spread attribute|spread prop)$/,
    finder: findConstructs({
      kinds: ['jsx-spread'],
      name: 'attributes of JSX that are spread',
      one: 'spread attributes',
      languages: SCRIPT,
      mayMatch: (line) => line.includes('...'),
    }),
  },
  {
    named: regex()`
      ^(?:
        component (?:inside|within|in)(?: of)? (?:other |another |a )?component|nested component definition
        |inline component definition|component defined (?:inside|in|within) (?:other |another )?component
        |unstable nested component
      )$
    `,
    finder: declared(
      {
        name: 'components that are declared in other components',
        one: 'a component in a component',
        languages: SCRIPT,
        about: ['components'],
      },
      ({ kind, name = '', body, inside }, all) =>
        kind === 'function' &&
        body?.returnsMarkup === true &&
        /^\p{Lu}/u.test(name) &&
        inside !== undefined &&
        all[inside]?.body?.returnsMarkup === true,
    ),
  },
  {
    named: regex()`
      ^(?:double|chained|unknown) (?:type )?(?:cast|casting|assertion)$
      |^(?:cast|casting|type assertion|assertion) (?:through|via) unknown$
      |^as unknown as(?: [a-z]+)?(?: (?:cast|assertion|pattern))?$
    `,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ['double-assertion'],
      name: 'type assertions of type assertions, such as `as unknown as T`',
      one: 'a double type assertion',
      languages: TYPED_SCRIPT,
      mayMatch: (line) => /\bas\b/.test(line),
    }),
  },
  {
    named:
      /^(?:any (?:cast|type cast|assertion|type assertion|casting)|cast(?:ing)? to any|as any(?: (?:cast|assertion|type assertion))?|type cast to any)$/,
    finder: findConstructs({
      kinds: ['type-assertion'],
      topics: ['any-type'],
      name: 'type assertions to `any`',
      one: 'a type assertion to `any`',
      languages: TYPED_SCRIPT,
      mayMatch: (line) => /\bany\b/.test(line),
      only: ({ subject }) => subject === 'any',
    }),
  },
  {
    named: /^(?:anonymous|unnamed) default (?:export|function export|exported function)$/,
    finder: findConstructs({
      kinds: ['anonymous-default-export'],
      name: 'default exports of functions and classes without a name',
      one: 'a default export without a name',
      languages: SCRIPT,
      mayMatch: (line) => line.includes('default'),
    }),
  },
  {
    named: /^interface$/,
    instead: /^(?:the )?types?(?: alias(?:es)?)?(?: (?:declarations?|keyword))?$/,
    mayBeCode: true,
    finder: declared(
      { name: 'declarations of an `interface`', one: 'an `interface`', languages: TYPED_SCRIPT },
      ({ kind, inside, modifiers, line }, _all, { added }) =>
        kind === 'interface' &&
        inside === undefined &&
        !modifiers.includes('declare') &&
        // One that is added to the types of somebody else is in a block.
        /^(?:export\s+(?:default\s+)?)?interface\b/.test(added.find(({ number }) => number === line)?.text ?? ''),
    ),
  },
  {
    named: /^const enum$/,
    finder: codeLines(
      { name: 'declarations of a `const enum`', one: 'a `const enum`', languages: TYPED_SCRIPT },
      /\bconst\s+enum\b/,
    ),
  },
  {
    named: /^(?:enum|enum type)$/,
    needsLanguage: true,
    finder: ENUMS,
  },
  {
    named: /^namespace$/,
    needsLanguage: true,
    finder: declared(
      { name: 'namespaces of TypeScript', one: 'a namespace', languages: TYPED_SCRIPT },
      ({ kind, modifiers, name = '' }) =>
        kind === 'namespace' && !modifiers.includes('declare') && /^[\p{L}_$]/u.test(name) && name !== 'global',
    ),
  },
  {
    named: /^parameter property$|^constructor parameter property$/,
    finder: declared(
      {
        name: 'parameters of constructors that declare a property',
        one: 'a parameter property',
        languages: TYPED_SCRIPT,
      },
      ({ kind, modifiers }) =>
        kind === 'parameter' && modifiers.some((word) => /^(?:public|private|protected|readonly)$/.test(word)),
    ),
  },
  {
    named: /^triple slash (?:directive|reference)$/,
    finder: {
      looksAt: 'code',
      words: 'reports `/// <reference>`',
      topics: [],
      languages: TYPED_SCRIPT,
      mayMatch: (line) => line.includes('///'),
      find: (file) =>
        file.facts.comments
          .filter(({ text, line }) => /^\/\/\/\s*<(?:reference|amd-)/.test(text) && file.isAdded(line))
          .map(({ line }) => ({ path: file.file.path, line, found: 'a triple-slash directive' })),
    },
  },
  {
    named: /^(?:wrapper|boxed|primitive wrapper) (?:type|object type|object)$/,
    finder: uses(
      {
        name: 'the types `String`, `Number`, `Boolean`, `Object` and `Symbol`',
        one: 'a wrapper type',
        languages: TYPED_SCRIPT,
      },
      ['String', 'Number', 'Boolean', 'Object', 'Symbol'],
      ({ kind, name, isOwn }) =>
        kind === 'type' && !isOwn && /^(?:String|Number|Boolean|Object|Symbol|BigInt)$/.test(name),
    ),
  },
  {
    named: /^arrow function(?: for (?:top level|named|standalone|exported|module level|regular) (?:function|export))?$/,
    instead: regex()`
      ^(?:(?:regular|named|traditional|standard|classic|plain) )*
        (?:functions?|functions? declarations?|functions?|function keyword)(?: (?:for|at) .+)?$
      |^the function keyword$
    `,
    wanted: regex()`
      ^function declaration for (?:top level|named|standalone|exported|module level) (?:function|export)$
      |^function keyword for (?:top level|named|standalone|exported|module level) function$
    `,
    finder: declared(
      {
        name: 'functions at the top of a file that are arrow functions',
        one: 'an arrow function at the top of a file',
        languages: SCRIPT,
      },
      ({ kind, name, body, inside }) =>
        kind === 'function' && name !== undefined && body?.isArrow === true && inside === undefined,
    ),
  },
  {
    named: /^(?:star|wildcard|namespace|glob) (?:re export|reexport|export)$|^export \*(?: from)?$|^export star$/,
    mayBeCode: true,
    finder: findImports(
      'reports `export *`',
      ({ kind, imported }) => (kind === 'export-from' && imported === '*' ? { found: '`export *`' } : undefined),
      { languages: SCRIPT_FILES, mayMatch: (line) => line.includes('export') },
    ),
  },
  {
    named: /^(?:re export|reexport|re exporting)$/,
    finder: findImports(
      'reports exports from other modules',
      ({ kind, module }) =>
        kind === 'export-from'
          ? { found: 'an export from another module', note: `This line exports from \`${module}\`.` }
          : undefined,
      { languages: SCRIPT_FILES, mayMatch: (line) => line.includes('export') },
    ),
  },
  {
    named: /^namespace import$|^import \* as(?: \w+)?$/,
    mayBeCode: true,
    finder: findImports(
      'reports imports of whole modules, as by `import * as x`',
      ({ kind, imported, isType }) =>
        kind === 'import' && imported === '*' && !isType ? { found: 'a namespace import' } : undefined,
      { languages: SCRIPT_FILES, mayMatch: (line) => /import\b.*\*/.test(line) },
    ),
  },
  {
    named: /^(?:wildcard|star) import$/,
    needsLanguage: true,
    finder: findImports(
      'reports imports of whole modules, as by `import * as x`',
      ({ kind, imported, isType }) =>
        kind === 'import' && imported === '*' && !isType ? { found: 'a namespace import' } : undefined,
      { languages: SCRIPT_FILES, mayMatch: (line) => /import\b.*\*/.test(line) },
    ),
  },
  {
    named: /^(?:side effect|side effect only|bare) import$/,
    finder: findImports(
      'reports imports for their effects, except of styles',
      ({ kind, imported, local, module }) =>
        kind === 'import' && imported === undefined && local === undefined && !ASSETS.test(module)
          ? { found: `an import for its effects`, note: `This line imports \`${module}\`.` }
          : undefined,
      { languages: SCRIPT },
    ),
  },
  {
    named:
      /^(?:native|browser|native browser|built in browser) (?:dialog|alert|popup|prompt)$|^alert (?:dialog|box|popup)$|^alert$/,
    finder: uses(
      {
        name: 'calls of `alert()`, `confirm()` and `prompt()`',
        one: 'a dialog of the browser',
        languages: SCRIPT,
        topics: ['alert'],
      },
      ['alert', 'confirm', 'prompt'],
      ({ kind, name, isOwn, fromImport }) =>
        kind === 'call' &&
        !isOwn &&
        fromImport === undefined &&
        /^(?:window\.|globalThis\.)?(?:alert|confirm|prompt)$/.test(name),
    ),
  },
  {
    named: regex()`
      ^foreach (?:with|and|on) (?:async|asynchronous|await|async await)
        (?: (?:callback|function|handler|arrow function|operation|work|code))?$
      |^(?:async|asynchronous|await)(?: (?:callback|function|arrow function))?(?: (?:in|with|inside|to|within))?
        (?: an?)?(?: array)? foreach(?: callback)?$
    `,
    finder: codeLines(
      { name: '`forEach` with an `async` callback', one: '`forEach` with `async`', languages: SCRIPT },
      /\.forEach\s*\(\s*async\b/,
    ),
  },
  {
    named: /^(?:local ?storage|session ?storage)$/,
    finder: uses(
      { name: 'uses of `localStorage` and `sessionStorage`', one: 'storage of the browser', languages: SCRIPT },
      ['localStorage', 'sessionStorage'],
      ({ name, isOwn }) => !isOwn && /^(?:window\.|globalThis\.)?(?:local|session)Storage(?:\.|$)/.test(name),
    ),
  },
  {
    named: /^(?:focused|exclusive|only) test$|^test (?:with )?\.?only$|^\.only$|^(?:commit )?\.only test$/,
    finder: uses(
      {
        name: 'tests that run alone, as by `it.only`',
        one: 'a test that runs alone',
        languages: SCRIPT,
        isLeftOut: (path) => !isTestPath(path),
      },
      ['only', 'fit', 'fdescribe', 'fcontext'],
      ({ kind, name, isOwn }) => kind === 'call' && !isOwn && FOCUSED.test(name),
    ),
  },
  {
    named: /^(?:snapshot(?: test| testing| assertion)?|inline snapshot)$/,
    finder: uses(
      { name: 'assertions with snapshots', one: 'a snapshot', languages: SCRIPT },
      ['Snapshot'],
      ({ kind, name }) => kind === 'call' && SNAPSHOTS.test(name),
    ),
  },
  {
    named: /^default prop$|^defaultprops?$/,
    mayBeCode: true,
    finder: codeLines({ name: '`defaultProps`', one: '`defaultProps`', languages: SCRIPT }, /\bdefaultProps\b/),
  },
  {
    named: /^(?:promise constructor|new promise|explicit promise construction)$/,
    finder: uses(
      { name: '`new Promise`', one: '`new Promise`', languages: SCRIPT },
      ['Promise'],
      ({ kind, name, isOwn }) => kind === 'new' && !isOwn && name === 'Promise',
    ),
  },
  {
    named: /^(?:increment|decrement|increment and decrement|unary increment)$|^\+\+$/,
    finder: uses(
      { name: 'the operators `++` and `--`', one: '`++` or `--`', languages: SCRIPT },
      ['++', '--'],
      ({ kind, name }) => kind === 'operator' && (name === '++' || name === '--'),
    ),
  },
];
