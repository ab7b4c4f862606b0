import type { SourceText } from '../../text/source-text.ts';
import type { Exclusion } from './reason.ts';
import { asBytes, readPathPattern, type GitPath, type PathPattern } from '../attributes/wildmatch.ts';

/** One line of a `.copilotignore`. */
interface IgnoreLine {
  readonly written: string;
  readonly pattern: PathPattern;
  readonly source: string;
}

type Options = Parameters<typeof readPathPattern>[1];

/** To Copilot's clients a `.copilotignore` has no case. */
const OF_COPILOT: Options = { ignoreCase: true };

/** No repository that people work in comes near; each folder above a file is a question of its own. */
const MAX_FOLDERS = 100;

/**
 * Reads `.copilotignore` files, in gitignore's syntax but without case, into a function from a path to the line that
 * excludes it. For each folder above a path, then for the path, the nearest file with a line that matches decides, in a
 * file the last such line; nothing brings back what is in an excluded folder. The clients ask the nearest file alone:
 * here one further up counts too where the nearest does not say a word, so that what either reading keeps back is kept.
 *
 * @see https://git-scm.com/docs/gitignore
 */
export function readIgnoreFiles(
  files: readonly SourceText[],
  options = OF_COPILOT,
): (path: string) => Exclusion | undefined {
  const linesOf = new Map(files.map((file) => [folderOf(file.path), readLines(file, options).toReversed()]));
  return (path) => (linesOf.size === 0 ? undefined : findExclusion(linesOf, path.split('/'), options));
}

type LinesByFolder = ReadonlyMap<string, readonly IgnoreLine[]>;

function findExclusion(linesOf: LinesByFolder, names: readonly string[], options: Options): Exclusion | undefined {
  if (names.length > MAX_FOLDERS) {
    return { reason: `excluded because it lies in ${MAX_FOLDERS} folders or more, deeper than rules are followed` };
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

function readLines({ path, text }: SourceText, options: Options): readonly IgnoreLine[] {
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

/** Blanks at the end go, unless a backslash stands before one. */
function withoutBlanks(line: string): string {
  const end = line.length - (/ +$/.exec(line)?.[0].length ?? 0);
  const backslashes = /\\*$/.exec(line.slice(0, end))?.[0].length ?? 0;
  return line.slice(0, backslashes % 2 === 1 && end < line.length ? end + 1 : end);
}
