import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { folderOf } from '../workspace/paths.ts';

/** The path of the first file with the same bytes, for each file that was checked as a copy of another one. */
export type CopyOf = ReadonlyMap<string, string>;

/**
 * Reports equal findings in files with the same bytes once, at the shortest path, with the paths of the copies.
 * Catalogues have the same skill in several plugins, and teams in the folders of several clients. This is only for what
 * people read: a fix, a baseline, a comparison of two revisions and other programs need each file.
 */
export function foldCopies(findings: readonly Diagnostic[], copyOf: CopyOf): readonly Diagnostic[] {
  const groups = groupCopies(findings, copyOf);
  return findings.flatMap((finding) => {
    const group = groups.get(finding);
    if (group === undefined) {
      return [finding];
    }
    const others = group.filter((one) => one !== finding).map(({ path }) => path);
    return shortest(group) === finding ? [{ ...finding, copies: others }] : [];
  });
}

/** Keeps equal findings in files with the same bytes, and names the one that stands for a group in all others. */
export function markCopies(findings: readonly Diagnostic[], copyOf: CopyOf): readonly Diagnostic[] {
  const groups = groupCopies(findings, copyOf);
  return findings.map((finding) => {
    const first = shortest(groups.get(finding) ?? [finding]);
    return first === undefined || first === finding ? finding : { ...finding, copyOf: first.path };
  });
}

/** The group of each finding that has equal ones in copies of its file. */
function groupCopies(findings: readonly Diagnostic[], copyOf: CopyOf): ReadonlyMap<Diagnostic, readonly Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const finding of copyOf.size === 0 ? [] : findings) {
    const key = keyOfCopy(finding, copyOf);
    const known = groups.get(key);
    if (known === undefined) {
      groups.set(key, [finding]);
    } else if (known.every(({ path }) => path !== finding.path)) {
      known.push(finding);
    } else {
      groups.set(`${key}\n${groups.size}`, [finding]);
    }
  }
  const several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map((finding) => [finding, group] as const)));
}

/** The finding with the shortest path: `skills/a/SKILL.md`, and not the copy of it in a plugin. */
function shortest([first, ...others]: readonly Diagnostic[]): Diagnostic | undefined {
  return first && others.reduce((best, one) => (one.path.length < best.path.length ? one : best), first);
}

/** Equal for equal findings in copies. A message may name the folder of its file. */
function keyOfCopy({ rule, severity, path, start, end, message }: Diagnostic, copyOf: CopyOf): string {
  const folder = folderOf(path);
  const said = folder === '' ? message : message.replaceAll(`${folder}/`, './');
  return JSON.stringify([rule, severity, copyOf.get(path) ?? path, start, end, said]);
}
