import type { FileChange } from '../../changes/types.ts';
import { discoverCustomizations } from '../../customizations/discover.ts';
import { identify } from '../../customizations/places/identify.ts';
import type { Customizations } from '../../customizations/types.ts';
import { messageOf } from '../../errors.ts';
import { GithubError } from '../../github/github-error.ts';
import { compareGuidelines, type GuidelineChanges } from '../../guidelines/compare.ts';
import type { GuidelineNote } from '../../guidelines/types.ts';
import type { Options } from '../../options/options.ts';
import { overlayWorkspace } from '../../workspace/overlay.ts';
import { limitReads } from '../../workspace/watched-reads.ts';
import { selectFor, sourcesOf, type Prepared, type ReviewSubject } from '../choose/choose-guidance.ts';

/** What a change of customizations would mean, as far as it was looked at. */
interface GuidanceComparison {
  /** Undefined where none is edited, and where it could not be found out. */
  readonly changes: GuidelineChanges | undefined;
  /** What was not looked at, and why. */
  readonly notes: readonly GuidelineNote[];
}

/** More changed customizations than this are not read once more for a note: each may cost a request. */
const MAX_CHANGED = 50;
/** Anybody can propose customizations, and make them as long as a file may be. */
const MAX_CHARACTERS = 2_000_000;
/** Files of the base that only the head's customizations refer to: each may cost a request, and one line names many. */
const MAX_FURTHER_READS = 50;

/**
 * What a change that edits customizations would mean for the changes it makes itself: the guidelines in force for the
 * same files, as on the base and as on the head. The head's are read to be shown and for nothing else, and whatever
 * they hold, a review does not fail for them.
 */
export async function compareGuidance(
  subject: Pick<ReviewSubject, 'guidance' | 'changes' | 'readHead'>,
  { guidelines, customizations, read }: Pick<Prepared, 'guidelines' | 'customizations' | 'read'>,
  settings: Pick<Options, 'compatibility' | 'workspaceFolders'>,
): Promise<GuidanceComparison> {
  const edited = findEdited(subject.changes.files, customizations);
  if (edited.length === 0) {
    return { changes: undefined, notes: [] };
  }
  const { repository } = subject.guidance;
  const compared = edited.slice(0, MAX_CHANGED);
  try {
    const { contents, unread } = await readEdits(compared, subject.readHead);
    const base = limitReads(repository, read, MAX_FURTHER_READS);
    const head = overlayWorkspace(base.workspace, contents, 'the head');
    const guidance = { ...subject.guidance, repository: head };
    const after = await discoverCustomizations(sourcesOf({ guidance, changes: subject.changes }, settings));
    const changes = compareGuidelines(guidelines.inForce, (await selectFor(subject, after)).inForce);
    const notes = [
      ...noteOn(edited.slice(MAX_CHANGED).map(pathOf), TOO_MANY),
      ...noteOn(unread, UNREAD),
      ...noteOn([...base.refused], TOO_MANY_NAMED),
    ];
    return { changes, notes };
  } catch (error) {
    // The review itself has all that it needs.
    if (error instanceof GithubError) {
      const message = `what the edits of instruction files would change is not known: ${messageOf(error)}`;
      return { changes: undefined, notes: [{ source: repository.name, message }] };
    }
    throw error;
  }
}

const TOO_MANY = `only the first ${MAX_CHANGED} edited instruction files were looked at for what they would change`;
const UNREAD =
  'what this change makes of it was not read (it is no file, too large, or one too many), so it counts as it was';
const TOO_MANY_NAMED = `the edited instruction files name more than ${MAX_FURTHER_READS} further files; the rest was not read`;

/** One note, however many there are. */
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

/** The edited files as the head has them, `undefined` for those that are gone. */
interface Edits {
  readonly contents: ReadonlyMap<string, string | undefined>;
  /** Those that are there, but of which no text was given. */
  readonly unread: readonly string[];
}

async function readEdits(edited: readonly FileChange[], readHead: ReviewSubject['readHead']): Promise<Edits> {
  const gone = edited.flatMap(({ path, previousPath, status }) => {
    const left = status === 'removed' ? path : status === 'copied' ? undefined : previousPath;
    return left === undefined ? [] : [[left, undefined] as const];
  });
  // A file that becomes a link is removed and added.
  const standing = [...new Set(edited.filter(({ status }) => status !== 'removed').map(pathOf))];
  const texts = await Promise.all(standing.map(async (path) => [path, await readHead(path)] as const));
  const contents = new Map<string, string | undefined>(gone);
  const unread: string[] = [];
  let room = MAX_CHARACTERS;
  for (const [path, text] of texts) {
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

function pathOf({ path }: FileChange): string {
  return path;
}
