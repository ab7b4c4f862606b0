import { SCRIPT, TYPED_SCRIPT } from '../../script-languages.ts';
import { codeSpan } from '../../code-span.ts';
import { findConstructs, violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const BLOCK_NAMESPACE = findConstructs({
  kinds: ['block-namespace'],
  topics: ['namespace-style'],
  name: 'namespaces with braces in files that have only one',
  one: 'a namespace with braces',
  languages: ['csharp'],
  mayMatch: (line) => /\bnamespace\b/.test(line),
});

const SWITCH_WITHOUT_DEFAULT = findConstructs({
  kinds: ['switch-without-default'],
  topics: ['switch-default'],
  name: '`switch` statements without a default case',
  one: '`switch` without a default case',
  languages: [...SCRIPT, 'java', 'csharp', 'php', 'c', 'cpp'],
  mayMatch: (line) => /\bswitch\b/.test(line),
});

const CONCATENATION = findConstructs({
  kinds: ['string-concatenation'],
  topics: ['string-concatenation'],
  name: 'strings that are joined with `+`',
  one: 'a string that is joined with `+`',
  languages: [...SCRIPT, 'csharp'],
  mayMatch: (line) => line.includes('+'),
});

const PYTHON_CONCATENATION = findConstructs({
  kinds: ['string-concatenation'],
  topics: ['string-concatenation'],
  name: 'strings that are joined with `+`',
  one: 'a string that is joined with `+`',
  languages: ['python'],
  mayMatch: (line) => line.includes('+'),
});

const NULL_OPERATORS = findConstructs({
  kinds: ['null-comparison'],
  topics: ['null-comparison'],
  name: 'comparisons with `null` by `==` and `!=`, outside of lambdas',
  one: 'a comparison with `null` by an operator',
  languages: ['csharp'],
  mayMatch: (line) => /[!=]=/.test(line),
});

const OBJECT_TYPE_ALIAS = findConstructs({
  kinds: ['object-type-alias'],
  topics: ['object-type-alias'],
  name: 'type aliases for the shape of an object',
  one: 'a type alias for the shape of an object',
  languages: TYPED_SCRIPT,
  mayMatch: (line) => /\btype\b/.test(line),
});

/** A finder of `function` expressions that could be arrow functions: those that use nothing of their own call. */
const FUNCTION_EXPRESSIONS: ThingFinder = {
  looksAt: 'code',
  words: 'reports `function` expressions without a name that use no `this` and no `arguments`',
  topics: ['arrow-callback'],
  languages: SCRIPT,
  mayMatch: (line) => /\bfunction\b/.test(line),
  find: (file) => {
    const lines = file.head?.split('\n');
    return lines === undefined
      ? []
      : file.facts.declarations
          .filter(
            ({ kind, name, body, line, endLine }) =>
              kind === 'function' &&
              name === undefined &&
              body?.isArrow === false &&
              !NOT_AN_ARROW.test(lines.slice(line - 1, endLine).join('\n')),
          )
          .flatMap((found) => violationAt(file, found, 'a `function` expression'));
  },
};

const NOT_AN_ARROW = /\bthis\b|\barguments\b|\bnew\.target\b|\bfunction\s*\*|\bsuper\b/;

const USINGS_OF_SEVERAL_LINES: ThingFinder = {
  looksAt: 'code',
  words: 'reports `using` directives that take several lines',
  languages: ['csharp'],
  topics: [],
  find: (file) =>
    file.facts.imports
      .filter(({ line, endLine }) => endLine > line)
      .flatMap((found) => violationAt(file, found, '`using` over several lines')),
};

export const ENUMS: ThingFinder = {
  looksAt: 'code',
  words: 'reports declarations of an `enum`',
  topics: ['enum'],
  languages: TYPED_SCRIPT,
  mayMatch: (line) => /\benum\b/.test(line),
  find: (file) =>
    file.facts.declarations
      .filter(({ kind }) => kind === 'enum')
      .flatMap((one) => violationAt(file, { line: one.nameLine }, codeSpan(`enum ${one.name ?? ''}`.trim()))),
};

const DEFAULT = '(?:an? |the )?default(?: cases?| clauses?| branch(?:es)?| labels?)?';
const SWITCHES = '(?:(?:all|every|each|any|the) )*switch(?:es| statements?| blocks?)?';
const FOR_OBJECTS = regexSource`
  (?:
    [ ](?:for|to define|when defining) (?:(?:all|defining|describing) )*
      (?:objects?|object (?:shapes?|types?|structures?|definitions?)|props|shapes?|data structures?)
  )?
`;
const ALIASES = `types?(?: alias(?:es)?)?${FOR_OBJECTS}`;
const NAMESPACES = '(?:the )?namespaces?(?: declarations?| blocks?)?';

/** Forms of statements and declarations that rules name by words. */
export const STATEMENT_CONSTRUCTS: readonly NamedThing[] = [
  {
    required: regex()`
      ^(?:
        file[- ]scoped namespaces?(?: declarations?)?
        |namespace (?:statements?|declarations?)(?= instead| |$)(?: instead of namespace blocks)?
      )(?: (?:only|everywhere|throughout))?$
    `,
    forbidden: /^(?:block[- ]scoped namespaces?(?: declarations?)?|namespace blocks?)$/,
    finder: BLOCK_NAMESPACE,
  },
  { required: /^single-line using directives?$/, finder: USINGS_OF_SEVERAL_LINES },
  {
    required: new RegExp(
      `^(?:usings? )?(?:directives?|statements?)? ?(?:be )?(?:placed )?(?:outside|above|before)(?: of)? ${NAMESPACES}$`,
    ),
    forbidden: new RegExp(`^(?:usings? )?(?:directives?|statements?)? ?(?:inside|within|in)(?: of)? ${NAMESPACES}$`),
    finder: findConstructs({
      kinds: ['using-in-namespace'],
      name: '`using` directives inside of namespaces',
      one: '`using` inside of a namespace',
      languages: ['csharp'],
      mayMatch: (line) => /\busing\b/.test(line),
    }),
  },
  {
    forbidden: /^#?regions?(?: (?:directives?|blocks?|regions?))?$/,
    finder: findConstructs({
      kinds: ['region'],
      name: '`#region`',
      one: '`#region`',
      languages: ['csharp'],
      mayMatch: (line) => line.includes('#region'),
    }),
  },
  {
    required: new RegExp(
      `^${SWITCHES} (?:must |should )?(?:always )?(?:have|include|contain|need|handle) ${DEFAULT}$|^${DEFAULT} (?:in|to|for|on) ${SWITCHES}$`,
    ),
    forbidden: new RegExp(`^${SWITCHES} without ${DEFAULT}$`),
    finder: SWITCH_WITHOUT_DEFAULT,
  },
  {
    required: regex()`
      ^arrow functions?(?: =>| \(=>\))? (?:over|instead of|rather than)[ ]
        (?:(?:traditional|regular|anonymous|normal|classic) )*function expressions?$
      |^arrow functions?(?: =>| \(=>\))? (?:for|as|in) (?:(?:all|anonymous|inline|short) )*callbacks?(?: and (?:short|inline|small) functions?)?$
      |^arrow callbacks?$|^arrow functions?$
    `,
    forbidden:
      /^(?:(?:traditional|regular|normal|anonymous|named|classic) )*function expressions?$|^anonymous functions$/,
    instead: /\barrow\b/,
    finder: FUNCTION_EXPRESSIONS,
  },
  {
    required: regex()`
      ^interfaces? (?:over|instead of|rather than) ${ALIASES}$|^interfaces${FOR_OBJECTS.slice(0, -1)}$
      |^interface (?:for|to (?:define|describe)) (?:all )?object (?:shapes?|types?|type definitions)$
    `,
    forbidden: new RegExp(`^${ALIASES}$`),
    instead: /^(?:an? |the )?(?:`?interface`?s?)(?: (?:declarations?|keyword))?$/,
    mayBeCode: true,
    finder: OBJECT_TYPE_ALIAS,
  },
  {
    forbidden: /^(?:string )?concatenat(?:ion|ing)(?: of)?(?: strings?)?(?: (?:with|using|via) \+)?$/,
    required:
      /^(?:string )?interpolation(?: (?:over|instead of|rather than|for) (?:string )?(?:concatenation|formatting|building strings))?$/,
    instead: /interpolat|\$"/,
    finder: CONCATENATION,
  },
  {
    forbidden:
      /^(?:string )?concatenat(?:ion|ing)(?: of)?(?: strings?)?(?: (?:with|using|via) \+)?$|^\+ concatenation$/,
    instead: /f-string/,
    finder: PYTHON_CONCATENATION,
  },
  {
    required: regex()`
      ^is (?:not )?null(?: ?\/ ?is (?:not )?null)?(?: (?:checks?|patterns?|comparisons?|pattern matching))?
        (?: for null checks)?$
      |^(?:c# )?pattern matching for null (?:checks?|comparisons?)$
    `,
    mayBeCode: true,
    finder: NULL_OPERATORS,
  },
  {
    forbidden: /^(?:old[- ]style |c[- ]style )casts?(?: expressions?)?$/,
    finder: findConstructs({
      kinds: ['c-style-cast'],
      name: 'casts in the style of C, except to `void`',
      one: 'a cast in the style of C',
      languages: ['cpp', 'cuda-cpp'],
      mayMatch: (line) => line.includes('('),
    }),
  },
  {
    forbidden: /^(?:plain |unscoped |c-style |traditional )?enums?$/,
    instead: /\benum class|scoped enum/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ['unscoped-enum'],
      name: '`enum` without `class`',
      one: '`enum` without `class`',
      languages: ['cpp', 'cuda-cpp'],
      mayMatch: (line) => /\benum\b/.test(line),
    }),
  },
  { forbidden: /^(?:typescript|ts) enums?(?: types?)?$/, finder: ENUMS },
  {
    forbidden: regex()`
      ^lambda assignments?$
      |^assign(?:ing)? lambdas?(?: (?:expressions?|functions?))?(?: to (?:an? )?(?:variables?|names?|identifiers?))?$
      |^lambdas?(?: expressions?)? assigned to (?:variables?|names?)$|^named lambdas?$
    `,
    finder: findConstructs({
      kinds: ['assigned-lambda'],
      topics: ['assigned-lambda'],
      name: 'lambdas that are assigned to a name',
      one: 'a lambda that is assigned to a name',
      languages: ['python'],
      mayMatch: (line) => /\blambda\b/.test(line),
    }),
  },
  {
    required: regex()`
      ^(?:order|place|put|list|declare|define) required (?:fields?|attributes?|parameters?) before optional[ ]
        (?:fields?|attributes?|parameters?|ones)(?: (?:in|of) (?:all )?dataclass(?:es)?)$
      |^required (?:fields?|attributes?) before optional (?:fields?|attributes?|ones) (?:in|of) (?:all )?dataclass
        (?:es)?$
    `,
    finder: findConstructs({
      kinds: ['required-after-optional'],
      name: 'fields of dataclasses without a default after one that has a default',
      one: 'a required field after an optional one',
      languages: ['python'],
    }),
  },
];
