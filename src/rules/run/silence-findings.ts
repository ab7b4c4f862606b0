import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../structures/group-by.ts';
import { applySuppressions } from './apply-suppressions.ts';
import { diagnose } from './diagnose.ts';
import type { Results } from './gather-results.ts';
import type { Terms } from './terms.ts';

/** Findings that comments left, and those that they silenced. */
export interface Silenced {
  readonly findings: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
}

/** Takes out the findings that comments silence, and adds findings about comments that silence nothing. */
export async function silenceFindings(
  { findings, silenced }: Pick<Results, 'findings' | 'silenced'>,
  terms: Terms,
): Promise<Silenced> {
  if (silenced.size === 0) {
    return { findings, suppressed: [] };
  }
  const ids = await terms.listIds();
  const left = findings.filter(({ path }) => !silenced.has(path));
  const suppressed: Diagnostic[] = [];
  const byPath = groupBy(
    findings.filter(({ path }) => silenced.has(path)),
    ({ path }) => path,
  );
  for (const [path, { file, comments }] of silenced) {
    const own = applySuppressions(byPath.get(path) ?? [], comments, ids);
    const enabled = terms.enabledFor(path);
    const reported = own.reported
      .filter(({ rule }) => !enabled.isOff(rule))
      .flatMap((one) => diagnose(one, file, terms.team, enabled) ?? []);
    own.suppressed.forEach((finding) => suppressed.push(finding));
    [...own.kept, ...reported].forEach((finding) => left.push(finding));
  }
  return { findings: left, suppressed };
}
