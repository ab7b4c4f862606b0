import { locateText } from '../../customizations/locate.ts';
import type { CustomizationText } from '../../customizations/types.ts';
import { readClaims, type Claim } from './claims.ts';
import type { Polarity } from '../statements/polarity.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { Statement } from '../statements/statements.ts';
import { at } from '../../structures/at.ts';

/** The parts of a guideline that are checked. `appliesTo` has the changed files that it applies to. */
export interface ConflictGuideline {
  readonly id: number;
  readonly content: CustomizationText;
  readonly statements: readonly Statement[];
  readonly appliesTo: ReadonlyMap<string, string>;
}

/** A thing that one statement requires and another forbids. */
export interface Conflict {
  readonly required: StatementPlace;
  readonly forbidden: StatementPlace;
  /** The number of changed files that both apply to. */
  readonly files: number;
}

export interface StatementPlace {
  readonly guideline: number;
  readonly statement: string;
  readonly path: string;
  /** Counts from 1. */
  readonly line: number;
  readonly text: string;
}

/** The most conflicts that are reported; more would be noise. */
const MAX_CONFLICTS = 100;
/** The most pairs of guidelines whose files are compared. Only an attack has more pairs with the same words. */
const MAX_PAIRS = 10_000;

/**
 * Finds what one statement requires and another forbids in the same words, for the same changed files. A statement that a
 * condition, an exception or a heading limits does not conflict with one that is not limited in the same way. Gives at
 * most 100 conflicts, in the order of the statements that forbid.
 */
export function findConflicts(guidelines: readonly ConflictGuideline[]): readonly Conflict[] {
  const claims = guidelines.filter(({ appliesTo }) => appliesTo.size > 0).flatMap(placedClaims);
  const demands = groupBy(firstOfEach(claims, 'required'), claimKey);
  const countShared = sharedFileCounter();
  const conflicts = new Map<string, Conflict>();
  for (const denial of firstOfEach(claims, 'forbidden')) {
    for (const demand of demands.get(claimKey(denial)) ?? []) {
      const isOne = demand.statement === denial.statement || arePairOfExamples(demand, denial);
      const files = isOne ? 0 : countShared(demand.guideline, denial.guideline);
      const pair = `${demand.statement.id} ${denial.statement.id}`;
      if (files > 0 && conflicts.size < MAX_CONFLICTS && !conflicts.has(pair)) {
        conflicts.set(pair, { required: describePlace(demand), forbidden: describePlace(denial), files });
      }
    }
  }
  return [...conflicts.values()];
}

const MARK = /^[✅✔✓❌🚫⛔✗✘]\uFE0F?\s*/u;

/**
 * `✅ Create automation` above `❌ Create Automation` shows one rule by a good and a bad example, which differ in letter case or
 * signs. A claim has neither, so both seem to name the same thing.
 */
function arePairOfExamples(a: PlacedClaim, b: PlacedClaim): boolean {
  const own = (placed: PlacedClaim): string => placed.statement.text.replace(MARK, '').trim();
  const areMarked = MARK.test(a.statement.text) && MARK.test(b.statement.text);
  const areTogether =
    a.guideline.id === b.guideline.id &&
    a.statement.headings === b.statement.headings &&
    a.statement.leadIns.join('\n') === b.statement.leadIns.join('\n');
  return areMarked && areTogether && own(a) !== own(b);
}

interface PlacedClaim {
  readonly guideline: ConflictGuideline;
  readonly statement: Statement;
  readonly claim: Claim;
}

const CLAIMS = new WeakMap<readonly Statement[], ReturnType<typeof readClaims>>();

/** The claims of a guideline are read once, although an audit looks for conflicts in each of its parts. */
function placedClaims(guideline: ConflictGuideline): readonly PlacedClaim[] {
  const claims = CLAIMS.get(guideline.statements) ?? readClaims(guideline.statements);
  CLAIMS.set(guideline.statements, claims);
  return guideline.statements.flatMap((statement, index) =>
    at(claims, index).map((claim) => ({ guideline, statement, claim })),
  );
}

/** The first place of each claim in each guideline. */
function firstOfEach(claims: readonly PlacedClaim[], polarity: Polarity): readonly PlacedClaim[] {
  const first = new Map<string, PlacedClaim>();
  for (const placed of claims.filter(({ claim }) => claim.polarity === polarity)) {
    const key = JSON.stringify([placed.guideline.id, claimKey(placed)]);
    if (!first.has(key)) {
      first.set(key, placed);
    }
  }
  return [...first.values()];
}

function claimKey({ claim: { core, scope } }: PlacedClaim): string {
  return JSON.stringify([core, scope]);
}

type FileCounter = (a: ConflictGuideline, b: ConflictGuideline) => number;

/** Counts the changed files that two guidelines share. After `MAX_PAIRS` pairs, it counts none. */
function sharedFileCounter(): FileCounter {
  const known = new Map<string, number>();
  return (a, b) => {
    const pair = `${a.id} ${b.id}`;
    const counted = known.get(pair);
    if (counted !== undefined || known.size === MAX_PAIRS) {
      return counted ?? 0;
    }
    const [fewer, more] = a.appliesTo.size < b.appliesTo.size ? [a.appliesTo, b.appliesTo] : [b.appliesTo, a.appliesTo];
    const shared = [...fewer.keys()].filter((path) => more.has(path)).length;
    known.set(pair, shared);
    return shared;
  };
}

function describePlace({ guideline, statement }: PlacedClaim): StatementPlace {
  return {
    guideline: guideline.id,
    statement: statement.id,
    path: guideline.content.path,
    line: locateText(guideline.content, statement.range.start).line,
    text: statement.text,
  };
}
