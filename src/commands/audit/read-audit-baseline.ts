import { usageError } from '../../errors.ts';
import type { KnownFindings } from '../../jobs/audit/audit-baseline.ts';
import { AUDIT_BASELINE_PATH, type Options } from '../../options/options.ts';
import { readBaseline } from '../../rules/baseline.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** Most bytes of a baseline; with a line for each known finding, enough for 300,000. */
const MAX_BASELINE_BYTES = 64 * 1024 * 1024;

/** Reads the findings that are known already from the audited commit; undefined if it has no baseline. */
export async function readAuditBaseline(
  { auditBaseline: named }: Pick<Options, 'auditBaseline'>,
  trusted: Workspace,
): Promise<KnownFindings | undefined> {
  const path = named ?? AUDIT_BASELINE_PATH;
  const read = await readText(trusted, path, MAX_BASELINE_BYTES);
  if (read.kind === 'problem') {
    if (read.code === 'missing' && named === undefined) {
      return undefined;
    }
    throw usageError(
      'baseline-unreadable',
      `The baseline cannot be read from ${trusted.name}: ${read.message}`,
      'Check `audit-baseline`, or create the file with `housestyle review --all-files --write-baseline` and commit it.',
    );
  }
  const baseline = readBaseline(read.source);
  if ('problem' in baseline) {
    throw usageError(
      'baseline-unreadable',
      `"${path}" is not a valid baseline: ${baseline.problem}`,
      'Create it again with `housestyle review --all-files --write-baseline`.',
    );
  }
  return { path, entries: baseline.entries };
}
