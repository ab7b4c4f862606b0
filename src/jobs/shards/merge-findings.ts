import type { FileChange } from '../../changes/types.ts';
import { identifyFindings, type IdentifyTerms } from '../../findings/identity/identify.ts';
import { nameFindings } from '../../findings/identity/name-findings.ts';
import { mergeFindings } from '../../findings/merge.ts';
import type { Finding, LeftOutDraft } from '../../findings/types.ts';
import { worstFirst, type PlacedDraft } from '../../findings/worst-first.ts';
import { groupBy } from '../../text/group-by.ts';

export interface JoinedFindings {
  readonly findings: readonly Finding[];
  readonly merged: readonly LeftOutDraft[];
}

/**
 * Joins the findings of several jobs. Each job has merged its own. What two jobs say of the same file is merged here, as if
 * one job had found it: a model may name a file of another shard, and some checks look at the change as a whole.
 *
 * @param lists the findings of each job
 */
export async function joinFindings(
  lists: readonly (readonly Finding[])[],
  terms: IdentifyTerms & { readonly files: readonly FileChange[] },
): Promise<JoinedFindings> {
  const sources = new Map<string, number>();
  const shared = new Set<string>();
  for (const [source, findings] of lists.entries()) {
    for (const { path } of findings) {
      const first = sources.get(path);
      if (first === undefined) {
        sources.set(path, source);
      } else if (first !== source) {
        shared.add(path);
      }
    }
  }
  if (shared.size === 0) {
    return { findings: lists.flat(), merged: [] };
  }
  const all = lists.flat();
  const rest = all.filter(({ path }) => !shared.has(path));
  const again = [
    ...groupBy(
      all.filter(({ path }) => shared.has(path)),
      ({ path }) => path,
    ).values(),
  ].map(mergeAgain);
  const identified = await identifyFindings(
    again.flatMap(({ findings }) => findings),
    terms,
  );
  return { findings: [...rest, ...identified], merged: again.flatMap(({ merged }) => merged) };
}

function mergeAgain(findings: readonly Finding[]): JoinedFindings {
  const { unique, repeated } = mergeFindings(findings.map(withoutNames));
  // A suggestion that is proven is none that has to be proven: no field is lost.
  return { findings: nameFindings(unique.toSorted(worstFirst)), merged: repeated };
}

/** Names are given again: they number equal findings of a file. */
function withoutNames({ fingerprint: _name, identity: _identity, places, ...finding }: Finding): PlacedDraft {
  return {
    ...finding,
    ...(places === undefined
      ? {}
      : { places: places.map(({ fingerprint: _own, identity: _other, ...place }) => place) }),
  };
}
