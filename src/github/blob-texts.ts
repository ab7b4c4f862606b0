import { isRecord } from '../text/record.ts';
import { askGraphql } from './api/graphql.ts';
import type { Octokit } from './api/octokit.ts';
import { UnexpectedAnswerError } from './api/patience.ts';

/** The text of each blob that GraphQL has as a whole text, by id. */
export type BlobTexts = ReadonlyMap<string, Uint8Array>;

const ID = /^[0-9a-f]{40}$/;

/**
 * Makes a function that reads the texts of blobs with one request. GraphQL has no text for binary files, cuts long ones off,
 * and decodes others, so the caller compares each with its id. It never throws: what is missing is read by the REST API. A
 * server that fails to answer is not asked again.
 */
export function blobTextReader(
  octokit: Octokit,
  address: { readonly owner: string; readonly repo: string },
): (ids: readonly string[]) => Promise<BlobTexts> {
  let isAvailable = true;
  return async (ids) => {
    const asked = ids.filter((id) => ID.test(id));
    if (!isAvailable || asked.length === 0) {
      return new Map();
    }
    try {
      const variables = { owner: address.owner, name: address.repo };
      const read = (data: Readonly<Record<string, unknown>>): BlobTexts => readTexts(data, asked);
      const texts = await askGraphql(octokit, drawQuery(asked), variables, read, { retries: 0, waits: false });
      isAvailable = texts.size > 0;
      return texts;
    } catch {
      // Every failure shows again when the REST API is asked, which also tells people the reason.
      isAvailable = false;
      return new Map();
    }
  };
}

function drawQuery(ids: readonly string[]): string {
  const blobs = ids.map(
    (id, at) => `    blob${at}: object(oid: "${id}") { ... on Blob { isBinary isTruncated text } }`,
  );
  return [
    'query ($owner: String!, $name: String!) {',
    '  repository(owner: $owner, name: $name) {',
    ...blobs,
    '  }',
    '}',
  ].join('\n');
}

function readTexts(data: Readonly<Record<string, unknown>>, ids: readonly string[]): BlobTexts {
  const { repository } = data;
  if (!isRecord(repository)) {
    throw new UnexpectedAnswerError('not a list of files');
  }
  return new Map(
    ids.flatMap((id, at) => {
      const blob = repository[`blob${at}`];
      const text = isRecord(blob) && blob['isTruncated'] !== true ? blob['text'] : undefined;
      return typeof text === 'string' ? [[id, Buffer.from(text)] as const] : [];
    }),
  );
}
