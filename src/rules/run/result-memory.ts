import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedFile, PathsRule, RepositoryRule, RepositoryView } from '../types.ts';
import type { TextCheck } from './check-text.ts';

/** What a repository rule collected from one file. */
export interface FactOfFile {
  readonly file: CheckedFile;
  readonly fact: unknown;
}

/** The result for one file, without the rules that check several files together. */
export interface FileResult {
  /** The view of the repository for which the findings are right. The result for the text alone does not depend on it. */
  readonly repository: RepositoryView;
  /** Undefined if the file could not be read. */
  readonly checked: TextCheck | undefined;
  readonly findings: readonly Diagnostic[];
}

/** The last results of a checker, until something that they depend on changes. */
export interface ResultMemory {
  /** Forgets what depends on the contents of these paths. */
  forget(changed: ReadonlySet<string>): void;
  fileResult(path: string): FileResult | undefined;
  /** Replaces facts by the earlier ones where both are equal, so that their rules need not run again. */
  keepFacts(path: string, checked: TextCheck): TextCheck;
  keepFile(path: string, result: FileResult): void;
  /** Forgets files that are not in the repository any more. */
  retain(paths: ReadonlySet<string>): void;
  /** The last findings of a rule, or those of a new run if its facts, or a file that it read, changed. */
  findingsOf(
    rule: RepositoryRule | PathsRule,
    facts: readonly FactOfFile[],
    repository: RepositoryView,
    check: (repository: RepositoryView) => Promise<readonly Diagnostic[]>,
  ): Promise<readonly Diagnostic[]>;
}

interface RuleResult {
  readonly repository: RepositoryView;
  readonly facts: readonly FactOfFile[];
  /** The paths that the rule read. */
  readonly reads: ReadonlySet<string>;
  readonly findings: readonly Diagnostic[];
}

/** Returns an empty memory. */
export function rememberResults(): ResultMemory {
  const files = new Map<string, FileResult>();
  const changedChecks = new Map<string, TextCheck>();
  const rules = new Map<RepositoryRule | PathsRule, RuleResult>();
  const watch = watchReads();
  return {
    forget: (changed) => {
      for (const path of changed) {
        const checked = files.get(path)?.checked;
        if (checked !== undefined) {
          changedChecks.set(path, checked);
        }
        files.delete(path);
      }
      for (const [rule, result] of rules) {
        if (dependsOn(result, changed)) {
          rules.delete(rule);
        }
      }
    },
    fileResult: (path) => files.get(path),
    keepFacts: (path, checked) => {
      const before = changedChecks.get(path);
      changedChecks.delete(path);
      return before === undefined ? checked : { ...checked, repositoryFacts: keepEqual(before, checked) };
    },
    keepFile: (path, result) => {
      files.set(path, result);
    },
    retain: (paths) => {
      for (const path of files.size > paths.size ? [...files.keys()] : []) {
        if (!paths.has(path)) {
          files.delete(path);
        }
      }
    },
    findingsOf: async (rule, facts, repository, check) => {
      const last = rules.get(rule);
      if (last?.repository === repository && areSame(last.facts, facts)) {
        return last.findings;
      }
      rules.delete(rule);
      const { view, reads } = watch(repository);
      const findings = await check(view);
      rules.set(rule, { repository, facts, reads, findings });
      return findings;
    },
  };
}

function dependsOn({ reads, findings }: RuleResult, changed: ReadonlySet<string>): boolean {
  // A finding shows its line, so its place changes with the text even if the facts do not.
  return [...changed].some((path) => reads.has(path)) || findings.some(({ path }) => changed.has(path));
}

function keepEqual(before: TextCheck, now: TextCheck): TextCheck['repositoryFacts'] {
  const facts = new Map(before.repositoryFacts);
  return now.repositoryFacts.map(([rule, fact]) => {
    const known = facts.get(rule);
    return [rule, known !== undefined && isDeepStrictEqual(known, fact) ? known : fact];
  });
}

function areSame(before: readonly FactOfFile[], now: readonly FactOfFile[]): boolean {
  return (
    before.length === now.length &&
    before.every(({ file, fact }, index) => file === now[index]?.file && fact === now[index].fact)
  );
}

/**
 * Returns a function that records what one rule after another reads. A repository keeps one view, because rules remember
 * what they worked out about it.
 */
function watchReads(): (repository: RepositoryView) => { readonly view: RepositoryView; readonly reads: Set<string> } {
  let reads = new Set<string>();
  const views = new WeakMap<RepositoryView, RepositoryView>();
  const watched = (repository: RepositoryView): RepositoryView => ({
    ...repository,
    read: (path) => {
      reads.add(path);
      return repository.read(path);
    },
    sizeOf: (path) => {
      reads.add(path);
      return repository.sizeOf(path);
    },
  });
  return (repository) => {
    reads = new Set();
    const view = views.get(repository) ?? watched(repository);
    views.set(repository, view);
    return { view, reads };
  };
}
