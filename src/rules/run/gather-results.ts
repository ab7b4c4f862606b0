import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CopyOf } from '../fold-copies.ts';
import type { Suppression } from '../reading/reports/suppression-comments.ts';
import type { CheckedFile, RepositoryRule } from '../types.ts';
import type { TextCheck } from './check-text.ts';
import type { FactOfFile, FileResult } from './result-memory.ts';
import { addToGroup } from '../../structures/group-by.ts';

/** A file whose comments silence findings. */
export interface SilencedFile {
  readonly file: CheckedFile;
  readonly comments: readonly Suppression[];
}

/** What the checks of all files left. */
export interface Results {
  readonly findings: readonly Diagnostic[];
  /** Facts for the rules that check several files together. */
  readonly facts: ReadonlyMap<RepositoryRule, readonly FactOfFile[]>;
  /** Files with comments that silence findings, by path. */
  readonly silenced: ReadonlyMap<string, SilencedFile>;
  /** Files whose text is that of an earlier one. Equal texts have the same result. */
  readonly copyOf: CopyOf;
}

/** Results that grow file by file. */
export interface GatheredResults extends Results {
  addFile(file: CheckedFile, result: FileResult): void;
  addFindings(findings: readonly Diagnostic[]): void;
}

/** Returns results without any file yet. */
export function gatherResults(): GatheredResults {
  const findings: Diagnostic[] = [];
  const facts = new Map<RepositoryRule, FactOfFile[]>();
  const silenced = new Map<string, SilencedFile>();
  const firstOf = new Map<TextCheck, string>();
  const copyOf = new Map<string, string>();
  // Findings may be too many for the arguments of one `push`.
  const addFindings = (added: readonly Diagnostic[]): void => added.forEach((finding) => findings.push(finding));
  const noteCopy = (path: string, checked: TextCheck): void => {
    const first = firstOf.get(checked);
    if (first === undefined) {
      firstOf.set(checked, path);
    } else {
      copyOf.set(path, first);
    }
  };
  return {
    findings,
    facts,
    silenced,
    copyOf,
    addFindings,
    addFile: (file, { checked, findings: own }) => {
      addFindings(own);
      if (checked === undefined) {
        return;
      }
      noteCopy(file.path, checked);
      if (checked.suppressions.length > 0) {
        silenced.set(file.path, { file, comments: checked.suppressions });
      }
      checked.repositoryFacts.forEach(([rule, fact]) => {
        addToGroup(facts, rule, { file, fact });
      });
    },
  };
}
