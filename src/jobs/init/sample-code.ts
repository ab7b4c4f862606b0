import { chooseFiles } from '../../changes/review-scope.ts';
import type { ReadHead } from '../../changes/head-text.ts';
import type { FileChange } from '../../changes/types.ts';
import { UserError } from '../../errors.ts';
import { groupBy } from '../../structures/group-by.ts';
import { languageOf } from '../../text/languages/languages.ts';
import type { ListedBlob } from '../../workspace/git/git.ts';
import { openTree, type AuditedTree } from '../audit/open-tree.ts';
import type { ScopeSettings } from '../choose/choose-scope.ts';
import { readTrustedRules } from '../choose/read-scope-rules.ts';

/** Some files of a commit, by their language. */
export interface CodeSample {
  readonly parts: readonly SamplePart[];
  /** The other files, in parts that are not larger: what is said of all code should hold in them too. */
  readonly rest: readonly SamplePart[];
  /** Nothing can be read after this. */
  close(): void;
}

/** The files of a language. They are in memory only while somebody uses what `read` returns. */
export interface SamplePart {
  readonly language: string;
  /** How many files were chosen. Some of them may turn out to be generated. */
  readonly size: number;
  read(): Promise<SampledFiles>;
}

export interface SampledFiles {
  readonly files: readonly FileChange[];
  readonly readHead: ReadHead;
}

/** As many files of a language show what all of them are like. */
const MAX_FILES_OF_A_LANGUAGE = 160;
/** In a language with more files, one violation among them says little of what a team wants. */
const MAX_FILES_OF_THE_REST = 5_000;
/** Those of a language are in memory at once, and a line takes some times its bytes. */
const MAX_BYTES_OF_A_LANGUAGE = 1_000_000;
/** Larger files are mostly generated, or data. */
const MAX_BYTES = 60_000;
/** A header may belong to C, C++ or Objective-C. */
const IS_HEADER = /\.h$/i;

/**
 * Chooses some files of each language of the commit that is checked out, evenly from all folders, without generated and
 * vendored ones. Returns undefined if the folder is not a git repository, or has no commit yet.
 */
export async function sampleCode(
  repo: string,
  languages: ReadonlySet<string>,
  settings: ScopeSettings,
): Promise<CodeSample | undefined> {
  const tree = await openHead(repo);
  if (tree === undefined) {
    return undefined;
  }
  try {
    const code = tree.entries.filter(
      ({ path, kind, size }) =>
        kind === 'file' && (size ?? 0) <= MAX_BYTES && languages.has(languageOf(path) ?? '') && !IS_HEADER.test(path),
    );
    const partOf = (language: string, entries: readonly ListedBlob[]): SamplePart => ({
      language,
      size: entries.length,
      read: () => readReviewed(tree, entries, settings),
    });
    const parts: SamplePart[] = [];
    const rest: SamplePart[] = [];
    for (const [language, files] of groupBy(code, ({ path }) => languageOf(path) ?? '')) {
      const most = Math.min(MAX_FILES_OF_A_LANGUAGE, countAffordable(files));
      const chosen = new Set(takeEvenly(files, most));
      const others = takeEvenly(
        files.filter((file) => !chosen.has(file)),
        MAX_FILES_OF_THE_REST,
      );
      parts.push(partOf(language, [...chosen]));
      for (let at = 0; at < others.length; at += most) {
        rest.push(partOf(language, others.slice(at, at + most)));
      }
    }
    return { parts, rest, close: () => tree.close() };
  } catch (error) {
    tree.close();
    throw error;
  }
}

async function openHead(repo: string): Promise<AuditedTree | undefined> {
  try {
    return await openTree({ repo, head: undefined });
  } catch (error) {
    if (error instanceof UserError) {
      return undefined;
    }
    throw error;
  }
}

async function readReviewed(
  tree: AuditedTree,
  entries: readonly ListedBlob[],
  settings: ScopeSettings,
): Promise<SampledFiles> {
  const { files, readHead } = await tree.readFiles(entries);
  const rules = await readTrustedRules(tree.workspace, entries, {
    named: settings.contentExclusion,
    repository: tree.repository,
  });
  const scope = await chooseFiles(
    { files, leftOut: [], source: 'tree' },
    { ...settings, ...rules, bundles: new Set(), readHead, judgeBy: 'head' },
  );
  return { files: scope.reviewed, readHead };
}

/** How many files of this size on average may be read. */
function countAffordable(files: readonly ListedBlob[]): number {
  const bytes = files.reduce((sum, { size }) => sum + (size ?? 0), 0);
  return Math.max(1, Math.floor((MAX_BYTES_OF_A_LANGUAGE * files.length) / Math.max(1, bytes)));
}

/** Takes items from the whole list, at equal distances. */
function takeEvenly<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = Math.max(1, items.length / most);
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}
