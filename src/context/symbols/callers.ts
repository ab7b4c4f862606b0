import type { LineRange } from '../../syntax/types.ts';
import type { Work } from '../../symbols/count-work.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { SymbolDeclaration, SymbolUse } from '../../symbols/types.ts';
import { changedLines } from '../changed-lines.ts';
import { changedDeclarations, overlap, type ChangedDeclaration } from './changed-declarations.ts';
import { isSameLanguage } from './look-up.ts';
import type { ContextProvider, ProviderTerms } from '../provider.ts';

/** Uses that are shown of each changed declaration. */
const MOST_USES = 3;
const LINES_AROUND = 2;
/** Declarations whose uses are looked up; those whose head changes come first. */
const MAX_DECLARATIONS = 60;

const HEAD_WORTH = 2;
const BODY_WORTH = 1.2;
/** The worth of the first use, the second, and so on. */
const SHARES = [1, 0.5, 0.35] as const;
const TEST_SHARE = 0.6;
const UNSURE_SHARE = 0.5;
/** For the head of the function that has the use. */
const ENCLOSING_SHARE = 0.2;

/** Finds the nearest uses of each changed function, type or constant outside of the change. */
export function callersProvider(all: SymbolIndex, work: Work): ContextProvider {
  const index = all.countedBy(work);
  return {
    name: 'callers',
    work,
    async provide({ changed, add, signal }) {
      const shown = new Map(changed.map(({ file }) => [file.path, changedLines(file).inChange]));
      const all = (await Promise.all(changed.map((one) => changedDeclarations(index, one)))).flat();
      const headsFirst = all.toSorted((a, b) => Number(b.isHeadTouched) - Number(a.isHeadTouched));
      for (const one of headsFirst.slice(0, MAX_DECLARATIONS)) {
        if (signal.aborted) {
          return;
        }
        await addUses(index, one, shown, { add, signal });
      }
    },
  };
}

async function addUses(
  index: SymbolIndex,
  { declaration, isHeadTouched }: ChangedDeclaration,
  shown: ReadonlyMap<string, readonly LineRange[]>,
  { add, signal }: Pick<ProviderTerms, 'add' | 'signal'>,
): Promise<void> {
  const { path, name, signatureLine, endLine } = declaration;
  const isWanted = (other: string, line: number): boolean =>
    !(other === path && signatureLine <= line && line <= endLine) &&
    !(shown.get(other) ?? []).some((range) => overlap(range, line, line));
  const uses = await index.findUses(declaration, { most: MOST_USES, isWanted }, signal);
  for (const [place, use] of uses.entries()) {
    if (!use.isImport && (use.isSure || isLikely(use, declaration))) {
      const worth = (isHeadTouched ? HEAD_WORTH : BODY_WORTH) * (SHARES[place] ?? 0) * certaintyOf(use);
      const at = { path: use.path, why: `uses \`${name}\`, which ${path} changes`, for: [path] };
      add({ ...at, from: Math.max(1, use.line - LINES_AROUND), to: use.line + LINES_AROUND, worth });
      const head = await headAround(index, use);
      if (head !== undefined) {
        add({ ...at, from: head, to: head, worth: worth * ENCLOSING_SHARE });
      }
    }
  }
}

/** A use in a file that does not import the declaration, as far as imports can be followed: a member, or chance. */
function isLikely(use: SymbolUse, { path, name, container }: SymbolDeclaration): boolean {
  return isSameLanguage(use.path, path) && (container !== undefined || name.length >= DISTINCT_CHARACTERS);
}

/** Shorter names are often used for several things. */
const DISTINCT_CHARACTERS = 8;

function certaintyOf({ isTest, isSure }: SymbolUse): number {
  return (isTest ? TEST_SHARE : 1) * (isSure ? 1 : UNSURE_SHARE);
}

/** The first line of the innermost declaration around a use. */
async function headAround(index: SymbolIndex, { path, line }: SymbolUse): Promise<number | undefined> {
  const declarations = (await index.read(path))?.declarations ?? [];
  return declarations.findLast(({ signatureLine, endLine }) => signatureLine <= line && line <= endLine)?.signatureLine;
}
