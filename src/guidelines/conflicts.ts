import { locateText } from '../customizations/locate.ts';
import type { CustomizationText } from '../customizations/types.ts';
import { readClaims, type Claim } from './claims.ts';
import type { Polarity } from './polarity.ts';
import { groupBy } from '../text/group-by.ts';
import type { Statement } from './statements.ts';

/** What of a guideline is looked at; `appliesTo` holds the changed files it is in force for. */
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
  /** How many changed files both are in force for. */
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

/** More would be noise. */
const MAX_CONFLICTS = 100;
/** Pairs of guidelines whose files are compared: many more have the same words only to keep us busy. */
const MAX_PAIRS = 10_000;

/**
 * Finds what is required in one place and forbidden in another, for the same changed files: the same thing in as many
 * words. What a condition, an exception or a heading limits conflicts with nothing that is not so limited. At most
 * 100, in the order of the statements that forbid.
 */
export function findConflicts(guidelines: readonly ConflictGuideline[]): readonly Conflict[] {
  const claims = guidelines.filter(({ appliesTo }) => appliesTo.size > 0).flatMap(placedClaims);
  const demands = groupBy(firstOfEach(claims, 'required'), keyOf);
  const countShared = sharedFileCounter();
  const conflicts = new Map<string, Conflict>();
  for (const denial of firstOfEach(claims, 'forbidden')) {
    for (const demand of demands.get(keyOf(denial)) ?? []) {
      const files = demand.statement === denial.statement ? 0 : countShared(demand.guideline, denial.guideline);
      const pair = `${demand.statement.id} ${denial.statement.id}`;
      if (files > 0 && conflicts.size < MAX_CONFLICTS && !conflicts.has(pair)) {
        conflicts.set(pair, { required: placeOf(demand), forbidden: placeOf(denial), files });
      }
    }
  }
  return [...conflicts.values()];
}

interface PlacedClaim {
  readonly guideline: ConflictGuideline;
  readonly statement: Statement;
  readonly claim: Claim;
}

function placedClaims(guideline: ConflictGuideline): readonly PlacedClaim[] {
  const claims = readClaims(guideline.statements);
  return guideline.statements.flatMap((statement, index) =>
    (claims[index] ?? []).map((claim) => ({ guideline, statement, claim })),
  );
}

/** The first place in each guideline in which a claim stands. */
function firstOfEach(claims: readonly PlacedClaim[], polarity: Polarity): readonly PlacedClaim[] {
  const first = new Map<string, PlacedClaim>();
  for (const placed of claims.filter(({ claim }) => claim.polarity === polarity)) {
    const key = JSON.stringify([placed.guideline.id, keyOf(placed)]);
    if (!first.has(key)) {
      first.set(key, placed);
    }
  }
  return [...first.values()];
}

function keyOf({ claim: { core, scope } }: PlacedClaim): string {
  return JSON.stringify([core, scope]);
}

type FileCounter = (a: ConflictGuideline, b: ConflictGuideline) => number;

/** Counts the changed files that two guidelines share; from a number of pairs on, none. */
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

function placeOf({ guideline, statement }: PlacedClaim): StatementPlace {
  return {
    guideline: guideline.id,
    statement: statement.id,
    path: guideline.content.path,
    line: locateText(guideline.content, statement.range.start).line,
    text: statement.text,
  };
}
