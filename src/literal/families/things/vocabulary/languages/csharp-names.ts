import { codeSpan } from '../../../../code-span.ts';
import { violationAt, type NamedThing, type ThingFinder } from '../../named-things.ts';
import { wordsAmong } from '../../phrases.ts';
import { uses } from '../finders.ts';
import { regex } from '../../../../../text/regex.ts';

const CSHARP = ['csharp'];
const FRAMEWORK_TYPE =
  /^(?:System\.)?(?:Boolean|Byte|SByte|Char|Decimal|Double|Single|Int16|Int32|Int64|UInt16|UInt32|UInt64|Object|String)$/;

const FRAMEWORK_TYPES: ThingFinder = uses(
  {
    name: 'types such as `String` and `Int32` where C# has a keyword',
    one: 'a type for which C# has a keyword',
    languages: CSHARP,
  },
  ['Boolean', 'Byte', 'Char', 'Decimal', 'Double', 'Single', 'Int', 'Object', 'String'],
  ({ kind, name, meaning, fromImport, isOwn }) =>
    kind === 'type' && !isOwn && fromImport === undefined && meaning === undefined && FRAMEWORK_TYPE.test(name),
);

/** `Log.Information`, `_logger.LogError`. */
const LOG_CALL =
  /(?:^|\.)Log(?:Trace|Debug|Information|Warning|Error|Critical)$|(?:^|\.)(?:Log|_?[lL]og(?:ger)?)\.(?:Verbose|Debug|Information|Warning|Error|Fatal)$/;

const INTERPOLATED = /^(?:\$@?|@\$)"/;
/** `"a" + b`, `string.Format("a {0}", b)`. */
const COMPOSED = /^@?"[^"]*"\s*\+|^[^"(]*\+\s*@?"[^"]*"\s*(?:\+|$)|^[sS]tring\.(?:Format|Concat)\(/;

const INTERPOLATED_MESSAGES: ThingFinder = uses(
  { name: 'messages of loggers that are interpolated strings', one: 'an interpolated message', languages: CSHARP },
  ['Log', 'log'],
  ({ kind, name, arguments: given }) =>
    kind === 'call' && LOG_CALL.test(name) && given?.some((one) => INTERPOLATED.test(one)) === true,
);

const UNSTRUCTURED_MESSAGES: ThingFinder = uses(
  {
    name: 'messages of loggers that are interpolated, joined or formatted strings',
    one: 'a message without a template',
    languages: CSHARP,
  },
  ['Log', 'log'],
  ({ kind, name, arguments: given }) =>
    kind === 'call' &&
    LOG_CALL.test(name) &&
    given?.some((one) => INTERPOLATED.test(one) || (COMPOSED.test(one) && !isOnlyText(one))) === true,
);

/** A long template is written in parts: `"a {A} " + "b {B}"`. */
function isOnlyText(argument: string): boolean {
  return argument.split('+').every((part) => /^\s*@?"[^"]*"\s*$/.test(part));
}

/** The names of parameters and properties in texts, in places that take nothing else. */
const NAME_IN_TEXT = regex()`
  \bnew\s+Argument(?:Null|OutOfRange)Exception\(\s*"[A-Za-z_]\w*"
  |\bnew\s+ArgumentException\(\s*\$?"[^"]*"\s*,\s*"[A-Za-z_]\w*"\s*\)
  |\b(?:On|Raise|Notify)PropertyChanged\(\s*"[A-Za-z_]\w*"
`;

const NAMES_AS_TEXTS: ThingFinder = {
  looksAt: 'code',
  words:
    'reports names of parameters and properties that are texts in exceptions for arguments and in `PropertyChanged`',
  topics: [],
  languages: CSHARP,
  mayMatch: (line) => NAME_IN_TEXT.test(line),
  find: (file) => {
    const code = new Map(file.facts.code.map(({ line, text }) => [line, text]));
    return file.added.flatMap(({ number: line, text }) =>
      NAME_IN_TEXT.test(text) && /\bnew\s+Argument|PropertyChanged\(/.test(code.get(line) ?? '')
        ? violationAt(file, { line }, 'a name as a text')
        : [],
    );
  },
};

/** `if (a is null)` on the line of a `throw`, or right above it. */
const CHECKS_NULL = /^\s*(?:else\s+)?if\s*\(\s*[\w.]+\s*(?:==|is)\s*null\s*\)/;

const CHECKED_BY_HAND: ThingFinder = {
  looksAt: 'code',
  words: 'reports `if` with a check for `null` and `throw new ArgumentNullException(nameof(…))`',
  topics: [],
  languages: CSHARP,
  mayMatch: (line) => line.includes('ArgumentNullException'),
  find: (file) => {
    const lines = file.head?.split('\n') ?? [];
    return file.facts.code.flatMap(({ line, text }) => {
      const isThrown = /\bthrow\s+new\s+ArgumentNullException\(\s*nameof\(\s*\w+\s*\)\s*\)/.test(text);
      const above = [lines[line - 1], lines[line - 2], /^\s*\{\s*$/.test(lines[line - 2] ?? '') ? lines[line - 3] : ''];
      return isThrown && above.some((one) => CHECKS_NULL.test(one ?? ''))
        ? violationAt(file, { line }, 'a check for `null` by hand')
        : [];
    });
  },
};

/** Names and messages of C# that rules name by words. */
/** What a type may be called in a file: `Order` in `Order.cs`, `Order.Totals.cs` and ``Order`1.cs``. */
const NAMED_AS_FILE: ThingFinder = {
  looksAt: 'code',
  words: 'reports types in files with another name, of which no type has the name of its file',
  languages: CSHARP,
  topics: [],
  find: (file) => {
    const name = /(?<stem>[^/.`{]+)[^/]*$/.exec(file.file.path)?.groups?.['stem'] ?? '';
    const all = file.facts.declarations;
    const types = all.filter(
      ({ kind, inside, modifiers }) =>
        /^(?:class|struct|interface|enum)$/.test(kind) &&
        (inside === undefined || all[inside]?.kind === 'namespace') &&
        !modifiers.includes('file'),
    );
    const [first] = types;
    return first === undefined ||
      /\.(?:g|generated|designer|xaml|razor|cshtml)\.cs$/i.test(file.file.path) ||
      /^(?:Program|GlobalUsings?)$/i.test(name) ||
      types.some((one) => one.name === name || name.startsWith(`${one.name ?? ''}Of`))
      ? []
      : violationAt(file, { line: first.nameLine }, `${codeSpan(first.name ?? '')} in a file with another name`);
  },
};

const FILE_NAME = '(?:source )?(?:file ?name|file)(?: name)?';
const TYPE_NAME =
  '(?:the |main |primary |public |its |contained )*(?:type|class)(?:/(?:interface|class|type))*(?: name)?';

export const CSHARP_NAMES: readonly NamedThing[] = [
  {
    wanted: new RegExp(
      `^${TYPE_NAME} (?:match|equal) (?:the |its )*${FILE_NAME}(?: exactly)?$|^(?:the )?${FILE_NAME} (?:match|equal) ${TYPE_NAME}(?: exactly)?$`,
    ),
    finder: NAMED_AS_FILE,
  },
  {
    named: /^(?:hard ?coded )?string(?: literal)?(?: for (?:\w+ )?name)?$/,
    instead: /\bnameof\b/,
    finder: NAMES_AS_TEXTS,
  },
  {
    named:
      /^(?:bcl|framework|(?:\.net|dotnet)(?: framework)?|clr|system) (?:type|class)(?: name| alias)?(?: like [\w, ]+)?$/,
    instead: /\b(?:language|c#|predefined|built-in) (?:type )?keywords?\b|\bkeyword/,
    finder: FRAMEWORK_TYPES,
  },
  {
    wanted:
      /^(?:c# )?(?:language )?keyword(?: \([^()]*\))? (?:for type|for (?:predefined|built in|primitive) type|instead of (?:bcl|framework|system) type)$/,
    needsLanguage: true,
    finder: FRAMEWORK_TYPES,
  },
  {
    wanted: wordsAmong(
      ['nameof|nameof\\(\\)'],
      'use operator expression instead of string literal for member parameter property argument name the in and or with exception hard coded when referring to reference referencing references',
    ),
    mayBeCode: true,
    finder: NAMES_AS_TEXTS,
  },
  {
    wanted: wordsAmong(
      ['structured logging|structured log|message template'],
      'use always structured logging log message template with property property placeholder named semantic ilogger serilog and include via for all the in through prefer ilogger<t> parameter',
    ),
    needsLanguage: true,
    finder: UNSTRUCTURED_MESSAGES,
  },
  {
    named: regex()`
      ^(?:string )?interpolation (?:in|for|inside|within|with) (?:log|logging|logger|structured log)
        (?: message| call| statement| template)?$
      |^interpolated string (?:in|for|as|inside) (?:log|logging|logger)(?: message| call| statement)?$
    `,
    needsLanguage: true,
    finder: INTERPOLATED_MESSAGES,
  },
  {
    wanted: wordsAmong(
      ['argumentnullexception\\.throwifnull(?:\\(\\))?'],
      'use prefer for the parameter argument null validation check checking guard guarding clause of input method public',
    ),
    mayBeCode: true,
    finder: CHECKED_BY_HAND,
  },
];
