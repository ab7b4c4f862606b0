import { lazily } from '../../../structures/lazily.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import type { CodeFacts, DeclarationFact } from '../../../syntax/facts/types.ts';
import { codeSpan } from '../../code-span.ts';
import { readRemovedNames } from '../../removed-names.ts';
import type { CodeFinder, CodeSubjectOf, Violation } from '../../types.ts';
import { alsoInText } from '../declared-in-text.ts';
import type { Declared } from '../naming/declared.ts';
import { readsOnly } from '../reads-only.ts';
import type { Selection } from './selections.ts';

export interface CompanionQuery {
  readonly targets: readonly Selection[];
  /** What is reported, after the name of the targets: `without a docstring`. */
  readonly without: string;
  readonly languages: readonly string[];
  /** @param rows the lines of the file, if its whole text is known */
  readonly lacks: (declared: Declared, rows: readonly string[], uses: CodeFacts['uses']) => boolean;
  /** Whether it has to be seen what functions call. */
  readonly readsUses?: true;
}

/** Finds new declarations, outside of tests, that lack what belongs to them. Undefined if no language has such declarations. */
export function findLacking({
  targets,
  without,
  languages: possible,
  lacks,
  readsUses,
}: CompanionQuery): CodeFinder | undefined {
  const languages = possible.filter((language) => targets.some(({ occursIn }) => occursIn(language)));
  if (languages.length === 0) {
    return undefined;
  }
  const names = targets.map(({ name }) => name).join(' and ');
  const areOfTests = targets.every(({ isOfTests }) => isOfTests === true);
  const find = ({
    file,
    facts,
    head,
    languageId = '',
    isAdded,
  }: CodeSubjectOf<'declarations'> & {
    readonly facts: { readonly uses?: CodeFacts['uses'] };
  }): readonly Violation[] => {
    const isTest = isTestPath(file.path);
    const here = targets.filter(({ isOfTests = false }) => isOfTests === isTest);
    if (here.length === 0) {
      return [];
    }
    const wasThere = readRemovedNames(file, languageId);
    const all = facts.declarations;
    const rows = lazily(() => head?.split('\n') ?? []);
    const asked = SOURCE_OF_C.test(file.path) ? here.filter(({ name }) => !OF_API.test(name)) : here;
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
        !wasThere(one.name) &&
        (readsUses !== true || isAddedWhole(one, isAdded));
      return isNew && lacks(declared, rows(), facts.uses ?? [])
        ? [{ path: file.path, line: one.nameLine, found: `${codeSpan(one.name)} ${without}` }]
        : [];
    });
  };
  return {
    looksAt: 'code',
    words: `reports new ${names} ${without}${areOfTests ? '' : ', outside of tests'}`,
    languages,
    ...(areOfTests ? {} : { leavesTestsOut: true }),
    ...(readsUses === true ? readsOnly(['declarations', 'uses'], { find }) : readsOnly(['declarations'], { find })),
    ...(readsUses === true ? {} : alsoInText(find)),
  };
}

/** What a function calls is known of the added lines alone. */
function isAddedWhole({ line, endLine }: DeclarationFact, isAdded: (line: number) => boolean): boolean {
  for (let at = line; at <= endLine; at += 1) {
    if (!isAdded(at)) {
      return false;
    }
  }
  return true;
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
