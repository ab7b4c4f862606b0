import type { SourceText } from '../../text/source-text.ts';
import type { Exclusion } from './reason.ts';
import { asBytes, readPathPattern, type GitPath, type PathPattern } from '../wildmatch.ts';

/** One line of a `.copilotignore`. */
interface IgnoreLine {
  readonly written: string;
  readonly pattern: PathPattern;
  readonly source: string;
}

type Options = Parameters<typeof readPathPattern>[1];

/** Copilot's clients ignore case in a `.copilotignore`. */
const OF_COPILOT: Options = { ignoreCase: true };

/** No real repository has that many nested folders. Each folder above a file needs its own check. */
const MAX_FOLDERS = 100;

/**
 * Reads `.copilotignore` files, in gitignore's syntax but without case, into a function that returns the line that
 * excludes a path. The function checks each folder above the path, then the path. In each check the nearest file with a
 * matching line decides, and in that file the last matching line. Nothing can include a path in an excluded folder
 * again. The clients ask only the nearest file. Here a file further up also counts if the nearest one has no matching
 * line, so that a path is excluded if either reading excludes it.
 *
 * @see https://git-scm.com/docs/gitignore
 */
export function readIgnoreFiles(
  files: readonly Pick<SourceText, 'path' | 'text'>[],
  options = OF_COPILOT,
): (path: string) => Exclusion | undefined {
  const linesOf = new Map(files.map((file) => [folderOf(file.path), readLines(file, options).toReversed()]));
  return (path) => (linesOf.size === 0 ? undefined : findExclusion(linesOf, path.split('/'), options));
}

type LinesByFolder = ReadonlyMap<string, readonly IgnoreLine[]>;

function findExclusion(linesOf: LinesByFolder, names: readonly string[], options: Options): Exclusion | undefined {
  if (names.length > MAX_FOLDERS) {
    return {
      reason: `excluded because its path has ${MAX_FOLDERS} folders or more, and rules are only checked to that depth`,
    };
  }
  for (const depth of names.keys()) {
    const line = lastMatch(linesOf, names.slice(0, depth + 1), depth + 1 < names.length, options);
    if (line?.pattern.isNegative === false) {
      return { reason: `excluded by \`${line.written}\``, source: line.source };
    }
  }
  return undefined;
}

function lastMatch(
  linesOf: LinesByFolder,
  names: readonly string[],
  isFolder: boolean,
  options: Options,
): IgnoreLine | undefined {
  for (const depth of [...names.keys()].toReversed()) {
    const lines = linesOf.get(names.slice(0, depth).join('/'));
    const path: GitPath | undefined = lines && { bytes: asBytes(names.slice(depth).join('/'), options), isFolder };
    const line = path && lines?.find(({ pattern }) => pattern.matches(path));
    if (line !== undefined) {
      return line;
    }
  }
  return undefined;
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function readLines({ path, text }: Pick<SourceText, 'path' | 'text'>, options: Options): readonly IgnoreLine[] {
  const lines = text.replace(/^\uFEFF/, '').split('\n');
  return lines.flatMap((line, index) => {
    const written = withoutBlanks(line.replace(/\r$/, ''));
    if (written === '' || written.startsWith('#')) {
      return [];
    }
    const pattern = readPathPattern(asBytes(written, options), options);
    return [{ written, pattern, source: `${path}:${index + 1}` }];
  });
}

/** Removes blanks at the end, except one that a backslash escapes. */
function withoutBlanks(line: string): string {
  const end = line.length - (/ +$/.exec(line)?.[0].length ?? 0);
  const backslashes = end - line.slice(0, end).replace(/\\+$/, '').length;
  return line.slice(0, backslashes % 2 === 1 && end < line.length ? end + 1 : end);
}
