import type { FileChange } from '../../changes/types.ts';
import { changedLines } from '../../context/changed-lines.ts';
import { distinctFiles, type GivenText } from '../../context/distinct-files.ts';
import { elideFile, type FileToShow } from '../../context/elided-file.ts';
import { usageError } from '../../errors.ts';
import type { Options } from '../../options/options.ts';
import type { Attachments } from '../../prompt/parts/attachments.ts';
import type { Grammars } from '../../syntax/types.ts';
import { notAttached } from '../../reports/reasons/context.ts';
import { resolvePath } from '../../workspace/paths.ts';
import type { ScopeSubject } from '../choose/choose-scope.ts';
import { readHeads } from './read-heads.ts';
import { readTrustedRules } from '../choose/read-scope-rules.ts';

/** Most changed files to attach. */
const MAX_CHANGED = 100;

/** The attachments, and the changed files that are not attached. */
export interface ReadAttachments extends Attachments {
  readonly leftOut: readonly { readonly source: string; readonly reason: string }[];
}

/**
 * Reads the named files and then the changed ones, each file and each text once. Throws a `UserError` for a name that
 * is not a text file, and for a file that no model may see.
 *
 * @param named paths, each once
 * @param given texts that the prompt contains anyway
 */
export async function readAttachments(
  subject: ScopeSubject,
  named: readonly string[],
  changed: readonly FileChange[],
  grammars: Grammars,
  options: Pick<Options, 'contentExclusion'>,
  given: readonly GivenText[] = [],
): Promise<ReadAttachments> {
  const asked = await readNamed(subject, named, options);
  const candidates = changed.filter(hasText);
  const { texts, unread } = await readHeads(candidates, subject.changes.source, subject.readHead, MAX_CHANGED);
  const files = [...asked, ...[...texts].map(([path, text]) => ({ path, text }))];
  const { distinct, repeated } = distinctFiles(
    files.map((file) => ({ ...file, ...findTouchedLines(file.path, changed) })),
    given,
  );
  const elided = [];
  for (const file of distinct) {
    elided.push(await elideFile(file, grammars));
  }
  const isAsked = new Set(asked.map(({ path }) => path));
  return {
    files: elided,
    repeated,
    leftOut: [...unread]
      .filter(([path]) => !isAsked.has(path))
      .map(([path, why]) => ({ source: path, reason: notAttached(why) })),
  };
}

/** The path of a named file, such as `./a.ts`; throws a `UserError` if it is outside of the repository. */
export function attachedPath(name: string): string {
  const resolved = resolvePath(name);
  if (resolved.kind === 'outside' || resolved.path === '') {
    throw usageError('attachment-outside', `The attachment \`${name}\` is not a file of the repository`, HINT);
  }
  return resolved.path;
}

const HINT = 'Give the path from the root of the repository, without `..`.';

async function readNamed(
  { trusted, repository, readHead }: ScopeSubject,
  paths: readonly string[],
  { contentExclusion }: Pick<Options, 'contentExclusion'>,
): Promise<readonly FileToShow[]> {
  const rules = await readTrustedRules(
    trusted,
    paths.map((path) => ({ path })),
    { named: contentExclusion, repository },
  );
  const files: FileToShow[] = [];
  for (const path of paths) {
    const text = await readHead(path);
    if (text === undefined) {
      throw usageError(
        'attachment-missing',
        `The attachment \`${path}\` is missing in the head, is not a file, or is larger than a prompt can hold`,
        HINT,
      );
    }
    const excluded = await rules.exclusions.reasonFor(path, async () => new TextEncoder().encode(text));
    if (excluded !== undefined) {
      const place = excluded.source === undefined ? '' : ` (${excluded.source})`;
      throw usageError(
        'attachment-excluded',
        `The attachment \`${path}\` must not be shown to a model: ${excluded.reason}${place}`,
      );
    }
    if (text.includes('\0')) {
      throw usageError('attachment-binary', `The attachment \`${path}\` is not a UTF-8 text file`);
    }
    files.push({ path, text });
  }
  return files;
}

/** The changed lines of an attached file, around which it is shortened. The prompt shows the change itself separately. */
function findTouchedLines(path: string, changed: readonly FileChange[]): Pick<FileToShow, 'touched'> {
  return { touched: changed.filter((file) => file.path === path).flatMap((file) => changedLines(file).touched) };
}

function hasText({ status, binary }: FileChange): boolean {
  return !binary && status !== 'removed';
}
