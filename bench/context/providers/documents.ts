import { documentsProvider } from '../../../src/context/documents/documents.ts';
import type { OpenRepository } from '../../accuracy/repositories.ts';
import { holdOut } from './held-out.ts';
import { findLines, openCommit } from './open-commit.ts';

/** Whether the documents that a commit changed are named for the same commit without them. */
export interface DocumentFigures {
  readonly files: number;
  readonly named: number;
  /** Documents that are named although the commit did not change them. */
  readonly others: number;
  readonly tokens: number;
}

export const DOCUMENT = /\.(?:md|mdx|rst|adoc)$/i;
const RECORD = /(?:^|\/)(?:change|history|news|release)[^/]*$/i;

export async function measureDocuments(
  repository: OpenRepository,
  commit: string,
): Promise<DocumentFigures | undefined> {
  const held = holdOut(repository, commit, (path) => DOCUMENT.test(path));
  const wanted = held?.paths.filter((path) => !RECORD.test(path)) ?? [];
  if (held === undefined || wanted.length === 0) {
    return undefined;
  }
  const opened = await openCommit(repository.folder, `${commit}~1`, held.head);
  try {
    const { lines } = await findLines(opened, [documentsProvider(opened.index)]);
    const named = new Set(lines.map(({ path }) => path));
    const hits = wanted.filter((path) => named.has(path)).length;
    return {
      files: wanted.length,
      named: hits,
      others: named.size - hits,
      tokens: lines.reduce((sum, { tokens }) => sum + tokens, 0),
    };
  } finally {
    opened.close();
  }
}
