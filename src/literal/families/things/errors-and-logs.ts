import type { CommentFact, UseFact } from '../../../syntax/facts/types.ts';
import { commentSyntaxOf } from '../../../text/languages/comment-syntax.ts';
import { codeSpan } from '../../code-span.ts';
import type { Topic } from '../../ownership/types.ts';
import type { CodeSubject, Violation } from '../../types.ts';
import { findConstructs, violationAt, type NamedThing, type ThingFinder } from './named-things.ts';
import { SCRIPT } from '../../script-languages.ts';
import { codeLines, uses } from './vocabulary/finders.ts';
import { regex } from '../../../text/regex.ts';

const WITH_CATCH = [...SCRIPT, 'python', 'java', 'csharp', 'php', 'cpp', 'ruby'];

const EMPTY_CATCH = findConstructs({
  kinds: ['empty-catch'],
  topics: ['empty-catch'],
  name: 'error handlers that are empty',
  one: 'an empty error handler',
  languages: WITH_CATCH,
  mayMatch: (line) => /\b(?:catch|except|rescue)\b/.test(line),
});

/** `(resolve) => setTimeout(resolve, 1000)` */
const TIMER = /^\(?\s*\w+\s*\)?\s*=>\s*\{?\s*setTimeout\(\s*\w+\s*,\s*[\d_]+\s*\);?\s*\}?$/;

/** An error that a language passes as a value is ignored by `_`, and one that is thrown by a handler that is empty. */
const IGNORED_ERROR = findConstructs({
  kinds: ['empty-catch', 'ignored-error'],
  topics: ['empty-catch', 'ignored-error'],
  name: 'error handlers that are empty, and in Go errors that are assigned to `_`',
  one: 'an ignored error',
  languages: [...WITH_CATCH, 'go'],
  mayMatch: (line) => /\b(?:catch|except|rescue|_)\b/.test(line),
});

const BROAD_CATCH = findConstructs({
  kinds: ['broad-catch'],
  topics: ['broad-catch'],
  name: 'handlers that catch every kind of error, such as `except Exception`',
  one: 'a handler for every kind of error',
  languages: ['python', 'java', 'csharp', 'php', 'ruby'],
  mayMatch: (line) => /\b(?:catch|except|rescue)\b/.test(line),
});

const BARE_CATCH = findConstructs({
  kinds: ['bare-catch'],
  topics: ['bare-catch'],
  name: 'error handlers that name no type of error',
  one: 'an error handler without a type',
  languages: ['python', 'csharp', 'ruby'],
  mayMatch: (line) => /\b(?:catch|except|rescue)\b/.test(line),
});

const BARE_EXCEPT = findConstructs({
  kinds: ['bare-catch'],
  topics: ['bare-catch'],
  name: 'bare `except:`',
  one: 'a bare `except:`',
  languages: ['python'],
  mayMatch: (line) => /\bexcept\b/.test(line),
});

/** Calls that print in the common languages, by the full name that they are called by. */
const PRINTS: Readonly<Record<string, RegExp>> = {
  python: /^print$/,
  rust: /^e?print(?:ln)?!?$/,
  go: /^(?:fmt\.Print(?:f|ln)?|print(?:ln)?)$/,
  java: /^(?:java\.lang\.)?System\.(?:out|err)\.print(?:ln|f)?$/,
  csharp: /^(?:System\.)?Console\.Write(?:Line)?$/,
  ruby: /^(?:puts|p|print|pp)$/,
};

/** Calls that wait for a time, by the full name that they are called by. */
const SLEEPS: Readonly<Record<string, RegExp>> = {
  python: /^(?:time|asyncio|anyio|trio)\.sleep$/,
  rust: /^(?:std::)?thread::sleep$|^tokio::time::sleep$/,
  go: /^time\.Sleep$/,
  java: /^(?:java\.lang\.)?Thread\.sleep$/,
  csharp: /^(?:System\.Threading\.)?(?:Thread\.Sleep|(?:Tasks\.)?Task\.Delay)$/,
  ruby: /^(?:Kernel\.)?sleep$/,
  php: /^u?sleep$/,
};

/** Parts of error handling and logging that rules name by words. */
export const ERRORS_AND_LOGS: readonly NamedThing[] = [
  {
    forbidden:
      /^(?:leave )?empty (?:try[-/ ]?)?(?:catch(?:es)?|except(?:ion|s)?|rescue|error)(?: ?\{ ?\})?(?: (?:blocks?|clauses?|handlers?|statements?|bodies))?$/,
    finder: EMPTY_CATCH,
  },
  {
    forbidden: regex()`
      ^(?:silently )?(?:swallow|suppress)(?: silently)? (?:all )?
        (?:exceptions?|errors?|exceptions? silently|errors? silently)
        (?: (?:in|with|by|using) (?:an? |any )?(?:empty )?catch(?: blocks?| clauses?| handlers?)?)?$
      |^silently (?:ignore|discard|catch|drop) (?:exceptions?|errors?)$
      |^(?:silent|swallowed) (?:catch(?:es)?|exceptions|errors)(?: blocks?)?$
    `,
    finder: EMPTY_CATCH,
  },
  {
    forbidden: /^(?:bare|naked|blanket) except(?::|s)?(?: (?:blocks?|clauses?|handlers?|statements?))?$/,
    finder: BARE_EXCEPT,
  },
  {
    forbidden: /^(?:bare|untyped) (?:catch(?:es)?|rescues?)(?: (?:blocks?|clauses?|handlers?|statements?))?$/,
    finder: BARE_CATCH,
  },
  {
    forbidden: regex()`
      ^(?:broad|generic|overly broad|catch-all|too broad)[ ]
        (?:except(?:ion)?s?|catch(?:es)?|exception (?:catching|handling))
        (?: (?:blocks?|clauses?|handlers?|statements?|catches|catching))?$
      |^catch-all (?:handlers?|exception handlers?)$
    `,
    finder: BROAD_CATCH,
  },
  {
    forbidden: regex()`
      ^catch (?:generic|broad|general|bare|all|base|the base) (?:exception|error)(?: types?| class(?:es)?|s)?$
      |^catch (?:generic|broad|general|bare|all|base|the base) exceptions?$
      |^catch (?:generic )?(?:system\.)?(?:exception|baseexception|throwable)
        (?: (?:directly|class|type|generically|broadly|blindly))?$
    `,
    finder: BROAD_CATCH,
  },
  {
    forbidden: /^unwraps?(?: calls?)?$|^calls? to (?:\.)?unwrap(?:\(\))?$/,
    finder: callsOf({ rust: /\.unwrap$/ }, '`unwrap()` calls', /unwrap/, 'unwrap'),
  },
  {
    forbidden: /^(?:silently )?ignored? (?:all |any )?(?:errors?|exceptions?)(?: silently)?$/,
    finder: IGNORED_ERROR,
  },
  {
    forbidden: regex()`
      ^ignored? (?:returned errors?|(?:returned )?errors?(?: with _| using _| by assigning (?:them )?to _))$
      |^discard(?:ed)? (?:(?:a|the) )?(?:returned )?errors?(?: with _| using _)$
    `,
    finder: findConstructs({
      kinds: ['ignored-error'],
      topics: ['ignored-error'],
      name: 'errors that are assigned to `_`',
      one: 'an ignored error',
      languages: ['go'],
      mayMatch: (line) => /\b_\b/.test(line),
    }),
  },
  {
    forbidden:
      /^console\.logs?(?:\(\))?(?: (?:calls?|statements?|debugging|usage))?$|^console logs?(?: (?:calls?|statements?))?$/,
    finder: callsOf(forScript(/^console\.log$/), '`console.log` calls', /\blog\b/, 'console'),
  },
  {
    // `Logger` of TypeScript stands for the console. Other languages have one too.
    needsLanguage: true,
    required: regex()`
      ^(?:the |our )?(?:(?:central|shared|common|structured|project|built-in|existing) )*(?:\w+\.)*(?:\w*logger|log)
        (?:\(\))?(?: (?:utility|class|module|helper|service|instance|wrapper|abstraction|function|singleton))?,? (?:
          for (?:all |any )?(?:logging|logs|log (?:messages|output|statements))(?: purposes| needs)?
          |(?:instead of|rather than|over|and not|not) console(?:\.\w+|\.\*)?(?:\(\))?
        )$
    `,
    finder: callsOf(forScript(/^console\.\w+$/), 'calls of `console` methods', /\bconsole\b/, 'console'),
  },
  {
    forbidden:
      /^(?:direct |raw )?console(?:\.\*)?(?: (?:calls?|statements?|usage|methods?|output|logging|logging statements?))?$/,
    finder: callsOf(forScript(/^console\.\w+$/), 'calls of `console` methods', /\bconsole\b/, 'console'),
  },
  {
    forbidden:
      /^(?:debug )?(?:print(?:ing)?|println)(?:\(\))? (?:statements?|calls?|debugging)$|^(?:debug )?prints?$|^debug prints?(?: statements?)?$/,
    finder: callsOf(PRINTS, '`print` calls', /[Pp]rint|put|Write|\bpp?\b/, 'print'),
  },
  {
    named:
      /^(?:debug )?print(?: statement| debugging| call)?$|^println(?: statement| call)?$|^print\(\)(?: statement| call)?$/,
    finder: codeLines(
      { name: 'calls of `print` in Kotlin, Swift and Dart', one: '`print`', languages: ['kotlin', 'swift', 'dart'] },
      /(?<![\w.])(?:print|println|debugPrint|NSLog)\(/,
    ),
  },
  {
    forbidden: regex()`
      ^(?:arbitrary |fixed |hard-?coded |hard |real |explicit |manual |static |fixed-time |fixed-duration |timed )*
        (?:thread )?(?:sleeps?|sleep (?:calls?|statements?))$
      |^(?:arbitrary|fixed|fixed-time|fixed-duration|hard-?coded|static|timed) (?:waits?|delays?)$
    `,
    finder: callsOf(SLEEPS, 'calls that sleep', /sleep|Sleep|Delay/),
  },
  {
    named:
      /^(?:(?:arbitrary|fixed|fixed time|fixed duration|hard ?coded|static|timed|manual|explicit) (?:wait|sleep|delay)|fixed timeout)(?: call)?(?: in test)?$/,
    finder: uses(
      {
        name: 'calls of `waitForTimeout`, and of `cy.wait` with a number, and promises of a `setTimeout`',
        one: 'a wait for a fixed time',
        languages: SCRIPT,
      },
      ['waitForTimeout', 'wait(', 'Promise'],
      ({ kind, name, arguments: given }) =>
        (kind === 'call' &&
          (/(?:^|\.)waitForTimeout$/.test(name) || (name === 'cy.wait' && /^[\d_]+$/.test(given?.[0] ?? '')))) ||
        (kind === 'new' && name === 'Promise' && TIMER.test(given?.[0] ?? '')),
    ),
  },
  {
    named: regex()`
      ^throw (?:new )?(?:generic|general|base|bare|raw|plain|untyped) (?:exception|error)(?: type| class| object)?$
      |^(?:throwing|raising|raise) (?:generic|general|base|bare) (?:exception|error)$
    `,
    // Quoted code is meant as it is written.
    isMeantBy: (statement) => !/`\w*(?:Exception|Error|Throwable)\w*(?:\(\))?`/.test(statement),
    finder: codeLines(
      {
        name: 'errors of the types `Exception`, `RuntimeException` and `Error` that are thrown',
        one: 'a generic error that is thrown',
        languages: ['csharp', 'java', 'kotlin', 'php', 'python', ...SCRIPT],
      },
      regex()`
        \bthrow\s+(?:new\s+)?\\?(?:System\.|java\.lang\.)?
          (?:Exception|ApplicationException|SystemException|RuntimeException|Throwable|Error)\(
        |\braise\s+(?:Exception|BaseException)\(
      `,
    ),
  },
  {
    forbidden: /^debuggers?(?: (?:statements?|keywords?|calls?))?$/,
    finder: {
      looksAt: 'code',
      words: 'reports `debugger` statements',
      topics: ['debugger'],
      languages: SCRIPT,
      mayMatch: (line) => line.includes('debugger'),
      find: (file) =>
        file.facts.uses
          .filter(({ kind, name }) => kind === 'keyword' && name === 'debugger')
          .flatMap((use) => violationAt(file, use, '`debugger`')),
    },
  },
  {
    forbidden:
      /^(?:any )?comment(?:ed)?(?:[- ])out (?:code|blocks?(?: of code)?|code blocks?|lines?(?: of code)?)$|^commented (?:code|code blocks?|blocks of code)$/,
    finder: findConstructs({
      kinds: ['commented-out-code'],
      topics: ['commented-out-code'],
      name: 'comments that contain code',
      one: 'code that is commented out',
      languages: [...WITH_CATCH, 'go', 'rust', 'c'],
    }),
  },
  {
    forbidden: regex()`
      ^todos?(?: comments?| markers?)? without (?:an? |any )?
        (?:linked |tracking |associated |corresponding |github |jira )*(?:issues?|tickets?)
        (?: (?:references?|numbers?|links?|ids?))?$
    `,
    required: regex()`
      ^(?:(?:all|every|each|any) )?todos?(?: comments?)?[ ]
        (?:reference|include|link|link to|mention|have|contain|cite|carry) (?:an? |the )?
        (?:linked |tracking |associated |corresponding |github |jira )*(?:issues?|tickets?)
        (?: (?:references?|numbers?|links?|ids?))?$
    `,
    finder: commentsWith(/\bTODO\b/, (text) => !REFERENCE.test(text), {
      name: '`TODO` comments without the number or address of an issue',
      one: 'a `TODO` without an issue',
      topic: 'todo-issue',
    }),
  },
  {
    forbidden: /^todos?(?: comments?| markers?| notes?)?$/,
    finder: commentsWith(/\bTODO\b/, () => true, { name: '`TODO` comments', one: 'a `TODO` comment', topic: 'todo' }),
  },
  {
    forbidden: /^fixmes?(?: comments?| markers?| notes?)?$/,
    finder: commentsWith(/\bFIXME\b/, () => true, {
      name: '`FIXME` comments',
      one: 'a `FIXME` comment',
      topic: 'todo',
    }),
  },
  {
    forbidden: /^todos?\/fixmes?(?: comments?| markers?| notes?)?$/,
    finder: commentsWith(/\b(?:TODO|FIXME)\b/, () => true, {
      name: '`TODO` and `FIXME` comments',
      one: 'a `TODO` or `FIXME` comment',
      topic: 'todo',
    }),
  },
  {
    forbidden: /^throw (?:raw |plain |bare )?(?:strings?|string literals?|literals)$/,
    finder: findConstructs({
      kinds: ['thrown-literal'],
      topics: ['thrown-literal'],
      name: '`throw` of a string or another literal',
      one: '`throw` of a literal',
      languages: SCRIPT,
      mayMatch: (line) => /\bthrow\b/.test(line),
    }),
  },
];

/** `#12`, `ABC-12`, an address, `issue 12`, `TODO(12)`. */
const REFERENCE = /#\d|\b[A-Z][A-Z\d]{1,15}-\d|https?:\/\/|\b(?:issue|ticket|bug|gh)[ -]?\d|\(\d+\)/i;

function commentsWith(
  mark: RegExp,
  isMeant: (text: string) => boolean,
  { name, one, topic }: { readonly name: string; readonly one: string; readonly topic: Topic },
): ThingFinder {
  const matches = (text: string): boolean => mark.test(text) && isMeant(text);
  return {
    looksAt: 'code',
    words: `reports ${name}`,
    topics: [topic],
    mayMatch: (line) => mark.test(line),
    find: (file) =>
      file.facts.comments.flatMap((comment) =>
        linesOf(comment)
          .filter(({ text }) => matches(text))
          .flatMap(({ line }) => violationAt(file, { line }, one)),
      ),
    findInText: ({ file, languageId, added }) => {
      const syntax = languageId === undefined ? undefined : commentSyntaxOf(languageId);
      const starts = [...(syntax?.line ?? []), ...(syntax?.block ?? []).map(([open]) => open)];
      return added
        .filter(({ text }) => starts.some((start) => text.includes(start) && matches(text.slice(text.indexOf(start)))))
        .map(({ number }): Violation => ({ path: file.path, line: number, found: one }));
    },
  };
}

function linesOf({ text, line }: CommentFact): readonly { readonly line: number; readonly text: string }[] {
  return text.split('\n').map((row, index) => ({ line: line + index, text: row }));
}

export function forScript(pattern: RegExp): Readonly<Record<string, RegExp>> {
  return Object.fromEntries(SCRIPT.map((language) => [language, pattern]));
}

/** Finds calls of global functions by the name that they have in each language. */
export function callsOf(
  names: Readonly<Record<string, RegExp>>,
  name: string,
  quick: RegExp,
  topic?: Topic,
): ThingFinder {
  return {
    looksAt: 'code',
    ...(topic === undefined ? {} : { topics: [topic] }),
    words: `reports ${name}`,
    languages: Object.keys(names),
    mayMatch: (line) => quick.test(line),
    find: (file) => {
      const expression = names[file.languageId ?? ''];
      return expression === undefined
        ? []
        : file.facts.uses
            .filter((use) => use.kind === 'call' && isGlobalCall(use, expression, file))
            .flatMap((use): readonly Violation[] => violationAt(file, use, codeSpan(`${use.name}()`)));
    },
  };
}

/** A function of the same name that the file declares or imports from elsewhere is another function. */
function isGlobalCall(use: UseFact, expression: RegExp, { languageId }: CodeSubject): boolean {
  if (use.meaning !== undefined) {
    return expression.test(use.meaning.replace('#', '.'));
  }
  const isMethod = expression.source.startsWith('\\.');
  const isPackage = languageId === 'go' || languageId === 'java' || languageId === 'csharp';
  return expression.test(use.name) && (isMethod || (!use.isOwn && (use.fromImport === undefined || isPackage)));
}
