import { lazily } from '../../../structures/lazily.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import { codeSpan } from '../../code-span.ts';
import { readRemovedNames } from '../../removed-names.ts';
import { readsOnly } from '../reads-only.ts';
import type { CodeFinder, CodeSubjectOf, Violation } from '../../types.ts';
import { alsoInText } from '../declared-in-text.ts';
import { readTargets } from '../naming/target-words.ts';
import { READ_LANGUAGES } from '../naming/declared-kinds.ts';
import type { Declared } from '../naming/declared.ts';
import type { NameTarget } from '../naming/targets.ts';
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
    : (readTargets(plain) ?? readRole(plain));
}

/** Kinds of classes that are called after their kind: a `CartController` is a controller. */
const ROLE = regex()`
  ^(?:(?:all|any|every|each|new|the|your|our) )*(?<role>
    controllers?|services?|view ?models?|dtos?|presenters?
  )(?: class(?:es)?)?$
`;

function readRole(words: string): readonly NameTarget[] | undefined {
  const role = ROLE.exec(words)?.groups?.['role']?.replace(' ', '').replace(/s$/, '');
  if (role === undefined) {
    return undefined;
  }
  const ending = new RegExp(`${role}$`, 'i');
  return [
    {
      name: `classes named as ${role}s`,
      is: ({ one }) =>
        one.kind === 'class' &&
        one.inside === undefined &&
        ending.test(one.name ?? '') &&
        !/^(?:Base|Abstract)/.test(one.name ?? '') &&
        !one.modifiers.some((word) => /^(?:abstract|static|partial)$/.test(word)),
      occursIn: (languageId) => READ_LANGUAGES.has(languageId),
      common: {},
    },
  ];
}

export interface CompanionQuery {
  readonly targets: readonly NameTarget[];
  /** What is reported, after the name of the targets: `without a docstring`. */
  readonly without: string;
  readonly languages: readonly string[];
  /** @param rows the lines of the file, if its whole text is known */
  readonly lacks: (declared: Declared, rows: readonly string[]) => boolean;
}

/** Finds new declarations, outside of tests, that lack what belongs to them. Undefined if no language has such declarations. */
export function findLacking({ targets, without, languages: possible, lacks }: CompanionQuery): CodeFinder | undefined {
  const languages = possible.filter((language) => targets.some(({ occursIn }) => occursIn(language)));
  if (languages.length === 0) {
    return undefined;
  }
  const names = targets.map(({ name }) => name).join(' and ');
  const find = ({
    file,
    facts,
    head,
    languageId = '',
    isAdded,
  }: CodeSubjectOf<'declarations'>): readonly Violation[] => {
    if (isTestPath(file.path)) {
      return [];
    }
    const wasThere = readRemovedNames(file, languageId);
    const all = facts.declarations;
    const rows = lazily(() => head?.split('\n') ?? []);
    const asked = SOURCE_OF_C.test(file.path) ? targets.filter(({ name }) => !OF_API.test(name)) : targets;
    return all.flatMap((one): readonly Violation[] => {
      const declared: Declared = { one, all, languageId };
      const isNew =
        one.name !== undefined &&
        !one.isNameGiven &&
        !/^__.*__$/.test(one.name) &&
        !one.attributes.some((name) => /(?:^|\.)overload$/.test(name)) &&
        isAdded(one.nameLine) &&
        isOpen(declared) &&
        !(languageId === 'go' && IS_OF_HIDDEN_TYPE.test(rows()[one.line - 1] ?? '')) &&
        asked.some(({ is }) => is(declared)) &&
        !wasThere(one.name);
      return isNew && lacks(declared, rows())
        ? [{ path: file.path, line: one.nameLine, found: `${codeSpan(one.name)} ${without}` }]
        : [];
    });
  };
  return {
    looksAt: 'code',
    words: `reports new ${names} ${without}, outside of tests`,
    languages,
    leavesTestsOut: true,
    ...readsOnly(['declarations'], { find }),
    ...alsoInText(find),
  };
}

/** What C, C++ and CUDA offer to others is declared in headers. */
const SOURCE_OF_C = /\.(?:c|cc|cpp|cxx|c\+\+|cu)$/i;
const OF_API = /^(?:public|exported)\b/;

/** In Go, other packages do not see the exported methods of a type that is not exported, and its linters ask for no comment there. */
const IS_OF_HIDDEN_TYPE = /^func \((?:\w+ )?\*?\p{Ll}\w*(?:\[[^\]]*\])?\)/u;

/** Whether code outside of a function can see a declaration. */
function isOpen({ one, all }: Declared): boolean {
  let around = one.inside === undefined ? undefined : all[one.inside];
  while (around !== undefined) {
    if (around.body !== undefined || /^(?:function|method|test)$/.test(around.kind)) {
      return false;
    }
    around = around.inside === undefined ? undefined : all[around.inside];
  }
  return true;
}
