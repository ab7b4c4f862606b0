import type { FileChange } from '../../changes/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { runError } from '../../errors.ts';
import type { AnchoredDraft } from '../../findings/anchor.ts';
import { writeRuleDraft } from '../../findings/rule-draft.ts';
import type { Options } from '../../options/options.ts';
import { computeFingerprint } from '../../rules/baseline.ts';
import { RULES } from '../../rules/catalogue.ts';
import { decodeUtf8 } from '../../text/bytes/decode.ts';
import { groupBy } from '../../structures/group-by.ts';
import { isPlainPath } from '../../workspace/paths.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { Chosen, ReviewSubject } from '../choose/choose-guidance.ts';
import { validateCustomizations, type ValidationTerms } from '../validate.ts';

/** What the validation of the head found. */
export interface TouchedValidation {
  readonly drafts: readonly AnchoredDraft[];
  /** The problems that the head has as well and that the change is not responsible for. */
  readonly known: readonly Diagnostic[];
  readonly validated: number;
}

/** Most files to read from a side if each may be a request. */
const MAX_REQUESTED_FILES = 50;

/**
 * Validates the head, and reports the errors and warnings on added lines, and those that the base does not have. What could
 * only be better is left to `housestyle validate`.
 */
export async function validateTouched(
  subject: ReviewSubject,
  { files, excluded }: Pick<Chosen, 'files' | 'excluded'>,
  settings: Pick<Options, 'compatibility' | 'workspaceFolders'>,
  terms: ValidationTerms,
): Promise<TouchedValidation> {
  const { sides, guidance, changes } = subject;
  const head = { ...guidance, repository: limitRequests(sides.head, sides.maxReads) };
  const validation = await validateCustomizations(head, settings, terms);
  const reviewed = new Set(files.map(({ path }) => path));
  const unseen = new Set(excluded.flatMap(({ path }) => (reviewed.has(path) ? [] : path)));
  const found = validation.diagnostics.filter(
    ({ severity, path }) => severity !== 'info' && isPlainPath(path) && !unseen.has(path),
  );
  const added = listAddedLines(files);
  const isAdded = ({ path, start }: Diagnostic): boolean => added.get(path)?.has(start.line) === true;
  const others = found.filter((diagnostic) => !isAdded(diagnostic));
  const base = { ...guidance, repository: limitRequests(sides.base, sides.maxReads) };
  const before = others.length === 0 ? [] : (await validateCustomizations(base, settings, terms)).diagnostics;
  const fresh = new Set(withoutKnown(others, before, renamesOf(changes.files)));
  const caused = found.filter((diagnostic) => isAdded(diagnostic) || fresh.has(diagnostic));
  const reported = new Set(caused);
  return {
    drafts: await writeDrafts(nameAlike(caused), files, sides.head),
    known: found.filter((diagnostic) => !reported.has(diagnostic)),
    validated: validation.files,
  };
}

/** The numbers of the added lines, by path. */
function listAddedLines(files: readonly FileChange[]): ReadonlyMap<string, ReadonlySet<number>> {
  return new Map(
    files.map(({ path, hunks }) => [
      path,
      new Set(hunks.flatMap(({ lines }) => lines.flatMap((line) => (line.kind === 'added' ? [line.newLine] : [])))),
    ]),
  );
}

function renamesOf(files: readonly FileChange[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, previousPath, status }) =>
      status === 'renamed' && previousPath !== undefined ? [[path, previousPath] as const] : [],
    ),
  );
}

/** The findings that the base does not have. Of equal findings, as many are known as the base has. */
function withoutKnown(
  findings: readonly Diagnostic[],
  before: readonly Diagnostic[],
  formerPaths: ReadonlyMap<string, string>,
): readonly Diagnostic[] {
  const left = new Map([...groupBy(before, computeFingerprint)].map(([print, equal]) => [print, equal.length]));
  return findings.filter((finding) => {
    const print = computeFingerprint({ ...finding, path: formerPaths.get(finding.path) ?? finding.path });
    const number = left.get(print) ?? 0;
    left.set(print, number - 1);
    return number <= 0;
  });
}

/** From this number of files on, findings of one rule are reported together. */
const MANY_FILES = 6;

/**
 * Gives findings of one rule in many files the same message, so that they become one comment with its places. Messages
 * that quote values would make a comment for each file of, for example, a library of skills that a change brings along.
 */
export function nameAlike(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const many = new Set(
    [...groupBy(diagnostics, ({ rule }) => rule)].flatMap(([rule, own]) =>
      new Set(own.map(({ path }) => path)).size >= MANY_FILES && new Set(own.map(({ message }) => message)).size > 1
        ? rule
        : [],
    ),
  );
  const titles = new Map(RULES.flatMap(({ id, description }) => (many.has(id) ? [[id, description] as const] : [])));
  return diagnostics.map((diagnostic) => {
    const title = titles.get(diagnostic.rule);
    const { fix: _fix, suggestions: _suggestions, ...rest } = diagnostic;
    return title === undefined
      ? diagnostic
      : { ...rest, message: title, why: `For example: ${diagnostic.message}.\n\n${diagnostic.why ?? ''}` };
  });
}

async function writeDrafts(
  diagnostics: readonly Diagnostic[],
  files: readonly FileChange[],
  head: Workspace,
): Promise<readonly AnchoredDraft[]> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const drafts: AnchoredDraft[] = [];
  for (const [path, own] of groupBy(diagnostics, (diagnostic) => diagnostic.path)) {
    const file = byPath.get(path);
    const hasChange = own.some(({ fix, suggestions }) => fix !== undefined || suggestions !== undefined);
    const text = file !== undefined && hasChange ? await readWhole(head, path) : undefined;
    drafts.push(...own.map((diagnostic) => writeRuleDraft(diagnostic, file, text)));
  }
  return drafts;
}

/** The text with a byte order mark, because the offsets of fixes count it. */
async function readWhole(head: Workspace, path: string): Promise<string | undefined> {
  const file = await head.read(path);
  const decoded = file.kind === 'file' ? decodeUtf8(file.bytes) : undefined;
  return decoded?.kind === 'text' ? decoded.text : undefined;
}

/** Throws a `UserError` when too many files would have to be requested. A file that is not read would look like a missing one. */
function limitRequests(workspace: Workspace, maxReads: number | undefined): Workspace {
  const read = new Set<string>();
  const brought = new Set<string>();
  const count = (path: string): void => {
    if (!brought.has(path)) {
      read.add(path);
    }
    if (maxReads !== undefined && read.size > MAX_REQUESTED_FILES) {
      throw runError(
        'too-many-requests',
        `More than ${MAX_REQUESTED_FILES} files would have to be requested from GitHub`,
        'Check out the repository with `actions/checkout` before this step.',
      );
    }
  };
  return {
    ...workspace,
    read: (path) => {
      count(path);
      return workspace.read(path);
    },
    ...(workspace.readUpTo !== undefined && {
      readUpTo: (path, most) => {
        count(path);
        return workspace.readUpTo?.(path, most) ?? workspace.read(path);
      },
    }),
    ...(workspace.bring !== undefined && {
      bring: async (paths, most) => {
        // A few files are read one by one. More come with the archive of the commit, which is large.
        if (paths.length <= MAX_REQUESTED_FILES) {
          return new Set(paths);
        }
        const lacking = (await workspace.bring?.(paths, most)) ?? new Set();
        paths.filter((path) => !lacking.has(path)).forEach((path) => brought.add(path));
        return lacking;
      },
    }),
  };
}
