import type { ValidationTerms } from '../../jobs/validate.ts';
import { BASELINE_PATH, type Options } from '../../options/options.ts';
import { readRulesConfig } from '../../options/read-rules.ts';
import { compileGlob } from '../../text/globs/glob.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { openBaseline } from './open-baseline.ts';

/** Reads the rules, the baseline and the files to report, as configured. The baseline comes from the trusted revision. */
export async function readTerms(
  options: Pick<Options, 'clients' | 'rules' | 'baseline' | 'paths' | 'ignore'>,
  trusted: Workspace,
): Promise<ValidationTerms> {
  const terms = await readTermsAlone(options);
  const command = 'housestyle validate --write-baseline';
  const opened = await openBaseline(
    { named: options.baseline, usual: BASELINE_PATH, option: 'baseline', command },
    trusted,
  );
  return { ...terms, ...(opened && { baseline: opened.baseline }) };
}

/** The same without a baseline. */
export async function readTermsAlone(
  options: Pick<Options, 'clients' | 'rules' | 'paths' | 'ignore'>,
): Promise<ValidationTerms> {
  const { values } = options.rules;
  const isConfigured = values.rules !== undefined || values.overrides !== undefined;
  const { RULES } = isConfigured ? await import('../../rules/catalogue.ts') : { RULES: [] };
  return { config: readRulesConfig(options, RULES), isWanted: selectFiles(options) };
}

/** `paths` and `ignore`, as in a review. */
function selectFiles({ paths, ignore }: Pick<Options, 'paths' | 'ignore'>): (path: string) => boolean {
  const matcher = (globs: readonly string[]): ((path: string) => boolean) => {
    const compiled = globs.map((glob) => compileGlob(glob));
    return (path) => compiled.some((glob) => glob.kind === 'glob' && glob.matches(path));
  };
  const isNamed = matcher(paths);
  const isIgnored = matcher(ignore);
  return (path) => (paths.length === 0 || isNamed(path)) && !isIgnored(path);
}
