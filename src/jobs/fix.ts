import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Options } from '../options/options.ts';
import type { Validation } from '../reports/validation/diagnostics.ts';
import { applyEdits } from '../rules/apply-fixes.ts';
import { readBaseline } from '../rules/baseline.ts';
import { decodeUtf8 } from '../text/bytes/decode.ts';
import { groupBy } from '../text/group-by.ts';
import { sourceText } from '../text/source-text.ts';
import { overlayWorkspace } from '../workspace/overlay.ts';
import { isPlainPath } from '../workspace/paths.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Guidance } from './choose/choose-guidance.ts';
import { validateCustomizations, type ValidationTerms } from './validate.ts';

/** What `--fix` changes, and what is left to a person. */
export interface FixPlan {
  /** By path: the new text, or nothing where the file goes away because it gets another name. */
  readonly changes: ReadonlyMap<string, string | undefined>;
  readonly fixed: readonly Diagnostic[];
  /** Of the repository as it will be. */
  readonly validation: Validation;
}

/** A fix may bring to light what another one mends; more rounds than this are a circle. */
const MAX_ROUNDS = 10;

/** Works out all fixes, round by round, until there is none left to make. Changes nothing. */
export async function planFixes(
  guidance: Guidance,
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  terms: ValidationTerms,
): Promise<FixPlan> {
  const changes = new Map<string, string | undefined>();
  const fixed: Diagnostic[] = [];
  for (let round = 0; ; round += 1) {
    const repository =
      changes.size === 0
        ? guidance.repository
        : overlayWorkspace(guidance.repository, changes, guidance.repository.name);
    const validation = await validateCustomizations({ ...guidance, repository }, options, termsAfter(terms, changes));
    const made = round < MAX_ROUNDS ? await fixRound(repository, validation.diagnostics, changes) : [];
    if (made.length === 0) {
      return { changes, fixed, validation };
    }
    fixed.push(...made);
  }
}

/** A baseline that a fix wrote anew is the one to go by from then on. */
function termsAfter(terms: ValidationTerms, changes: ReadonlyMap<string, string | undefined>): ValidationTerms {
  const path = terms.baseline?.source.path;
  const text = path === undefined ? undefined : changes.get(path);
  const baseline = path === undefined || text === undefined ? undefined : readBaseline(sourceText(path, text));
  return baseline === undefined || 'problem' in baseline ? terms : { ...terms, baseline };
}

/** Makes the fixes that can be made at once, and says which. */
async function fixRound(
  repository: Workspace,
  diagnostics: readonly Diagnostic[],
  changes: Map<string, string | undefined>,
): Promise<readonly Diagnostic[]> {
  const made: Diagnostic[] = [];
  for (const [path, own] of groupBy(
    diagnostics.filter(({ fix }) => fix !== undefined),
    (diagnostic) => diagnostic.path,
  )) {
    // A file of another store, or behind a link, is not changed through this repository.
    const file = isPlainPath(path) ? await repository.read(path) : undefined;
    if (file?.kind === 'file') {
      made.push(...(await fixFile(repository, path, file.bytes, own, changes)));
    }
  }
  return made;
}

/** Of one file the whole is written anew first, then its parts, then its name changes: each in a round of its own. */
async function fixFile(
  repository: Workspace,
  path: string,
  bytes: Uint8Array,
  diagnostics: readonly Diagnostic[],
  changes: Map<string, string | undefined>,
): Promise<readonly Diagnostic[]> {
  const rewritten = diagnostics.find(({ fix }) => fix?.kind === 'rewrite');
  if (rewritten?.fix?.kind === 'rewrite') {
    changes.set(path, rewritten.fix.text);
    return diagnostics.filter(({ rule, fix }) => rule === rewritten.rule && fix?.kind === 'rewrite');
  }
  const decoded = decodeUtf8(bytes);
  if (decoded.kind !== 'text') {
    return [];
  }
  const { text, applied } = applyEdits(decoded.text, diagnostics);
  if (text !== decoded.text) {
    changes.set(path, text);
    return applied;
  }
  const renamed = diagnostics.find(({ fix }) => fix?.kind === 'rename');
  if (renamed?.fix?.kind !== 'rename' || !(await isFree(repository, renamed.fix.to, path))) {
    return [];
  }
  changes.set(path, undefined);
  changes.set(renamed.fix.to, text);
  return [renamed];
}

/** Nothing is written over, and on a disk that ignores case a name of other case is the same file. */
async function isFree(repository: Workspace, to: string, from: string): Promise<boolean> {
  return isPlainPath(to) && (to.toLowerCase() === from.toLowerCase() || (await repository.read(to)).kind === 'missing');
}
