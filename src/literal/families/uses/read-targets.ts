import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { Noun, Target } from './target.ts';
import { compileCommand, compileTarget } from './targets.ts';
import { isCommandName } from './commands.ts';
import { areListMethods, isGlobalName } from './known-names.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const SPAN = '[\\uE000-\\uF8FF]';
/** Kinds of code that sentences name, with what they say about the code next to them. */
const NOUNS: readonly (readonly [words: string, noun: Noun])[] = [
  ['comments?|comment markers?|markers?|suppressions?|pragmas?|suppression comments?|comment directives?', 'comment'],
  ['modules?|packages?|librar(?:y|ies)|dependenc(?:y|ies)|frameworks?|crates?|gems?|npm packages?|imports?', 'module'],
  ['types?|type annotations?', 'type'],
  ['attributes?|annotations?|decorators?', 'attribute'],
  ['tags?|elements?|html tags?|html elements?', 'tag'],
  ['calls?|function calls?|method calls?|spies|mocks?', 'call'],
  ['macros?', 'macro'],
  ['operators?|comparisons?', 'operator'],
  ['keywords?|modifiers?', 'keyword'],
  ['commands?|clis?', 'command'],
  [
    regexSource`
      code|columns?|functions?|methods?|statements?|assertions?|type assertions?|casts?|casting|declarations?|loops?
      |class(?:es)?|hooks?|directives?|expressions?|blocks?|literals?|propert(?:y|ies)|apis?|helpers?|objects?
      |variables?|globals?|constants?|constructors?|syntax|patterns?|components?|values?|identifiers?|names?
      |interfaces?|queries|usages?|references?|instances?|strings?|flags?|components|builtins?|built-ins?|namespaces?
      |members?|accessors?|fields?|colou?rs?|utilit(?:y|ies)|utility class(?:es)?|class ?names?|shades?|sites?
      |call sites?|discards?|pragma directives?|parsing|imports?
    `,
    'code',
  ],
];
const ANY_NOUN = NOUNS.map(([words]) => words).join('|');
const ONLY_NOUNS = NOUNS.map(([words, noun]) => [new RegExp(`^(?:${words})$`), noun] as const);
const NOUN_AT_END = new RegExp(`(?:^| )(${ANY_NOUN})(?: like| such as)? $`, 'i');
/** Words before code that limit nothing: ``the built-in `print` ``, `` Node's `fs` ``, ``calls to `eval` ``. */
const BEFORE = regex('i')`
  ^(?:
    (?:
      the|a|an|any|all|either|both|direct|directly|raw|std|plain|bare|generic|broad|blanket|debug|debugging|stray
      |loose|CommonJS
      |leftover|native|built-in|builtin|global|standard|legacy|deprecated|old|ever|using|use of|usage of|uses of
      |usages of|calls? to|calling|references? to|importing|(?!native['’])(?:[A-Za-z#.+]+)['’]s|Node(?:\.js)?
      |React|Tailwind(?: CSS)?|CSS|HTML|C#|JavaScript|TypeScript|Python|Rust|Go|Java|inline|explicit
      |nullish coalescing|null[- ]coalescing|optional chaining|null[- ]forgiving|spread|walrus|elvis|safe[- ]call
      |not-null assertion|(?:${ANY_NOUN})(?: like| such as)?
    )[ ]
  )*
`;
const AFTER = new RegExp(`^(?: (?<noun>(?:${ANY_NOUN})(?: (?:${ANY_NOUN}))?))?(?<tail>.*)$`, 'i');
/** The end of an object: nothing, or words that say that it is meant everywhere. */
const TAIL = regex('i')`
  ^(?:
    ,? (?:
      anywhere|at all|ever|directly|whatsoever|explicitly|whenever possible|where possible|when(?:ever)? possible
      |if possible|as much as possible|under any circumstances?|or similar|etc\.?|and similar|and the like
      |in (?:
        any |new |our |your |this |the |all |committed |merged |checked-in |final |shipped |ordinary |application |
        hand-?written |hand-?authored[ ]
      )*(?:code|files|codebase|project|repository|repo|source|source code|source files)
      |for (?:anything|everything)|in (?:the |any )?(?:web |browser )ui
      |at (?:the )?(?:crate root|module level|file level)|left(?: behind)?|behind|remaining|lying around
      |on (?:a |any )?(?:tasks?|promises?|futures?|coroutines?)
    )
  )*[.!]*$
`;
/** Between two things: `, `, ` or `, ` / `. */
const SEPARATOR = /^(?:\s*,\s*(?:and\/or |or |and |nor )?|\s*\/\s*|\s+(?:and\/or|or|and|nor|&)\s+)/i;

/**
 * The things that a clause rules out, if all of its words are understood.
 *
 * @param written the statement as written: words of clauses are in lower case, names are not
 */
export function readTargets(
  object: string,
  codes: readonly string[],
  verb: string,
  written: string,
): readonly Target[] | undefined {
  const said = object.trim().replace(INJECTION, '');
  const bare = /^(?:add|introduce|leave|)$/.test(verb) ? said.replace(/^(?:an? )?new /, '') : said;
  const name = nameInWords(bare, written);
  const named = name === undefined ? undefined : compileTarget(name, 'code');
  if (named !== undefined) {
    return [named];
  }
  if (NEW_PART.test(object.trim())) {
    return undefined;
  }
  const elements = ELEMENT_IN_WORDS.exec(bare)?.groups;
  if (
    elements !== undefined &&
    (elements['raw'] !== '' || elements['kind'] !== undefined || /\bcomponents?\b/i.test(written))
  ) {
    return [compileTarget(elements['name'] ?? '', 'tag')].flatMap((one) => one ?? []);
  }
  const cast =
    CAST.test(bare) && listMaskedCodes(bare, codes)[0] === 'any' ? compileTarget('as any', 'code') : undefined;
  if (cast !== undefined) {
    return [cast];
  }
  if (
    BARE_WORD.test(bare) &&
    listMaskedCodes(bare, codes).every((code) => /^(?:assert|return|raise|throw)$/.test(code))
  ) {
    // A bare `assert` is one without what the sentence asks for.
    return undefined;
  }
  const asTypes = AS_TYPES.exec(bare)?.groups?.['things'];
  const owned = readOwned(bare, codes, written);
  if (owned !== undefined) {
    return owned;
  }
  const chain = CHAIN.exec(bare)?.groups;
  if (chain !== undefined) {
    const [method = '', call = ''] = listMaskedCodes(`${chain['method']}${chain['call']}`, codes);
    const joined = compileTarget(`.${bareCall(call)}(...).${bareCall(method)}(...)`, 'code');
    return joined === undefined || !/\w/.test(bareCall(method)) ? undefined : [joined];
  }
  const given = verb === 'import' ? 'module' : asTypes === undefined ? undefined : 'type';
  const things = readThings((asTypes ?? bare).replace(WHICH_TYPE, ''), given);
  if (things === undefined) {
    return undefined;
  }
  const listed = things
    .map(({ mark, noun }) => ({
      // `Poetry` without quotes is the program `poetry`.
      code: listMaskedCodes(mark, codes)[0] ?? (isCommandName(mark) ? mark : asWritten(mark, written)),
      noun,
    }))
    .flatMap((one) => membersIn(one.code).map((code) => ({ ...one, code })))
    .map((one) => ({ ...one, code: withoutFile(one.code) }))
    // ``no `run()` or the `uuid` package``: a call is no package.
    .map((one) => (one.noun === 'module' && one.code.endsWith('()') ? { ...one, noun: 'call' as const } : one))
    .map((one, index, all) => {
      const isBeside = bare.includes(`${things[index - 1]?.mark} / ${things[index]?.mark}`);
      return { ...one, code: withOwner(one.code, all[index - 1]?.code, isBeside) };
    })
    .map((one, index, all) => {
      const joined = things.slice(0, index + 1).map(({ mark }) => mark);
      const first = joined.findIndex((_, at) => bare.includes(joined.slice(at).join('/')));
      return { ...one, code: first === index ? one.code : ofOwner(one.code, all[first]?.code ?? '') };
    })
    .map((one) =>
      one.noun === 'comment' && /\bmarkers?$/.test(bare) && MARKER_OF_TESTS.test(one.code)
        ? { code: `pytest.mark.${one.code.replace(/^pytest\.mark\./, '')}`, noun: 'code' as const }
        : one,
    )
    .map((one) =>
      one.noun === 'comment' && things.length > 1 && NO_COMMENT.test(one.code)
        ? { ...one, noun: 'code' as const }
        : one,
    );
  const quoted = withoutParts(listed);
  if (quoted.some(({ code }) => SYNTAX_OF_WORD.test(bare) && PLAIN_WORD.test(code))) {
    // The `assert` syntax of imports is not each call of `assert`.
    return undefined;
  }
  if (
    areCommandsWithoutOptions(bare, quoted) ||
    areMembersOf(bare, quoted) ||
    isOfLibrary(bare, quoted) ||
    (WITHOUT_CODE.test(bare) && quoted.some(({ code }) => SUPPRESSES.test(code) && !/\d/.test(code))) ||
    quoted.some(({ code }) => NAME_OF_SYNTAX.test(code))
  ) {
    return undefined;
  }
  const methods = areListMethods(quoted.map(({ code }) => code));
  const commands = quoted.filter(
    ({ code, noun }) =>
      (isCommandName(code) && ['code', 'command', 'keyword'].includes(noun)) || (noun === 'command' && isProgram(code)),
  );
  const areCommands = commands.length === quoted.length;
  if (commands.length > 0 && !areCommands) {
    // Next to a command, a word may be a command that is not known here.
    return undefined;
  }
  const targets = quoted.flatMap(
    ({ code, noun }) =>
      (areCommands && verb !== 'import' ? compileCommand(code) : compileTarget(methods ? `.${code}()` : code, noun)) ??
      [],
  );
  return targets.length === quoted.length && targets.length > 0 ? targets : undefined;
}

/** Whether what a rule calls a command can be the name of a program: `flutter`, `dart run`. Editors have commands such as `OpenFile`. */
function isProgram(code: string): boolean {
  return PROGRAM.test(code) && !isGlobalName(code);
}

const PROGRAM = /^[a-z][a-z\d]*(?:[-_][a-z\d]+)*(?: [\w./:@=-]+)*$/;

/** `` `selection.anchorNode` / `focusNode` ``: the second name, which ends alike, is a member of the same object. */
function withOwner(code: string, before: string | undefined, isBeside: boolean): string {
  const { owner = '', end = '' } = MEMBER.exec(before ?? '')?.groups ?? {};
  return isBeside && owner !== '' && /^[a-z][A-Za-z]*$/.test(code) && code.endsWith(end) ? `${owner}.${code}` : code;
}

/** `raw divs`, `div` in place of a component. Words such as `table` and `form` mean other things too. */
const ELEMENT_IN_WORDS =
  /^(?<raw>(?:(?:the|raw|native|plain|bare|html) )*)(?<name>div|span|img|iframe|textarea)s?(?<kind> (?:elements?|tags?))?$/;

/** `window.history.pushState/replaceState`: two members of the same object. */
function membersIn(code: string): readonly string[] {
  const { owner, members } = MEMBERS.exec(code)?.groups ?? {};
  return owner === undefined || members === undefined
    ? [code]
    : members.split('/').map((member) => `${owner}${member}`);
}

const MEMBERS = /^(?<owner>(?:[A-Za-z_$][\w$]*\.)+)(?<members>[a-z]\w+(?:\/[a-z]\w*[A-Z]\w*)+)$/;

/** `` `Application.Init()`/`Run()` ``: calls that follow a slash without spaces are those of the same class. */
function ofOwner(code: string, first: string): string {
  const owner = /^(?<owner>[A-Z]\w*)\.\w+\(\)$/.exec(first)?.groups?.['owner'];
  return owner !== undefined && /^[A-Z]\w*\(\)$/.test(code) ? `${owner}.${code}` : code;
}

/** `selection.anchorNode`, with the last word of its name. */
const MEMBER = /^(?<owner>[a-z]\w*)\.[a-z]+(?:[A-Z][a-z]+)*(?<end>[A-Z][a-z]+)(?:\(\))?$/;

/** `` `node:fs`'s readFile/writeFile``: members of a module, with their own upper and lower case. */
function readOwned(object: string, codes: readonly string[], written: string): readonly Target[] | undefined {
  const { mark = '', names = '' } = OWNED.exec(object)?.groups ?? {};
  const [module = ''] = listMaskedCodes(mark, codes);
  if (!/^(?:node:)?[a-z][a-z_]*$/.test(module)) {
    return undefined;
  }
  const targets = names
    .split('/')
    .map((name) => compileTarget(`${module.replace(/^node:/, '')}.${asWritten(name, written)}`, 'code'));
  return targets.every((one) => one !== undefined) ? targets : undefined;
}

const OWNED = /^(?<mark>[\uE000-\uF8FF])['’]s (?<names>[a-z]\w+(?:\/[a-z]\w+){0,5})$/;

/** ``never call `.expect()` on `try_lock()` ``: what the second call returns. */
const CHAIN =
  /^(?<method>[\uE000-\uF8FF]) (?:directly )?on (?:the result of |any )?(?<call>[\uE000-\uF8FF])(?: calls?| results?)?$/;

/** `expect` of `.expect()`. Empty for what is no call. */
function bareCall(code: string): string {
  return /^\.?(?<name>[A-Za-z_]\w*)\(.*\)$/.exec(code.trim())?.groups?.['name'] ?? '';
}

/** `npm run <script>` is `npm run` with any script. */
function withoutFile(code: string): string {
  const command = code.replace(/(?: <[a-z][\w .|-]*>)+$| (?:\.{3}|…)$/, '');
  return isCommandName(command) ? command : code;
}

/** Beside `try`, `catch` and `finally` are parts of the same statement, and no calls of a method: `Effect.catch(…)`. */
function withoutParts<Thing extends { readonly code: string }>(things: readonly Thing[]): readonly Thing[] {
  return things.some(({ code }) => code === 'try') ? things.filter(({ code }) => !PARTS_OF_TRY.has(code)) : things;
}

const PARTS_OF_TRY: ReadonlySet<string> = new Set(['catch', 'finally']);

/** ``bare `bun test` ``: with options, the command is another one. */
function areCommandsWithoutOptions(object: string, quoted: readonly { readonly code: string }[]): boolean {
  return /^(?:a |an )?(?:bare|plain) /.test(object) && quoted.some(({ code }) => isCommandName(code));
}

/** What people call a statement, and no code: `try-catch`. */
const NAME_OF_SYNTAX = /^(?:try|if|do|for|switch)-(?:catch|except|finally|else|while|each|case)(?:-(?:if|finally))?$/;

/** `` `Object.prototype` builtins`` are called on other objects: whoever names the prototype itself does what is right. */
function areMembersOf(object: string, quoted: readonly { readonly code: string }[]): boolean {
  return (
    /[\uE000-\uF8FF] (?:built-?ins|methods|members|functions|properties)\b/.test(object) &&
    quoted.some(({ code }) => code.endsWith('.prototype'))
  );
}

/** ``avoid broad `#pragma warning disable` ``: one that names a warning, or that ends a line below, is none. */
const WITHOUT_CODE =
  /^(?:a |an |any |all )?(?:broad|blanket|generic|bare|global|file-wide|file-level|wholesale|sweeping) /;
const SUPPRESSES = regex()`
  #pragma|#\s*noqa|type: ?ignore|eslint-disable|prettier-ignore|@ts-|nolint|rubocop:disable|pylint: ?disable
  |@?SuppressWarnings|SuppressMessage|#!?\[allow|@phpstan-ignore|swiftlint:disable|ktlint-disable
`;

/** ``Lombok's `@Value` ``: frameworks have attributes of the same name. */
function isOfLibrary(object: string, quoted: readonly { readonly code: string }[]): boolean {
  return /(?:^| )[a-z.]+['’]s [\uE000-\uF8FF]/.test(object) && quoted.some(({ code }) => code.startsWith('@'));
}

/** ``shell injection via `os.system()` `` rules out the means. */
const INJECTION = /^(?:shell|command|sql|code) (?:injections?|execution) (?:via|through|with|using) /;

/** ``no new `Warnings` code or `a()` calls``: something that would be added to it. */
const NEW_PART = regex()`
  ^(?:an? )?new [\uE000-\uF8FF] (?:
    code|values?|fields?|names?|entries|keys|constants?|members?|components?|variants?|endpoints?|class(?:es)?
    |interfaces?|functions?|methods?|models?|columns?
  )(?=$|,| or | and )
`;
/** `any` casts, which is not each `any`. */
const CAST = /^(?:(?:the|all|using|explicit) )*[\uE000-\uF8FF] (?:type[- ])?(?:assertions?|casts?|casting)$/;
/** In ``no `as any`, `@ts-ignore` or `TODO` comments``, the first one is code. */
const NO_COMMENT = /^as [a-z]+(?: as [a-z]+)?$|^(?:any|eval|var|console\.\w+|debugger|print)(?:\(\))?$/;
/** Markers of pytest are names, and those in comments are no ordinary words. */
const MARKER_OF_TESTS = /^(?!todo|fixme|hack|xxx)(?:pytest\.mark\.)?[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
const SYNTAX_OF_WORD = /[\uE000-\uF8FF] syntax$/;
const PLAIN_WORD = /^[a-z]+$/;

/** ``the generic `Function` type``: a word that says of a type what it is. */
const WHICH_TYPE = /^(?:the )?(?:generic|untyped|unsafe|catch-all|loose) (?=[\uE000-\uF8FF] types?$)/;
const BARE_WORD = /^(?:an? )?(?:bare|plain|raw) [\uE000-\uF8FF]$/;

/** `FactoryBot`, where nothing is quoted: a name of several words, and none of a product or language. */
function nameInWords(object: string, written: string): string | undefined {
  if (!/^[a-z]{6,40}$/.test(object)) {
    return undefined;
  }
  const found = written.match(/(?<![\w./@-])(?:[A-Z][a-z]+){2,4}(?![\w/-]|\.\w)/g) ?? [];
  return found.find((name) => name.toLowerCase() === object && !PRODUCT.test(name));
}

const PRODUCT = regex()`
  ^(?:
    JavaScript|TypeScript|CoffeeScript|GitHub|GitLab|BitBucket|Graph|WordPress|PowerShell|CloudFormation
    |CloudFlare|YouTube|LinkedIn|FaceBook|SharePoint|OneDrive|ClickHouse|BigQuery|DataDog|NewRelic|PageSpeed
    |WebSockets?|WebAssembly|OpenTelemetry|JetBrains|PostgreSql|MySql|NextJs|NodeJs|VueJs|TailwindCss|SonarCloud
    |SonarQube|CircleCi|CodeCov|DotNet|MarkDown|PascalCase|CamelCase|KebabCase|SnakeCase|StackOverflow|ChatGpt
    |OpenAi|DeepSeek|VsCode|DevTools|QuickBooks|PayPal|AirTable|TestFlight|XCode|AndroidStudio|HomeBrew|TeamCity
    |FireFox|DevOps|SemVer
  )$
`;

/** ``never use `Function` or `Object` as types``. */
const AS_TYPES = /^(?<things>.+) as (?:the |an? )?(?:types?|type annotations?)$/;

/** A word of the statement with its own upper and lower case, without the plural of `TODOs`. */
function asWritten(word: string, written: string): string {
  const at = written.toLowerCase().indexOf(word.toLowerCase());
  return (at < 0 ? word : written.slice(at, at + word.length)).replace(/^([A-Z]{3,})s$/, '$1');
}

interface Thing {
  readonly mark: string;
  readonly noun: Noun;
}

function readThings(object: string, given: Noun | undefined): readonly Thing[] | undefined {
  const things: { mark: string; noun: Noun | undefined; isOwned: boolean }[] = [];
  let rest = object;
  while (things.length < 100) {
    const before = BEFORE.exec(rest)?.[0] ?? '';
    const item = ITEM.exec(rest.slice(before.length));
    if (item === null) {
      return undefined;
    }
    const [mark] = item;
    const after = AFTER.exec(rest.slice(before.length + mark.length).replace(/^s(?![\w'’-])/, ''));
    const noun = nounOf(after?.groups?.['noun']) ?? nounOf(nounBefore(before));
    const isOwned = IS_OF_NODE.test(before);
    things.push({ mark, noun: noun ?? (isOwned ? 'module' : undefined), isOwned });
    rest = after?.groups?.['tail'] ?? '';
    const separator = TAIL.test(rest) ? null : SEPARATOR.exec(rest);
    if (separator === null) {
      break;
    }
    rest = rest.slice(separator[0].length);
  }
  if (!TAIL.test(rest)) {
    return undefined;
  }
  // `a` and `b` comments: the noun of the last one is that of all.
  const last = things.at(-1);
  const shared = last?.isOwned === true && things.length > 1 ? undefined : last?.noun;
  return things.map(({ mark, noun }) => ({ mark, noun: given ?? noun ?? shared ?? 'code' }));
}

/** Quoted code, a comment marker, or a word that can only be code: `console.log`, `eval()`, `===`. */
const ITEM = regex('i')`
  ^(?:
    ${SPAN}|(?:TODO|FIXME|HACK|XXX)s?\b|@ts-[a-z]+|[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*\(\)
    |(?:console|process|window|document|System)(?:\.[A-Za-z_$][\w$]*)+
    |(?:goto|eval|npm|yarn|pnpm|npx|bun|pip|poetry|conda)(?= |$|,|/)|[=!]==?(?= |$)
  )
`;

function nounOf(words: string | undefined): Noun | undefined {
  const plain = words?.toLowerCase().trim();
  if (plain === undefined || plain === '') {
    return undefined;
  }
  return ONLY_NOUNS.find(([expression]) => expression.test(plain))?.[1] ?? 'code';
}

/** `comments` in `comments like `. */
function nounBefore(before: string): string | undefined {
  return NOUN_AT_END.exec(before)?.[1];
}

/** ``Node's `fs` `` is a module. What stands before it is none: ``avoid `sinon.assert` and Node's `assert` ``. */
const IS_OF_NODE = /(?:^| )node(?:\.js)?['’]s $/i;
