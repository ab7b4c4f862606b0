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

/** Finds the things that words may name. */
export type ThingIndex<Thing> = Readonly<Record<Clause['polarity'], ExpressionIndex<Thing>>>;

/** Things that a family knows, by the words that a clause forbids or requires. */
export interface ThingList<Thing> {
  /** The index of all lists, so that words are looked up once for all families. */
  readonly index: ThingIndex<Thing>;
  /** The things of this list, with their places in the order in which they are asked for. */
  readonly order: ReadonlyMap<Thing, number>;
}

/** Creates the index of the things of all lists. */
export function indexThings<Thing extends ThingWords>(things: readonly Thing[]): ThingIndex<Thing> {
  const all = [...new Set(things)];
  const wordsFor = (polarity: Clause['polarity']): ((thing: Thing) => readonly RegExp[]) => {
    return (thing) => [expressionOf(thing, polarity), formOf(thing, polarity)].filter((one) => one !== undefined);
  };
  return {
    forbidden: createExpressionIndex(all, wordsFor('forbidden')),
    required: createExpressionIndex(all, wordsFor('required')),
  };
}

/** A list of things that are in an index, in the order in which they are asked for. */
export function createThingList<Thing>(index: ThingIndex<Thing>, things: readonly Thing[]): ThingList<Thing> {
  return { index, order: new Map(things.map((thing, place) => [thing, place])) };
}

/** The words in a clause that forbids or requires, as they are. */
export function expressionOf({ forbidden, required }: ThingWords, polarity: Clause['polarity']): RegExp | undefined {
  return polarity === 'forbidden' ? forbidden : required;
}

/** The words in one form. */
export function formOf({ named, wanted }: ThingWords, polarity: Clause['polarity']): RegExp | undefined {
  return polarity === 'forbidden' ? named : wanted;
}
