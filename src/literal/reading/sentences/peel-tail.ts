import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { EVERYWHERE, type Clause, type NotCompiled, type Scope } from '../../types.ts';
import { findRoom } from './leaves-room.ts';
import { excludePlace, narrowScope } from '../scope/narrow-scope.ts';
import { readPlace } from '../scope/places.ts';
import type { Head } from '../heads/form-head.ts';
import { wordSet } from '../../../structures/words-in.ts';
import { regex } from '../../../text/regex.ts';

/** An object without its limits, and the limits. */
export interface Peeled {
  readonly object: string;
  readonly polarity: Clause['polarity'];
  readonly scope: Scope;
  /** Whether it leaves some room: `where possible`. */
  readonly isWeak: boolean;
  readonly explanation?: string;
  readonly allowed?: string;
}

/** Code that is named as the exception: ``except for indices (`i`, `j`)``. */
export function allowedIn(words: string): string | undefined {
  return ALLOWED.exec(words)?.groups?.['codes'];
}

const ALLOWED = regex()`
  ^(?:for |in |the |as |when used as |used as |to )*(?:(?!in\b|when\b|if\b|where\b)[a-z-]+ ){0,4}?\(?
    (?:like |such as |e\.g\. )?(?<codes>[\uE000-\uF8FF](?:(?:,? (?:and|or) |, | ?\/ ?)[\uE000-\uF8FF])*)\)?
    (?: etc\.?)?$
`;

const WEAK = regex()`
  (?:^|,? )(?:
    (?:where|when|if|whenever|wherever) (?:possible|practical|applicable|feasible|available|you can)
    |as (?:much|often|far) as possible|by default|in most cases|in general|generally|as needed|at all costs
  )$
`;
const ALL_CASES = regex()`
  (?: |^)(?:
    anywhere|everywhere|at all|ever|whatsoever|under any circumstances?|under no circumstances|at all times
    |in all cases|in any case|consistently|no matter what|for any reason|instead
  )$
`;
const CONDITION = regex()`
  ,? (?:when|whenever|if|while|until|once|wherever|where|as long as|in case|during|unless it|given that|provided)[ ]
    (?!(?:statements?|loops?|blocks?|conditions?|clauses?|expressions?|else|chains?|branch(?:es)?)\b).+$
`;
/** Words after which something is missing: it was cut off, or is not read. */
const DANGLING = regex()`
  (?:^| )(?:unless|except|when|if|while|until|where|whether|because|but|only|without)$
  | (?:unless|except) (?!(?:clauses?|blocks?|statements?|handlers?)\b)
`;
const EXCEPT = regex()`
  ,? (?:except|unless|apart from|aside from|other than|excluding|with the exception of|save for)(?: for)?[ ]
    (?!(?:clauses?|blocks?|statements?|handlers?)\b)(?<rest>.+)$
`;
const ONLY = /^(?:(?<object>.+?) )?only (?:in|for|within|inside|under|from|by|on) (?<place>.+)$/;
const PLACE = regex('g')`
  ,? (?<preposition>
    in|within|inside of|inside|under|throughout|across|for|on|from|into|outside of|outside
    |when (?:writing|editing|working (?:in|on|with))
  )[ ]
`;
const PURPOSE = regex()`
  [ ](?<purpose>
    (?:in order )?to (?:
      ensure|indicate|signal|distinguish|keep|improve|maintain|reduce|minimi[sz]e|make (?:it|the|sure|code|them)
      |help|preserve|simplify|ease|increase|guarantee|stay|enhance|promote|encourage|facilitate|foster|speed up
      |(?:safely|correctly|properly|reliably|gracefully|consistently|automatically|cleanly) [a-z]+
    )\b.*
    |for (?:better |improved |more |the sake of |greater |maximum |easier |enhanced )?(?:
      consistency|brevity|conciseness|readability|clarity|maintainability|simplicity|performance|security|safety
      |testability|type safety|compatibility|efficiency|reliability|accessibility|traceability|reproducibility
      |debugging purposes|tree[- ]shaking
    )(?: (?:and|of|reasons?)\b.*)?
    |for (?:[a-z]+ ){1,2}(?:support|compatibility)
    |for (?:[a-z]+-[a-z]+ )?(?:
      correctness|portability|compatibility|exhaustiveness|determinism|ergonomics|discoverability|interoperability
      |immutability|hygiene|type inference|error messages
    )
    |for (?:better|improved|more(?! than)|greater|easier|faster|cleaner|safer|higher|enhanced|increased)[ ]
      (?:(?!in |when |if |where |with |inside |within )[^ ]+ ?){1,8}
    |for (?:their|its) .+|(?:as|because|since) (?:it|they|this|that|these|those|we) .+
  )$
`;
/** Where a rule comes from, or what it fits to. */
const SOURCE = regex()`
  (?<source>
    (?:,| \(|(?<=[\uE000-\uF8FF])) ?(?:
      consistent with|consistently with
      |as (?:enforced|required|described|configured|documented|specified|defined|set|checked|outlined|mandated)[ ]
        (?:by|in|at)
      |in line with|in keeping with|as per|per|according to|like the rest of
    )(?!.*\b(?:unless|except|if|when|only|but)\b) [^,;]{2,80}
  )$
`;
const PREVENTS = / (?<purpose>(?:in order )?to (?:avoid|prevent|eliminate|protect)\b.*)$/;

/** What nobody would use something for: `never use x to prevent security risks` gives a reason. */
const AGAINST_RISK = regex()`
  [ ](?<purpose>
    (?:in order )?to (?:avoid|prevent|reduce|eliminate|protect against) (?:[a-z-]+ ){0,2}(?:
      security|xss|injections?|vulnerabilit(?:y|ies)|leaks?|leaking|attacks?|exposure|breaches|merge conflicts
      |circular (?:imports|dependencies)|collisions|prototype pollution
    )\b[^,]*
  )$
`;

/** Verbs whose place says where something is put, not where the rule counts. */
const PUTTING: ReadonlySet<string> = new Set(
  `put place live go store keep locate belong define declare create add organize organise group move save document register
  list reside sit stay write implement build develop author stay generate have be name commit include leave`.split(
    /\s+/,
  ),
);
/** Verbs that are about the files themselves. */
const EDITING: ReadonlySet<string> = wordSet(`
  edit hand-edit change modify touch update delete remove create add commit rename alter patch rewrite overwrite move track
  format lint
`);

const CALLING = /^(?:call|invoke|access|instantiate)$/;
const INJECTING = /^inject$/;

/** Takes places, exceptions, purposes and words for everywhere off the end of an object. */
export function peelTail(head: Head, codes: readonly string[]): Peeled | NotCompiled {
  let { object, polarity } = head;
  let scope: Scope = EVERYWHERE;
  let isWeak = false;
  let explanation: string | undefined;
  let allowed: string | undefined;
  const room = findRoom(object);
  if (
    room !== undefined &&
    /^(?:run|execute|invoke|start|launch|commit|push|create|bump|upgrade|add)$/.test(head.verb)
  ) {
    return { reason: 'whether somebody asked for it cannot be seen in the change' };
  }
  if (room !== undefined) {
    isWeak = true;
    object = room.before;
    explanation = room.room;
  }
  const except = EXCEPT.exec(object);
  if (except !== null) {
    const place = (except.groups?.['rest'] ?? '').replace(/^(?:for |in |inside |within |under |on )+/, '');
    const read = readPlace(place, codes);
    const left = read === undefined ? undefined : excludePlace(scope, read);
    allowed = left === undefined && head.polarity === 'forbidden' ? allowedIn(place) : undefined;
    if (left === undefined && allowed === undefined) {
      return {
        reason: 'it has an exception other than a place',
        hint: 'name the place of the exception: "Never use `x`, except in tests"',
      };
    }
    scope = left ?? scope;
    object = object.slice(0, except.index);
  }
  const only = readOnly(head, object, codes);
  if (only !== undefined) {
    return only;
  }
  if (head.isOnly) {
    object = `only ${object}`;
  }
  for (;;) {
    const shorter = object.replace(WEAK, '');
    if (shorter !== object) {
      isWeak = true;
      object = shorter;
      continue;
    }
    const bare = object
      .replace(ALL_CASES, '')
      .replace(polarity === 'required' ? /(?<=(?:in|to|under|into) [\uE000-\uF8FF]) only$/ : /$^/, '');
    if (bare !== object) {
      object = bare;
      continue;
    }
    const source = SOURCE.exec(object)?.groups?.['source'];
    const purpose = source ?? purposeIn(head, object, codes) ?? purposeAfterPlace(head, object, codes);
    if (purpose !== undefined) {
      const reason = purpose.replace(/^[\s,(]+/, '');
      explanation = explanation === undefined ? reason : `${reason}; ${explanation}`;
      object = object.slice(0, object.length - purpose.length).trimEnd();
      continue;
    }
    const place = placeAtEnd(head, object, codes);
    if (place === undefined) {
      break;
    }
    const joined = narrowScope(scope, place.scope);
    if (joined === undefined) {
      return { reason: 'it names two places, and a check can take only one' };
    }
    scope = joined;
    object = place.object;
  }
  if (CONDITION.test(` ${object}`) || DANGLING.test(object)) {
    return {
      reason: 'it depends on a condition',
      hint: 'a rule without "when" or "if" can be checked: "Never use `x` in tests"',
    };
  }
  return {
    object: object.replace(/[\s,.;:]+$/, ''),
    polarity,
    scope,
    isWeak,
    ...(explanation === undefined ? {} : { explanation }),
    ...(allowed === undefined ? {} : { allowed }),
  };
}

/** `use x only in tests` forbids it everywhere else. */
function readOnly(head: Head, object: string, codes: readonly string[]): Peeled | NotCompiled | undefined {
  const written = ONLY.exec(object)?.groups;
  const found = head.isOnly
    ? (written ?? /^(?<object>.+?) (?:in|for|within|inside|under|from|by|on) (?<place>.+)$/.exec(object)?.groups)
    : written;
  if (found === undefined || head.polarity === 'forbidden') {
    return found !== undefined && (head.isOnly || / only /.test(` ${object}`)) ? onlyUnread() : undefined;
  }
  const place = readPlace(found['place'] ?? '', codes);
  const scope = place === undefined ? undefined : excludePlace(EVERYWHERE, place);
  const thing = found['object'];
  return scope === undefined || thing === undefined || thing === ''
    ? onlyUnread()
    : { object: thing, polarity: 'forbidden', scope, isWeak: false };
}

function onlyUnread(): NotCompiled {
  return {
    reason: 'what follows "only" is not known as a place',
    hint: 'word it as "Never use `x` outside of `src/api/`"',
  };
}

/** What a thing is for by its nature limits nothing: `console.log` for logging, `any` as a type. */
const NATURES: readonly (readonly [code: RegExp, words: RegExp])[] = [
  [
    /^(?:console\b.*|(?:System\.out\.)?print(?:ln|f)?(?:\(.*\))?|fmt\.Print.*|Console\.Write.*|echo|var_dump.*|puts|p|pp|log(?:\(\))?)$/i,
    regex()`
      [ ](?<purpose>
        for (?:all |any |production )*(?:logging|output|printing|logs)
      )$
    `,
  ],
  [
    /^(?:any|unknown|object|Any|dynamic|interface\{\})$/,
    regex()`
      [ ](?<purpose>
        as (?:the |a )?(?:types?|type annotations?)(?:
          [ ](?:for|of|in) [^,]*(?:variables|parameters|arguments|returns?|return values|types|functions|properties)
            [^,]*(?:,[^,]{1,30}){0,2}(?:,[^,]*(?:values|types))?
        )?
      )$
    `,
  ],
  // Nothing else is done with them.
  [
    regex()`
      ^(?:
        as (?:any|unknown|never)|<any>|any|@ts-(?:ignore|expect-error|nocheck)|(?:# ?)?type: ?ignore(?:\[.*\])?
        |(?:# ?)?noqa|(?:\/\/ ?)?nolint|eslint-disable(?:-\S+)?|@SuppressWarnings(?:\(.*\))?|#!?\[allow\(.*\)\]
        |# pylint: ?disable.*|@phpstan-ignore.*
      )$
    `,
    regex()`
      [ ](?<purpose>
        (?:to|for) (?:
          suppress|silence|silencing|suppressing|bypass|bypassing|circumvent|sidestep|dodge|evade|defeat|escape
          |get around|work around|satisfy|appease|quiet|shut up
        ) (?:(?:the|any|all|your|our|typescript(?:'s)?|ts|mypy|pyright|tsc) )*(?:
          (?:strict )?type(?:-| )?(?:script )?
            (?:errors?|checks?|check(?:er|ing)|safety|system|issues|problems|warnings?)
          |type ?checker|typescript|tsc|mypy|pyright
          |(?:typescript |type )?compiler(?: (?:errors?|warnings?|complaints))?|compile(?:r|-time)? errors?
          |lint(?:er|ing)?(?: (?:errors?|warnings?|rules?|issues))?|eslint(?: (?:errors?|warnings?|rules?))?
        )
      )$
    `,
  ],
  // Whoever chains promises runs asynchronous code, and whoever sleeps waits.
  [
    /^\.then(?:\(.*\))?$/,
    / (?<purpose>for (?:all |any )?(?:async(?:hronous)?|sequential|promise(?:-based)?) (?:code|work|operations|calls|flows?|control flow|logic))$/,
  ],
  [
    /^(?:\.Result|\.Wait(?:\(\))?|\.GetAwaiter\(\)\.GetResult\(\))$/,
    regex()`
      [ ](?<purpose>
        to (?:synchronously )?(?:block|wait)(?: (?:on|for) (?:async(?:hronous)?|tasks?|the)[a-z ]{0,20})?
          (?: synchronously)?
        |on (?:async(?:hronous)? )?(?:code|calls|methods|operations)
      )$
    `,
  ],
  [
    /^(?:Thread\.[sS]leep|time\.[sS]leep|sleep|Task\.Delay)(?:\(.*\))?$/,
    / (?<purpose>for (?:synchroni[sz]ation|waiting|delays?|timing)|to (?:wait|synchroni[sz]e|delay))$/,
  ],
];

function natureIn(object: string, codes: readonly string[]): string | undefined {
  // What is preferred over a thing says nothing of what the thing is for.
  const named = listMaskedCodes(object.split(/ (?:over|instead of|rather than) /).at(-1) ?? '', codes);
  for (const [code, words] of NATURES) {
    const purpose =
      named.length > 0 && named.every((one) => code.test(one)) ? words.exec(object)?.groups?.['purpose'] : undefined;
    if (purpose !== undefined) {
      return purpose;
    }
  }
  return undefined;
}

/** What a library is for, where another one is used for it: ``use `dayjs` instead of `moment` for dates``. */
function taskOfLibrary(object: string, codes: readonly string[]): string | undefined {
  const { mark = '', purpose } = TASK.exec(object)?.groups ?? {};
  const [code = ''] = listMaskedCodes(mark, codes);
  return LIBRARY.test(code) ? purpose : undefined;
}

const TASK = regex()`
  (?:instead of|rather than|over|not) (?<mark>[\uE000-\uF8FF]) (?<purpose>
    for (?!
      (?:new|old|small|simple|large|complex|internal|external|static|single|server|client|some|certain|this|that)
        \b
    )(?!.*\b(?:in|on|when|if|unless|except|only|where|within|inside|under)\b)[a-z][a-z -]{2,40}
  )$
`;
const LIBRARY = regex('i')`
  ^(?:
    node:[a-z_/]+|@[\w-]+\/[\w.-]+|os\.path
    |(?:
      moment|axios|lodash|underscore|request|jquery|unittest|nose|jest|mocha|jasmine|chai|enzyme|redux|momentjs
      |requests|urllib|urllib2|urllib3|node-fetch|superagent|bluebird|async|q|tslint|yup|joi|styled-components
      |emotion|formik|junit|hamcrest|log4j|gson|newtonsoft\.json|automapper|fluentassertions|moq|nunit|xunit
      |mstest|winston|bunyan|express
    )(?:\.js)?
  )$
`;

function purposeIn({ polarity, directive }: Head, object: string, codes: readonly string[]): string | undefined {
  const found = PURPOSE.exec(object)?.groups?.['purpose'] ?? natureIn(object, codes) ?? taskOfLibrary(object, codes);
  if (found !== undefined) {
    return found;
  }
  return polarity === 'required' || directive === 'avoid'
    ? PREVENTS.exec(object)?.groups?.['purpose']
    : AGAINST_RISK.exec(object)?.groups?.['purpose'];
}

/** `never use x directly in production code to prevent y`: after a place, it is the purpose of the rule, not of the use. */
function purposeAfterPlace(head: Head, object: string, codes: readonly string[]): string | undefined {
  const purpose = PREVENTS.exec(object)?.groups?.['purpose'];
  const rest = purpose === undefined ? '' : object.slice(0, object.length - purpose.length).trimEnd();
  return rest !== '' && (/ (?:directly|anywhere)$/.test(rest) || placeAtEnd(head, rest, codes) !== undefined)
    ? purpose
    : undefined;
}

/** `the versions declared in a file`: the place says which versions. */
const SAYS_WHICH = regex()`
  ^(?:
    declared|defined|listed|described|found|located|documented|specified|stored|kept|used|written|shown|given|set
    |is|are|exported|created|outlined|configured|provided|contained
  )$
`;

const STYLE = /(?:case|hyphens|dashes|underscores|[\uE000-\uF8FF])$/;

/** The longest words at the end that are a place. */
function placeAtEnd(
  head: Head,
  object: string,
  codes: readonly string[],
): { readonly object: string; readonly scope: Scope } | undefined {
  const padded = ` ${object}`;
  for (const { index, 0: found, groups } of padded.matchAll(PLACE)) {
    const preposition = groups?.['preposition'] ?? '';
    const words = padded.slice(index + found.length).replace(/[\s,.;:]+$/, '');
    const read = readPlace(words, codes);
    const before = /(?<word>[a-z]+)$/.exec(padded.slice(0, index))?.groups?.['word'] ?? '';
    // The names of files are what a style is for: `kebab-case for all new files`.
    const isStyled =
      preposition === 'for' &&
      /^(?:(?:all|any|every|each|new|the) )*files?$/.test(words) &&
      STYLE.test(padded.slice(0, index));
    if (read === undefined || isStyled || SAYS_WHICH.test(before) || !isPlaceHere(head, preposition, read)) {
      continue;
    }
    const scope = preposition.startsWith('outside') ? excludePlace(EVERYWHERE, read) : read;
    if (scope !== undefined) {
      return { object: padded.slice(1, Math.max(index, 1)).trimEnd(), scope };
    }
  }
  return undefined;
}

function isPlaceHere({ verb, polarity }: Head, preposition: string, { inside, languages, outside }: Scope): boolean {
  const isEverywhere = inside.length === 0 && languages === undefined && outside.length === 0;
  if (isEverywhere) {
    return preposition !== 'outside' && preposition !== 'outside of' && preposition !== 'on';
  }
  if (preposition === 'for') {
    return inside.length === 0 && outside.length === 0;
  }
  if (preposition === 'from' || preposition === 'into') {
    // What is called is called from the code around it, while modules and names come from elsewhere.
    const isFolder = inside.length > 0 && inside.every(({ kind }) => kind === 'folder');
    return isFolder && (preposition === 'from' ? CALLING : INJECTING).test(verb) && polarity === 'forbidden';
  }
  if (preposition === 'on') {
    // "On the server" is where code runs, not a folder.
    return inside.some((place) => place.kind === 'folder' && !/^(?:server|client|backend|frontend)$/.test(place.name));
  }
  if (preposition.startsWith('outside')) {
    return polarity === 'forbidden' || !PUTTING.has(verb);
  }
  const isPath = inside.some(({ kind }) => kind === 'paths' || kind === 'folder');
  return !(EDITING.has(verb) && isPath) && !(PUTTING.has(verb) && (polarity === 'required' || isPath));
}
