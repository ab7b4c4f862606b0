import type { FileChange } from '../../changes/types.ts';
import { quote } from '../../text/shown/quote.ts';
import { compileGlob } from '../../text/globs/glob.ts';

/**
 * Says that `paths` matches no changed file, with a glob that would. Without a note, the review of nothing looks as if there
 * were nothing to review.
 *
 * @returns undefined if `paths` is empty or matches a file
 */
export function describeUnmatchedPaths(globs: readonly string[], files: readonly FileChange[]): string | undefined {
  const paths = files.map(({ path }) => path);
  if (globs.length === 0 || paths.length === 0 || globs.some((glob) => matchesAny(glob, paths))) {
    return undefined;
  }
  const meant = globs.map((glob) => suggestGlob(glob, paths)).find((hint) => hint !== undefined);
  return `\`paths\` matches no changed file.${meant === undefined ? '' : ` ${meant}`}`;
}

/** Says which globs of the flag `--ignore` match no changed file, although a similar glob would. */
export function describeUnmatchedIgnores(globs: readonly string[], files: readonly FileChange[]): readonly string[] {
  const paths = files.map(({ path }) => path);
  return globs.flatMap((glob) => {
    const hint = matchesAny(glob, paths) ? undefined : suggestGlob(glob, paths);
    return hint === undefined ? [] : [`${quote(glob)} of \`--ignore\` matches no changed file. ${hint}`];
  });
}

function matchesAny(glob: string, paths: readonly string[]): boolean {
  const compiled = compileGlob(glob);
  return compiled.kind === 'glob' && paths.some((path) => compiled.matches(path));
}

/** What somebody may have meant with a glob: a folder, a name in any folder, a path of Windows, or several globs. */
function suggestGlob(glob: string, paths: readonly string[]): string | undefined {
  const plain = glob.replaceAll('\\', '/').replace(/^\.?\//, '');
  const folder = plain.endsWith('/') ? plain.slice(0, -1) : plain;
  const meant = [plain, `${folder}/**`, `**/${plain}`, `**/${folder}/**`].find((one) => matchesAny(one, paths));
  if (meant !== undefined) {
    return `Did you mean ${quote(meant)}?`;
  }
  const parts = glob.split(/[,\s]+/);
  return parts.length > 1 && parts.some((part) => matchesAny(part, paths))
    ? 'Write one glob per line, or `{a,b}` for alternatives.'
    : undefined;
}
