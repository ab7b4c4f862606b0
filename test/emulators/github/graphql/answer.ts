import { execute, GraphQLError } from 'graphql';
import type { ExecutionResult, GraphQLFieldResolver } from 'graphql';
import { isJsonObject } from '../json.ts';
import { GraphqlError, UnmodelledField } from './errors.ts';
import type { GraphqlCall } from './graphql-call.ts';
import { mutationRoot } from './mutations.ts';
import { queryRoot } from './query-root.ts';
import { githubSchema, readQuery } from './schema.ts';

export type GraphqlAnswer =
  | { readonly kind: 'answered'; readonly body: Readonly<Record<string, unknown>> }
  /** GitHub's schema does not allow the query or its variables. */
  | { readonly kind: 'invalid'; readonly body: Readonly<Record<string, unknown>>; readonly reasons: readonly string[] }
  /** The schema has what is asked for, and the emulator has not. */
  | { readonly kind: 'unmodelled'; readonly reason: string };

/** Answers a GraphQL request: a query that GitHub's schema allows is run on the world. Errors have status 200 (E50). */
export async function answerGraphql(body: unknown, call: GraphqlCall): Promise<GraphqlAnswer> {
  const { query, variables, operationName } = isJsonObject(body) ? body : {};
  if (typeof query !== 'string') {
    return invalid([{ message: 'A query attribute must be specified and must be a string.' }]);
  }
  const read = readQuery(query);
  if (read.kind === 'invalid') return invalid(read.errors);
  const result = await execute({
    schema: githubSchema(),
    document: read.document,
    rootValue: { ...queryRoot(call), ...mutationRoot(call) },
    contextValue: call,
    fieldResolver: readField,
    ...(isJsonObject(variables) ? { variableValues: variables } : {}),
    ...(typeof operationName === 'string' ? { operationName } : {}),
  });
  return answerOf(result);
}

/** Reads a field of an object of the world. A field that the object does not have is a fault of the emulator. */
const readField: GraphQLFieldResolver<unknown, GraphqlCall> = (source, given, call, { parentType, fieldName }) => {
  if (!isRecord(source) || !(fieldName in source)) throw new UnmodelledField(`${parentType.name}.${fieldName}`);
  const place = `${parentType.name}.${fieldName}`;
  if (call.world.knobs.graphqlBreakdown?.(place) === true) {
    throw new GraphqlError('Something went wrong while executing your query.', {});
  }
  const value = source[fieldName];
  return typeof value === 'function' ? (value(given) as unknown) : value;
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function answerOf({ data, errors = [] }: ExecutionResult): GraphqlAnswer {
  const causes = errors.map(({ originalError }) => originalError);
  const missing = causes.find((cause) => cause instanceof UnmodelledField);
  if (missing !== undefined) return { kind: 'unmodelled', reason: missing.message };
  const fault = causes.find((cause) => cause !== undefined && !(cause instanceof GraphqlError));
  if (fault !== undefined && !(fault instanceof GraphQLError)) throw fault;
  // Without data, the variables were refused before anything was read.
  const refused = errors.filter((error) => data === undefined || isQueryLimit(error));
  if (refused.length > 0) return invalid(refused.map(shownError));
  const body = { data, ...(errors.length === 0 ? {} : { errors: errors.map(shownError) }) };
  return { kind: 'answered', body };
}

/** Whether GitHub refuses the whole query for this error, before it reads anything. */
function isQueryLimit({ originalError }: GraphQLError): boolean {
  const code = originalError instanceof GraphqlError ? JSON.stringify(originalError.details['extensions'] ?? '') : '';
  return code.includes('PAGINATION');
}

function shownError(error: GraphQLError): Readonly<Record<string, unknown>> {
  const details = error.originalError instanceof GraphqlError ? error.originalError.details : {};
  const { message, path, locations } = error;
  return {
    ...details,
    ...(path === undefined ? {} : { path }),
    ...(locations === undefined ? {} : { locations }),
    message,
  };
}

function invalid(errors: readonly Readonly<Record<string, unknown>>[]): GraphqlAnswer {
  return { kind: 'invalid', body: { errors }, reasons: errors.map(({ message }) => String(message)) };
}
