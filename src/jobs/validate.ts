import { discoverCustomizations } from '../customizations/discover.ts';
import type { Options } from '../options.ts';
import type { Validation } from '../reports/diagnostics.ts';
import type { Guidance } from './prepare-review.ts';

/**
 * Reads every customization and reports what is wrong in it, also in those that a switch hides; `paths`, relative to the
 * root, limit the report, not the reading.
 */
export async function validateCustomizations(
  guidance: Guidance,
  { compatibility, workspaceFolders }: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  paths: readonly string[],
): Promise<Validation> {
  const { found, leftOut, problems } = await discoverCustomizations({
    ...guidance,
    compatibility,
    workspaceFolders,
    extent: 'all',
  });
  const files = new Set([
    ...found.flatMap((customization) => [
      customization.path,
      ...('content' in customization ? [customization.content.path] : []),
    ]),
    ...leftOut.map((entry) => entry.source),
    ...problems.map((problem) => problem.path),
  ]);
  const isWanted = (path: string): boolean =>
    paths.length === 0 || paths.some((wanted) => wanted === '' || path === wanted || path.startsWith(`${wanted}/`));
  return {
    diagnostics: problems.filter((problem) => isWanted(problem.path)),
    files: [...files].filter(isWanted).length,
  };
}
