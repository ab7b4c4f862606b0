import type { DeclarationFact, FactKind } from '../../../syntax/facts/types.ts';
import { regex } from '../../../text/regex.ts';
import type { Clause, CodeFinder, CodeSubjectOf, Finder, Violation } from '../../types.ts';
import { READ_LANGUAGES } from '../naming/declared-kinds.ts';
import { SCRIPT } from '../../script-languages.ts';
import { readSelections, type Selection } from './selections.ts';

/** A clause without the declarations in which it counts, and these. */
export interface InnerPlace {
  readonly clause: Clause;
  readonly selections: readonly Selection[];
}

const WHERE = /^(?<rest>.*[\uE000-\uF8FF].*?|[a-z].{3,60}?) (?:in|inside|inside of|within|from|on) (?<where>.{4,80})$/;
const ASYNC = regex()`
  ^(?:(?:any|all|an?|the|tokio ?\/) )*(?:async|asynchronous)(?:/await)?[ ]
    (?:code|contexts?|functions?|methods?|fns?|tasks?|blocks?|handlers?)(?: paths?)?$
`;
const CONSTRUCTORS = /^(?:(?:any|all|an?|the|class) )*constructors?$/;

/** Nearly all code is in some of these, so that a rule on them may be about their names. */
const ALL_CODE = regex()`
  ^(?:(?:all|any|every|each|the|new|your|our|an?) )*(?:
    functions?|methods?|class(?:es)?|types?|members?|structs?|interfaces?|variables?|parameters?|constants?|fields?
    |properties|property|names?
  )(?:(?:,? and |, |\/| or )[a-z]+)*$
`;

const WITH_ASYNC: ReadonlySet<string> = new Set(['csharp', 'python', 'rust', ...SCRIPT]);

const ASYNC_CODE: Selection = {
  name: '`async` functions',
  is: ({ one }) => one.modifiers.includes('async') && FUNCTIONS.has(one.kind),
  occursIn: (languageId) => WITH_ASYNC.has(languageId),
  common: {},
  areFunctions: true,
};

const IN_CONSTRUCTORS: Selection = {
  name: 'constructors',
  is: ({ one }) => one.kind === 'constructor',
  occursIn: (languageId) => /^(?:cpp|csharp|java|php|python)$/.test(languageId) || SCRIPT.includes(languageId),
  common: {},
  areFunctions: true,
};

const FUNCTIONS: ReadonlySet<string> = new Set(['function', 'method', 'constructor', 'test']);

/**
 * Reads a ban for some declarations, behind its code or as its subject: ``never call `block_on()` in async code``, ``public
 * methods must not use `unwrap()` ``. What is left is a ban that any family may know.
 */
export function readInnerPlace(clause: Clause): InnerPlace | undefined {
  const { polarity, subject, object, codes } = clause;
  if (polarity !== 'forbidden') {
    return undefined;
  }
  if (subject !== '') {
    const selections = readWhere(subject, codes);
    return selections === undefined ? undefined : { clause: { ...clause, subject: '' }, selections };
  }
  const { rest, where = '' } = WHERE.exec(object)?.groups ?? {};
  const selections = rest === undefined ? undefined : readWhere(where, codes);
  return rest === undefined || selections === undefined
    ? undefined
    : { clause: { ...clause, object: rest }, selections };
}

function readWhere(words: string, codes: readonly string[]): readonly Selection[] | undefined {
  if (ASYNC.test(words)) {
    return [ASYNC_CODE];
  }
  return CONSTRUCTORS.test(words)
    ? [IN_CONSTRUCTORS]
    : ALL_CODE.test(words)
      ? undefined
      : readSelections(words, codes)?.filter(({ isOfTests }) => isOfTests !== true);
}

/** The finder for some declarations alone. Undefined for what is not looked for in code, or in no language that has them. */
export function withinDeclarations(finder: Finder, selections: readonly Selection[]): CodeFinder | undefined {
  if (finder.looksAt !== 'code' || selections.length === 0) {
    return undefined;
  }
  const languages = (finder.languages ?? [...READ_LANGUAGES]).filter((language) =>
    selections.some(({ occursIn }) => WITH_ENDS.has(language) && occursIn(language)),
  );
  if (languages.length === 0) {
    return undefined;
  }
  const { findInText: _text, reads, ...others } = finder;
  return {
    ...others,
    words: `${finder.words}, in ${selections.map(({ name }) => name).join(' and ')}`,
    languages,
    ...(reads === undefined ? {} : { reads: [...new Set<FactKind>([...reads, 'declarations'])] }),
    find: (file) => finder.find(file).filter((found) => isWithin(found, file, selections)),
  };
}

/** Languages with a grammar, which tells where a declaration ends. */
const WITH_ENDS: ReadonlySet<string> = new Set([
  'c',
  'cpp',
  'csharp',
  'cuda-cpp',
  'go',
  'java',
  'php',
  'python',
  'ruby',
  'rust',
  ...SCRIPT,
]);

function isWithin(
  { line }: Violation,
  { facts, head, languageId = '' }: CodeSubjectOf<'declarations'>,
  selections: readonly Selection[],
): boolean {
  const all = facts.declarations;
  const around =
    line === undefined ? [] : all.filter((one) => one.line <= line && line <= one.endLine && !isOfValue(one));
  const innermost = around.findLast(({ kind, body }) => FUNCTIONS.has(kind) && body !== undefined);
  return selections.some((selection) =>
    selection === ASYNC_CODE
      ? innermost !== undefined &&
        selection.is({ one: innermost, all, languageId }) &&
        !runsElsewhere(head?.split('\n').slice(innermost.line - 1, line) ?? [])
      : around.some((one) => selection.is({ one, all, languageId })),
  );
}

function isOfValue({ kind }: DeclarationFact): boolean {
  return /^(?:variable|parameter|constant|field|enum-member|type-parameter)$/.test(kind);
}

/** Code in a function that is given to a thread of its own may wait there. */
function runsElsewhere(rows: readonly string[]): boolean {
  return rows.some((row) =>
    /\b(?:spawn_blocking|block_in_place|thread::spawn|Task\.Run|StartNew|new Thread|run_in_executor|to_thread|Parallel\.)\b/.test(
      row.replaceAll(/\bthread::sleep\b/g, ''),
    ),
  );
}
