import type { FileChange } from '../changes/types.ts';
import { changedLines } from '../context/changed-lines.ts';
import { distinctFiles } from '../context/distinct-files.ts';
import { elideFile, type FileToShow } from '../context/elided-file.ts';
import { usageError } from '../errors.ts';
import type { Options } from '../options.ts';
import type { Attachments } from '../prompt/attachments.ts';
import type { Grammars } from '../syntax/types.ts';
import type { ScopeSubject } from './choose-scope.ts';
import { readTrustedRules } from './read-scope-rules.ts';

/** More files than this are no attachments but a code base. */
const MAX_ATTACHED = 100;

/**
 * Reads the files that were named, and after them changed ones, each file and each text once. Throws a `UserError` for
 * a name that is no file, and for one that no model may see.
 */
export async function readAttachments(
  { trusted, repository, readHead }: ScopeSubject,
  named: readonly string[],
  changed: readonly FileChange[],
  grammars: Grammars,
  { contentExclusion }: Pick<Options, 'contentExclusion'>,
): Promise<Attachments> {
  const rules = await readTrustedRules(
    trusted,
    named.map((path) => ({ path })),
    { named: contentExclusion, repository },
  );
  const files: FileToShow[] = [];
  for (const path of named) {
    const text = await readHead(path);
    if (text === undefined) {
      throw usageError(
        'attachment-missing',
        `\`${path}\`, which is to be attached, is no text file of the head`,
        'Name files from the root of the repository.',
      );
    }
    const excluded = await rules.exclusions.reasonFor(path, async () => new TextEncoder().encode(text));
    if (excluded !== undefined) {
      throw usageError('attachment-excluded', `\`${path}\` may not be shown to a model: ${excluded.reason}`);
    }
    files.push({ path, text, ...linesOf(changed.find((file) => file.path === path)) });
  }
  for (const file of changed.filter(hasText).slice(0, MAX_ATTACHED)) {
    const text = await readHead(file.path);
    if (text !== undefined) {
      files.push({ path: file.path, text, ...linesOf(file) });
    }
  }
  const { distinct, repeated } = distinctFiles(files);
  const elided = [];
  for (const file of distinct) {
    elided.push(await elideFile(file, grammars));
  }
  return { files: elided, repeated };
}

/** The lines of a change are shown whole beside the attachment; here they are what it is about. */
function linesOf(file: FileChange | undefined): Pick<FileToShow, 'touched'> {
  return file === undefined ? {} : { touched: changedLines(file).touched };
}

function hasText({ status, binary }: FileChange): boolean {
  return !binary && status !== 'removed';
}
