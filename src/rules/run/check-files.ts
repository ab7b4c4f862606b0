import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { CopyOf } from '../fold-copies.ts';
import type { PathsRule, RepositoryRule, RepositoryView, Rule } from '../types.ts';
import { checkAcrossFiles, checkPaths } from './check-across-files.ts';
import { checkFile } from './check-file.ts';
import { diagnoseGiven } from './diagnose-given.ts';
import type { RulesConfig } from './enabled-rules.ts';
import { gatherResults, type GatheredResults } from './gather-results.ts';
import { readAhead } from './read-ahead.ts';
import { rememberResults, type FactOfFile, type ResultMemory } from './result-memory.ts';
import { openCheckOnce } from './check-once.ts';
import { saySizeOnce } from './say-size-once.ts';
import { silenceFindings } from './silence-findings.ts';
import type { FileToCheck, Subject } from './subject.ts';
import { readTerms, type Terms } from './terms.ts';

/** The findings, in no particular order, and those that comments silence. */
export interface Checked {
  readonly findings: readonly Diagnostic[];
  readonly suppressed: readonly Diagnostic[];
  /** Files that have the same bytes as an earlier one, and the same kind. */
  readonly copyOf: CopyOf;
  /** The rules that ran, by their ids. */
  readonly rules: ReadonlyMap<string, Rule>;
}

/**
 * Runs all rules on the files and on their repository. Each file is read once, and equal texts are parsed once. Texts are
 * not kept: memory grows with the number of findings, not with the size of the files.
 *
 * @param given problems found while searching for the files
 * @param listIds lists all rules that exist, if `rules` are only those that can find something in these files
 */
export function checkFiles(
  files: readonly FileToCheck[],
  given: readonly Diagnostic[],
  repository: RepositoryView,
  rules: readonly Rule[],
  config: RulesConfig,
  listIds?: Terms['listIds'],
): Promise<Checked> {
  return runRules(readTerms(rules, config, listIds), { files, given, repository });
}

/** Runs the same rules again and again while people change the files. */
export interface Checker {
  /**
   * Checks all files, but repeats only what the changes can affect. `changed` are the paths whose contents may differ from
   * the last check. If paths were added or removed, or settings changed, the subject must have a new view of the
   * repository; otherwise it must be the same object. Checks must not overlap.
   */
  check(subject: Subject, changed: ReadonlySet<string>): Promise<Checked>;
}

/** Returns a checker that remembers its last results. Its findings are the same as those of `checkFiles`. */
export function openChecker(rules: readonly Rule[], config: RulesConfig): Checker {
  const terms = readTerms(rules, config);
  const memory = rememberResults();
  return {
    check: (subject, changed) => {
      memory.forget(changed);
      return runRules(terms, subject, memory);
    },
  };
}

async function runRules(terms: Terms, subject: Subject, memory?: ResultMemory): Promise<Checked> {
  const results = gatherResults();
  await checkEachFile(results, terms, subject, memory);
  await checkTogether(results, terms, subject, memory);
  results.addFindings(subject.given.flatMap((diagnostic) => diagnoseGiven(diagnostic, terms)));
  const { findings, suppressed } = await silenceFindings(results, terms);
  return {
    findings: saySizeOnce(findings, terms),
    suppressed,
    copyOf: results.copyOf,
    rules: terms.byId,
  };
}

async function checkEachFile(
  results: GatheredResults,
  terms: Terms,
  { files, repository }: Subject,
  memory: ResultMemory | undefined,
): Promise<void> {
  const tools = { repository, checkOnce: openCheckOnce(), ...(memory && { memory }) };
  for await (const read of readAhead(files, memory)) {
    const { file, known } = read;
    const isCurrent = known?.repository === repository;
    const result = isCurrent ? known : await checkFile(read, tools, terms);
    if (!isCurrent) {
      memory?.keepFile(file.path, result);
    }
    results.addFile(file, result);
  }
  memory?.retain(new Set(files.map(({ path }) => path)));
}

/** Runs the rules that check several files together, or only paths. */
async function checkTogether(
  results: GatheredResults,
  terms: Terms,
  { files, repository }: Subject,
  memory: ResultMemory | undefined,
): Promise<void> {
  const readers = new Map(files.map((file) => [file.path, file.read]));
  const askMemory = (
    rule: RepositoryRule | PathsRule,
    facts: readonly FactOfFile[],
    check: (view: RepositoryView) => Promise<readonly Diagnostic[]>,
  ): Promise<readonly Diagnostic[]> =>
    memory === undefined ? check(repository) : memory.findingsOf(rule, facts, repository, check);
  for (const rule of terms.rules) {
    if (rule.scope === 'repository') {
      const facts = results.facts.get(rule) ?? [];
      results.addFindings(await askMemory(rule, facts, (view) => checkAcrossFiles(rule, facts, view, readers, terms)));
    } else if (rule.scope === 'paths') {
      results.addFindings(await askMemory(rule, [], (view) => checkPaths(rule, view, terms)));
    }
  }
}
