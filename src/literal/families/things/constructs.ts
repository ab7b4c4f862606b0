import type { UseFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import type { Topic } from '../../ownership/types.ts';
import type { Violation } from '../../types.ts';
import { DEFAULT_EXPORTS } from './default-exports.ts';
import { INLINE_STYLE } from './inline-style.ts';
import { findConstructs, violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { SCRIPT, TYPED_SCRIPT } from '../../script-languages.ts';
import { ENUMS } from './statement-constructs.ts';
import { TEXT_OF_USERS } from './user-text.ts';
import { regex } from '../../../text/regex.ts';

const TERNARIES = [...SCRIPT, 'python', 'java', 'csharp', 'php', 'cpp', 'c', 'ruby'];

const LOOSE_EQUALITY = findConstructs({
  kinds: ['loose-equality'],
  topics: ['loose-equality'],
  name: '`==` and `!=`',
  one: 'a loose comparison',
  languages: SCRIPT,
  mayMatch: (line) => /[=!]=/.test(line),
});

const CLASS_COMPONENT = findConstructs({
  kinds: ['class-component'],
  topics: ['class-component'],
  name: 'components that are classes',
  one: 'a class component',
  languages: SCRIPT,
  about: ['components'],
  mayMatch: (line) => /\bclass\b/.test(line),
});

const LET_NEVER_ASSIGNED = findConstructs({
  kinds: ['let-never-assigned'],
  topics: ['let-never-assigned'],
  name: '`let` of a variable that is never assigned again',
  one: '`let` of a variable that never changes',
  languages: SCRIPT,
  mayMatch: (line) => /\blet\b/.test(line),
});

const STRING_CONCATENATION = findConstructs({
  kinds: ['string-concatenation'],
  topics: ['string-concatenation'],
  name: 'strings that are joined with `+`',
  one: 'a string that is joined with `+`',
  languages: SCRIPT,
  mayMatch: (line) => line.includes('+'),
});

const OLD_FORMATTING = findConstructs({
  kinds: ['percent-format', 'format-call'],
  topics: ['old-formatting'],
  name: 'strings that are formatted with `%` or `.format()`',
  one: 'a string that is formatted with `%` or `.format()`',
  languages: ['python'],
});

const PROMISE_CHAIN = findConstructs({
  kinds: ['promise-chain'],
  topics: ['promise-chain'],
  name: '`.then()` and `.catch()` on promises',
  one: 'a promise chain',
  languages: SCRIPT,
  mayMatch: (line) => /\b(?:then|catch|finally)\b/.test(line),
});

/** Forms of code that rules name by words. */
export const CONSTRUCTS: readonly NamedThing[] = [
  {
    forbidden:
      /^(?:the )?(?:explicit )?any(?:[- ]types?| type annotations?| as (?:a )?type)?$|^types? any$|^any any types?$/,
    finder: usesOf('keyword', 'any', { name: 'the type `any`', languages: TYPED_SCRIPT, topic: 'any-type' }, (line) =>
      /\bany\b/.test(line),
    ),
  },
  {
    forbidden:
      /^(?:loose|abstract|double|non-strict|weak)[- ]equal(?:ity|s)?(?: (?:operators?|checks?|comparisons?))?$/,
    required: regex()`
      ^===(?:(?: and |\/)!==)? (?:for|in) (?:all |every )?(?:equality )?(?:checks?|comparisons?|equality)$
      |^strict(?:ly)?[- ](?:equal(?:ity|s)?|comparisons?)(?: (?:operators?|checks?|comparisons?))?$
      |^triple[- ]equals?$|^===(?:,? (?:and|or) !==|\/!==)?(?: only| always)?$
    `,
    mayBeCode: true,
    finder: LOOSE_EQUALITY,
  },
  ...DEFAULT_EXPORTS,
  {
    forbidden: regex()`
      ^(?:deeply )?(?:nested|chained|nest|chain) (?:
        ternaries|(?:ternary|conditional) (?:operators?|expressions?)|ternary(?: statements?)?|ternary if expressions
      )$
    `,
    finder: findConstructs({
      kinds: ['nested-ternary'],
      topics: ['nested-ternary'],
      name: 'ternary expressions inside of others',
      one: 'a nested ternary expression',
      languages: TERNARIES,
      mayMatch: (line) => /[?]|\bif\b/.test(line),
    }),
  },
  {
    forbidden: /^(?:ternaries|ternary (?:operators?|expressions?|statements?))$/,
    finder: findConstructs({
      kinds: ['ternary'],
      topics: ['ternary'],
      name: 'ternary expressions',
      one: 'a ternary expression',
      languages: TERNARIES,
      mayMatch: (line) => /[?]|\bif\b/.test(line),
    }),
  },
  {
    forbidden: regex()`
      ^(?:typescript )?non-?null(?:[- ]assertions?)(?: (?:operators?|expressions?))?(?: !)?$
      |^(?:the |typescript )*! non-null assertions?$|^(?:the )?null-forgiving operators?(?: !)?$
    `,
    finder: findConstructs({
      kinds: ['non-null-assertion'],
      topics: ['non-null-assertion'],
      name: 'non-null assertions with `!`',
      one: 'a non-null assertion',
      languages: [...TYPED_SCRIPT, 'csharp'],
      mayMatch: (line) => line.includes('!'),
    }),
  },
  {
    forbidden: /^type[- ](?:assertions?|casts?|casting)(?: with as| using as)?$|^(?:as )?type assertions?$|^as casts?$/,
    named: /^as (?:type )?(?:cast|casting|assertion|conversion|coercion)$/,
    finder: findConstructs({
      kinds: ['type-assertion'],
      name: 'type assertions, except `as const`',
      one: 'a type assertion',
      languages: TYPED_SCRIPT,
      only: ({ subject }) => subject !== 'const' && subject !== 'as const',
    }),
  },
  {
    forbidden: regex()`
      ^(?:raw |chained |long )?(?:
        promise (?:chains?|chaining)|promise chains? with \.?then(?:\(\))?(?:(?:\/| and | or |, )\.catch(?:\(\))?)?
        |\.?then(?:\(\))? (?:chains?|chaining|calls?|callbacks?)|then\/catch(?: chains?)?
        |\.then(?:\(\))?\/\.catch(?:\(\))?(?: chains?)?|promise\.then(?:\(\))?(?: chains?)?
      )$
    `,
    finder: PROMISE_CHAIN,
  },
  {
    forbidden: /^(?:raw |plain )?promises$|^\.then(?:\(\))?$/,
    instead: /\basync\b|\bawait\b/,
    mayBeCode: true,
    finder: PROMISE_CHAIN,
  },
  {
    forbidden: /^let(?: for (?:all |any )?variable(?: declaration)?s?)?$/,
    instead: /\bconst\b/,
    required: regex()`
      ^const(?:
        [ ](?:
          by default|(?:where|when)(?:ever)? possible|over let
          |for (?:all )?(?:variables|values|bindings) (?:that|which) (?:are|do|is) (?:never|not) (?:be )?
            (?:reassigned|change|modified)
          |unless reassign(?:ed|ment is needed)
        )
      )?$
    `,
    mayBeCode: true,
    finder: LET_NEVER_ASSIGNED,
  },
  {
    forbidden: /^var(?: (?:declarations?|keyword|statements?|variables?))?$/,
    instead: /\bexplicit(?:ly)? typ/,
    finder: usesOf(
      'keyword',
      'var',
      { name: '`var` in place of a type', languages: ['csharp'], topic: 'implicit-type' },
      (line) => /\bvar\b/.test(line),
    ),
  },
  {
    forbidden: /^var(?: (?:declarations?|keyword|statements?|variables?))?$/,
    // `val` is a word of Kotlin and Scala, whose `var` another check looks for.
    isMeantBy: (statement) => !/\bexplicit(?:ly)? typ|\bval\b/i.test(statement),
    finder: findConstructs({
      kinds: ['var-declaration'],
      topics: ['var-declaration'],
      name: '`var` declarations',
      one: '`var`',
      languages: SCRIPT,
      mayMatch: (line) => /\bvar\b/.test(line),
    }),
  },
  {
    required:
      /^f-strings?(?: (?:for|in) (?:all )?(?:string )?(?:formatting|interpolation)| for (?:formatting|interpolating) strings)?(?: exclusively| only)?$/,
    forbidden: regex()`
      ^%[- ](?:formatting|style formatting|operators?)$
      |^(?:str)?\.format(?:\(\))?(?:,? or |,? and |\/|, )%(?:[- ]style)? ?(?:formatting|operators?)?$
      |^%(?:[- ]style)? formatting(?:,? or |,? and |\/|, )(?:str)?\.format(?:\(\))?$
      |^percent[- ](?:style )?formatting$|^(?:old[- ]style|c-style) (?:string )?formatting$
    `,
    finder: OLD_FORMATTING,
  },
  {
    forbidden: /^(?:str)?\.format(?:\(\))?(?: calls?)?$/,
    instead: /f-string/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ['format-call'],
      topics: ['old-formatting'],
      name: 'strings that are formatted with `.format()`',
      one: '`.format()`',
      languages: ['python'],
      mayMatch: (line) => line.includes('format'),
    }),
  },
  {
    forbidden: /^%[- ]?(?:formatting|style formatting)?$/,
    instead: /f-string/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ['percent-format'],
      topics: ['old-formatting'],
      name: 'strings that are formatted with `%`',
      one: 'formatting with `%`',
      languages: ['python'],
      mayMatch: (line) => line.includes('%'),
    }),
  },
  {
    forbidden: regex()`
      ^(?:wildcard|star|glob|asterisk) imports?(?: statements?)?$|^import wildcards$
      |^(?:from (?:x|y|m|mod|pkg|module|some_module|package|foo|\.{3}|<\w+>) )?import \*$
    `,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ['wildcard-import'],
      topics: ['wildcard-import'],
      name: 'wildcard imports',
      one: 'a wildcard import',
      languages: ['python', 'java', 'rust'],
      mayMatch: (line) => line.includes('*'),
      only: ({ subject }) => subject === undefined || !/(?:^|::)(?:super|prelude)(?:::|$)/.test(subject),
    }),
  },
  {
    forbidden: /^(?:react )?class(?:-based)? components?$/,
    required: regex()`
      ^(?:react )?(?:functional|function)(?:-based)? components?(?: (?:only|exclusively))?(?:
        [ ](?:with|and) (?:react )?(?:
          hooks|(?:typescript|ts|props?|explicit)(?: props?)? (?:interfaces?|types?)
          |typescript(?: for (?:props|type safety))?
        )
      )?(?: (?:only|exclusively))?$
    `,
    finder: CLASS_COMPONENT,
  },
  {
    forbidden: /^inline (?:css|styles?)(?: (?:attributes?|props?|objects?))?$/,
    finder: INLINE_STYLE,
  },
  TEXT_OF_USERS,
  {
    forbidden:
      /^else(?: (?:blocks?|branch(?:es)?|statements?|clauses?))? after (?:an? )?(?:early )?returns?(?: statements?)?$/,
    finder: findConstructs({
      kinds: ['else-after-return'],
      topics: ['else-after-return'],
      name: '`else` after a branch that returns',
      one: '`else` after `return`',
      languages: TERNARIES,
      mayMatch: (line) => /\bel(?:se|if|sif)\b/.test(line),
    }),
  },
  {
    required: regex()`
      ^template (?:literals?|strings?)(?:
        [ ](?:for|over|instead of) (?:all )?
          (?:string (?:interpolation|concatenation|formatting|building)|concatenation|interpolation)
      )?$
    `,
    finder: STRING_CONCATENATION,
  },
  {
    forbidden: /^(?:string )?concatenat(?:ion|e)(?: of)?(?: strings?)?(?: (?:with|using) \+)?$/,
    instead: /template (?:literal|string)/,
    finder: STRING_CONCATENATION,
  },
  {
    forbidden: regex()`
      ^mutable default (?:arguments?|args?|parameters?|(?:argument |parameter )?values?)$|^mutable defaults$
      |^mutable (?:objects?|values?|types?|collections?)(?: \([^()]*\))? (?:as|for|in) (?:function |the )?default[ ]
        (?:arguments?|args?|parameters?)?(?: ?values?)?$
    `,
    finder: findConstructs({
      kinds: ['mutable-default'],
      topics: ['mutable-default'],
      name: 'mutable default values of parameters',
      one: 'a mutable default value',
      languages: ['python'],
    }),
  },
  {
    forbidden: /^for(?:[- ]|\.{3}|…| … )in(?: loops?)?$/,
    mayBeCode: true,
    finder: findConstructs({
      kinds: ['for-in'],
      name: '`for … in` loops',
      one: 'a `for … in` loop',
      languages: SCRIPT,
      mayMatch: (line) => /\bfor\b/.test(line),
    }),
  },
  {
    forbidden: /^gotos?(?: statements?)?$/,
    finder: findConstructs({
      kinds: ['goto'],
      name: '`goto`',
      one: '`goto`',
      languages: ['c', 'cpp', 'csharp', 'go', 'php'],
      mayMatch: (line) => /\bgoto\b/.test(line),
    }),
  },
  {
    forbidden: /^(?:typescript |ts )?enums?(?: types?)?$/,
    instead:
      /\bunions?\b|\bas const\b|const (?:objects?|assertions?|maps?)|\bliteral types?\b|^(?:maps?|(?:plain )?objects?|object maps?|records?)\b/,
    finder: ENUMS,
  },
  {
    forbidden: /^(?:typescript |ts )?enums?(?: types?)?$/,
    isAlone: true,
    needsLanguage: true,
    finder: ENUMS,
  },
  {
    forbidden: /^(?:any )?emojis?(?: characters?)?$/,
    finder: characters(/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F/u, 'emoji', 'an emoji'),
  },
  {
    forbidden: /^em[- ]?dash(?:es)?(?: characters?)?$|^—$/,
    mayBeCode: true,
    finder: characters(/—/u, 'em dashes', 'an em dash'),
  },
];

function usesOf(
  kind: UseFact['kind'],
  word: string,
  { name, languages, topic }: { readonly name: string; readonly languages: readonly string[]; readonly topic: Topic },
  mayMatch: (line: string) => boolean,
): ThingFinder {
  return {
    looksAt: 'code',
    words: `reports ${name}`,
    languages,
    topics: [topic],
    mayMatch,
    find: (file) =>
      file.facts.uses
        .filter((use) => use.kind === kind && use.name === word)
        .flatMap((use) => violationAt(file, use, codeSpan(word))),
  };
}

/** Finds characters in any text: code, comments and prose. */
function characters(expression: RegExp, name: string, one: string): ThingFinder {
  return {
    looksAt: 'text',
    words: `reports ${name} in added lines`,
    about: ['prose'],
    readsProse: true,
    find: ({ file, added }) =>
      added
        .filter(({ text }) => expression.test(text))
        .map(({ number }): Violation => ({ path: file.path, line: number, found: one })),
  };
}
