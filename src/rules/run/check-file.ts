import { unreadableFile } from '../../customizations/unreadable.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ReadBytes } from '../../workspace/read-text.ts';
import { isBundled } from '../reading/texts/checked-kind.ts';
import type { Report, RepositoryView } from '../types.ts';
import type { TextCheck } from './check-text.ts';
import { diagnoseFound, type Found } from './diagnose-found.ts';
import { diagnoseGiven } from './diagnose-given.ts';
import { diagnose } from './diagnose.ts';
import type { EnabledRules } from './enabled-rules.ts';
import type { FileRead } from './read-ahead.ts';
import type { CheckOnce } from './check-once.ts';
import type { FileResult, ResultMemory } from './result-memory.ts';
import type { FileToCheck } from './subject.ts';
import type { Terms } from './terms.ts';

/** What the check of a file needs besides the file. */
export interface FileCheckTools {
  readonly repository: RepositoryView;
  readonly checkOnce: CheckOnce;
  /** Absent if nothing is remembered. */
  readonly memory?: Pick<ResultMemory, 'keepFacts'>;
}

/** Checks a file by itself. A result for its text that is known already is used. */
export async function checkFile(
  { file, known, read }: FileRead,
  { repository, checkOnce, memory }: FileCheckTools,
  terms: Terms,
): Promise<FileResult> {
  if (read !== undefined && read.kind !== 'bytes') {
    return { repository, checked: undefined, findings: diagnoseUnreadable(file, read, terms) };
  }
  const enabled = terms.enabledFor(file.path);
  const before = known?.checked;
  const checked = before ?? (read && (await checkOnce(file, read.bytes, enabled)));
  if (checked === undefined) {
    return { repository, checked, findings: [] };
  }
  const found = checkFacts(checked.fileFacts, file, repository, enabled);
  const bytes = found.length === 0 ? undefined : (read ?? (await file.read()));
  return {
    repository,
    checked: memory === undefined || before !== undefined ? checked : memory.keepFacts(file.path, checked),
    findings: [
      ...checked.reported.flatMap((reported) => diagnose(reported, file, terms.team, enabled) ?? []),
      ...(bytes?.kind === 'bytes' ? diagnoseFound(found, file, bytes.bytes, terms) : []),
    ],
  };
}

/** Scripts and documents of a skill may be of any size and encoding. Only a link that leads out is a problem. */
function diagnoseUnreadable(
  file: FileToCheck,
  read: Exclude<ReadBytes, { readonly kind: 'bytes' }>,
  terms: Terms,
): readonly Diagnostic[] {
  const isProblem = !isBundled(file.kind) || read.code === 'outside';
  return isProblem ? diagnoseGiven(unreadableFile(file.path, read), terms) : [];
}

function checkFacts(
  facts: TextCheck['fileFacts'],
  file: FileToCheck,
  repository: RepositoryView,
  enabled: EnabledRules,
): readonly Found[] {
  const found: Found[] = [];
  for (const [rule, fact] of facts) {
    const report: Report = (range, said, particulars = {}) => {
      found.push({ rule, said, particulars, range });
    };
    rule.check(fact, file, report, repository, enabled.optionsOf(rule));
  }
  return found;
}
