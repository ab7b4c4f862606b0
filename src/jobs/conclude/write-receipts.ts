import type { Finding } from '../../findings/types.ts';
import type { Customization } from '../../customizations/types.ts';
import type { Decision, Guideline } from '../../guidelines/types.ts';
import type { LedgerEntry } from '../../fitting/ledger.ts';
import type { CustomizationReceipt } from '../../reports/review/review-result.ts';
import type { AgentFate } from '../choose/agents-at-work.ts';
import { IDLE, type Prepared } from '../choose/choose-guidance.ts';

/** What is known beside the decisions: the prompt's ledger where one was made, the findings where there was a review. */
export interface Accounted {
  /** Of what every request shares, by the ids of the pieces. */
  readonly ledger?: ReadonlyMap<string, LedgerEntry>;
  readonly findings?: readonly Finding[];
  /** What became of agents, by their paths. */
  readonly agents?: ReadonlyMap<string, AgentFate>;
}

/** A change of a thousand files would make a receipt of each guideline that long. */
const MAX_FILES_LISTED = 100;

/** A receipt for every customization: those that were read in collection order, then those that were not. */
export function accountFor(
  { customizations, guidelines, applied }: Pick<Prepared, 'customizations' | 'guidelines' | 'applied'>,
  known: Accounted,
): readonly CustomizationReceipt[] {
  const isApplied = new Set(applied);
  return [
    ...guidelines.decisions.map((decision) => {
      const fate = known.agents?.get(decision.customization.path);
      return fate === undefined
        ? receiptOf(decision, isApplied, known)
        : receiptOfAgent(decision.customization, fate, known);
    }),
    ...customizations.leftOut.map(({ folder, ...rest }): CustomizationReceipt => ({
      readers: [],
      ...rest,
      ...folderOf(folder),
      status: 'left-out',
      changedFiles: 0,
      files: [],
      references: [],
    })),
  ];
}

/** An agent that reviews guides its requests whole. */
function receiptOfAgent(customization: Customization, fate: AgentFate, known: Accounted): CustomizationReceipt {
  const standing = standingOf(customization);
  if (fate.kind === 'idle') {
    return { ...standing, status: 'left-out', reason: fate.reason, changedFiles: 0, files: [] };
  }
  return {
    ...standing,
    status: 'in-force',
    changedFiles: fate.files.length,
    files: fate.files.slice(0, MAX_FILES_LISTED).map((path) => ({ path, by: 'delegation' })),
    ...sentAs(AGENT, fate.ledger ?? known.ledger),
  };
}

/** The id of the agent's piece. */
const AGENT = 'agent';

function receiptOf(decision: Decision, applied: ReadonlySet<Guideline>, known: Accounted): CustomizationReceipt {
  const standing = standingOf(decision.customization);
  if (decision.kind === 'left-out') {
    return { ...standing, status: 'left-out', reason: decision.reason, changedFiles: 0, files: [] };
  }
  const { guideline } = decision;
  const isApplied = applied.has(guideline);
  return {
    ...standing,
    status: isApplied ? 'in-force' : 'idle',
    ...(isApplied ? {} : { reason: IDLE }),
    guideline: String(guideline.id),
    statements: guideline.statements.length,
    changedFiles: guideline.appliesTo.size,
    files: [...guideline.appliesTo].slice(0, MAX_FILES_LISTED).map(([file, by]) => ({ path: file, by })),
    ...sentAs(`guidelines/${guideline.id}`, known.ledger),
    ...(known.findings === undefined ? {} : { cited: citationsOf(guideline, known.findings) }),
  };
}

function standingOf({
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
    ...folderOf(folder),
    readers,
    ...(broughtBy === undefined ? {} : { broughtBy }),
    references,
  };
}

/** The repository's root needs no name. */
function folderOf(folder: string | undefined): { readonly folder?: string } {
  return folder === undefined || folder === '' ? {} : { folder };
}

function sentAs(piece: string, ledger: Accounted['ledger']): Pick<CustomizationReceipt, 'tokens' | 'sent'> {
  const entry = ledger?.get(piece);
  return entry === undefined ? {} : { tokens: entry.tokens, sent: entry.included ? 'whole' : 'cut' };
}

function citationsOf(guideline: Guideline, findings: readonly Finding[]): number {
  return findings.filter((finding) => finding.guideline?.id === String(guideline.id)).length;
}
