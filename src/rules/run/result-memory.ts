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
      watch.forget(changed);
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
      const { view, reads } = watch.start(repository);
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

/** Records what rules read, one rule after another, and keeps the parts of their checks. */
interface ReadWatch {
  /** The view for the next rule. A repository keeps one view, because rules remember what they worked out about it. */
  start(repository: RepositoryView): { readonly view: RepositoryView; readonly reads: ReadonlySet<string> };
  /** Forgets the parts that read one of these paths. */
  forget(changed: ReadonlySet<string>): void;
}

type PartOfCheck<T> = (repository: Pick<RepositoryView, 'read'>) => Promise<T>;

interface Part {
  readonly value: Promise<unknown>;
  readonly reads: ReadonlySet<string>;
}

function watchReads(): ReadWatch {
  let reads = new Set<string>();
  let last: { readonly repository: RepositoryView; readonly view: RepositoryView } | undefined;
  const parts = new Map<string, Part>();
  const startPart = (repository: RepositoryView, work: PartOfCheck<unknown>): Part => {
    const own = new Set<string>();
    const read = (path: string) => {
      own.add(path);
      return repository.read(path);
    };
    const value = work({ read });
    return { value, reads: own };
  };
  // The key names the rule, whose work always has the same type.
  function remember<T>(repository: RepositoryView, key: string, work: PartOfCheck<T>): Promise<T>;
  async function remember(repository: RepositoryView, key: string, work: PartOfCheck<unknown>): Promise<unknown> {
    const ofRule = reads;
    const part = parts.get(key) ?? startPart(repository, work);
    parts.set(key, part);
    const value = await part.value.catch((error: unknown) => {
      parts.delete(key);
      throw error;
    });
    part.reads.forEach((path) => ofRule.add(path));
    return value;
  }
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
    remember: (key, work) => remember(repository, key, work),
  });
  return {
    start: (repository) => {
      reads = new Set();
      if (last?.repository !== repository) {
        parts.clear();
        last = { repository, view: watched(repository) };
      }
      return { view: last.view, reads };
    },
    forget: (changed) => {
      for (const [key, part] of parts) {
        if ([...changed].some((path) => part.reads.has(path))) {
          parts.delete(key);
        }
      }
    },
  };
}
