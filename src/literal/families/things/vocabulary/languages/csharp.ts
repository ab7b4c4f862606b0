import type { Violation } from '../../../../types.ts';
import { findConstructs, type NamedThing } from '../../named-things.ts';
import { wordsAmong } from '../../phrases.ts';
import { codeLines, declared, keywords, uses } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const CSHARP = ['csharp'];
/** `Foo<Bar> a = new Foo<Bar>(`: the type stands on both sides. */
const REPEATS_TYPE = /^\s*(?:using\s+)?(?<type>[A-Z][\w.]*(?:<[^=;]{1,60}>)?)\s+\w+\s*=\s*new\s+\k<type>\s*[({]/;

/** Names of methods that frameworks call for an event: `OnClosing`, `Button_Click`, `HandleLoaded`. */
const HANDLES_EVENTS = /^On[A-Z]|_[A-Z]\w*$|^Handle[A-Z]|Handler$/;

/** Forms of csharp that rules name by words. */
export const CSHARP_VOCABULARY: readonly NamedThing[] = [
  {
    wanted:
      /^collection (?:expression|initializer)(?: (?:\[\]|\[\.\.\.\]|for (?:all )?(?:list|collection|array).{0,30}|with \[\]))?$/,
    // Without `[]`, initializers are `new List<int> { 1 }`.
    isMeantBy: (statement) => /\bcollection expressions?\b|\[\]/i.test(statement),
    finder: codeLines(
      {
        name: 'empty lists and arrays that are created for a written type: `List<int> a = new();`',
        one: 'an empty collection without `[]`',
        languages: CSHARP,
      },
      // A variable of `var` needs its type on the right.
      regex()`
        ^(?!.*\b(?:var|const)\s)\s*(?:[\w]+\s+)*(?:List|IList|IEnumerable|ICollection|IReadOnlyList|IReadOnlyCollection)
          <[^=;]*>\??\s+\w+\s*(?:\{[^}]*\}\s*)?=\s*
          (?:new\s*(?:List<[^=;]*>)?\s*\(\s*\)|Array\.Empty<[^=;]*>\(\)|Enumerable\.Empty<[^=;]*>\(\))\s*;
      `,
    ),
  },
  {
    wanted: /^var for apparent type$/,
    finder: {
      looksAt: 'code',
      words: 'reports local variables with a written type that `new` repeats: `A b = new A();`',
      languages: CSHARP,
      topics: [],
      mayMatch: (line) => REPEATS_TYPE.test(line),
      find: ({ file: { path }, facts, added }) => {
        const textOf = new Map(added.map(({ number, text }) => [number, text]));
        return facts.declarations.flatMap(({ kind, nameLine, inside }): readonly Violation[] => {
          const around = inside === undefined ? undefined : facts.declarations[inside];
          const isLocal = around !== undefined && /^(?:method|function|constructor)$/.test(around.kind);
          return kind === 'variable' && isLocal && REPEATS_TYPE.test(textOf.get(nameLine) ?? '')
            ? [{ path, line: nameLine, found: 'a type that its value repeats' }]
            : [];
        });
      },
    },
  },
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
    forbidden: /^async void(?: methods?| functions?)? that are no event handlers$/,
    finder: declared(
      { name: '`async void` methods that are no event handlers', one: '`async void`', languages: ['csharp'] },
      ({ kind, modifiers, type, name = '', nameLine }, all, { facts }) =>
        /^(?:method|function)$/.test(kind) &&
        modifiers.includes('async') &&
        type === 'void' &&
        !HANDLES_EVENTS.test(name) &&
        !all.some(
          (one) =>
            one.kind === 'parameter' &&
            one.inside !== undefined &&
            all[one.inside]?.nameLine === nameLine &&
            /EventArgs\b/.test(one.type ?? ''),
        ) &&
        !facts.code.some((one) => one.line === nameLine && /EventArgs\b/.test(one.text)),
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
      {
        name: 'calls of `GetService` and `GetRequiredService`, and uses of `ServiceLocator`',
        one: 'a service locator',
        languages: ['csharp'],
      },
      ['GetService', 'GetRequiredService', 'GetKeyedService', 'GetRequiredKeyedService', 'ServiceLocator'],
      ({ kind, name }) =>
        (kind === 'call' && /\.Get(?:Required)?(?:Keyed)?Service(?:<.*>)?$/.test(name)) ||
        (/^(?:call|member)$/.test(kind) && name.startsWith('ServiceLocator.')),
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
  {
    named: /^(?:out|ref)(?: (?:and|or) (?:ref|out))? parameter$|^(?:out|ref)$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: 'parameters with `out` and `ref`', one: 'an `out` or `ref` parameter', languages: CSHARP },
      /[(,]\s*(?:out|ref)\s+(?!var\b)[\w.<>[\]?,]+\s+\w+\s*[,)]/,
    ),
  },
  {
    named: /^extension method$/,
    finder: codeLines(
      { name: 'extension methods', one: 'an extension method', languages: CSHARP },
      /\(\s*this\s+[\w.<>[\]?,]+\s+\w/,
    ),
  },
  {
    named: /^(?:static using|using static)(?: directive)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`using static`', one: '`using static`', languages: CSHARP },
      /^\s*(?:global\s+)?using\s+static\b/,
    ),
  },
  {
    wanted: wordsAmong(
      ['configureawait\\(false\\)|\\.configureawait\\(false\\)'],
      'use always call add append on with all every each await awaited async asynchronous task call operation expression when awaiting to in the an?',
    ),
    mayBeCode: true,
    finder: codeLines(
      {
        name: '`await` in one line without `ConfigureAwait`',
        one: '`await` without `ConfigureAwait(false)`',
        languages: CSHARP,
      },
      /\bawait\s+(?!using\b|foreach\b|Task\.Yield)(?!.*\.ConfigureAwait\().*\);\s*$/,
    ),
  },
  {
    named: regex()`
      ^(?:block|blocking|synchronously block|blocking wait|block synchronously)(?: call)? on (?:async|asynchronous)
        (?: code| method| call| operation| task)?$
      |^(?:sync|synchronous) over async(?: call| pattern)?$
    `,
    finder: codeLines(
      {
        name: '`.GetAwaiter().GetResult()`, and `.Result` and `.Wait()` of asynchronous calls',
        one: 'a wait that blocks',
        languages: CSHARP,
      },
      /\.GetAwaiter\(\)\s*\.GetResult\(\)|Async\([^;]*\)\.(?:Result\b|Wait\(\))/,
    ),
  },
  {
    named: /^record(?: type| class| struct)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'records', one: 'a record', languages: CSHARP },
      /^\s*(?:(?:public|internal|private|protected|sealed|abstract|partial|readonly|file)\s+)*record\s+(?:class\s+|struct\s+)?[A-Z]/,
    ),
  },
];
