import { listMaskedCodes } from '../../../guidelines/statements/code-spans.ts';
import type { ImportFact } from '../../../syntax/facts/types.ts';
import { SCRIPT_FILES } from '../../script-languages.ts';
import type { Clause, CodeFinder, CodeSubjectOf, Violation } from '../../types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';
import { isStandardGoPath } from '../go-packages.ts';
import { readsOnly } from '../reads-only.ts';
import { BUILT_IN_MODULES } from '../../node-modules.ts';
import { PYTHON_STANDARD_LIBRARY } from './python-modules.ts';
import { regex, regexSource } from '../../../text/regex.ts';

/** Where an import belongs: 0 for the standard library, 1 for packages from elsewhere, 2 for the project's own code. */
type Rank = 0 | 1 | 2;

/**
 * How the imports of a language are told apart. `elsewhere` for one that is not of the standard library: whether `shop.cart`
 * is a package or the project's own code, an import of Python does not say.
 */
const RANKS: Readonly<Record<string, (module: string) => Rank | 'elsewhere'>> = {
  python: (module) =>
    module.startsWith('.') ? 2 : PYTHON_STANDARD_LIBRARY.has(module.split('.', 1)[0] ?? '') ? 0 : 'elsewhere',
  go: (module) => {
    const [first = ''] = module.split('/', 1);
    return first.includes('.') ? 1 : isStandardGoPath(first) ? 0 : 'elsewhere';
  },
  csharp: (module) => (/^System(?:\.|$)/.test(module) ? 0 : 1),
  rust: (module) =>
    /^(?:std|core|alloc)(?:::|$)/.test(module) ? 0 : /^(?:crate|super|self)(?:::|$)/.test(module) ? 2 : 1,
};
for (const language of SCRIPT_FILES) {
  Object.assign(RANKS, { [language]: rankOfScript });
}

function rankOfScript(module: string): Rank {
  const isBuiltIn = module.startsWith('node:') || BUILT_IN_MODULES.has(module.split('/', 1)[0] ?? '');
  return isBuiltIn ? 0 : /^(?:\.|~|@\/|#|\/)/.test(module) ? 2 : 1;
}

const STANDARD = regexSource`
  (?:the )?(?:
    (?:python |go |rust |node(?:\.js|js)? |language )?(?:
      standard[- ]library|stdlib|std|standard|built-?ins?|built-in modules?|core modules?
      |node(?:\.js|js)?(?: built-?ins?| core)?|system
    )
  )(?: (?:imports?|modules?|packages?|librar(?:y|ies)))?
`;
const OTHERS = regexSource`
  (?:third[- ]party|3rd[- ]party|external|npm|vendor|other|library)
    (?: (?:imports?|modules?|packages?|librar(?:y|ies)|dependencies|crates?))?
  |(?:packages?|dependencies|libraries)
`;
const OWN = regexSource`
  (?:
    local|internal|first[- ]party|project|own|application|app|relative|absolute|parent|sibling|same[- ]package
    |workspace|crate|module|intra-project|[\uE000-\uF8FF]
  )(?: (?:imports?|modules?|packages?|code|paths?|types?|files?))?
`;
const GROUP = `(?:${STANDARD}|${OTHERS}|${OWN}|types?)`;
const NEXT =
  '(?:,? then |, and then |, (?:and |followed by )?| and (?:then )?| followed by |,? before | ?(?:→|->|>|/) ?|; )';
const LISTED = new RegExp(
  `^(?<first>${GROUP})(?: first)?(?:${NEXT}(?:the |our )?${GROUP}(?: (?:next|last|second|third))?){1,5}$`,
);
const EACH = new RegExp(`(?<standard>${STANDARD})|(?<others>${OTHERS})|(?<own>${OWN})`, 'g');
const IMPORTS =
  '(?:(?:all|your|the|python|go|rust|typescript|javascript) )*(?:imports?|import statements?|import groups|uses|use statements)';
const ORDERED = regex()`
  ^(?:
    (?:
      group(?:ed)?|order(?:ed)?|organi[sz]ed?|sort(?:ed)?|keep|kept|separated?|arranged?|structured?|be
      |list(?:ed)?
    )[ ]
  )*(?:${IMPORTS}(?=[ :]) ?)?(?:(?:group(?:ed)?|ordered|organi[sz]ed|sorted|separated|arranged) )?(?:
    (?:as|in|into|by|with)(?: (?:this|the following|three|3|four|two|these|the))?
      (?: order| groups?| sections| blocks)?(?: of)?
    |order|groups
  )?:? ?(?<list>.+)$
`;
const SEPARATED = regex()`
  ,? (?:with|and|separated by|each separated by|divided by|with a) (?:an? |one )?(?:blank|empty) lines?
    (?: (?:between|separating) .*)?$
  |,? separated by (?:a )?(?:blank|empty) lines?(?=:)|,? separated by (?:a )?(?:blank|empty) lines?.*$
`;
const SYSTEM_FIRST = regex()`
  ^(?:(?:order|sort|place|put|keep|list)(?:ed)? )?(?:
    using|[\uE000-\uF8FF]|using directives?|usings|using statements?
    |[\uE000-\uF8FF] (?:directives?|statements?|usings?)
    |system(?:\.\*)? (?:usings?|using directives|directives|namespaces)
  )(?: with)?(?: (?:system(?:\.\*)?|[\uE000-\uF8FF])(?: (?:directives|usings|namespaces))?)?[ ]
    (?:first|at the top|before (?:all )?(?:the )?(?:others?|other (?:usings?|namespaces|directives))|on top)$
`;

/** Finds added imports that stand outside of the group that a clause puts them in: the standard library first. */
export function compileImportOrder(clause: Clause): CodeFinder | undefined {
  const { polarity, subject, verb, object, codes, scope, instead } = clause;
  if (
    polarity !== 'required' ||
    instead !== undefined ||
    !/^(?:order|sort|group|organi[sz]e|separate|arrange|structure|keep|place|put|list|be|use|have|follow|)$/.test(verb)
  ) {
    return undefined;
  }
  const phrase = plainPhrase(`${subject} ${verb} ${object}`).replace(SEPARATED, '');
  if (
    SYSTEM_FIRST.test(phrase) &&
    listMaskedCodes(phrase, codes).every((code) => /^(?:System(?:\.\*)?|using)$/.test(code))
  ) {
    return scope.languages?.includes('csharp') === false ? undefined : finder(['csharp'], [0, 1]);
  }
  const list = /\bimports?\b|\buse statements?\b/.test(phrase) ? ORDERED.exec(phrase)?.groups?.['list'] : undefined;
  if (list === undefined || !LISTED.test(list)) {
    return undefined;
  }
  const ranks = [...list.matchAll(EACH)].map(({ groups = {} }): Rank =>
    groups['standard'] !== undefined ? 0 : groups['others'] !== undefined ? 1 : 2,
  );
  const order = ranks.filter((rank, index) => ranks.indexOf(rank) === index);
  const isRising = order.length > 1 && order.every((rank, index) => index === 0 || rank > (order[index - 1] ?? 0));
  const known = Object.keys(RANKS).filter(
    (one) => scope.languages?.includes(one) !== false && (one !== 'csharp' || scope.languages !== undefined),
  );
  const languages = known.filter((one) => order.includes(0) || one === 'rust' || SCRIPT_FILES.includes(one));
  return isRising && languages.length > 0 ? finder(languages, order) : undefined;
}

const NAMES: readonly string[] = ['the standard library', 'packages', 'own modules'];

function finder(languages: readonly string[], order: readonly Rank[]): CodeFinder {
  const names =
    languages.length === 1 && languages[0] === 'csharp'
      ? ['`System`', 'other namespaces']
      : order.map((rank) => NAMES[rank] ?? '');
  return {
    looksAt: 'code',
    words: `reports imports that are not in this order: ${names.join(', ')}`,
    languages,
    topics: ['import-order'],
    mayMatch: (line) => /\b(?:import|from|using|use|require)\b|^\s*(?:\w+\s+)?"/.test(line),
    ...readsOnly(['imports'], { find: (subject) => findMisplaced(subject, order) }),
  };
}

/** An import with the first and the last group that it may be of. */
interface Ranked {
  readonly fact: ImportFact;
  readonly first: Rank;
  readonly last: Rank;
}

/** Imports at the top of the file, one for each statement, in the order of their lines. */
function findMisplaced(
  { file, facts, languageId = '', isAdded, head }: CodeSubjectOf<'imports'>,
  order: readonly Rank[],
): readonly Violation[] {
  const rankOf = RANKS[languageId];
  const isOfFile =
    languageId === 'rust' ? ofRustFile(head) : languageId === 'csharp' ? ofPlainUsings(head) : () => true;
  const seen = new Map<number, Ranked>();
  for (const fact of facts.imports) {
    const isOne = fact.isTop && fact.kind === 'import' && isOfFile(fact.line) && !seen.has(fact.line);
    const rank = isOne ? rankOf?.(fact.module) : undefined;
    const isListed =
      rank === 'elsewhere' ? order.includes(1) || order.includes(2) : rank !== undefined && order.includes(rank);
    if (rank !== undefined && isListed) {
      seen.set(fact.line, rank === 'elsewhere' ? { fact, first: 1, last: 2 } : { fact, first: rank, last: rank });
    }
  }
  const all = [...seen.values()].toSorted((one, other) => one.fact.line - other.fact.line);
  let highest = -1;
  const highestBefore = all.map(({ first }) => {
    const before = highest;
    highest = Math.max(highest, first);
    return before;
  });
  let lowest = Infinity;
  const lowestAfter = all.toReversed().map(({ fact, last }) => {
    const after = lowest;
    lowest = isAdded(fact.line) ? lowest : Math.min(lowest, last);
    return after;
  });
  return all.flatMap(({ fact, first, last }, index): readonly Violation[] => {
    const isAfter = (highestBefore[index] ?? -1) > last;
    const isBefore = (lowestAfter[all.length - 1 - index] ?? Infinity) < first;
    return isAdded(fact.line) && (isAfter || isBefore)
      ? [
          {
            path: file.path,
            line: fact.line,
            found: `${listCodes([fact.module])} outside of its group of imports`,
            note: `This import of ${listCodes([fact.module])} stands ${isAfter ? 'after' : 'before'} imports of a ${isAfter ? 'later' : 'prior'} group.`,
          },
        ]
      : [];
  });
}

/** Formatters of C# put `using static` and aliases behind all others, also those of `System`. */
function ofPlainUsings(head: string | undefined): (line: number) => boolean {
  const lines = head?.split('\n') ?? [];
  return (line) => !/^\s*(?:global\s+)?using\s+(?:static\b|unsafe\b|\w+\s*=)/.test(lines[line - 1] ?? '');
}

/** How many lines of one `use` are looked at. */
const MOST_LINES = 200;

/**
 * Whether an import of Rust is one of the file itself. The ones in a `mod` block have an order of their own, and `pub use` hands
 * something on, often of a module of the file.
 */
function ofRustFile(head: string | undefined): (line: number) => boolean {
  const lines = head?.split('\n') ?? [];
  return (line) => {
    for (let at = line; at > 0 && at > line - MOST_LINES; at -= 1) {
      const start = /^(?<before>\s*(?:pub\b[^;]*)?)use\b/.exec(lines[at - 1] ?? '');
      if (start !== null) {
        return start.groups?.['before'] === '';
      }
    }
    return false;
  };
}
