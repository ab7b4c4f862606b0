import { isTestPath } from '../../../../../symbols/is-test.ts';
import type { DeclarationFact } from '../../../../../syntax/facts/types.ts';
import { findConstructs, violationAt, type NamedThing, type ThingFinder } from '../../named-things.ts';
import { wordsAmong } from '../../phrases.ts';
import { codeLines, declared, keywords } from '../finders.ts';
import { regex, regexSource } from '../../../../../text/regex.ts';

const GO = ['go'];
const WRAPPING =
  'wrap wrapping use always the an? all every returned error message with context contextual descriptive additional useful meaningful when return returning propagate propagating to add adding provide for format formatting using via by verb and it them that is up call stack preserve chain external underlying original lower level be from function';
const IN_TESTS =
  'use call invoke add include run have start begin mark make in at on of to the an? all every each new unit go test case subtest function first line beginning top start must should should be always where';

/** Errors that a message is made of, without being wrapped. */
const UNWRAPPED_ERRORS: ThingFinder = {
  looksAt: 'code',
  words: 'reports `fmt.Errorf` that formats an error without `%w`',
  languages: GO,
  topics: [],
  mayMatch: (line) => line.includes('Errorf'),
  find: (file) =>
    file.facts.uses
      .filter(({ kind, name, arguments: given = [] }) => {
        const [format = '', ...values] = given;
        return (
          kind === 'call' &&
          name === 'fmt.Errorf' &&
          // A long text is cut, and `%w` mostly stands at its end.
          /["`]$/.test(format) &&
          /%[+#]?[vsq]/.test(format) &&
          !format.includes('%w') &&
          values.some((value) => /^(?:\w+\.)*(?:err|\w*Err)$/.test(value))
        );
      })
      .flatMap((use) => violationAt(file, use, 'an error that is not wrapped')),
};

const COMPARED_ERRORS = codeLines(
  { name: 'errors that are compared by `==` and `!=`', one: 'a comparison of errors by an operator', languages: GO },
  /\berr\s*[!=]=\s*(?!nil\b)[A-Za-z]/,
);

/** Finds functions of test files that lack a call. Their lines are read as text, because a call may be on any of them. */
function tests(
  name: string,
  one: string,
  call: RegExp,
  isMeant: (declared: DeclarationFact, parameters: readonly DeclarationFact[]) => boolean,
): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${name}`,
    languages: GO,
    topics: [],
    mayMatch: (line) => /\bfunc\b/.test(line),
    find: (file) => {
      const lines = file.head?.split('\n');
      if (lines === undefined || !isTestPath(file.file.path)) {
        return [];
      }
      const all = file.facts.declarations;
      const parameters = new Map<number, DeclarationFact[]>();
      for (const one of all) {
        if (one.kind === 'parameter' && one.inside !== undefined) {
          parameters.set(one.inside, [...(parameters.get(one.inside) ?? []), one]);
        }
      }
      return all
        .filter(
          (declared, index) =>
            declared.kind === 'function' &&
            declared.name !== undefined &&
            declared.hasBody &&
            isMeant(declared, parameters.get(index) ?? []) &&
            !call.test(lines.slice(declared.line - 1, declared.endLine).join('\n')),
        )
        .flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, one));
    },
  };
}

/** Forms of go that rules name by words. */
export const GO_VOCABULARY: readonly NamedThing[] = [
  {
    named: regex()`
      ^(?:store|keep|put|embed|hold|save|have|pass) (?:a |the )?(?:context\.)?context(?:\.context)?(?: object| value)?
        [ ](?:in|inside|within|on|as) (?:a |the )?(?:struct|struct (?:field|type|member))$
      |^(?:context\.)?context in struct(?: field)?$
    `,
    finder: declared(
      {
        name: 'fields of the type `context.Context`',
        one: 'a context in a struct',
        languages: GO,
        about: ['contexts of Go'],
      },
      ({ kind, type }) => /^(?:field|property)$/.test(kind) && type === 'context.Context',
    ),
  },
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
  {
    wanted: wordsAmong(
      ['%w[^\\s,]*|fmt\\.errorf\\([^()]*%w[^()]*\\)'],
      `${WRAPPING} fmt\\.errorf fmt\\.errorf\\([^()]*\\)`,
    ),
    mayBeCode: true,
    finder: UNWRAPPED_ERRORS,
  },
  {
    named: /^%v$/,
    instead: /^%w$/,
    mayBeCode: true,
    finder: UNWRAPPED_ERRORS,
  },
  {
    named: /^(?:single value|unchecked|one value|bare|panicking|unsafe|naked) type assertion(?: \w+(?:\.\(.*\))?)?$/,
    wanted: wordsAmong(
      ['type assertion|type switch', 'comma ok|ok value|ok|two value'],
      'use check always the of for in form idiom pattern when doing safe every all value result with checked',
    ),
    finder: codeLines(
      { name: 'type assertions of one value', one: 'a type assertion without `ok`', languages: GO },
      /^(?!.*[\w.\])]\s*,\s*\w+\s*:?=[^=]).*[\w)\]]\.\((?!type\))[*\w.[\]{}]+\)/,
    ),
  },
  {
    named:
      /^discard (?:(?:a|the) )?(?:type[- ]assertion (?:result|ok|ok value)|result of (?:a )?type[- ]assertion)(?: (?:with|using) _)?$/,
    finder: codeLines(
      {
        name: 'type assertions whose `ok` is assigned to `_`',
        one: 'a type assertion whose `ok` is ignored',
        languages: GO,
      },
      /,\s*_\s*:?=\s*.*[\w)\]]\.\((?!type\))[*\w.[\]{}]+\)\s*;?\s*$/,
    ),
  },
  {
    wanted: wordsAmong(
      ['t\\.parallel(?:\\(\\))?'],
      `${IN_TESTS} parallel as mark safe independent maximize maximise concurrency`,
    ),
    mayBeCode: true,
    finder: tests(
      'tests that do not call `t.Parallel()`',
      'a test without `t.Parallel()`',
      /\.(?:Parallel|Setenv|Chdir)\(/,
      ({ name = '' }) => /^Test(?!Main$)/.test(name),
    ),
  },
  {
    wanted: wordsAmong(['t\\.helper(?:\\(\\))?'], `${IN_TESTS} helper utility mark with`),
    mayBeCode: true,
    finder: tests(
      'functions of tests that take a `testing.T` and do not call its `Helper()`',
      'a test helper without `t.Helper()`',
      /\.Helper\(/,
      ({ name = '' }, parameters) =>
        !/^(?:Test|Benchmark|Fuzz|Example)/.test(name) &&
        parameters.some(({ type = '' }) => /^(?:\*testing\.[TBF]|testing\.TB)$/.test(type)),
    ),
  },
  {
    named:
      /^(?:==|direct (?:error )?comparison|error comparison (?:with|using|by) ==|== (?:for|on) error(?: comparison)?|compare error (?:with|using|by) ==)$/,
    instead: /errors\.(?:is|as)/i,
    mayBeCode: true,
    finder: COMPARED_ERRORS,
  },
  {
    named: /^(?:compare error (?:directly|with ==|using ==|by ==)|== error comparison|direct error comparison)$/,
    wanted: wordsAmong(
      ['errors\\.is(?:\\(\\))?'],
      regexSource`
        use for when to check checking compare comparing comparison error sentinel and errors\.as(?:\(\))? or inspect
          [ ]inspecting match matching type always known specific the wrapped
      `,
    ),
    mayBeCode: true,
    finder: COMPARED_ERRORS,
  },
];
