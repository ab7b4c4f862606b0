import type { ToolCall } from './model.ts';

/** How a provider's items of a turn hold its calls. */
export interface CallItems<Item> {
  /** Of a call; undefined for any other item. */
  readonly idOf: (item: Item) => unknown;
  /** The item with what the call says. */
  readonly fill: (item: Item, call: ToolCall) => Item;
}

/**
 * What a server gave for a turn, as it takes it back: with the calls as they were kept, and without what follows the last
 * of them. Calls that were not kept have no results, and what the model thought before those has to lead to something.
 *
 * @param calls those that were kept, from the first one on
 * @returns undefined where the turn is not one with these calls
 */
export function throughKeptCalls<Item>(
  items: readonly Item[],
  calls: readonly ToolCall[],
  { idOf, fill }: CallItems<Item>,
): readonly Item[] | undefined {
  const called = items.filter((item) => idOf(item) !== undefined);
  if (calls.some(({ id }, index) => called[index] === undefined || idOf(called[index]) !== id)) {
    return undefined;
  }
  const last = called[calls.length - 1];
  const end = called.length === calls.length || last === undefined ? items.length : items.indexOf(last) + 1;
  const callOf = new Map(called.map((item, index) => [item, calls[index]]));
  return items.slice(0, end).map((item) => {
    const call = callOf.get(item);
    return call === undefined ? item : fill(item, call);
  });
}
