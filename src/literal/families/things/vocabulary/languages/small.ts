import type { NamedThing } from '../../named-things.ts';
import { wordsAmong } from '../../phrases.ts';
import { codeLines, textLines } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const R = ['r'];
const POWERSHELL = ['powershell'];
const ALIASES = regex('i')`
  (?:^|[|;({=]\s*)\s*(?:
    gci|gcm|gi|gp|gm|gc|sls|iwr|irm|ni|rni|mi|ri|saps|spps|iex|ft|fl|\?|%|where|foreach|select|sort|measure|group
    |echo|cat|ls|dir|cp|mv|rm|cd|pwd|type|cls|kill|ps|sleep
  )(?:\s+[-$'"{\w.]|\s*\{)(?!\s*\()
`;

/** Forms of languages without a grammar that rules name by words: Dart, Swift, R and PowerShell. */
export const SMALL_VOCABULARY: readonly NamedThing[] = [
  {
    named: /^(?:late|late variable|late keyword)$/,
    needsLanguage: true,
    finder: codeLines({ name: '`late`', one: '`late`', languages: ['dart'] }, /^\s*(?:static\s+)?late\s+\w/),
  },
  {
    named: /^implicitly unwrapped optional$|^iuo$/,
    finder: codeLines(
      { name: 'types that are unwrapped implicitly', one: 'an implicitly unwrapped optional', languages: ['swift'] },
      /\b(?:var|let)\s+\w+\s*:\s*[\w.<>[\] ]+!/,
    ),
  },
  {
    wanted: wordsAmong(
      ['\\\\\\(\\w*\\)[^\\s,]*'],
      'use for single line one anonymous function short inline lambda shorthand the \\.{3} in simple',
    ),
    mayBeCode: true,
    finder: codeLines(
      { name: 'anonymous functions of one line with `function()`', one: '`function()`', languages: R },
      /[(,=]\s*function\s*\((?:[^()]|\([^()]*\))*\)\s*[^\s{]/,
    ),
  },
  {
    named: /^=$/,
    instead: /^<-$/,
    mayBeCode: true,
    finder: codeLines(
      { name: 'assignments with `=`', one: 'an assignment with `=`', languages: R },
      /^\s*[A-Za-z.][\w.$]*\s*=(?!=)\s*[^,]+$/,
    ),
  },
  {
    named: /^t (?:and|or|\/) f$/,
    wanted: /^true (?:and|or|\/) false$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: '`T` and `F`', one: '`T` or `F`', languages: R },
      /(?<![\w.$])[TF](?![\w.(])(?=\s*(?:[,)&|]|$))/,
    ),
  },
  {
    wanted: /^<-(?: for (?:all )?assignment)?$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: 'assignments with `=`', one: 'an assignment with `=`', languages: R },
      /^[A-Za-z.][\w.$]*\s*=(?!=)\s*[^,]+$/,
    ),
  },
  {
    named: /^(?:cmdlet |command |powershell )?alias(?: for (?:cmdlet|command))?(?: in script)?$/,
    needsLanguage: true,
    finder: codeLines(
      { name: 'aliases of cmdlets, such as `gci` and `?`', one: 'an alias', languages: POWERSHELL },
      ALIASES,
    ),
  },
  {
    wanted: /^(?:the )?full (?:cmdlet|command)(?: name)?(?: (?:instead of|not|over) alias)?$/,
    finder: codeLines(
      { name: 'aliases of cmdlets, such as `gci` and `?`', one: 'an alias', languages: POWERSHELL },
      ALIASES,
    ),
  },
  {
    named: /^\?(?:(?: or | and |, |\/)where)?$|^where(?: or \?)?$/,
    instead: /where-object/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`?` and `where` for `Where-Object`', one: 'an alias of `Where-Object`', languages: POWERSHELL },
      /\|\s*(?:\?|where)\s+[{$(]|\|\s*\?\{/i,
    ),
  },
  {
    named: /^%(?:(?: or | and |, |\/)foreach)?$|^foreach(?: or %)?$/,
    instead: /foreach-object/,
    mayBeCode: true,
    finder: codeLines(
      { name: '`%` and `foreach` for `ForEach-Object`', one: 'an alias of `ForEach-Object`', languages: POWERSHELL },
      /\|\s*(?:%|foreach)\s+[{$(]|\|\s*%\{/i,
    ),
  },
  {
    named: /^global(?:ly scoped)? variable$|^\$global:?(?: variable| scope)?$/,
    needsLanguage: true,
    mayBeCode: true,
    finder: codeLines(
      { name: 'variables of the scope `global`', one: 'a global variable', languages: POWERSHELL },
      /\$global:/i,
    ),
  },
  {
    named:
      /^(?:backtick|backquote|`)(?: character)?(?: for)? (?:as |for )?line continuation(?: character)?$|^line continuation (?:with|using|by) (?:backtick|`)$/,
    finder: textLines(
      { name: 'lines that go on after a backtick', one: 'a backtick at the end of a line', languages: POWERSHELL },
      (line) => /\s`\s*$/.test(line),
    ),
  },
];
