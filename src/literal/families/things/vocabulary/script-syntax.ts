import type { DeclarationFact, StringFact } from '../../../../syntax/facts/types.ts';
import { SCRIPT, SCRIPT_FILES, TYPED_SCRIPT } from '../../../script-languages.ts';
import { violationAt, type NamedThing } from '../named-things.ts';
import { wordsAmong } from '../phrases.ts';
import { codeLines, declared } from './finders.ts';
import { regex } from '../../../../text/regex.ts';

const MEMBERS = '(?:class )?(?:property|field|member|method|class member|class field|instance variable)';
const PRIVATE_NAMES = codeLines(
  { name: 'members whose name begins with `#`', one: 'a member with `#`', languages: SCRIPT },
  /^\s*(?:(?:static|async|readonly|get|set|accessor)\s+)*\*?#[A-Za-z_$][\w$]*\s*[?!]?\s*[(=;:<]/,
);
const PRIVATE_KEYWORD = declared(
  { name: 'members with the keyword `private`', one: 'a member with `private`', languages: TYPED_SCRIPT },
  ({ kind, modifiers }) => kind !== 'constructor' && modifiers.includes('private'),
);
/** Before an operand, these ask something else than whether it is there: `"x" in a && a.x`, `b === a && a.x`. */
const ASKS_MORE = String.raw`(?:[!=]==?|(?<!=)[<>]=?|[+*/%^~-]|\b(?:in|instanceof|typeof))`;
const REPEATED_CHECKS = codeLines(
  { name: '`a && a.b`', one: '`&&` in place of `?.`', languages: SCRIPT },
  new RegExp(String.raw`(?<![\w$.!])(?<!${ASKS_MORE}\s{0,20})([\w$]+(?:\.[\w$]+)*)\s*&&\s*\1\s*(?:\.|\[|\()`),
);
const BITS = /^(?:(?:&|\||\^|~|<<|>>|>>>)|(?:&|\||\^|<<|>>|>>>)=)$/;
/** Types of TypeScript are joined by the same signs. */
const JOINS_TYPES = /^[&|]$/;

/** Signs and members of JavaScript and TypeScript that rules name by words. */
export const SCRIPT_SYNTAX_VOCABULARY: readonly NamedThing[] = [
  {
    wanted: wordsAmong(
      ['unknown', 'catch|caught'],
      'use type for in the narrowing and \\+ clause clauses block error variable binding parameter instead of any with guard then narrow handling always',
    ),
    mayBeCode: true,
    finder: codeLines(
      {
        name: 'errors that `catch` declares as `any`',
        one: 'a caught error of the type `any`',
        languages: ['typescript', 'typescriptreact', 'vue'],
      },
      /\bcatch\s*\(\s*\w+\s*:\s*any\s*\)/,
    ),
  },
  {
    named: regex()`
      ^# (?:(?:private|es private|ecmascript private|javascript private|native private) )?${MEMBERS}$
      |^(?:#|hash|ecmascript|es|native|js)(?: style)? private(?: ${MEMBERS}| name)?$|^#private(?: ${MEMBERS})?$
      |^# private$
    `,
    finder: PRIVATE_NAMES,
  },
  {
    named: /^#(?:private)?$/,
    instead: /\bprivate\b/,
    mayBeCode: true,
    finder: PRIVATE_NAMES,
  },
  {
    named: new RegExp(`^(?:typescript |ts )?private(?: (?:keyword|modifier))?(?: ${MEMBERS})?$`),
    wanted: new RegExp(`^# (?:private )?${MEMBERS}$|^(?:ecmascript|es|native|hash) private ${MEMBERS}$`),
    instead: /#/,
    mayBeCode: true,
    finder: PRIVATE_KEYWORD,
  },
  {
    named: wordsAmong(
      [
        'template literal|string template|template string|string interpolation|string concatenation|manual string',
        'classname|class name|class names|classnames',
      ],
      'for in with to conditional dynamic merging composing building interpolation manual concatenation of tailwind css jsx literal',
    ),
    finder: codeLines(
      {
        name: '`className` with a template that inserts values',
        one: 'a class name from a template',
        languages: SCRIPT,
      },
      /\bclassName=\{\s*`[^`]*\$\{/,
    ),
  },
  {
    named: /^! (?:type )?assertion$/,
    finder: codeLines(
      { name: 'non-null assertions with `!`', one: 'a non-null assertion', languages: TYPED_SCRIPT },
      /[\w)\]]!(?=[.[(;,)\]]|\s*$)/,
    ),
  },
  {
    named: /^generator(?: function)?$|^function\*(?: generator)?$/,
    mayBeCode: true,
    finder: codeLines(
      { name: 'generators', one: 'a generator', languages: SCRIPT },
      /\bfunction\s*\*|^\s*(?:(?:static|async|public|private|protected)\s+)*\*\s*[[\w#]/,
    ),
  },
  {
    named: /^bitwise(?: operator| operation)?$/,
    finder: {
      looksAt: 'code',
      words: 'reports operators on bits',
      topics: [],
      languages: SCRIPT,
      find: (file) =>
        file.facts.uses
          .filter(
            ({ kind, name }) =>
              kind === 'operator' &&
              BITS.test(name) &&
              !(file.languageId?.startsWith('typescript') === true && JOINS_TYPES.test(name)),
          )
          .flatMap((use) => violationAt(file, use, 'an operator on bits')),
    },
  },
  {
    named: /^(?:iife|immediately invoked function(?: expression)?)$/,
    finder: codeLines(
      { name: 'functions that are called where they are written', one: 'an IIFE', languages: SCRIPT },
      /(?:^|[;=(,!]|\breturn|\bawait|\bvoid)\s*\((?:async\s*)?(?:function\b|\([^()]*\)\s*=>\s*\{|\w+\s*=>\s*\{)/,
    ),
  },
  {
    named: /^(?:getter|setter|getter (?:and|or|\/) setter|getter\/setter|accessor|property accessor)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'accessors with `get` and `set`', one: 'an accessor', languages: SCRIPT },
      /^\s*(?:(?:public|private|protected|static|override)\s+)*(?:get|set)\s+[\w$#[]+\s*\(/,
    ),
  },
  {
    named: /^index signature(?: type)?$/,
    finder: codeLines(
      { name: 'index signatures', one: 'an index signature', languages: TYPED_SCRIPT },
      /(?:^|[{;,])\s*(?:readonly\s+)?\[\s*\w+\s*:\s*(?:string|number|symbol)\s*\]\s*\??:/,
    ),
  },
  {
    named: /^empty interface$/,
    finder: codeLines(
      { name: 'interfaces without members', one: 'an empty interface', languages: TYPED_SCRIPT },
      /\binterface\s+\w[^{]*\{\s*\}/,
    ),
  },
  {
    named: /^(?:function |method )?overload(?: signature)?$|^(?:function|method) overloading$/,
    finder: {
      looksAt: 'code',
      words: 'reports signatures of overloaded functions',
      topics: [],
      languages: TYPED_SCRIPT,
      find: (file) => {
        const functions = file.facts.declarations.filter(({ kind }) => kind === 'function' || kind === 'method');
        const keyOf = ({ kind, name = '', inside = -1 }: DeclarationFact): string => `${kind} ${inside} ${name}`;
        const written = new Set(functions.filter(({ hasBody }) => hasBody).map(keyOf));
        return functions
          .filter((one) => !one.hasBody && !one.modifiers.includes('abstract') && written.has(keyOf(one)))
          .flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, 'an overload'));
      },
    },
  },
  {
    named: /^inline type import$|^inline type(?: keyword| modifier| specifier)? in import$/,
    finder: codeLines(
      { name: 'imports with `type` before a name', one: 'an inline type import', languages: SCRIPT_FILES },
      /^\s*import\s+(?:\w+\s*,\s*)?\{[^}]*\btype\s+\w/,
    ),
  },
  {
    named: /^nested template (?:literal|string)$/,
    finder: {
      looksAt: 'code',
      words: 'reports template literals inside of template literals',
      topics: [],
      languages: SCRIPT,
      mayMatch: (line) => line.includes('`'),
      find: (file) => {
        const templates = file.facts.strings
          .filter(({ quote }) => quote === '`')
          .toSorted((a, b) => a.line - b.line || a.column - b.column);
        // The template with an inserted value that ends last of those that have begun.
        let outer: StringFact | undefined;
        return templates
          .filter((inner) => {
            const isNested =
              outer !== undefined && isBefore(inner.endLine, inner.endColumn, outer.endLine, outer.endColumn);
            if (inner.isInterpolated && !isNested) {
              outer = inner;
            }
            return isNested;
          })
          .flatMap((inner) => violationAt(file, inner, 'a template literal in another one'));
      },
    },
  },
  {
    named: /^(?:loop|statement) label$|^labeled (?:loop|break|continue)$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'labels of loops', one: 'a label', languages: [...SCRIPT, 'java'] },
      /^\s*(?!default\b|case\b)[A-Za-z_$][\w$]*\s*:\s*(?:for|while|do|switch)\b/,
    ),
  },
  {
    named: /^optional chaining(?: operator)?(?: \?\.)?$/,
    finder: codeLines(
      { name: 'optional chaining', one: 'optional chaining', languages: SCRIPT },
      /\?\.(?=[A-Za-z_$[(#])/,
    ),
  },
  {
    wanted:
      /^optional chaining(?: operator)?(?: \?\.)?(?: (?:for|when|to|instead of) (?!.*\b(?:if|unless|except|only)\b).{3,50})?$/,
    finder: REPEATED_CHECKS,
  },
  {
    named: /^&& chain(?:ing)?$|^(?:nested|chained|long) &&(?: check| chain| guard)?$|^&&(?: check| guard)?$/,
    instead: /optional chain|\?\./,
    mayBeCode: true,
    finder: REPEATED_CHECKS,
  },
  {
    named: /^(?:shorthand fragment|fragment shorthand|short fragment)$|^<>(?: fragment)?$/,
    mayBeCode: true,
    instead: /fragment/i,
    finder: codeLines({ name: '`<>`', one: '`<>`', languages: SCRIPT }, /<>/),
  },
  {
    wanted: wordsAmong(
      ['exported|export', 'top|first|before'],
      'members? functions? symbols? must appear be placed at the of a file come before others? non exported unexported helpers? private put place declared always',
    ),
    needsLanguage: true,
    finder: {
      looksAt: 'code',
      words: 'reports exported functions and classes below ones that are not exported',
      topics: [],
      languages: SCRIPT,
      mayMatch: (line) => /\bexport\b/.test(line),
      find: (file) => {
        const top = file.facts.declarations.filter(
          ({ kind, inside, name }) => inside === undefined && name !== undefined && /^(?:function|class)$/.test(kind),
        );
        const firstHidden = top.find(({ isExported }) => !isExported);
        return top
          .filter(({ isExported, line }) => isExported && firstHidden !== undefined && line > firstHidden.line)
          .flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, 'an export below what is not exported'));
      },
    },
  },
];

function isBefore(line: number, column: number, otherLine: number, otherColumn: number): boolean {
  return line < otherLine || (line === otherLine && column < otherColumn);
}
