import type { FileChange } from '../../changes/types.ts';
import { identifyFindings, type IdentifyTerms } from '../../findings/identity/identify.ts';
import { nameFindings } from '../../findings/identity/name-findings.ts';
import { mergeFindings } from '../../findings/merging/merge.ts';
import { findMixed } from '../../findings/merging/find-mixed.ts';
import type { Finding, LeftOutDraft } from '../../findings/types.ts';
import { worstFirst, type PlacedDraft } from '../../findings/worst-first.ts';

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
  const shared = listShared(lists);
  if (shared.size === 0) {
    return { findings: lists.flat(), merged: [] };
  }
  const { byPath, others: findings } = takeShared(lists, shared);
  const changed: Finding[] = [];
  const merged: LeftOutDraft[] = [];
  for (const own of byPath.values()) {
    const again = mergeAgain(own);
    again.same.forEach((finding) => findings.push(finding));
    again.changed.forEach((finding) => changed.push(finding));
    again.merged.forEach((one) => merged.push(one));
  }
  const identified = await identifyFindings(changed, terms);
  identified.forEach((finding) => findings.push(finding));
  return { findings, merged };
}

/** Takes the findings of some files out of the lists. The lists of the result belong to the caller. */
function takeShared(
  lists: readonly (readonly Finding[])[],
  shared: ReadonlySet<string>,
): { readonly byPath: ReadonlyMap<string, FindingsOfFile>; readonly others: Finding[] } {
  const others: Finding[] = [];
  const byPath = new Map<string, FindingsOfFile>();
  for (const [source, findings] of lists.entries()) {
    for (const finding of findings) {
      if (shared.has(finding.path)) {
        const own = byPath.get(finding.path) ?? { findings: [], sources: [] };
        byPath.set(finding.path, own);
        own.findings.push(finding);
        own.sources.push(source);
      } else {
        others.push(finding);
      }
    }
  }
  return { byPath, others };
}

/** The files of which several jobs report something. */
function listShared(lists: readonly (readonly Finding[])[]): ReadonlySet<string> {
  const firstSources = new Map<string, number>();
  const shared = new Set<string>();
  for (const [source, findings] of lists.entries()) {
    for (const { path } of findings) {
      const first = firstSources.get(path);
      if (first === undefined) {
        firstSources.set(path, source);
      } else if (first !== source) {
        shared.add(path);
      }
    }
  }
  return shared;
}

interface FindingsOfFile {
  readonly findings: Finding[];
  /** The number of the job that reports each of them. */
  readonly sources: number[];
}

interface MergedAgain {
  /** Findings that no other job has anything to say about. */
  readonly same: readonly Finding[];
  /** The others, with new names. */
  readonly changed: readonly Finding[];
  readonly merged: readonly LeftOutDraft[];
}

/** Merges the findings of a file. Only those next to a finding of another job are looked at again. */
function mergeAgain({ findings, sources }: FindingsOfFile): MergedAgain {
  const mixed = findMixed(findings, sources);
  const { unique, repeated } = mergeFindings(findings.filter((finding) => mixed.has(finding)).map(withoutNames));
  const same = findings.filter((finding) => !mixed.has(finding));
  // Equal findings of a file are numbered, so a name may be taken.
  const taken = new Set(same.map(({ fingerprint }) => fingerprint));
  const named = nameFindings(unique.toSorted(worstFirst));
  if (named.every(({ fingerprint }) => !taken.has(fingerprint))) {
    // A suggestion that is proven is none that has to be proven: no field is lost.
    return { same, changed: named, merged: repeated };
  }
  const all = [...same.map(withoutNames), ...unique].toSorted(worstFirst);
  return { same: [], changed: nameFindings(all), merged: repeated };
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
