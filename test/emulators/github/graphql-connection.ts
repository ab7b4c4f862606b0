import { GraphqlError } from './graphql-query.ts';
import type { SchemaObject } from './graphql-query.ts';

const MAX_PAGE = 100;

/** One page of a list: the first items after a cursor, or the last items before one. A cursor is a position. */
export function connection(
  type: string,
  nodes: readonly SchemaObject[],
  { first, last, after, before }: Readonly<Record<string, unknown>>,
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
  const end = typeof before === 'string' ? Number(before) : nodes.length;
  const from =
    typeof first === 'number' ? (typeof after === 'string' ? Number(after) + 1 : 0) : Math.max(0, end - size);
  const page = nodes.slice(from, Math.min(end, from + size));
  const pageInfo = {
    hasNextPage: from + page.length < nodes.length,
    hasPreviousPage: from > 0,
    startCursor: page.length === 0 ? null : String(from),
    endCursor: page.length === 0 ? null : String(from + page.length - 1),
  };
  return {
    type: `${type}Connection`,
    fields: { totalCount: nodes.length, nodes: page, pageInfo: { type: 'PageInfo', fields: pageInfo } },
  };
}
