import { listMaskedCodes, unmaskCodeSpans } from '../../../guidelines/statements/code-spans.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import { codeSpan } from '../../code-span.ts';
import { readPlace } from '../../reading/scope/places.ts';
import type { Clause, CodeFinder } from '../../types.ts';
import { readsOnly } from '../reads-only.ts';
import { regex } from '../../../text/regex.ts';

const EXTENDS = /^(?:extends?|inherits?|derives?|subclass(?:es)?|be derived|be a subclass)$/;
const FROM = /^(?:from |of )?(?:the |our |a |an )?(?:base class |abstract class |custom )?/;
const AFTER = /(?: (?:base )?class(?:es)?)?(?: \(or a subclass\))?$/;
const NAME = /^[A-Z][A-Za-z\d]{2,60}$/;
/** Kinds of classes that are called after their kind: a `CartController` is a controller. */
const KIND = regex()`
  ^(?:(?:all|any|every|each|new|the|your|our|custom|application|domain) )*(?<kind>
    controllers?|services?|repositories|repository|exceptions?|errors?|error classes|exception classes
    |view ?models?|jobs?|handlers?|polic(?:y|ies)|middlewares?|factor(?:y|ies)|seeders?|serializers?|presenters?
    |validators?|listeners?|observers?|providers?|commands?|fragments?|activit(?:y|ies)|mailers?|interactors?
    |use ?cases?|adapters?|mappers?|tests?|test classes|test cases|unit tests?|integration tests?|feature tests?
  )(?<class> classes)?(?<where> (?:in|under|inside) .{2,60})?$
`;
/** Languages whose grammars tell what a class extends. */
const LANGUAGES = ['csharp', 'java', 'javascript', 'javascriptreact', 'php', 'python', 'typescript', 'typescriptreact'];

/**
 * Reads which class others extend: "All controllers must extend `BaseController`". Only a class that extends nothing is
 * reported, because another base may extend that class itself.
 */
export function readBaseClass({ subject, verb, object, codes, statement, scope }: Clause): CodeFinder | undefined {
  if (!EXTENDS.test(verb)) {
    return undefined;
  }
  const { kind, where } = KIND.exec(unmaskCodeSpans(subject, codes).replaceAll('`', ''))?.groups ?? {};
  const base = readBase(object, codes, statement.text);
  // A place that is named with the subject is that of the clause only if it is known.
  const place = where === undefined ? undefined : readPlace(where.trim().replace(/^\w+ /, ''), codes);
  if (kind === undefined || base === undefined || (where !== undefined && place === undefined)) {
    return undefined;
  }
  const folders = place?.inside.flatMap((one) => (one.kind === 'paths' ? one.globs : [])) ?? [];
  if (where !== undefined && scope.inside.length === 0 && folders.length === 0) {
    return undefined;
  }
  const isOfTests = /test/.test(kind);
  const ending = isOfTests ? /(?:Tests?|TestCase|Spec)$/ : endingOf(kind);
  const isPlaced = (path: string): boolean =>
    folders.length === 0 ||
    folders.some((glob) => path.toLowerCase().includes(glob.toLowerCase().replaceAll(/^\*\*\/|\*\*$/g, '')));
  return {
    looksAt: 'code',
    words: `reports new classes that extend nothing in place of ${codeSpan(base)}: ${kind}${where ?? ''}`,
    languages: LANGUAGES,
    topics: [],
    mayMatch: (line) => /\bclass\b/.test(line),
    ...readsOnly(['declarations'], {
      find: ({ file: { path }, facts, isAdded }) =>
        isTestPath(path) !== isOfTests || !isPlaced(path)
          ? []
          : facts.declarations
              .filter(
                ({ kind: declared, name = '', bases, modifiers, inside, nameLine }) =>
                  declared === 'class' &&
                  inside === undefined &&
                  (ending.test(name) || (isOfTests && path.endsWith('.py') && /^Test[A-Z]/.test(name))) &&
                  name !== base &&
                  bases.length === 0 &&
                  !modifiers.some((word) => /^(?:abstract|static|partial|sealed|data|object)$/.test(word)) &&
                  !/^(?:Base|Abstract)/.test(name) &&
                  isAdded(nameLine),
              )
              .map(({ name = '', nameLine }) => ({
                path,
                line: nameLine,
                found: 'a class that extends nothing',
                note: `${codeSpan(name)} extends nothing.`,
              })),
    }),
  };
}

function endingOf(kind: string): RegExp {
  const noun = kind.replace(/ classes$/, '').replaceAll(' ', '');
  const one = noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : noun.replace(/s$/, '');
  return one === 'error' || one === 'exception' ? /(?:Error|Exception)$/ : new RegExp(`${one}$`, 'i');
}

/** The base as written: quoted, or as a name with upper case in the statement. */
function readBase(object: string, codes: readonly string[], written: string): string | undefined {
  const words = object.trim().replace(FROM, '').replace(AFTER, '');
  const [quoted] = listMaskedCodes(words, codes);
  const isOne = quoted !== undefined && words.length === 1;
  const at = isOne || !/^[a-z\d]+$/.test(words) ? -1 : written.toLowerCase().lastIndexOf(words);
  const name = isOne ? quoted.replace(/<.*>$|\(\)$/, '') : at < 0 ? '' : written.slice(at, at + words.length);
  return NAME.test(name) && /[a-z][A-Z]|^(?:Error|Exception)$/.test(name) ? name : undefined;
}

const OBJECT = regex()`
  ^(?:(?:from|of|the|a|an|any|old|legacy|deprecated) )*
    (?<codes>[\uE000-\uF8FF](?:(?:,? (?:or|and) |, | ?\/ ?)[\uE000-\uF8FF])*)(?: (?:base )?class(?:es)?)?
    (?: directly)?$
`;
const GENERAL =
  /^(?:(?:(?:all|any|every|each|new|the|your|our|custom) )*(?:class(?:es)?|code|controllers?|services?|components?|models?|types?))?$/;

/** Reads which classes others must not extend: "Never inherit from `Controller`". */
export function readForbiddenBase({ polarity, subject, verb, object, codes, allowed }: Clause): CodeFinder | undefined {
  if (polarity !== 'forbidden' || allowed !== undefined || !EXTENDS.test(verb)) {
    return undefined;
  }
  const listed = OBJECT.exec(object.trim())?.groups?.['codes'];
  const names = listMaskedCodes(listed ?? '', codes).map((code) => code.trim().replace(/<.*>$|\(\)$/, ''));
  if (
    !GENERAL.test(subject) ||
    names.length === 0 ||
    !names.every((name) => /^(?:[A-Za-z_]\w*\.)*[A-Z]\w{2,60}$/.test(name))
  ) {
    return undefined;
  }
  return {
    looksAt: 'code',
    words: `reports classes that extend ${names.map((name) => codeSpan(name)).join(' or ')}`,
    languages: LANGUAGES,
    topics: [],
    mayMatch: (line) => names.some((name) => line.includes(name.replace(/^.*\./, ''))),
    ...readsOnly(['declarations'], {
      find: ({ file: { path }, facts, isAdded }) =>
        facts.declarations.flatMap(({ kind, bases, nameLine, name: declared = '' }) => {
          const found =
            kind === 'class' && isAdded(nameLine)
              ? names.find((name) => bases.some((base) => isBase(base, name)))
              : undefined;
          return found === undefined
            ? []
            : [{ path, line: nameLine, found: `${codeSpan(declared)} as a subclass of ${codeSpan(found)}` }];
        }),
    }),
  };
}

/** `Base<T>`, `mod.Base` and `\\App\\Base` are `Base`; where the rule names a module, it must be that one. */
function isBase(base: string, name: string): boolean {
  const plain = base
    .replace(/[<([].*$/s, '')
    .replaceAll(/::|\\/g, '.')
    .replace(/^\./, '')
    .trim();
  return plain === name || plain.endsWith(`.${name}`);
}
