import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Options } from '../options/options.ts';
import type { KeptName } from '../reports/validation/kept-names.ts';
import type { Validation } from '../reports/validation/diagnostics.ts';
import { applyEdits } from '../rules/apply-fixes.ts';
import { readBaseline } from '../rules/baseline.ts';
import { decodeUtf8 } from '../text/bytes/decode.ts';
import { groupBy } from '../structures/group-by.ts';
import { sourceText } from '../text/source-text.ts';
import { overlayWorkspace } from '../workspace/overlay.ts';
import { isPlainPath } from '../workspace/paths.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Guidance } from './choose/choose-guidance.ts';
import { findMentions } from './find-mentions.ts';
import { validateCustomizations, type ValidationTerms } from './validate.ts';

/** What `--fix` changes, and what a person still has to do. */
export interface FixPlan {
  /** By path: the new text, or undefined for a file that is removed because it gets another name. */
  readonly changes: ReadonlyMap<string, string | undefined>;
  readonly fixed: readonly Diagnostic[];
  /** Files that keep their names, and why. */
  readonly kept: readonly KeptName[];
  /** The validation of the repository with the changes. What is left has no fix that `--fix` could make. */
  readonly validation: Validation;
}

/** A fix may uncover a problem that another fix repairs. After so many rounds, the fixes undo each other. */
const MAX_ROUNDS = 10;

/**
 * Works out all fixes, round by round, until no fix is left. Writes nothing to disk. A file keeps its name if it would have
 * an error under the new one.
 */
export async function planFixes(
  guidance: Guidance,
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  terms: ValidationTerms,
): Promise<FixPlan> {
  const plan = await planWithKept(guidance, options, terms, new Map());
  const worse = findWorseNames(plan);
  return worse.length === 0
    ? plan
    : planWithKept(guidance, options, terms, new Map([...plan.kept, ...worse].map((one) => [one.path, one])));
}

/** The renamed files that have an error under the new name. A client that did not read the file before now refuses it. */
function findWorseNames({ fixed, validation }: FixPlan): readonly KeptName[] {
  return fixed.flatMap(({ path, fix }) => {
    const to = fix?.kind === 'rename' ? fix.to : undefined;
    const error = validation.diagnostics.find((one) => one.path === to && one.severity === 'error');
    return to === undefined || error === undefined
      ? []
      : [{ path, to, reason: `it would have an error under that name: ${error.message}` }];
  });
}

async function planWithKept(
  guidance: Guidance,
  options: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  terms: ValidationTerms,
  given: ReadonlyMap<string, KeptName>,
): Promise<FixPlan> {
  const changes = new Map<string, string | undefined>();
  const fixed: Diagnostic[] = [];
  const kept = new Map(given);
  for (let round = 0; ; round += 1) {
    const repository =
      changes.size === 0
        ? guidance.repository
        : overlayWorkspace(guidance.repository, changes, guidance.repository.name);
    const validation = await validateCustomizations({ ...guidance, repository }, options, termsAfter(terms, changes));
    const made = round < MAX_ROUNDS ? await fixRound(repository, validation.diagnostics, changes, kept) : [];
    if (made.length === 0) {
      return { changes, fixed, kept: [...kept.values()], validation: withoutFixes(validation) };
    }
    fixed.push(...made);
  }
}

/** A fix that was not made, because a file keeps its name or is not in the repository, is not offered once more. */
function withoutFixes(validation: Validation): Validation {
  const diagnostics = validation.diagnostics.map((diagnostic) => {
    const { fix, ...rest } = diagnostic;
    return fix === undefined ? diagnostic : rest;
  });
  return { ...validation, diagnostics };
}

/** Uses the new baseline from the round after a fix rewrote it. */
function termsAfter(terms: ValidationTerms, changes: ReadonlyMap<string, string | undefined>): ValidationTerms {
  const path = terms.baseline?.source.path;
  const text = path === undefined ? undefined : changes.get(path);
  const baseline = path === undefined || text === undefined ? undefined : readBaseline(sourceText(path, text));
  return baseline === undefined || 'problem' in baseline ? terms : { ...terms, baseline };
}

/** Makes the fixes that do not depend on each other, and returns them. */
async function fixRound(
  repository: Workspace,
  diagnostics: readonly Diagnostic[],
  changes: Map<string, string | undefined>,
  kept: Map<string, KeptName>,
): Promise<readonly Diagnostic[]> {
  await keepMentionedNames(repository, diagnostics, kept);
  const made: Diagnostic[] = [];
  for (const [path, own] of groupBy(
    diagnostics.filter(({ fix, path: from }) => fix !== undefined && !(fix.kind === 'rename' && kept.has(from))),
    (diagnostic) => diagnostic.path,
  )) {
    // Files outside of the repository (of the user or the organization) and links are not changed.
    const file = isPlainPath(path) ? await repository.read(path) : undefined;
    if (file?.kind === 'file') {
      made.push(...(await fixFile(repository, path, file.bytes, own, changes)));
    }
  }
  return made;
}

/** Adds the files whose new names would break something. All files of the repository are searched, if any is renamed. */
async function keepMentionedNames(
  repository: Workspace,
  diagnostics: readonly Diagnostic[],
  kept: Map<string, KeptName>,
): Promise<void> {
  const renamings = diagnostics.flatMap(({ path, fix }) =>
    fix?.kind === 'rename' && isPlainPath(path) && !kept.has(path) ? [{ from: path, to: fix.to }] : [],
  );
  const reasons = await findMentions(repository, renamings);
  for (const { from, to } of renamings) {
    const rival = renamings.find((other) => other.from !== from && other.to.toLowerCase() === to.toLowerCase());
    const reason = rival === undefined ? reasons.get(from) : `${rival.from} would get the same name`;
    if (reason !== undefined) {
      kept.set(from, { path: from, to, reason });
    }
  }
}

/** Fixes one file. Rewriting the whole file, edits of parts and a new name are made in rounds of their own, in this order. */
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

/** Whether a name can be taken: no file is overwritten. A change of case alone is free, because some disks ignore case. */
async function isFree(repository: Workspace, to: string, from: string): Promise<boolean> {
  return isPlainPath(to) && (to.toLowerCase() === from.toLowerCase() || (await repository.read(to)).kind === 'missing');
}
