import { GraphqlError } from './errors.ts';

/** Arguments of a field, after they were checked against the schema. */
export type Given = Readonly<Record<string, unknown>>;

/** An object of the schema. Each field has a value, or a function that returns the value for the arguments. */
export type SchemaObject = Readonly<Record<string, unknown>> & { readonly __typename: string };

const MAX_PAGE = 100;

/**
 * One page of a list: the first items after a cursor, or the last items before one. A cursor is a position.
 *
 * @param show builds the object of an item; called only for the items on the page
 */
export function connection<T>(
  type: string,
  items: readonly T[],
  { first, last, after, before }: Given,
  show: (item: T) => SchemaObject,
): SchemaObject {
  const size = first ?? last;
  if (typeof size !== 'number') {
    throw new GraphqlError(`You must provide a \`first\` or \`last\` value to properly paginate the connection.`, {
      extensions: { code: 'MISSING_PAGINATION_BOUNDARIES' },
    });
  }
  if (size > MAX_PAGE) {
    throw new GraphqlError(`Requesting ${size} records exceeds the \`first\` limit of ${MAX_PAGE} records.`, {
      extensions: { code: 'EXCESSIVE_PAGINATION' },
    });
  }
  const end = typeof before === 'string' ? Number(before) : items.length;
  const from =
    typeof first === 'number' ? (typeof after === 'string' ? Number(after) + 1 : 0) : Math.max(0, end - size);
  const page = items.slice(from, Math.min(end, from + size)).map(show);
  const pageInfo = {
    __typename: 'PageInfo',
    hasNextPage: from + page.length < items.length,
    hasPreviousPage: from > 0,
    startCursor: page.length === 0 ? null : String(from),
    endCursor: page.length === 0 ? null : String(from + page.length - 1),
  };
  const edges = page.map((node, index) => ({ __typename: `${type}Edge`, cursor: String(from + index), node }));
  return { __typename: `${type}Connection`, totalCount: items.length, nodes: page, edges, pageInfo };
}
