import type { Statement } from '../guidelines/statements/statements.ts';
import type { Guideline } from '../guidelines/types.ts';
import { proseWords } from '../text/words.ts';
import { conceptOf } from './words/concepts.ts';

/** The statement that fits a finding best, and whether no other fits nearly as well. */
export interface RankedStatement {
  /** Undefined if none fits. */
  readonly best: Statement | undefined;
  readonly isClear: boolean;
}

/** Only this much of a finding is compared. */
const MAX_CHARACTERS = 2_000;
/** A guideline with more statements is compared by its first ones. */
const MAX_STATEMENTS = 1_000;
/** The share of a statement's words that a finding about it mentions, and how much more than of any other statement. */
const LEAST_SHARE = 0.4;
const MARGIN = 1.5;

/** Makes a function that finds the statement of a guideline that a text is about. It remembers the guidelines' words. */
export function rankStatements(): (
  guideline: Guideline,
  text: { readonly title: string; readonly body: string },
) => RankedStatement {
  const known = new Map<Guideline, readonly ReadonlySet<string>[]>();
  return (guideline, { title, body }) => {
    const statements = guideline.statements.slice(0, MAX_STATEMENTS);
    const words =
      known.get(guideline) ?? statements.map(({ leadIns, text }) => readWords([...leadIns, text].join(' ')));
    known.set(guideline, words);
    const said = readWords(`${title}\n${body}`.slice(0, MAX_CHARACTERS));
    let best = 0;
    let share = 0;
    let second = 0;
    for (const [index, own] of words.entries()) {
      const part = shareOf(own, said);
      if (part > share) {
        second = share;
        share = part;
        best = index;
      } else {
        second = Math.max(second, part);
      }
    }
    if (statements.length !== 1 && share < LEAST_SHARE) {
      return { best: undefined, isClear: false };
    }
    return { best: statements[best], isClear: statements.length === 1 || share >= second * MARGIN };
  };
}

function readWords(text: string): ReadonlySet<string> {
  return new Set(
    proseWords(text)
      .filter((word) => !COMMON.has(word))
      .map(conceptOf),
  );
}

const COMMON = new Set(
  proseWords(
    'a an and are as at be by do for from if in instead is it of on or should that the this to use used with must always',
  ),
);

/** The part of a statement's words that a text mentions. */
function shareOf(statement: ReadonlySet<string>, said: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of statement) {
    shared += said.has(word) ? 1 : 0;
  }
  return statement.size === 0 ? 0 : shared / statement.size;
}
