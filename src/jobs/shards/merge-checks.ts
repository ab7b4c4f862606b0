import { placeFindings } from '../../findings/place.ts';
import { proveSuggestions } from '../../findings/suggestions/prove-suggestions.ts';
import type { Finding, LeftOutDraft } from '../../findings/types.ts';
import { statementKey } from '../../guidelines/claims/equal-statements.ts';
import type { LiteralReview } from '../../literal/run-checks.ts';
import type { Options } from '../../options/options.ts';
import type { Grammars } from '../../syntax/types.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import type { CustomizationReview } from '../gather/check-customizations.ts';
import { checkLiterally } from '../gather/check-literally.ts';
import { concealDrafts, withFilesOf, type ConcealedChange } from '../gather/conceal-secrets.ts';
import type { ShardReport } from './shard-report.ts';

type CheckSettings = Parameters<typeof placeFindings>[3] &
  Pick<Options, 'literalChecks' | 'leaveOutChecks'> & { readonly grammars?: Grammars };

/** What the checks of the change as a whole found. */
export interface ChangeChecks {
  readonly literal: LiteralReview;
  readonly findings: readonly Finding[];
  readonly leftOut: readonly LeftOutDraft[];
  readonly merged: readonly { readonly source: string; readonly reason: string }[];
}

/** Runs the checks that look at the change as a whole. Shards leave them out. */
export async function checkChange(
  opened: ReviewSubject,
  original: Chosen,
  { subject, chosen, concealOther }: ConcealedChange<ReviewSubject>,
  settings: CheckSettings,
  validated: CustomizationReview['drafts'],
): Promise<ChangeChecks> {
  const literal = await checkLiterally(opened, { ...original, files: [] }, settings, settings.grammars);
  const files = withFilesOf(literal.drafts, subject.changes, chosen.files, concealOther);
  const drafts = [...concealDrafts(literal.drafts, files), ...validated];
  const placed = placeFindings(drafts, files, chosen.guidelines.applicable, settings);
  const against = { files: chosen.files, guidelines: chosen.applied, readHead: subject.readHead };
  const proven = await proveSuggestions(placed.findings, { ...against, grammars: settings.grammars });
  return {
    literal,
    findings: proven.findings,
    leftOut: [...literal.withheld, ...placed.leftOut, ...proven.leftOut],
    merged: placed.merged,
  };
}

/** The checks of a part, whose findings another job merges with others. */
export const NO_CHECKS: ChangeChecks = {
  literal: {
    drafts: [],
    withheld: [],
    unread: [],
    checkedKeys: new Set(),
    checkedStatements: 0,
    statementsForModels: 0,
    statementsOff: 0,
    statements: 0,
    checkedFiles: new Set(),
    searchedLanguages: new Set(),
    leftTo: new Set(),
  },
  findings: [],
  leftOut: [],
  merged: [],
};

interface CheckCounts {
  readonly checkedKeys: ReadonlySet<string>;
  readonly statements: number;
  readonly statementsForModels: number;
  readonly statementsOff: number;
  readonly searchedLanguages: readonly string[];
  readonly leftTo?: readonly string[];
}

/** Counts the statements that a job checked. Jobs name them by their ids, which are the same in all jobs. */
export function countChecks(chosen: Chosen, ofChange: LiteralReview, reports: readonly ShardReport[]): CheckCounts {
  const checked = new Set(reports.flatMap(({ receipts }) => receipts.flatMap((receipt) => receipt.checked)));
  const statements = chosen.applied.flatMap((guideline) => guideline.statements);
  const keys = statements.filter(({ id }) => checked.has(id)).map(statementKey);
  const leftTo = reports.flatMap(({ literal }) => literal.leftTo ?? []);
  return {
    checkedKeys: new Set([...ofChange.checkedKeys, ...keys]),
    statements: ofChange.statements,
    statementsForModels: ofChange.statementsForModels,
    statementsOff: ofChange.statementsOff,
    searchedLanguages: [...new Set(reports.flatMap((report) => report.literal.searchedLanguages))].toSorted(),
    ...(leftTo.length === 0 ? {} : { leftTo: [...new Set(leftTo)].toSorted() }),
  };
}
