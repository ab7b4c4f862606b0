/** As much of GraphQL as is modelled: who the token belongs to. Errors come with status 200 (E50). */
export function answerGraphql(body: unknown, actor: string): GraphqlAnswer {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : undefined;
  if (typeof query !== 'string') {
    return {
      kind: 'answered',
      body: { errors: [{ message: 'A query attribute must be specified and must be a string.' }] },
    };
  }
  if (/^\s*(?:query\s*\w*\s*)?\{\s*viewer\s*\{\s*login\s*\}\s*\}\s*$/.test(query)) {
    return { kind: 'answered', body: { data: { viewer: { login: actor } } } };
  }
  return { kind: 'unmodelled', query };
}

export type GraphqlAnswer =
  | { readonly kind: 'answered'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly kind: 'unmodelled'; readonly query: string };
