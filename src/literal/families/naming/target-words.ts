import { WITH_PRIVATE } from './declared-kinds.ts';
import { has, isScript, isTopLevel, type Declared } from './declared.ts';
import { TARGETS, type NameTarget } from './targets.ts';
import { regex } from '../../../text/regex.ts';

/** Nouns for a target, in the singular. */
const NOUNS: Readonly<Record<string, string>> = {
  argument: 'parameter',
  'enum case': 'enum member',
  'enum constant': 'enum member',
  'enum key': 'enum member',
  'keys in an enum': 'enum member',
  'enum value': 'enum member',
  'enum variant': 'enum member',
  'generic type parameter': 'type parameter',
  'class member': 'member',
  'class name': 'class',
  'custom error': 'exception',
  error: 'exception',
  'error class': 'exception',
  'exception class': 'exception',
  'exception type': 'exception',
  implementation: 'type',
  'instance variable': 'field',
  'local variable': 'local',
  'member function': 'method',
  'react component': 'component',
  static: 'constant',
  'test case': 'test method',
  'test fixture': 'test class',
  'type alias': 'type alias',
  'unit test class': 'test class',
  'unit test method': 'test method',
  variant: 'enum member',
  'class field': 'field',
  // German, French, Spanish and Portuguese, as `singular` leaves them.
  klassen: 'class',
  methoden: 'method',
  funktionen: 'function',
  variablen: 'variable',
  konstanten: 'constant',
  komponenten: 'component',
  schnittstellen: 'interface',
  classe: 'class',
  méthode: 'method',
  fonction: 'function',
  constante: 'constant',
  composant: 'component',
  clase: 'class',
  método: 'method',
  metodo: 'method',
  funcione: 'function',
  función: 'function',
  funçõe: 'function',
  função: 'function',
  componente: 'component',
  variávei: 'variable',
};

/** What words before a noun ask in addition. */
const QUALITIES: Readonly<Record<string, (declared: Declared) => boolean>> = {
  async: has('async'),
  asynchronous: has('async'),
  exported: ({ one }) => one.isExported,
  unexported: ({ one }) => !one.isExported,
  private: ({ one, languageId }) =>
    one.modifiers.includes('private') ||
    ((languageId === 'python' || languageId === 'dart') && /^_(?!_)/.test(one.name ?? '')) ||
    (isScript(languageId) && one.name?.startsWith('#') === true) ||
    ((languageId === 'go' || languageId === 'rust') && !one.isExported) ||
    (languageId === 'csharp' &&
      one.kind === 'field' &&
      !one.modifiers.some((word) => /^(?:public|protected|internal)$/.test(word))),
  public: ({ one }) => one.isExported && !one.modifiers.includes('protected'),
  static: has('static'),
  protected: has('protected'),
  'module-level': isTopLevel,
  'top-level': isTopLevel,
  global: isTopLevel,
};
const PLAIN_QUALITIES: ReadonlySet<string> = new Set([
  'all',
  'any',
  'the',
  'your',
  'new',
  'every',
  'each',
  'a',
  'an',
  'react',
  'custom',
  'named',
  // Where a rule names its language, its scope has it already.
  'python',
  'typescript',
  'kotlin',
  'ruby',
  'java',
  'rust',
]);

/** What has names that no declaration gives, next to what has: `functions, files and database columns`. */
const OTHER_THINGS = regex()`
  ^(?:(?:all|the|environment|env|file|directory|folder|branch) )*(?:
    files?|file ?names?|folders?|director(?:y|ies)|tables?|columns?|routes?|endpoints?|events?|assets?|schemas?
    |migrations?|fixtures?|keys?|selectors?|templates?|env vars?|paths?|branches|urls?|queries
  )(?: names?)?$
`;

/** Whether words name a kind of declaration: `public methods`. */
export function isTarget(words: string): boolean {
  return readTarget(words) !== undefined;
}

/** The targets that words name: `private fields and local variables`. Undefined if one of them is unknown. */
export function readTargets(words: string): readonly NameTarget[] | undefined {
  const parts = words
    .replace(/^(?:typically|usually|generally),? /, '')
    .split(/\s*(?:,\s*(?:and |or )?|\/|&|\band\b|\bor\b)\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const targets = withVisibility(withNouns(parts))
    .filter((part) => !OTHER_THINGS.test(part))
    .map((part) => readTarget(part) ?? (parts.length > 1 && UNKNOWN_THING.test(part) ? [] : undefined));
  return targets.every((one) => one !== undefined) && targets.flat().length > 0 ? targets.flat() : undefined;
}

/** Something beside what is known, which has names of its own: `PageModel classes, handler methods and constants`. */
const UNKNOWN_THING = regex()`
  ^(?!
    .*\b(?:
      database|db|sql|tables?|columns?|css|json|ya?ml|env|environment|resources?|keys?|routes?|urls?|flags?
      |options?|commands?|labels?|tags?|topics?|queues?|schema|stored|procedures?|views?|indexes|triggers?
      |terraform|bicep|helm|attributes?|events?|metrics?|tools?|skills?|plugins?|config|configuration|output|input
      |local|values
    )\b
  )(?!
    .*\b(?:for|in|of|with|that|which|from|on|at|by|to|when|if|only|except|unless|not|never|no|than|as|but|also)\b
  )(?:(?:[a-z][a-z0-9-]* ){1,3}[a-z][a-z0-9-]*s|(?:every |each )?(?:[a-z][a-z0-9-]* )+command)$
`;

/** `private/protected fields`: words that only say which are about the noun after them. */
function withNouns(parts: readonly string[]): readonly string[] {
  return parts.map((part, index) => {
    const next = parts[index + 1];
    const isQuality = part.split(' ').every((word) => Object.hasOwn(QUALITIES, word) || PLAIN_QUALITIES.has(word));
    const noun = next?.split(' ').findLast(() => true);
    return isQuality && noun !== undefined ? `${part} ${noun}` : part;
  });
}

/** `exported functions, classes and types`: the first word is about all of the list, if no other part has one of its own. */
function withVisibility(parts: readonly string[]): readonly string[] {
  const [first = '', ...others] = parts;
  const visibility = VISIBILITY.exec(first)?.groups?.['word'];
  const isShared = others.every((part) => !QUANTITY.test(part) && !Object.hasOwn(QUALITIES, part.split(' ')[0] ?? ''));
  return visibility === undefined || !isShared ? parts : [first, ...others.map((part) => `${visibility} ${part}`)];
}

const VISIBILITY = /^(?:(?:all|any|the|your|new|every|each) )*(?<word>public|exported|unexported) /;
const QUANTITY = /^(?:all|any|every|each) /;

function readTarget(written: string): NameTarget | undefined {
  const words = written.replace(/(?<=\S) (?:names?|naming|identifiers?|declarations?)$/, '').split(' ');
  const qualities: ((declared: Declared) => boolean)[] = [];
  const said: string[] = [];
  for (; words.length > 1; words.shift()) {
    const [word = ''] = words;
    const quality = Object.hasOwn(QUALITIES, word) ? QUALITIES[word] : undefined;
    if (quality !== undefined && !(word === 'static' && words.length === 1)) {
      qualities.push(quality);
      said.push(word);
    } else if (!PLAIN_QUALITIES.has(word)) {
      break;
    }
  }
  const noun = singular(words.join(' '));
  const key = Object.hasOwn(NOUNS, noun) ? (NOUNS[noun] ?? noun) : noun;
  const target = Object.hasOwn(TARGETS, key) ? TARGETS[key] : undefined;
  return target === undefined
    ? undefined
    : {
        name: [...said, target.name].join(' '),
        occursIn: (languageId) =>
          target.occursIn(languageId) && (!said.includes('private') || WITH_PRIVATE.has(languageId)),
        is: (declared) => target.is(declared) && qualities.every((quality) => quality(declared)),
        common: target.common,
      };
}

function singular(noun: string): string {
  return noun
    .replace(/classes$/, 'class')
    .replace(/properties$/, 'property')
    .replace(/aliases$/, 'alias')
    .replace(/(?<!s)s$/, (found, _at: number, whole: string) => (/(?:class|alias)$/.test(whole) ? found : ''));
}
