import { groupBy } from '../../structures/group-by.ts';
import type { Statement } from '../statements/statements.ts';
import { writeStatement } from '../statements/write-statement.ts';

/** The parts of a guideline that are compared. `appliesTo` has the changed files that it applies to. */
export interface ComparedGuideline {
  readonly name: string;
  readonly content: { readonly path: string };
  readonly filePatterns: readonly string[];
  readonly appliesTo: ReadonlyMap<string, string>;
  readonly statements: readonly Pick<Statement, 'text' | 'leadIns'>[];
}

/** The guidelines that apply to the same changed files, at the base or at the head. */
export type Side = readonly ComparedGuideline[];

export interface GuidelineChanges {
  /** The base's guidelines in their order, then the new ones. */
  readonly changes: readonly GuidelineChange[];
  readonly unchanged: number;
}

export type GuidelineChange =
  | {
      readonly kind: 'added' | 'removed';
      readonly path: string;
      readonly name: string;
      readonly statements: readonly string[];
      readonly filePatterns: readonly string[];
      readonly files: readonly string[];
    }
  | {
      readonly kind: 'changed';
      readonly path: string;
      readonly name: string;
      readonly statements: Difference;
      readonly filePatterns: BeforeAndAfter;
      /** Changed files that it applies to. */
      readonly files: BeforeAndAfter;
    };

export interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface BeforeAndAfter {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Compares the guidelines before and after a change of instruction files. Statements are compared by their words and
 * lead-ins, in any order. If a path has several guidelines, those that share a statement are compared with each other.
 */
export function compareGuidelines(before: Side, after: Side): GuidelineChanges {
  const partners = pairGuidelines(before, after);
  const taken = new Set(partners.values());
  const changes = before.flatMap((guideline) => {
    const partner = partners.get(guideline);
    return partner === undefined ? [whole('removed', guideline)] : (changeBetween(guideline, partner) ?? []);
  });
  const added = after.filter((guideline) => !taken.has(guideline)).map((guideline) => whole('added', guideline));
  const changed = changes.filter(({ kind }) => kind === 'changed').length;
  return { changes: [...changes, ...added], unchanged: partners.size - changed };
}

function whole(kind: 'added' | 'removed', guideline: ComparedGuideline): GuidelineChange {
  const { name, content, filePatterns } = guideline;
  return {
    kind,
    path: content.path,
    name,
    statements: listStatements(guideline),
    filePatterns,
    files: [...guideline.appliesTo.keys()],
  };
}

function changeBetween(before: ComparedGuideline, after: ComparedGuideline): GuidelineChange | undefined {
  const [own, other] = [listStatements(before), listStatements(after)];
  const statements = { added: without(other, own), removed: without(own, other) };
  const filePatterns = { before: before.filePatterns, after: after.filePatterns };
  const files = { before: [...before.appliesTo.keys()], after: [...after.appliesTo.keys()] };
  const isSame =
    statements.added.length + statements.removed.length === 0 && isEqual(filePatterns) && isEqualSet(files);
  return isSame
    ? undefined
    : { kind: 'changed', path: after.content.path, name: after.name, statements, filePatterns, files };
}

function listStatements({ statements }: ComparedGuideline): readonly string[] {
  return statements.map(writeStatement);
}

/** The texts of a list that another list does not have, or has less often. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of other) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return list.filter((text) => {
    const count = counts.get(text) ?? 0;
    counts.set(text, count - 1);
    return count <= 0;
  });
}

function isEqual({ before, after }: BeforeAndAfter): boolean {
  return before.length === after.length && before.every((text, index) => text === after[index]);
}

function isEqualSet({ before, after }: BeforeAndAfter): boolean {
  return without(before, after).length + without(after, before).length === 0;
}

/** Guideline of the base → the head's guideline that it is compared with. */
type Partners = Map<ComparedGuideline, ComparedGuideline>;

function pairGuidelines(before: Side, after: Side): Partners {
  const partners: Partners = new Map();
  const later = groupBy(after, ({ content }) => content.path);
  for (const [path, own] of groupBy(before, ({ content }) => content.path)) {
    pairGuidelinesOfPath({ before: own, after: later.get(path) ?? [] }, partners);
  }
  return partners;
}

/** Guidelines without a partner so far. */
interface Open {
  readonly before: Side;
  readonly after: Side;
}

/**
 * Pairs equal guidelines first, then those that share a statement. If then one is left on each side, its text was rewritten.
 */
function pairGuidelinesOfPath(all: Open, partners: Partners): void {
  const changed = pairByKeys(all, partners, (guideline) => [
    JSON.stringify([listStatements(guideline), guideline.filePatterns]),
  ]);
  const { before, after } = pairByKeys(changed, partners, listStatements);
  const [lastBefore, lastAfter] = [before[0], after[0]];
  if (lastBefore !== undefined && lastAfter !== undefined && before.length + after.length === 2) {
    partners.set(lastBefore, lastAfter);
  }
}

/** Pairs each guideline with the first one that has a key in common; gives those that are left. */
function pairByKeys(
  { before, after }: Open,
  partners: Partners,
  keysOf: (guideline: ComparedGuideline) => readonly string[],
): Open {
  const waiting = new Map<string, ComparedGuideline[]>();
  for (const guideline of before.toReversed()) {
    for (const key of keysOf(guideline)) {
      waiting.set(key, waiting.get(key) ?? []);
      waiting.get(key)?.push(guideline);
    }
  }
  const left = after.filter((guideline) => {
    const partner = keysOf(guideline)
      .map((key) => lastWaiting(waiting.get(key) ?? [], partners))
      .find((found) => found !== undefined);
    if (partner !== undefined) {
      partners.set(partner, guideline);
    }
    return partner === undefined;
  });
  return { before: before.filter((guideline) => !partners.has(guideline)), after: left };
}

function lastWaiting(waiting: ComparedGuideline[], partners: Partners): ComparedGuideline | undefined {
  for (;;) {
    const last = waiting.at(-1);
    if (last === undefined || !partners.has(last)) {
      return last;
    }
    waiting.pop();
  }
}
