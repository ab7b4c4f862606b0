import { usageError } from '../../errors.ts';
import type { ValidationTerms } from '../../jobs/validate.ts';
import { BASELINE_PATH, type Options } from '../../options/options.ts';
import { readRulesConfig } from '../../options/read-rules.ts';
import { readBaseline, type Baseline } from '../../rules/baseline.ts';
import { RULES } from '../../rules/catalogue.ts';
import { compileGlob } from '../../text/globs/glob.ts';
import { readText } from '../../workspace/read-text.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** Most bytes of a baseline; with a line for each known problem, enough for 300,000. */
const MAX_BASELINE_BYTES = 64 * 1024 * 1024;

/** Reads the rules, the baseline and the files to report, as configured. The baseline comes from the trusted revision. */
export async function readTerms(
  options: Pick<Options, 'clients' | 'rules' | 'baseline' | 'paths' | 'ignore'>,
  trusted: Workspace,
): Promise<ValidationTerms> {
  const terms = readTermsAlone(options);
  const baseline = await openBaseline(options.baseline, trusted);
  return { ...terms, ...(baseline && { baseline }) };
}

/** The same without a baseline. */
export function readTermsAlone(options: Pick<Options, 'clients' | 'rules' | 'paths' | 'ignore'>): ValidationTerms {
  return { config: readRulesConfig(options, RULES), isWanted: selectFiles(options) };
}

async function openBaseline(named: string | undefined, trusted: Workspace): Promise<Baseline | undefined> {
  const path = named ?? BASELINE_PATH;
  const read = await readText(trusted, path, MAX_BASELINE_BYTES);
  if (read.kind === 'problem') {
    if (read.code === 'missing' && named === undefined) {
      return undefined;
    }
    throw usageError(
      'baseline-unreadable',
      `The baseline cannot be read from ${trusted.name}: ${read.message}`,
      'Check `baseline`, or create the file with `housestyle validate --write-baseline`.',
    );
  }
  const baseline = readBaseline(read.source);
  if ('problem' in baseline) {
    throw usageError(
      'baseline-unreadable',
      `"${path}" is not a valid baseline: ${baseline.problem}`,
      'Create it again with `housestyle validate --write-baseline`.',
    );
  }
  return baseline;
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
