import type { FileChange } from '../../changes/types.ts';
import { discoverCustomizations } from '../../customizations/discover.ts';
import { identify } from '../../customizations/places/identify.ts';
import type { Customizations } from '../../customizations/types.ts';
import { messageOf } from '../../errors.ts';
import {
  beyondComparedFiles,
  beyondFurtherReads,
  EDIT_NOT_READ,
  effectNotKnown,
} from '../../reports/reasons/guidance.ts';
import { GithubError } from '../../github/api/github-error.ts';
import { compareGuidelines, type GuidelineChanges } from '../../guidelines/claims/compare.ts';
import type { GuidelineNote } from '../../guidelines/types.ts';
import type { Options } from '../../options/options.ts';
import { overlayWorkspace } from '../../workspace/overlay.ts';
import { readText } from '../../workspace/read-text.ts';
import { limitReads } from '../../workspace/watched-reads.ts';
import {
  selectGuidelinesFor,
  customizationSources,
  type Chosen,
  type ReviewSubject,
} from '../choose/choose-guidance.ts';

/** The differences that the edited customizations would make. */
export interface GuidanceComparison {
  /** Undefined if no customization is edited, or if the effect is not known. */
  readonly changes: GuidelineChanges | undefined;
  /** The customizations that were not compared, and why. */
  readonly notes: readonly GuidelineNote[];
}

/** Most edited customizations to compare: each may cost a request. */
const MAX_CHANGED = 50;
/** Most characters of all edited customizations: anybody can propose a huge one. */
const MAX_CHARACTERS = 2_000_000;
/** Most files that only the new versions refer to: each may cost a request, and one line can name many. */
const MAX_FURTHER_READS = 50;

/**
 * Compares the guidelines that apply to the changed files on the base and on the head, if the change edits
 * customizations. The head's customizations are read only to show the difference: they never guide the review, and a
 * problem in them never fails it.
 */
export async function compareGuidance(
  subject: Pick<ReviewSubject, 'guidance' | 'changes' | 'readHead'> & Partial<Pick<ReviewSubject, 'sides'>>,
  { guidelines, customizations, read }: Pick<Chosen, 'guidelines' | 'customizations' | 'read'>,
  settings: Pick<Options, 'compatibility' | 'workspaceFolders'>,
): Promise<GuidanceComparison> {
  const edited = findEdited(subject.changes.files, customizations);
  if (edited.length === 0) {
    return { changes: undefined, notes: [] };
  }
  const { repository } = subject.guidance;
  const compared = edited.slice(0, MAX_CHANGED);
  try {
    const { contents, unread } = await readEdits(compared, subject);
    const base = limitReads(repository, read, MAX_FURTHER_READS);
    const head = overlayWorkspace(base.workspace, contents, 'the head');
    const guidance = { ...subject.guidance, repository: head };
    const after = await discoverCustomizations(customizationSources({ guidance, changes: subject.changes }, settings));
    const changes = compareGuidelines(guidelines.applicable, (await selectGuidelinesFor(subject, after)).applicable);
    const notes = [
      ...noteOn(
        edited.slice(MAX_CHANGED).map(({ path }) => path),
        beyondComparedFiles(MAX_CHANGED),
      ),
      ...noteOn(unread, EDIT_NOT_READ),
      ...noteOn([...base.refused], beyondFurtherReads(MAX_FURTHER_READS)),
    ];
    return { changes, notes };
  } catch (error) {
    // Not a reason to fail: the review itself has everything it needs.
    if (error instanceof GithubError) {
      return { changes: undefined, notes: [{ source: repository.name, message: effectNotKnown(messageOf(error)) }] };
    }
    throw error;
  }
}

/** One note for all files. */
function noteOn(paths: readonly string[], message: string): readonly GuidelineNote[] {
  const [source] = paths;
  const others = paths.length - 1;
  return source === undefined ? [] : [{ source: others === 0 ? source : `${source} and ${others} more`, message }];
}

function findEdited(files: readonly FileChange[], customizations: Customizations): readonly FileChange[] {
  const known = new Set([
    ...customizations.found.flatMap((found) => [found.path, ...('content' in found ? [found.content.path] : [])]),
    ...customizations.leftOut.map(({ source }) => source),
  ]);
  const isOne = (path: string): boolean => known.has(path) || identify(path) !== undefined || SETTINGS.test(path);
  return files.filter(({ path, previousPath }) => isOne(path) || (previousPath !== undefined && isOne(previousPath)));
}

const SETTINGS = /(?:^|\/)\.vscode\/settings\.json$|\.code-workspace$/;

interface Edits {
  /** The text of each edited file in the head, `undefined` for a removed one. */
  readonly contents: ReadonlyMap<string, string | undefined>;
  /** Files that exist in the head but could not be read. */
  readonly unread: readonly string[];
}

/** Nothing is read from such a place, as if the file were removed: a link that leads nowhere, or a submodule. */
const NO_FILE: ReadonlySet<string> = new Set(['missing', 'dangling-link', 'outside', 'not-a-file', 'symlink-loop']);

/** The texts of the new versions. A file that became a link has the text of the file to which it leads. */
async function readEdits(
  edited: readonly FileChange[],
  { readHead, sides }: Pick<ReviewSubject, 'readHead'> & Partial<Pick<ReviewSubject, 'sides'>>,
): Promise<Edits> {
  const gone = edited.flatMap(({ path, previousPath, status }) => {
    const left = status === 'removed' ? path : status === 'copied' ? undefined : previousPath;
    return left === undefined ? [] : [[left, undefined] as const];
  });
  // Distinct, because a file that becomes a link is both removed and added.
  const standing = [...new Set(edited.filter(({ status }) => status !== 'removed').map(({ path }) => path))];
  const texts = await Promise.all(standing.map(async (path) => [path, await readHead(path)] as const));
  const contents = new Map<string, string | undefined>(gone);
  const unread: string[] = [];
  let room = MAX_CHARACTERS;
  for (const [path, own] of texts) {
    const linked = own === undefined && sides !== undefined ? await readText(sides.head, path) : undefined;
    if (linked?.kind === 'problem' && NO_FILE.has(linked.code)) {
      contents.set(path, undefined);
      continue;
    }
    const text = linked?.kind === 'text' ? linked.source.text : own;
    if (text === undefined || text.length > room) {
      contents.delete(path);
      unread.push(path);
    } else {
      contents.set(path, text);
      room -= text.length;
    }
  }
  return { contents, unread };
}
