import type { ToolCall } from './model.ts';

/** How to find and fill the tool calls among a provider's items of one turn. */
export interface CallItems<Item> {
  /** Id of a call; undefined for any other item. */
  readonly readId: (item: Item) => unknown;
  /** The item with name and arguments of the call. */
  readonly fill: (item: Item, call: ToolCall) => Item;
}

/**
 * Restores the items of an earlier turn, to send them back to their server: with the calls that were kept, and without
 * the items after the last of these. A dropped call has no result, and thinking that leads to no call is refused.
 *
 * @param calls the calls that were kept, from the first one on
 * @returns undefined if the items do not belong to these calls
 */
export function restoreTurnItems<Item>(
  items: readonly Item[],
  calls: readonly ToolCall[],
  { readId, fill }: CallItems<Item>,
): readonly Item[] | undefined {
  const called = items.filter((item) => readId(item) !== undefined);
  if (calls.some(({ id }, index) => called[index] === undefined || readId(called[index]) !== id)) {
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
