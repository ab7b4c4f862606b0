import { SCRIPT } from '../../../script-languages.ts';
import { findConstructs, type NamedThing } from '../named-things.ts';
import { codeLines, declared, keywords, uses } from './finders.ts';
import { readCodeLines } from '../../code-lines-in-text.ts';
import { regex } from '../../../../text/regex.ts';

/** A line of signs in a comment, also around a title. */
const SIGNS = /={6,}|\*{8,}|#{6,}|-{6,}|~{6,}|[─═━]{3,}/;

const WITH_BRACES = [...SCRIPT, 'java', 'csharp', 'php', 'c', 'cpp'];

/** Statements and declarations that several languages have, by the words that rules have for them. */
export const CONTROL_FLOW_VOCABULARY: readonly NamedThing[] = [
  {
    named: /^switch(?:[ /]case)?$/,
    // An expression is the other one of the two.
    isMeantBy: (statement) => !/\bswitch[- ]expressions?\b/i.test(statement),
    finder: keywords({ name: '`switch`', one: '`switch`', languages: [...WITH_BRACES, 'go'] }, ['switch']),
  },
  {
    named: /^while(?: loop)?$/,
    finder: keywords({ name: '`while` loops', one: '`while`', languages: [...WITH_BRACES, 'python', 'ruby'] }, [
      'while',
    ]),
  },
  {
    named: /^do(?:[ /]|\.\.\.)?while(?: loop)?$/,
    finder: keywords({ name: '`do … while` loops', one: '`do … while`', languages: WITH_BRACES }, ['do']),
  },
  {
    named:
      /^(?:(?:traditional|classic|c style|index based|indexed|index|imperative|raw|manual|plain|regular|basic|counting) )*for loop$/,
    finder: findConstructs({
      kinds: ['counting-loop'],
      name: '`for` loops with a counter',
      one: 'a `for` loop with a counter',
      languages: WITH_BRACES,
      mayMatch: (line) => /\bfor\b/.test(line),
    }),
  },
  {
    named: /^(?:1|one|single) line(?:r)? if(?: else)?(?: without brace)?$/,
    finder: codeLines(
      { name: '`if` and its body on one line', one: 'an `if` on one line', languages: WITH_BRACES },
      regex()`
        ^\s*(?:\}?\s*else\s+)?if\s*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\s*
          (?:\{.*\S.*\}\s*$|(?:return|throw|break|continue)\b|[\w$.]+\s*(?:\(|\+\+|--|[-+]?=(?!=)))
      `,
    ),
  },
  {
    named: /^else(?: branch)?$/,
    instead: /\b(?:early returns?|guard clauses?|return early)\b/,
    finder: keywords({ name: '`else`', one: '`else`', languages: [...WITH_BRACES, 'python', 'go', 'ruby'] }, ['else']),
  },
  {
    named: /^(?:try[ /]catch|try\/except|try except)$/,
    instead: /\b(?:result|either|errors? as values?|neverthrow|trycatch)\b/,
    finder: keywords({ name: '`try`', one: '`try`', languages: [...SCRIPT, 'java', 'csharp', 'php', 'python'] }, [
      'try',
    ]),
  },
  {
    named: /^continue$/,
    finder: keywords({ name: '`continue`', one: '`continue`', languages: [...WITH_BRACES, 'python', 'go'] }, [
      'continue',
    ]),
  },
  {
    named: /^goto$/,
    finder: findConstructs({
      kinds: ['goto'],
      name: '`goto`',
      one: '`goto`',
      languages: ['c', 'cpp', 'csharp', 'go', 'php'],
      mayMatch: (line) => /\bgoto\b/.test(line),
    }),
  },
  {
    named:
      /^(?:nested|inner) function(?: definition)?$|^function (?:inside|within|in)(?: of)? (?:other |another )?function$/,
    finder: declared(
      {
        name: 'named functions that are declared in functions',
        one: 'a function in a function',
        languages: [...SCRIPT, 'python', 'php'],
      },
      ({ kind, name, body, inside }, all) =>
        kind === 'function' &&
        name !== undefined &&
        body?.isArrow === false &&
        inside !== undefined &&
        /^(?:function|method|constructor)$/.test(all[inside]?.kind ?? ''),
    ),
  },
  {
    named: /^(?:nested|inner) (?:class|type)$|^class (?:inside|within|in)(?: of)? (?:other |another )?class$/,
    finder: declared(
      { name: 'classes that are declared in classes', one: 'a nested class', languages: ['java', 'csharp', 'python'] },
      ({ kind, inside }, all) => kind === 'class' && inside !== undefined && all[inside]?.kind === 'class',
    ),
  },
  {
    named: /^(?:abstract (?:base )?class)$/,
    finder: declared(
      {
        name: 'abstract classes',
        one: 'an abstract class',
        languages: ['java', 'csharp', 'php', 'typescript', 'typescriptreact'],
      },
      ({ kind, modifiers }) => kind === 'class' && modifiers.includes('abstract'),
    ),
  },
  {
    named: /^static (?:method|function|helper method)$/,
    finder: declared(
      { name: 'static methods', one: 'a static method', languages: [...SCRIPT, 'java', 'csharp', 'php'] },
      ({ kind, modifiers, name }) =>
        kind === 'method' && modifiers.includes('static') && name !== 'main' && name !== 'Main',
    ),
  },
  {
    named: /^(?:mutable )?public (?:mutable )?(?:field|member variable|instance variable)$/,
    finder: declared(
      { name: 'public fields that are not constant', one: 'a public field', languages: ['java', 'csharp', 'php'] },
      ({ kind, modifiers }) =>
        (kind === 'field' || (kind === 'property' && modifiers.every((word) => word !== 'abstract'))) &&
        kind === 'field' &&
        modifiers.includes('public') &&
        !modifiers.some((word) => /^(?:static|const|final|readonly)$/.test(word)),
    ),
  },
  {
    named: /^multiple inheritance$/,
    finder: declared(
      { name: 'classes with several bases', one: 'multiple inheritance', languages: ['python', 'cpp'] },
      ({ kind, bases }) =>
        kind === 'class' &&
        bases.filter((base) => !/^(?:ABC|Generic|Protocol|metaclass|abc\.|object|Enum|str|int)/.test(base)).length > 1,
    ),
  },
  {
    named: regex()`
      ^(?:bool|boolean)[ ]
        (?:parameter|argument|flag parameter|flag argument|function parameter|function argument|method parameter)$
      |^(?:flag|boolean flag) (?:argument|parameter)$|^boolean trap$
    `,
    finder: declared(
      {
        name: 'parameters of a boolean type',
        one: 'a boolean parameter',
        languages: ['typescript', 'typescriptreact', 'java', 'csharp', 'go', 'rust', 'cpp', 'php', 'python'],
      },
      ({ kind, type = '' }) => kind === 'parameter' && /^\??(?:bool|boolean|Boolean)\??$/.test(type),
    ),
  },
  {
    named: /^hungarian (?:notation|prefix|naming)(?: (?:in|for) name)?$/,
    finder: declared(
      {
        name: 'names that begin with their type, such as `strName`',
        one: 'a name that begins with its type',
        languages: [...SCRIPT, 'java', 'csharp', 'php', 'cpp'],
      },
      ({ kind, name = '', isNameGiven }) =>
        /^(?:variable|constant|parameter|field)$/.test(kind) &&
        !isNameGiven &&
        /^(?:str|int|bool|arr|obj|lng|dbl|flt|lpsz|psz|sz|dw)[A-Z][a-z]/.test(name),
    ),
  },
  {
    named: /^yoda(?: style)?(?: condition| comparison| notation| syntax)?$/,
    finder: codeLines(
      {
        name: 'comparisons with the constant first',
        one: 'a comparison with the constant first',
        languages: [...SCRIPT, 'java', 'csharp', 'php', 'c', 'cpp'],
      },
      /(?:[(!]|&&|\|\||\breturn)\s*(?:null|nullptr|NULL|undefined|true|false|-?\d+(?:\.\d+)?)\s*(?:===?|!==?)\s*[$\p{L}_]/u,
    ),
  },
  {
    named:
      /^this(?:\.)? (?:qualifier|prefix|qualification)$|^(?:unnecessary|redundant) this(?:\.)?(?: qualifier)?$|^qualify .* with this\.?$/,
    finder: uses(
      { name: 'members that are qualified with `this.`', one: '`this.`', languages: ['csharp'] },
      ['this.'],
      ({ name }) => name.startsWith('this.'),
    ),
  },
  {
    named: /^(?:block|multi line|multiline) comment$/,
    // ``(`# --- Section ---`)``: blocks of another kind.
    isMeantBy: (statement) => !/`\s*(?:#|\/\/)/.test(statement),
    finder: {
      looksAt: 'code',
      words: 'reports comments in `/* */` that are no documentation',
      topics: [],
      languages: [...SCRIPT, 'java', 'csharp', 'php', 'c', 'cpp', 'go', 'rust'],
      mayMatch: (line) => line.includes('/*'),
      find: (file) =>
        file.facts.comments
          .filter(
            ({ kind, text, line }) =>
              kind === 'block' &&
              file.isAdded(line) &&
              !/^\/\*\s*(?:@|eslint|prettier|istanbul|global|webpack|#__|v8|c8|!)/.test(text),
          )
          .map(({ line }) => ({ path: file.file.path, line, found: 'a block comment' })),
    },
  },
  {
    named: /^(?:trailing|end of line|inline trailing) comment$/,
    finder: {
      looksAt: 'code',
      words: 'reports comments behind code on the same line',
      topics: [],
      languages: [...WITH_BRACES, 'go', 'python', 'rust', 'ruby'],
      find: (file) =>
        file.facts.comments
          .filter(
            ({ isTrailing, text, line }) =>
              isTrailing &&
              file.isAdded(line) &&
              !/eslint|noqa|type:\s*ignore|@ts-|prettier|biome|pylint|nolint|nosec|istanbul|rubocop|pragma|NOLINT|oxlint/i.test(
                text,
              ),
          )
          .map(({ line }) => ({ path: file.file.path, line, found: 'a comment behind code' })),
    },
  },
  {
    named: regex()`
      ^(?:(?:decorative|section|visual|ascii art|line) )*(?:banner|separator|divider|ascii art|decorative)
        (?: comment| line)*(?: of any kind)?$
    `,
    finder: {
      looksAt: 'code',
      words: 'reports comments that are lines of signs',
      topics: [],
      find: (file) =>
        file.facts.comments
          .filter(({ text, line }) => file.isAdded(line) && SIGNS.test(text.replace(/^\/\*+|\*+\/$/g, '')))
          .map(({ line }) => ({ path: file.file.path, line, found: 'a line of signs' })),
      findInText: (file) => {
        const isOne = (text: string): boolean =>
          /^\s*(?:\/\/|#|--)/.test(text) && SIGNS.test(text.replace(/^\s*--/, ''));
        const code = file.added.some(({ text }) => isOne(text)) ? readCodeLines(file) : undefined;
        return file.added
          .filter(({ number, text }) => isOne(text) && code?.get(number)?.trim() === '')
          .map(({ number: line }) => ({ path: file.file.path, line, found: 'a line of signs' }));
      },
    },
  },
  {
    named: /^(?:smart|curly|typographic) quote(?: character)?$/,
    finder: {
      looksAt: 'text',
      words: 'reports curly quotes in added lines',
      readsProse: true,
      find: ({ file: { path }, added }) =>
        added
          .filter(({ text }) => /[“”‘’]/u.test(text))
          .map(({ number: line }) => ({ path, line, found: 'a curly quote' })),
    },
  },
  {
    named: /^(?:non ascii|non ascii unicode|unicode) character$|^non ascii$/,
    finder: {
      looksAt: 'text',
      words: 'reports characters that are not ASCII in added lines',
      // oxlint-disable-next-line no-control-regex
      find: ({ file: { path }, added }) =>
        added
          .filter(({ text }) => /[^\t\x20-\x7E\r]/.test(text))
          .map(({ number: line }) => ({ path, line, found: 'a character that is not ASCII' })),
    },
  },
];
