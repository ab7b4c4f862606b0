import { writeCount } from '../../text/shown/write-count.ts';
import { chooseFiles, type ExcludedFile } from '../../changes/review-scope.ts';
import type { FileChange } from '../../changes/types.ts';
import { withoutLines } from '../../changes/whole-file.ts';
import { detachValue } from '../../text/detach.ts';
import type { ListedBlob } from '../../workspace/git/git.ts';
import type { ChosenScope, ScopeSettings } from '../choose/choose-scope.ts';
import { readTrustedRules } from '../choose/read-scope-rules.ts';
import { estimateTokens } from '../shards/plan-review.ts';
import { MAX_AUDITED_BYTES, type AuditedTree } from './open-tree.ts';
import { regex } from '../../text/regex.ts';

/** The files of a tree, without their texts. */
export interface Survey {
  /** All files, with the numbers of their lines. */
  readonly files: readonly FileChange[];
  readonly scope: ChosenScope;
  /** By path, for the files to audit. */
  readonly sizes: ReadonlyMap<string, AuditedSize>;
}

export interface AuditedSize {
  readonly entry: ListedBlob;
  /** About the tokens that the file takes of a prompt. */
  readonly tokens: number;
}

/** Most files whose texts are in memory at the same time, and most bytes of them: a line takes some times its bytes. */
const FILES_AT_ONCE = 128;
const BYTES_AT_ONCE = 4_000_000;

/**
 * Looks at every file of a tree once, and says which ones are audited. Their texts are not kept: a repository may have
 * more than fits into memory. The files, their sizes and the reasons are the same in all jobs of an audit.
 */
export async function surveyTree(tree: AuditedTree, settings: ScopeSettings): Promise<Survey> {
  const { workspace, repository } = tree;
  const rules = await readTrustedRules(workspace, tree.entries, { named: settings.contentExclusion, repository });
  const files: FileChange[] = [];
  const reviewed: FileChange[] = [];
  const leftOut: ExcludedFile[] = [];
  const sizes = new Map<string, AuditedSize>();
  for (const entries of divideEntries(tree.entries)) {
    const unread = entries.flatMap(excludeUnread);
    const excluded = new Set(unread.map(({ path }) => path));
    const readable = entries.filter(({ path }) => !excluded.has(path));
    const read = await tree.readFiles(readable);
    const scope = await chooseFiles(
      { files: read.files, leftOut: [], source: 'tree' },
      { ...settings, ...rules, bundles: new Set(), readHead: read.readHead, judgeBy: 'head' },
    );
    const byPath = new Map(readable.map((entry) => [entry.path, entry]));
    const listed = new Map(read.files.map((file) => [file, withoutLines(file)]));
    for (const file of scope.reviewed) {
      const entry = byPath.get(file.path);
      if (entry !== undefined) {
        sizes.set(file.path, { entry, tokens: estimateTokens(file) });
        reviewed.push(listed.get(file) ?? withoutLines(file));
      }
    }
    const found = new Set(read.files.map(({ path }) => path));
    const missing = readable.filter(({ path }) => !found.has(path)).map(({ path }) => ({ path, ...NOT_IN_CLONE }));
    files.push(...listed.values(), ...[...unread, ...missing].map(({ path }) => emptyFile(path)));
    // A reason quotes a line of its file, and would keep the whole file in memory.
    leftOut.push(...scope.leftOut.map((file) => detachValue(file)), ...unread, ...missing);
  }
  return {
    files,
    scope: { reviewed, leftOut, notes: [], bundles: new Map(), problems: rules.problems },
    sizes,
  };
}

/** Groups of entries to read together, in their order. */
function* divideEntries(entries: readonly ListedBlob[]): Generator<readonly ListedBlob[]> {
  let group: ListedBlob[] = [];
  let bytes = 0;
  for (const entry of entries) {
    // Larger files are not read.
    const own = Math.min(entry.size ?? 0, MAX_AUDITED_BYTES);
    if (group.length === FILES_AT_ONCE || (group.length > 0 && bytes + own > BYTES_AT_ONCE)) {
      yield group;
      group = [];
      bytes = 0;
    }
    group.push(entry);
    bytes += own;
  }
  if (group.length > 0) {
    yield group;
  }
}

const NOT_IN_CLONE = { kind: 'unread', reason: 'its content is not in this clone' } as const;

/** Entries that are left out without a look at their content. */
function excludeUnread({ path, kind, size }: ListedBlob): readonly ExcludedFile[] {
  if (kind === 'symlink') {
    return [{ path, kind: 'no-content', reason: 'a symbolic link' }];
  }
  if (kind === 'submodule') {
    return [{ path, kind: 'no-content', reason: 'a submodule, which is another repository' }];
  }
  if (size === undefined) {
    return [{ path, ...NOT_IN_CLONE }];
  }
  if (size <= MAX_AUDITED_BYTES) {
    return [];
  }
  return BINARY_NAME.test(path)
    ? [{ path, kind: 'binary', reason: 'a binary file, as its name says' }]
    : [
        {
          path,
          kind: 'too-large',
          reason: `${writeCount(size)} bytes; an audit reads files of at most ${writeCount(MAX_AUDITED_BYTES)}`,
        },
      ];
}

/** Pictures, films, sounds, fonts and archives. Smaller ones are recognized by their bytes. */
const BINARY_NAME = regex('i')`
  \.(?:
    7z|avif|bmp|bz2|docx|eot|flac|gif|gz|ico|jar|jpe?g|m4a|mkv|mov|mp[34]|og[gv]|otf|pdf|png|pptx|psd|tgz|tiff?
    |ttf|wav|webm|webp|woff2?|xlsx|xz|zip|zst
  )$
`;

function emptyFile(path: string): FileChange {
  return { path, status: 'added', isWhole: true, binary: false, additions: 0, deletions: 0, hunks: [] };
}
