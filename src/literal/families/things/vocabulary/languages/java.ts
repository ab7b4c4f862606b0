import type { DeclarationFact } from '../../../../../syntax/facts/types.ts';
import { INJECTED_FIELDS } from '../../declared-forms.ts';
import { findConstructs, type NamedThing } from '../../named-things.ts';
import { codeLines, declared, uses } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const TEST =
  /^(?:org\.junit\.jupiter\.(?:api|params)\.)?(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate)$/;

function isTestMethod({ kind, attributes }: DeclarationFact): boolean {
  return kind === 'method' && attributes.some((name) => TEST.test(name)) && !attributes.includes('Override');
}

/** A class that extends another one may have to be seen by others as well. */
function isTestClass(one: DeclarationFact, all: readonly DeclarationFact[]): boolean {
  return (
    one.kind === 'class' &&
    one.bases.length === 0 &&
    !one.modifiers.includes('abstract') &&
    all.some((other) => all[other.inside ?? -1] === one && isTestMethod(other))
  );
}

/** Forms of java that rules name by words. */
export const JAVA_VOCABULARY: readonly NamedThing[] = [
  {
    named: regex()`
      ^(?:(?:inline )?fully qualified|fq|full package|full) (?:(?:class |type |package )*name(?: of class)?|class)
        (?: (?:in|inside|within) (?:code|code body|method body|java|java code)| inline| inline in code)?(?: directly)?$
      |^(?:inline )?(?:fqn|fqcn)(?: (?:in|inside|within) (?:code|method body|code body))?$
    `,
    finder: uses(
      { name: 'names of classes with their package', one: 'a fully qualified name', languages: ['java', 'php'] },
      ['.', '\\'],
      ({ kind, name }) =>
        /^(?:call|new|type|name|member)$/.test(kind) &&
        /^(?:[a-z][a-z\d_]*\.){2,}[A-Z]|^\\?(?:[A-Za-z]\w*\\)+[A-Z]/.test(name),
    ),
  },
  {
    named: /^(?:statement switch|switch statement|(?:old style|traditional|classic|legacy) switch(?: statement)?)$/,
    instead: /\bswitch\b.*\b(?:expressions?|->)|\bpattern match/,
    finder: codeLines(
      { name: 'statements that begin with `switch`', one: 'a `switch` statement', languages: ['java', 'csharp'] },
      /^\s*(?:\}?\s*else\s+)?switch\s*\(/,
    ),
  },
  {
    wanted: regex()`
      ^package private(?: (?:for )?(?:junit )?(?:\d )?test(?: class| method| class and method)?)?$
      |^(?:junit )?(?:\d )?test(?: class(?: and (?:test )?method)?| method)? (?:be )?package private$
    `,
    isMeantBy: (statement) => /\btest/i.test(statement),
    finder: declared(
      {
        name: '`public` test classes that extend nothing, and `public` test methods',
        one: 'a public test',
        languages: ['java'],
      },
      (one, all) => one.modifiers.includes('public') && (isTestMethod(one) || isTestClass(one, all)),
    ),
  },
  {
    named:
      /^final (?:(?:keyword|modifier) )?(?:on|for|in) (?:local|local variable|variable)(?: (?:and|or) (?:method )?parameter)?$/,
    finder: declared(
      { name: '`final` on local variables', one: '`final` on a local variable', languages: ['java'] },
      ({ kind, modifiers, inside }, all) =>
        /^(?:variable|constant)$/.test(kind) &&
        modifiers.includes('final') &&
        /^(?:method|constructor|function)$/.test(all[inside ?? -1]?.kind ?? ''),
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
  {
    named: regex()`
      ^(?:java\.util\.)?optional (?:
        as (?:an? )?(?:method )?(?:parameter|argument)|(?:method )?(?:parameter|argument)
        |for (?:method )?(?:parameter|argument)
      )(?: or field)?$
    `,
    finder: declared(
      { name: 'parameters of the type `Optional`', one: 'an `Optional` parameter', languages: ['java'] },
      ({ kind, type = '' }) => kind === 'parameter' && /^(?:java\.util\.)?Optional(?:Int|Long|Double)?\b/.test(type),
    ),
  },
  {
    named: /^optional (?:as (?:an? )?field|field|for field)(?: type)?$/,
    finder: declared(
      { name: 'fields of the type `Optional`', one: 'an `Optional` field', languages: ['java'] },
      ({ kind, type = '' }) => kind === 'field' && /^(?:java\.util\.)?Optional(?:Int|Long|Double)?\b/.test(type),
    ),
  },
  {
    wanted:
      /^constructor(?: based)? injection(?: (?:for|of|with) (?:all |bean |required )*dependenc(?:y|ies)?)?(?: (?:only|exclusively))?$/,
    finder: INJECTED_FIELDS,
  },
];
