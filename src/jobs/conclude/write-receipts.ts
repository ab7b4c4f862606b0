import type { Finding } from '../../findings/types.ts';
import type { Customization } from '../../customizations/types.ts';
import { locateText } from '../../customizations/locate.ts';
import { compareStatements, statementKey, type FindEqual } from '../../guidelines/claims/equal-statements.ts';
import type { Decision, Guideline } from '../../guidelines/types.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import type { CustomizationReceipt } from '../../reports/review/review-result.ts';
import type { AgentOutcome } from '../choose/agents-at-work.ts';
import { idleReason } from '../../reports/reasons/guidance.ts';
import { byPrecedence } from '../../prompt/specificity.ts';
import { guidelinePieceIds } from '../../prompt/parts/guidelines.ts';
import type { Chosen } from '../choose/choose-guidance.ts';

/** The results of later steps of the run, in addition to the decisions on customizations. */
export interface KnownOutcomes {
  /** Whether each piece that all requests share was sent, by its id; absent if no prompt was made. */
  readonly ledger?: ReadonlyMap<string, LedgerEntry>;
  /** Absent if there was no review. */
  readonly findings?: readonly Finding[];
  /** Keys (`statementKey`) of the statements that literal checks looked for; absent if there was no review. */
  readonly checkedKeys?: ReadonlySet<string>;
  /** The outcomes of agents, by their paths. */
  readonly agents?: ReadonlyMap<string, AgentOutcome>;
}

/** Most files in a receipt: a change may have thousands. */
const MAX_FILES_LISTED = 100;

/** Writes a receipt (whether it is used, and why) for every customization: those that were read, in their order, then the others. */
export function writeReceipts(
  { customizations, guidelines, applied }: Pick<Chosen, 'customizations' | 'guidelines' | 'applied'>,
  known: KnownOutcomes,
): readonly CustomizationReceipt[] {
  const isApplied = new Set(applied);
  const findEqual = compareStatements(byPrecedence(applied));
  const citations = known.findings === undefined ? undefined : countCitations(known.findings);
  return [
    ...guidelines.decisions.map((decision) => {
      const outcome = known.agents?.get(decision.customization.path);
      return outcome === undefined
        ? writeReceipt(decision, isApplied, { ...known, citations }, findEqual)
        : writeAgentReceipt(decision.customization, outcome, known);
    }),
    ...customizations.leftOut.map(({ folder, ...rest }): CustomizationReceipt => ({
      readers: [],
      ...rest,
      ...nameFolder(folder),
      status: 'left-out',
      changedFiles: 0,
      files: [],
      references: [],
    })),
  ];
}

/** The receipt of an agent that the routing decided on. */
function writeAgentReceipt(
  customization: Customization,
  outcome: AgentOutcome,
  known: KnownOutcomes,
): CustomizationReceipt {
  const described = describeCustomization(customization);
  if (outcome.kind === 'idle') {
    return { ...described, status: 'left-out', reason: outcome.reason, changedFiles: 0, files: [] };
  }
  return {
    ...described,
    status: 'in-force',
    changedFiles: outcome.files.length,
    files: outcome.files.slice(0, MAX_FILES_LISTED).map((path) => ({ path, by: 'delegation' })),
    ...describeSent([AGENT], outcome.ledger ?? known.ledger),
  };
}

/** The id of the agent's piece. */
const AGENT = 'agent';

function writeReceipt(
  decision: Decision,
  applied: ReadonlySet<Guideline>,
  known: KnownOutcomes & { readonly citations: Citations | undefined },
  findEqual: FindEqual,
): CustomizationReceipt {
  const described = describeCustomization(decision.customization);
  if (decision.kind === 'left-out') {
    return { ...described, status: 'left-out', reason: decision.reason, changedFiles: 0, files: [] };
  }
  const { guideline } = decision;
  const isApplied = applied.has(guideline);
  return {
    ...described,
    status: isApplied ? 'in-force' : 'idle',
    ...(isApplied ? {} : { reason: idleReason(guideline.appliesTo.size) }),
    guideline: String(guideline.id),
    statements: guideline.statements.length,
    changedFiles: guideline.appliesTo.size,
    files: listFirstFiles(guideline),
    ...describeSent(guidelinePieceIds(guideline), known.ledger),
    ...(isApplied ? listRepeats(guideline, findEqual) : {}),
    ...(known.citations === undefined ? {} : { cited: known.citations.ofGuidelines.get(String(guideline.id)) ?? 0 }),
    ...(isApplied && known.citations !== undefined && known.checkedKeys !== undefined
      ? { statementRecords: recordStatements(guideline, known.citations, known.checkedKeys) }
      : {}),
  };
}

/** An audit has 100,000 files, and asks once for each part: the list is left as soon as it is long enough. */
function listFirstFiles({ appliesTo }: Guideline): CustomizationReceipt['files'] {
  const files: { readonly path: string; readonly by: string }[] = [];
  for (const [path, by] of appliesTo) {
    if (files.length === MAX_FILES_LISTED) {
      break;
    }
    files.push({ path, by });
  }
  return files;
}

function describeCustomization({
  path,
  kind,
  level,
  folder,
  readers,
  broughtBy,
  references,
}: Customization): Omit<CustomizationReceipt, 'status' | 'changedFiles' | 'files'> {
  return {
    source: path,
    kind,
    level,
    ...nameFolder(folder),
    readers,
    ...(broughtBy === undefined ? {} : { broughtBy }),
    references,
  };
}

/** The root of the repository has no name in a receipt. */
function nameFolder(folder: string | undefined): { readonly folder?: string } {
  return folder === undefined || folder === '' ? {} : { folder };
}

/** @param pieces the ids of the pieces of which at most one is sent */
function describeSent(
  pieces: readonly string[],
  ledger: KnownOutcomes['ledger'],
): Pick<CustomizationReceipt, 'tokens' | 'sent'> {
  const entries = pieces.flatMap((piece) => ledger?.get(piece) ?? []);
  const entry = entries.find(({ included }) => included) ?? entries[0];
  return entry === undefined ? {} : { tokens: entry.tokens, sent: entry.included ? 'whole' : 'cut' };
}

/** The statements that another guideline makes too, which prevails. They are shown, checked and cited as the statement of that one. */
function listRepeats({ statements }: Guideline, findEqual: FindEqual): Pick<CustomizationReceipt, 'repeats'> {
  const repeats = statements.flatMap((statement) => {
    const [first] = findEqual(statement);
    return first === undefined || first.statement === statement
      ? []
      : [{ statement: statement.id, of: first.statement.id, source: first.guideline.content.path }];
  });
  return repeats.length === 0 ? {} : { repeats };
}

/** Statements that nobody checked and no finding cites are left out: a file may have thousands. */
function recordStatements(
  { content, statements }: Guideline,
  { ofStatements }: Citations,
  checkedKeys: ReadonlySet<string>,
): NonNullable<CustomizationReceipt['statementRecords']> {
  return statements.flatMap((statement) => {
    const checked = checkedKeys.has(statementKey(statement));
    const cited = ofStatements.get(statement.id) ?? 0;
    return checked || cited > 0
      ? [{ statement: statement.id, line: locateText(content, statement.offset).line, checked, cited }]
      : [];
  });
}

/** How many findings cite each guideline and each statement, by their ids. */
interface Citations {
  readonly ofGuidelines: ReadonlyMap<string, number>;
  readonly ofStatements: ReadonlyMap<string, number>;
}

/** Counts them for all guidelines at once: an audit may have hundreds of guidelines and 100,000 findings. */
function countCitations(findings: readonly Finding[]): Citations {
  const ofGuidelines = new Map<string, number>();
  const ofStatements = new Map<string, number>();
  const add = (counts: Map<string, number>, id: string): void => {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  };
  for (const { guideline } of findings) {
    if (guideline !== undefined) {
      add(ofGuidelines, guideline.id);
      if (guideline.statement !== undefined) {
        add(ofStatements, guideline.statement);
      }
    }
  }
  return { ofGuidelines, ofStatements };
}
