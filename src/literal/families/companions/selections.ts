import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import { codeSpan } from '../../code-span.ts';
import { isTestMethod, type Declared } from '../naming/declared.ts';
import { READ_LANGUAGES, WITH_BASES } from '../naming/declared-kinds.ts';
import { readTargets } from '../naming/target-words.ts';
import type { NameTarget } from '../naming/targets.ts';
import { singularOf } from '../singular-of.ts';
import { baseName } from './bases.ts';
import { readRole } from './roles.ts';
import { readSubjects } from './subjects.ts';
import { regex } from '../../../text/regex.ts';

/** Declarations that words select: by their kind, and by names, bases, attributes and types. */
export interface Selection extends NameTarget {
  /** Whether they are in tests. All others are outside of tests. */
  readonly isOfTests?: true;
  /** Whether they are functions, methods or tests. All others are types or values. */
  readonly areFunctions?: boolean;
}

const CODE = '[\\uE000-\\uF8FF]';
const ANY_CODE = /[\uE000-\uF8FF]/g;
/** What words behind a noun ask in addition. */
const TAILS: readonly RegExp[] = [
  new RegExp(
    `^(?<core>.+?),? (?:that |which |whose names? )?(?:end(?:ing|s)?|suffixed) (?:in|with) (?:the suffix )?(?<suffix>${CODE})$`,
  ),
  new RegExp(
    `^(?<core>.+?),? (?:that |which |whose names? )?(?:start(?:ing|s)?|begin(?:ning|s)?|prefixed) with (?<prefix>${CODE})$`,
  ),
  regex()`
    ^(?<core>.+?),? (?:that |which )?(?:
      implement|extend|inherit from|derive from|implementing|extending|inheriting from|deriving from|derived from
      |subclassing
    ) (?:the )?(?<base>${CODE})(?: (?:interface|class|trait|protocol|base class))?$
  `,
  new RegExp(
    `^(?<core>.+?),? (?:that |which )?(?:are |is )?(?:annotated|decorated|marked|tagged) with (?:the )?(?<attribute>${CODE})(?: (?:attribute|annotation|decorator))?$`,
  ),
  new RegExp(`^(?<core>.+?),? (?:that return|which return|returning) (?:an? )?(?<type>${CODE})$`),
];
/** A name with a star, before a noun for what has it. */
const NAMED = new RegExp(
  `^(?:(?:all|any|every|each|new|the) )*(?<glob>${CODE}) (?<noun>class(?:es)?|types?|structs?|records?|interfaces?|functions?|methods?|enums?|protocols?)$`,
);
const NOUNS: Readonly<Record<string, string>> = { record: 'class', protocol: 'interface' };
const TESTS = /^(?:(?:all|any|every|each|new|the) )*(?<what>test classes|test class|test methods?|tests?)$/;

/**
 * Reads which declarations words select: ``public methods``, ``classes that implement `Entity` ``,
 * `` `*Handler` classes``. Undefined if a word is not understood.
 *
 * @param words in lower case, with their code masked
 */
export function readSelections(words: string, codes: readonly string[]): readonly Selection[] | undefined {
  let core = words;
  const asked: Asked[] = [];
  for (let tail = readTail(core, codes); tail !== undefined && asked.length < 2; tail = readTail(core, codes)) {
    if (tail === 'unknown') {
      return undefined;
    }
    asked.push(tail.asked);
    core = tail.core;
  }
  const selected = readCore(core, codes);
  return selected?.map((one) => ({
    ...one,
    areFunctions: one.areFunctions ?? /\b(?:functions|methods|tests)\b/.test(one.name.replaceAll(/`[^`]*`/g, '')),
    name: [one.name, ...asked.map(({ name }) => name)].join(' '),
    is: (declared) => one.is(declared) && asked.every(({ is }) => is?.(declared) !== false),
    occursIn: (languageId) =>
      one.occursIn(languageId) && asked.every(({ occursIn }) => occursIn?.(languageId) !== false),
  }));
}

function readCore(core: string, codes: readonly string[]): readonly Selection[] | undefined {
  const { glob, noun = '' } = NAMED.exec(core)?.groups ?? {};
  if (glob !== undefined) {
    const [written = ''] = listMaskedCodes(glob, codes);
    const named = readNameGlob(written.trim());
    const kind = singularOf(noun);
    const targets = readTargets(Object.hasOwn(NOUNS, kind) ? (NOUNS[kind] ?? kind) : kind);
    return named === undefined
      ? undefined
      : targets?.map((one) => ({
          ...one,
          name: `${one.name} named as ${codeSpan(written.trim())}`,
          is: (declared) => one.is(declared) && named.test(declared.one.name ?? ''),
        }));
  }
  const plain = core.replaceAll(ANY_CODE, (mark) => listMaskedCodes(mark, codes)[0] ?? mark);
  if (!/^[a-z -]+$/.test(plain)) {
    return undefined;
  }
  const tests = TESTS.exec(plain)?.groups?.['what'];
  if (tests !== undefined) {
    return /class/.test(tests)
      ? readTargets('test classes')?.map((one) => ({ ...one, isOfTests: true, areFunctions: false }))
      : [
          {
            name: 'tests',
            is: isTest,
            occursIn: (languageId) => READ_LANGUAGES.has(languageId),
            common: {},
            isOfTests: true,
          },
        ];
  }
  return readRole(plain) ?? readSubjects(plain);
}

/** A function that a test runner calls. */
function isTest(declared: Declared): boolean {
  const { one, languageId } = declared;
  return (
    isTestMethod(declared) ||
    (languageId === 'go' && one.kind === 'function' && /^Test(?!Main$)\P{Ll}/u.test(one.name ?? '')) ||
    (languageId === 'rust' && one.attributes.some((name) => /(?:^|::)test$/.test(name))) ||
    (languageId === 'php' && one.kind === 'method' && /^test[A-Z_]/.test(one.name ?? '')) ||
    (languageId === 'python' && /^(?:function|method)$/.test(one.kind) && one.name?.startsWith('test_') === true)
  );
}

/** `*Controller`, `I*Service`: undefined without a star between letters and an end. */
function readNameGlob(written: string): RegExp | undefined {
  return /^(?=.*[A-Za-z]{3})(?:\*\w+|\w+\*|\w+\*\w+|\*\w+\*)$/.test(written)
    ? new RegExp(`^${written.replaceAll('*', '\\w*')}$`)
    : undefined;
}

interface Asked {
  readonly name: string;
  readonly is?: (declared: Declared) => boolean;
  readonly occursIn?: (languageId: string) => boolean;
}

function readTail(
  words: string,
  codes: readonly string[],
): { readonly core: string; readonly asked: Asked } | 'unknown' | undefined {
  for (const form of TAILS) {
    const groups = form.exec(words)?.groups;
    if (groups !== undefined) {
      const { core = '', ...masked } = groups;
      const [kind, mark] = Object.entries(masked)[0] ?? ['', ''];
      const [written = ''] = listMaskedCodes(mark, codes);
      const asked = readAsked(kind, written.trim());
      return asked === undefined ? 'unknown' : { core, asked };
    }
  }
  return undefined;
}

function readAsked(kind: string, written: string): Asked | undefined {
  const shown = codeSpan(written);
  const name = /^[A-Za-z_]\w{1,60}$/.test(written) ? written : undefined;
  if (kind === 'suffix' || kind === 'prefix') {
    return name === undefined
      ? undefined
      : {
          name: `${kind === 'suffix' ? 'ending with' : 'beginning with'} ${shown}`,
          is: ({ one }) => (kind === 'suffix' ? one.name?.endsWith(name) : one.name?.startsWith(name)) === true,
        };
  }
  if (kind === 'base') {
    const base = baseName(written);
    return base === undefined
      ? undefined
      : {
          name: `with the base ${shown}`,
          is: ({ one }) => one.bases.some((own) => baseName(own) === base),
          occursIn: (languageId) => WITH_BASES.has(languageId),
        };
  }
  if (kind === 'attribute') {
    const attribute = /^(?:@|\[|#\[)?(?<name>[A-Za-z_][\w.:]*)(?:\(.*\))?\]?$/.exec(written)?.groups?.['name'];
    return attribute === undefined
      ? undefined
      : {
          name: `with ${shown}`,
          is: ({ one }) => one.attributes.some((own) => own === attribute || own === `${attribute}Attribute`),
        };
  }
  const type = baseName(written);
  return type === undefined
    ? undefined
    : {
        name: `that return ${shown}`,
        is: ({ one }) =>
          one.type !== undefined && baseName(one.type) === type && /^(?:function|method)$/.test(one.kind),
      };
}
