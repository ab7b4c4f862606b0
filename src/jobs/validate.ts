import { CLIENTS } from '../customizations/known/clients.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Options } from '../options/options.ts';
import type { Validation } from '../reports/validation/diagnostics.ts';
import { applyBaseline, type Baseline } from '../rules/baseline.ts';
import { RULES } from '../rules/catalogue.ts';
import { checkFiles } from '../rules/run/check-files.ts';
import { diagnose } from '../rules/run/diagnose.ts';
import { listFiles } from '../rules/list-files.ts';
import { selectEnabledRules, type RulesConfig } from '../rules/run/enabled-rules.ts';
import { viewRepository } from '../rules/view-repository.ts';
import { listOnce } from '../workspace/listed-workspace.ts';
import type { Guidance } from './choose/choose-guidance.ts';

/** What a validation goes by beside the files themselves. */
export interface ValidationTerms {
  readonly config: RulesConfig;
  /** Problems that are known and not reported again. */
  readonly baseline?: Baseline;
  /** Limits the report, not the reading: a file may be wrong because of another. */
  readonly isWanted: (path: string) => boolean;
  /** `owner/name` of the repository; asked for only where an address could lead into it. */
  readonly repositoryName?: () => Promise<string | undefined>;
}

/** Rules as they are without a configuration, for all files. */
const EVERYTHING: ValidationTerms = {
  config: { clients: CLIENTS, rules: {}, overrides: [] },
  isWanted: () => true,
};

/** Reads every customization and reports what is wrong in it, also in those that a switch hides. */
export async function validateCustomizations(
  guidance: Guidance,
  { compatibility, workspaceFolders }: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  { config, baseline, isWanted, repositoryName }: ValidationTerms = EVERYTHING,
): Promise<Validation> {
  const listed = await listOnce(guidance.repository);
  const listing = await listFiles({ ...guidance, repository: listed, compatibility, workspaceFolders });
  const repository = await viewRepository(listed, listing, guidance.repository, repositoryName);
  const { findings, suppressed } = await checkFiles(listing.files, listing.problems, repository, RULES, config);
  // What is left of the baseline is decided by all findings, whichever are reported.
  const { fresh, known, stale } =
    baseline === undefined ? { fresh: findings, known: [], stale: [] } : againstBaseline(findings, baseline, config);
  return {
    diagnostics: inFileOrder([...fresh, ...stale].filter(({ path }) => isWanted(path))),
    files: listing.files.filter(({ path }) => isWanted(path)).length,
    suppressed: suppressed.filter(({ path }) => isWanted(path)).length,
    known: known.filter(({ path }) => isWanted(path)).length,
  };
}

interface Compared {
  readonly fresh: readonly Diagnostic[];
  readonly known: readonly Diagnostic[];
  readonly stale: readonly Diagnostic[];
}

function againstBaseline(findings: readonly Diagnostic[], baseline: Baseline, config: RulesConfig): Compared {
  const { path } = baseline.source;
  const enabled = selectEnabledRules(RULES, config)(path);
  const { stale, ...compared } = applyBaseline(findings, baseline);
  const reported = stale.filter(({ rule }) => !enabled.isOff(rule));
  return {
    ...compared,
    stale: reported.flatMap((one) => diagnose(one, { path, clients: [] }, config.clients, enabled) ?? []),
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
