import { CLIENTS } from '../customizations/clients.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Options } from '../options.ts';
import type { Validation } from '../reports/diagnostics.ts';
import { RULES } from '../rules/catalogue.ts';
import { checkFiles } from '../rules/check-files.ts';
import { listFiles } from '../rules/list-files.ts';
import type { RulesConfig } from '../rules/rules-in-force.ts';
import { viewRepository } from '../rules/view-repository.ts';
import type { Guidance } from './prepare-review.ts';

/** Rules as they are without a configuration. */
const NO_CONFIG: RulesConfig = { clients: CLIENTS, rules: {}, overrides: [] };

/**
 * Reads every customization and reports what is wrong in it, also in those that a switch hides; `paths`, relative to the
 * root, limit the report, not the reading.
 */
export async function validateCustomizations(
  guidance: Guidance,
  { compatibility, workspaceFolders }: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  paths: readonly string[],
  config: RulesConfig = NO_CONFIG,
): Promise<Validation> {
  const listing = await listFiles({ ...guidance, compatibility, workspaceFolders });
  const repository = await viewRepository(guidance.repository, listing);
  const found = await checkFiles(listing.files, repository, RULES, config);
  const isWanted = (path: string): boolean =>
    paths.length === 0 || paths.some((wanted) => wanted === '' || path === wanted || path.startsWith(`${wanted}/`));
  return {
    diagnostics: inFileOrder([...listing.problems, ...found].filter(({ path }) => isWanted(path))),
    files: listing.files.filter(({ path }) => isWanted(path)).length,
  };
}

function inFileOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) =>
      (a.path < b.path ? -1 : Number(a.path > b.path)) ||
      a.start.line - b.start.line ||
      a.start.column - b.start.column ||
      (a.rule < b.rule ? -1 : Number(a.rule > b.rule)),
  );
}
