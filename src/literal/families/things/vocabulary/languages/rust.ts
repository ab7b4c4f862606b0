import { violationAt, type NamedThing } from '../../named-things.ts';
import { wordsAmong } from '../../phrases.ts';
import { codeLines, keywords, uses } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const RUST = ['rust'];

const GROUPED_IMPORTS = codeLines(
  { name: '`use` with several items in braces', one: '`use` with braces', languages: RUST },
  /^\s*(?:pub(?:\([^)]*\))?\s+)?use\s+[^;]*\{/,
);

/** `format!("{}", name)`: names alone can stand in the text. */
const NAMES_AFTER_FORMAT = codeLines(
  { name: '`{}` for a variable that could stand in the text: `{name}`', one: '`{}` for a variable', languages: RUST },
  regex()`
    \b(?:format|e?print(?:ln)?|write(?:ln)?|panic|unreachable|todo|bail|anyhow|info|warn|error|debug|trace)!\(\s*
      (?:&?(?:mut )?\w+,\s*)?"[^"]*",\s*[a-z_]\w*\s*\)
  `,
);

/** Forms of rust that rules name by words. */
export const RUST_VOCABULARY: readonly NamedThing[] = [
  {
    named: /^(?:unsafe|unsafe (?:code|block|rust|function|fn|code block))$/,
    finder: keywords({ name: '`unsafe`', one: '`unsafe`', languages: ['rust', 'csharp'] }, ['unsafe']),
  },
  {
    wanted: regex()`
      ^(?:inline|inlined)(?: (?:captured|named))? (?:format|formatting)(?: (?:args?|argument|variable|parameter))?
        (?: (?:in|for) (?:format|formatting|println)!?(?:-like)?(?: (?:macro|string|call))?)?$
      |^(?:inline|inlined) (?:variable|args?|argument) in format (?:string|macro)$
    `,
    finder: NAMES_AFTER_FORMAT,
  },
  {
    wanted: /^format!\("[^"{}]*\{[a-z]\w*\}[^"{}]*"\)$/,
    instead: /x/,
    mayBeCode: true,
    finder: NAMES_AFTER_FORMAT,
  },
  {
    named: /^format!\("[^"{}]*\{\}[^"{}]*", ?[a-z]\w*\)$/,
    mayBeCode: true,
    finder: NAMES_AFTER_FORMAT,
  },
  {
    named: /^(?:static mut|mutable static(?: variable)?)$/,
    mayBeCode: true,
    finder: codeLines({ name: '`static mut`', one: '`static mut`', languages: ['rust'] }, /(?<!')\bstatic\s+mut\b/),
  },
  {
    named: /^(?:panic|panicking|explicit panic|panic call|panic!(?: call| macro)?)$/,
    finder: uses(
      { name: 'calls of `panic`', one: '`panic`', languages: ['go', 'rust'], about: ['panics'] },
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
  {
    named:
      /^(?:nested|grouped|braced|merged) (?:import|use)(?: group| path| tree)?$|^(?:\{\}|brace|import|use)(?: import)? grouping$|^(?:use|import) group$/,
    wanted: regex()`
      ^(?:one|a single) (?:item|import|thing|path|symbol) per (?:use|import|line|use line)$
      |^(?:one|single|separate|individual|flat)(?: line)? (?:use|import)(?: line)?
        (?: per (?:item|import|symbol|path|line)| for each (?:item|import|symbol))?$
    `,
    needsLanguage: true,
    finder: GROUPED_IMPORTS,
  },
  {
    wanted: /^one (?:item|import|thing|symbol) per use(?: line)?$/,
    finder: GROUPED_IMPORTS,
  },
  {
    named: /^(?:explicit|needless|unnecessary|redundant|trailing) return$/,
    wanted: /^implicit return$/,
    needsLanguage: true,
    finder: {
      looksAt: 'code',
      words: 'reports `return` as the last statement of a function',
      topics: [],
      languages: RUST,
      mayMatch: (line) => /\breturn\b/.test(line),
      find: (file) => {
        const lines = file.head?.split('\n') ?? [];
        return file.facts.declarations
          .filter(
            ({ kind, hasBody, endLine }) =>
              /^(?:function|method)$/.test(kind) && hasBody && /^\s*return\b.*;\s*$/.test(lines[endLine - 2] ?? ''),
          )
          .flatMap(({ endLine }) => violationAt(file, { line: endLine - 1 }, '`return` at the end of a function'));
      },
    },
  },
  {
    wanted: wordsAmong(
      ['bottom|end', 'test|module|mod|#\\[cfg\\(test\\)\\]'],
      'put place keep at the an? of in source same file module each go unit inline inside and be mod tests? code #\\[cfg\\(test\\)\\] \\{',
    ),
    needsLanguage: true,
    finder: {
      looksAt: 'code',
      words: 'reports code below the module of tests',
      topics: [],
      languages: RUST,
      find: (file) => {
        const all = file.facts.declarations;
        const tests = all.find(
          ({ kind, name = '', inside }) => kind === 'namespace' && inside === undefined && /^tests?$/.test(name),
        );
        return tests === undefined
          ? []
          : all
              .filter(
                ({ inside, line, name = '' }) => inside === undefined && line > tests.endLine && !/tests?$/.test(name),
              )
              .flatMap(({ nameLine }) => violationAt(file, { line: nameLine }, 'code below the tests'));
      },
    },
  },
];
