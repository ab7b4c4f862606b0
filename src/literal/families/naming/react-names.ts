import type { CodeFacts, DeclarationFact, UseFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import { SCRIPT } from '../../script-languages.ts';
import type { Clause, CodeFinder, CodeSubject, Violation } from '../../types.ts';
import { readAffixForm } from './affixes.ts';
import { regex } from '../../../text/regex.ts';

const HOOKS = /^(?:(?:all|custom|the|your|react) )*hooks?(?: functions?| names?)?$/;
const HANDLERS =
  /^(?:(?:all|the|your) )*(?:event|click)(?:[- ]handl(?:er|ing))?(?: functions?| names?| callbacks?)?s?$/;
/** Hooks of React itself. Others that are called `use…` may be something else. */
const BUILT_IN = regex()`
  ^(?:React\.)?use(?:
    ActionState|Callback|Context|DebugValue|DeferredValue|Effect|Id|ImperativeHandle|InsertionEffect|LayoutEffect
    |Memo|Optimistic|Reducer|Ref|State|SyncExternalStore|Transition
  )$
`;

/** Reads a rule on the names of hooks or event handlers of React: "Prefix event handlers with `handle`". */
export function readReactNames(clause: Clause): CodeFinder | undefined {
  const affix = readAffixForm(clause);
  if (
    affix === undefined ||
    affix.side !== 'prefix' ||
    clause.polarity !== 'required' ||
    clause.instead !== undefined
  ) {
    return undefined;
  }
  const [text, ...others] = affix.texts;
  if (text === 'use' && others.length === 0 && HOOKS.test(affix.targets)) {
    return finderOf(
      'functions that call hooks of React, are no components and have names that',
      affix.texts,
      findHooks,
      ['components', 'hooks'],
    );
  }
  return HANDLERS.test(affix.targets) && affix.texts.every((one) => /^(?:handle|on)$/.test(one))
    ? finderOf('functions that attributes such as `onClick` are set to and whose names', affix.texts, findHandlers)
    : undefined;
}

function finderOf(
  what: string,
  texts: readonly string[],
  find: (facts: CodeFacts) => readonly DeclarationFact[],
  about: readonly string[] = [],
): CodeFinder {
  const spans = texts.map((text) => codeSpan(text)).join(' or ');
  return {
    looksAt: 'code',
    words: `reports new ${what} do not begin with ${spans}`,
    languages: SCRIPT,
    about,
    find: (file) => find(file.facts).flatMap((one) => (startsWithAny(one, texts) ? [] : violationOf(file, one, spans))),
  };
}

function startsWithAny({ name = '' }: DeclarationFact, texts: readonly string[]): boolean {
  return texts.some((text) => name.startsWith(text) && !/^\p{Ll}/u.test(name.slice(text.length)));
}

function violationOf(file: CodeSubject, { name = '', nameLine }: DeclarationFact, spans: string): readonly Violation[] {
  return name !== '' && file.isAdded(nameLine)
    ? [
        {
          path: file.file.path,
          line: nameLine,
          found: codeSpan(name),
          note: `The name ${codeSpan(name)} does not begin with ${spans}.`,
        },
      ]
    : [];
}

/** Functions that call a hook themselves, without those whose names say that they are components or tests. */
function findHooks({ declarations, uses }: CodeFacts): readonly DeclarationFact[] {
  const calling = new Set(uses.flatMap((use) => (use.kind === 'call' && BUILT_IN.test(use.name) ? [use.inside] : [])));
  return declarations.filter(
    (one, index) =>
      calling.has(index) &&
      one.kind === 'function' &&
      one.body?.returnsMarkup !== true &&
      !/^_?\p{Lu}|^(?:test|it|describe|unstable_|experimental_)/u.test(one.name ?? ''),
  );
}

/** Functions of the file that an attribute `on…` is set to by their name alone. */
function findHandlers({ declarations, uses }: CodeFacts): readonly DeclarationFact[] {
  const places = new Map<string, UseFact>(uses.map((use) => [`${use.line}:${use.column}`, use]));
  const names = new Set(
    uses.flatMap((use) => {
      const value = /^on\p{Lu}/u.test(use.name) && use.kind === 'property' ? places.get(valuePlace(use)) : undefined;
      return value?.kind === 'name' && value.isOwn ? [value.name] : [];
    }),
  );
  return declarations.filter((one) => one.kind === 'function' && names.has(one.name ?? ''));
}

/** Where the value of `onClick={save}` begins. */
function valuePlace({ endLine, endColumn }: UseFact): string {
  return `${endLine}:${endColumn + 2}`;
}
