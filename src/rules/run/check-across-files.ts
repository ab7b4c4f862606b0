import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { groupBy } from '../../structures/group-by.ts';
import { lazily } from '../../structures/lazily.ts';
import type { CheckedFile, PathsRule, RepositoryRule, RepositoryView } from '../types.ts';
import { diagnoseFound, type Found } from './diagnose-found.ts';
import { diagnose, WHOLE_FILE } from './diagnose.ts';
import type { FactOfFile } from './result-memory.ts';
import type { FileToCheck } from './subject.ts';
import type { Terms } from './terms.ts';

/** Runs a rule on what it collected from several files. Files with findings are read again to show their lines. */
export async function checkAcrossFiles(
  rule: RepositoryRule,
  facts: readonly FactOfFile[],
  repository: RepositoryView,
  readers: ReadonlyMap<string, FileToCheck['read']>,
  terms: Terms,
): Promise<readonly Diagnostic[]> {
  if (facts.length === 0) {
    return [];
  }
  const found: (Found & { readonly file: CheckedFile })[] = [];
  await rule.check(
    facts,
    (file, range, said, particulars = {}) => {
      found.push({ file, rule, said, particulars, range });
    },
    repository,
    (file) => terms.enabledFor(file.path).optionsOf(rule),
  );
  const findings: Diagnostic[] = [];
  for (const [path, own] of groupBy(found, ({ file }) => file.path)) {
    const read = terms.enabledFor(path).isOff(rule) ? undefined : await readers.get(path)?.();
    const file = own[0]?.file;
    if (read?.kind === 'bytes' && file !== undefined) {
      diagnoseFound(own, file, read.bytes, terms).forEach((finding) => findings.push(finding));
    }
  }
  return findings;
}

/** Runs a rule on the paths of the repository. */
export async function checkPaths(
  rule: PathsRule,
  repository: RepositoryView,
  { team, enabledFor }: Terms,
): Promise<readonly Diagnostic[]> {
  const clientsByPath = lazily(() => new Map(repository.files.map(({ path, clients }) => [path, clients])));
  const findings: Diagnostic[] = [];
  await rule.check(
    repository,
    (path, said, particulars = {}) => {
      const enabled = enabledFor(path);
      if (!enabled.isOff(rule)) {
        const file = { path, clients: clientsByPath().get(path) ?? [] };
        const finding = diagnose({ rule, said, particulars, place: WHOLE_FILE }, file, team, enabled);
        findings.push(...(finding === undefined ? [] : [finding]));
      }
    },
    enabledFor('').optionsOf(rule),
  );
  return findings;
}
