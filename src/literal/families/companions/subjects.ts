import { READ_LANGUAGES } from '../naming/declared-kinds.ts';
import { readTargets } from '../naming/target-words.ts';
import type { NameTarget } from '../naming/targets.ts';
import { readRole } from './roles.ts';
import { regex } from '../../../text/regex.ts';

/** Words for all that a module offers to others. */
const API = regex()`
  ^(?:(?:all|any|every|each|the|new|your) )*
    (?<visible>public(?: and internal| and protected|, protected)?|exported|exposed) (?:
      apis?|objects?|api members|api surfaces?|members|symbols?|items?|elements?|declarations?|interfaces
      |surfaces?|types and members
    )$
`;
const API_KINDS: ReadonlySet<string> = new Set(['class', 'enum', 'function', 'interface', 'method', 'struct', 'type']);

const PUBLIC: NameTarget = {
  name: 'public functions, methods and types',
  is: ({ one }) => one.isExported && API_KINDS.has(one.kind),
  occursIn: (languageId) => READ_LANGUAGES.has(languageId),
  common: {},
};

/** `all public members`, which is more than functions and types. */
const WITH_MEMBERS = /\bmembers?$|\bsymbols?$|\bdeclarations?$|\belements?$/;
const MEMBER_KINDS: ReadonlySet<string> = new Set(['constant', 'constructor', 'field', 'property']);

/** The members of types in C#, whose compiler asks for their documentation too. */
export const PUBLIC_MEMBERS: NameTarget = {
  name: 'public properties, fields and constructors',
  is: ({ one, languageId }) =>
    languageId === 'csharp' && one.isExported && one.inside !== undefined && MEMBER_KINDS.has(one.kind),
  occursIn: (languageId) => languageId === 'csharp',
  common: {},
};

/** Declarations that words name: what names can be checked of, and `public APIs`. */
export function readSubjects(words: string): readonly NameTarget[] | undefined {
  const plain = words.replace(/ (?:definitions?|signatures?|headers?)$/, '');
  const isList = /,| and |\//.test(plain) && !API.test(plain);
  const parts = isList ? plain.split(/\s*(?:,\s*(?:and )?|\/|\band\b)\s*/) : [plain];
  return parts.some((part) => API.test(part))
    ? parts.flatMap((part) =>
        API.test(part) ? [PUBLIC, ...(WITH_MEMBERS.test(part) ? [PUBLIC_MEMBERS] : [])] : (readTargets(part) ?? []),
      )
    : (readTargets(plain) ?? (DOCUMENTED.test(plain) ? readRole(plain) : undefined));
}

/** Kinds of classes whose documentation and types rules ask for. Of other words, it is less clear that they mean classes. */
const DOCUMENTED = /^(?:\w+ )*(?:controllers?|services?|view ?models?|dtos?|presenters?)(?: class(?:es)?)?$/;
