import { CLIENTS } from '../customizations/known/clients.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Options } from '../options/options.ts';
import type { Validation } from '../reports/validation/diagnostics.ts';
import { applyBaseline, type Baseline } from '../rules/baseline.ts';
import { assumeClients } from '../rules/assume-clients.ts';
import { checkFiles, type Checked } from '../rules/run/check-files.ts';
import { diagnose } from '../rules/run/diagnose.ts';
import { foldLinked } from '../rules/linked-files.ts';
import { listFiles } from '../rules/list-files.ts';
import { loadRules } from '../rules/load-rules.ts';
import { selectEnabledRules, type RulesConfig } from '../rules/run/enabled-rules.ts';
import type { CheckedFile, CheckedKind } from '../rules/types.ts';
import { viewRepository } from '../rules/view-repository.ts';
import { groupBy } from '../structures/group-by.ts';
import { listOnce } from '../workspace/listed-workspace.ts';
import type { Guidance } from './choose/choose-guidance.ts';

/** The settings of a validation. */
export interface ValidationTerms {
  readonly config: RulesConfig;
  /** Known problems, which are not reported again. */
  readonly baseline?: Baseline;
  /** Which files are reported. All are read, because a file may be wrong because of another. */
  readonly isWanted: (path: string) => boolean;
  /** Which findings are reported, and fixed; absent for all. */
  readonly isReported?: (finding: Diagnostic) => boolean;
  /** `owner/name` of the repository; called only if a link could lead into the repository itself. */
  readonly repositoryName?: () => Promise<string | undefined>;
}

/** All rules with their defaults, for all files. */
const EVERYTHING: ValidationTerms = {
  config: { clients: CLIENTS, rules: {}, overrides: [] },
  isWanted: () => true,
};

/** Reads every customization and reports its problems, also in those that a setting turns off. */
export async function validateCustomizations(
  guidance: Guidance,
  { compatibility, workspaceFolders }: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  terms: ValidationTerms = EVERYTHING,
): Promise<Validation> {
  const listed = await listOnce(guidance.repository);
  const listing = await listFiles({ ...guidance, repository: listed, compatibility, workspaceFolders });
  const repository = await viewRepository(listed, listing, guidance.repository, terms.repositoryName);
  const assumed = terms.config.areAssumed === true ? await assumeClients(repository) : undefined;
  const config = assumed === undefined ? terms.config : { ...terms.config, clients: assumed.clients };
  const rules = await loadRules(listing.files.map(({ kind }) => kind));
  const checked = await checkFiles(listing.files, listing.problems, repository, rules, config, listRuleIds);
  const validation = concludeValidation(checked, listing.files, { ...terms, config });
  return assumed === undefined ? validation : { ...validation, clientEvidence: assumed.evidence };
}

async function listRuleIds(): Promise<ReadonlySet<string>> {
  const { RULES } = await import('../rules/catalogue.ts');
  return new Set(RULES.map(({ id }) => id));
}

/** Compares the findings with the baseline and selects those to report. */
export function concludeValidation(
  checked: Checked,
  files: readonly CheckedFile[],
  { config, baseline, isWanted, isReported = () => true }: Omit<ValidationTerms, 'repositoryName'>,
): Validation {
  const findings = foldLinked(checked.findings, files);
  const { suppressed } = checked;
  const { fresh, known, stale } = compareWithBaseline(findings, baseline, config);
  const otherPaths = new Map(files.map((file) => [file.path, file.otherPaths]));
  const ofWantedFiles = <T extends { readonly path: string }>(all: readonly T[]): readonly T[] =>
    all.filter(({ path }) => isWanted(path) || otherPaths.get(path)?.some(isWanted) === true);
  const inWanted = ofWantedFiles<Diagnostic>;
  const wanted = (all: readonly Diagnostic[]): readonly Diagnostic[] => inWanted(all).filter(isReported);
  const found = inWanted([...fresh, ...stale]);
  const diagnostics = inFileOrder(found.filter(isReported));
  const checkedFiles = ofWantedFiles(files);
  return {
    diagnostics,
    copyOf: checked.copyOf,
    rules: checked.rules,
    hidden: found.length - diagnostics.length,
    files: checkedFiles.length,
    kinds: countKinds(checkedFiles),
    clients: config.clients,
    suppressed: wanted(suppressed).length,
    known: wanted(known).length,
  };
}

function countKinds(files: readonly { readonly kind: CheckedKind }[]): ReadonlyMap<CheckedKind, number> {
  return new Map([...groupBy(files, ({ kind }) => kind)].map(([kind, own]) => [kind, own.length]));
}

interface Compared {
  /** Findings that the baseline does not have. */
  readonly fresh: readonly Diagnostic[];
  readonly known: readonly Diagnostic[];
  /** Reports on entries of the baseline that match nothing any more. */
  readonly stale: readonly Diagnostic[];
}

/** Compares all findings with the baseline, reported or not: an entry is stale only if nothing at all matches it. */
function compareWithBaseline(
  findings: readonly Diagnostic[],
  baseline: Baseline | undefined,
  config: RulesConfig,
): Compared {
  if (baseline === undefined) {
    return { fresh: findings, known: [], stale: [] };
  }
  const { path } = baseline.source;
  // Only their settings are asked for, so that no rule is needed.
  const enabled = selectEnabledRules([], config)(path);
  const { stale, ...compared } = applyBaseline(findings, baseline);
  const reported = stale.filter(({ rule }) => !enabled.isOff(rule));
  return {
    ...compared,
    stale: reported.flatMap((one) => diagnose(one, { path, clients: [] }, config, enabled) ?? []),
  };
}

function inFileOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      (a.path < b.path ? -1 : Number(a.path > b.path)) ||
      a.start.line - b.start.line ||
      a.start.column - b.start.column ||
      (a.rule < b.rule ? -1 : Number(a.rule > b.rule)),
  );
}
