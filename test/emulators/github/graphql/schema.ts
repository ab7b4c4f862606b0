import { readFileSync } from 'node:fs';
import { buildSchema, GraphQLError, parse, validate } from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';

let schema: GraphQLSchema | undefined;

/** Reads GitHub's public schema when it is first needed, because that takes about a third of a second. */
export function githubSchema(): GraphQLSchema {
  if (schema === undefined) {
    const file = new URL('schema.graphql', import.meta.resolve('@octokit/graphql-schema'));
    schema = buildSchema(readFileSync(file, 'utf8'), { assumeValid: true, noLocation: true });
  }
  return schema;
}

export type ReadQuery =
  | { readonly kind: 'valid'; readonly document: DocumentNode }
  | { readonly kind: 'invalid'; readonly errors: readonly Readonly<Record<string, unknown>>[] };

const known = new Map<string, ReadQuery>();

/** Parses a query and holds it against GitHub's schema. Its errors have GitHub's form. */
export function readQuery(query: string): ReadQuery {
  const found = known.get(query) ?? readNewQuery(query);
  known.set(query, found);
  return found;
}

function readNewQuery(query: string): ReadQuery {
  try {
    const document = parse(query);
    const problems = validate(githubSchema(), document);
    return problems.length === 0
      ? { kind: 'valid', document }
      : { kind: 'invalid', errors: problems.map((problem) => invalidQueryError(problem)) };
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { kind: 'invalid', errors: [invalidQueryError(error)] };
  }
}

/** Writes a problem of a query as GitHub does: a message of its own for the most frequent ones. */
function invalidQueryError({ message, locations = [] }: GraphQLError): Readonly<Record<string, unknown>> {
  const field = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message);
  if (field !== null) {
    const [, fieldName = '', typeName = ''] = field;
    const extensions = { code: 'undefinedField', typeName, fieldName };
    return { extensions, locations, message: `Field '${fieldName}' doesn't exist on type '${typeName}'` };
  }
  const selection = /^Field "(\w+)" of type "([^"]+)" must have a selection of subfields/.exec(message);
  if (selection !== null) {
    const [, name = '', type = ''] = selection;
    const text = `Field must have selections (field '${name}' returns ${type} but has no selections. Did you mean '${name} { ... }'?)`;
    return { extensions: { code: 'selectionMismatch', nodeName: `field '${name}'` }, locations, message: text };
  }
  const given = /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/.exec(message);
  if (given !== null) {
    const [, argumentName = '', name = ''] = given;
    const extensions = { code: 'argumentNotAccepted', name, typeName: 'Field', argumentName };
    return { extensions, locations, message: `Field '${name}' doesn't accept argument '${argumentName}'` };
  }
  return { locations, message };
}
