import { createExpressionIndex, type ExpressionIndex } from '../../../text/expressions/expression-index.ts';
import type { Clause } from '../../types.ts';

/** The words by which rules name a thing. */
export interface ThingWords {
  /** The words that rule it out if a clause forbids them. They must match from the first to the last word. */
  readonly forbidden?: RegExp;
  /** The words that rule it out if a clause requires them: `named exports` rules out default exports. */
  readonly required?: RegExp;
  /**
   * The same for the words in one form (`phrases.ts`): in the singular, without hyphens, articles and words such as
   * `statement`. `nested ternary` is also `nested-ternaries` and `a nested ternary expression`.
   */
  readonly named?: RegExp;
  readonly wanted?: RegExp;
}

/** Things that a family knows, by the words that a clause forbids or requires. */
export interface ThingList<Thing> {
  readonly forbidden: ExpressionIndex<Thing>;
  readonly required: ExpressionIndex<Thing>;
}

/** A list of things, in the order in which they are asked for. */
export function createThingList<Thing extends ThingWords>(things: readonly Thing[]): ThingList<Thing> {
  const wordsFor = (polarity: Clause['polarity']): ((thing: Thing) => readonly RegExp[]) => {
    return (thing) => [expressionOf(thing, polarity), formOf(thing, polarity)].filter((one) => one !== undefined);
  };
  return {
    forbidden: createExpressionIndex(things, wordsFor('forbidden')),
    required: createExpressionIndex(things, wordsFor('required')),
  };
}

/** The words in a clause that forbids or requires, as they are. */
export function expressionOf({ forbidden, required }: ThingWords, polarity: Clause['polarity']): RegExp | undefined {
  return polarity === 'forbidden' ? forbidden : required;
}

/** The words in one form. */
export function formOf({ named, wanted }: ThingWords, polarity: Clause['polarity']): RegExp | undefined {
  return polarity === 'forbidden' ? named : wanted;
}
