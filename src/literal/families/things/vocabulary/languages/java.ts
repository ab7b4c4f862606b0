import { findConstructs, type NamedThing } from '../../named-things.ts';
import { codeLines, declared, uses } from '../finders.ts';

/** Forms of java that rules name by words. */
export const JAVA_VOCABULARY: readonly NamedThing[] = [
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
  {
    named:
      /^(?:java\.util\.)?optional (?:as (?:an? )?(?:method )?(?:parameter|argument)|(?:method )?(?:parameter|argument)|for (?:method )?(?:parameter|argument))(?: or field)?$/,
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
    finder: codeLines(
      { name: '`@Autowired` and `@Inject` on fields', one: 'an injected field', languages: ['java'] },
      /^\s*@(?:Autowired|Inject|Resource)(?:\([^)]*\))?\s+(?:(?:private|protected|public)\s+)?[A-Z][\w<>, ]*\s+\w+\s*;/,
    ),
  },
];
