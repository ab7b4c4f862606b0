import { discoverCustomizations } from '../customizations/discover.ts';
import type { Validation } from '../reports/diagnostics.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** Reads every customization of a workspace and reports what is wrong in it; `paths`, relative to the root, limit the report, not the reading. */
export async function validateCustomizations(workspace: Workspace, paths: readonly string[]): Promise<Validation> {
  const { found, leftOut, problems } = await discoverCustomizations(workspace);
  const files = new Set([
    ...found.map((customization) => customization.content.path),
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
