import type { Work } from '../../symbols/count-work.ts';
import type { SymbolIndex } from '../../symbols/symbol-index.ts';
import type { ChangedName } from '../changed-names.ts';
import type { ContextProvider, ProviderTerms } from '../provider.ts';
import { declarationPieces } from './declaration-pieces.ts';
import type { NameLookup } from './look-up.ts';

/** Each further use of a name adds to the worth of its declaration, up to this number. */
const MOST_USES = 5;
const WORTH_OF_USE = 0.25;
/** A name that only removed lines use matters less. */
const REMOVED_SHARE = 0.5;

/** Finds the declarations of the names that added and removed lines use. */
export function definitionsProvider(all: SymbolIndex, lookup: NameLookup, work: Work): ContextProvider {
  const index = all.countedBy(work);
  return {
    name: 'definitions',
    work,
    async provide({ changed, add, signal }) {
      for (const { file } of changed) {
        for (const used of lookup.namesOf(file.path)) {
          if (signal.aborted) {
            return;
          }
          const { name, receivers, uses, isRemoved } = used;
          const found = receivers.length > 0 ? [] : await lookup.declarationsOf(file.path, used, signal, work);
          if (found.length === 0 && receivers.length === 0) {
            await addLocal(index, file.path, used, add);
          }
          for (const { declaration, certainty } of found) {
            const more = WORTH_OF_USE * (Math.min(uses, MOST_USES) - 1);
            const worth = certainty * (1 + more) * (isRemoved ? REMOVED_SHARE : 1);
            const why = `declares \`${name}\`, which ${file.path} uses`;
            (
              await declarationPieces(index, declaration, { worth, why, path: file.path, isSure: certainty === 1 })
            ).forEach(add);
          }
        }
      }
    },
  };
}

/** A line with the declaration of a local variable or a parameter; the function around it has more worth as a whole. */
const LOCAL_WORTH = 0.5;

async function addLocal(
  index: SymbolIndex,
  path: string,
  { name, line, isRemoved }: ChangedName,
  add: ProviderTerms['add'],
): Promise<void> {
  const file = await index.read(path);
  const local = file?.locals.findLast(
    (one) => one.name === name && one.scope.from <= line && line <= one.scope.to && one.line <= line,
  );
  if (local !== undefined) {
    const worth = LOCAL_WORTH * (isRemoved ? REMOVED_SHARE : 1);
    add({
      path,
      from: local.line,
      to: local.line,
      worth,
      why: `declares \`${name}\`, which changed lines use`,
      for: [path],
    });
  }
}
