import { generatedByName } from '../../../changes/generated/generated.ts';
import { isLockFile } from '../../../changes/lock-files.ts';
import type { ChangeStatus, FileChange } from '../../../changes/types.ts';
import type { ChangeSubject, Violation } from '../../types.ts';
import { listCodes } from '../code-list.ts';
import { pathIn } from './path-in.ts';
import type { Deed } from './deeds.ts';
import type { Target } from './untouched-rule.ts';
import { regex } from '../../../text/regex.ts';

const STATUSES: Readonly<Record<Deed, readonly ChangeStatus[]>> = {
  edit: ['modified', 'renamed', 'changed'],
  touch: ['modified', 'renamed', 'changed', 'added', 'copied', 'removed'],
  commit: ['modified', 'renamed', 'changed', 'added', 'copied'],
  add: ['added', 'copied', 'renamed'],
  remove: ['removed'],
  rename: ['renamed'],
};

/** Words of a title, commit or branch that speak of a tool, or of what a tool follows from. */
const TOOL_AT_WORK = regex('i')`
  generat|codegen|compil|\bbuild|\bbuilt|rebuil|bundl|sync|bump|upgrad|updat|releas|version|\bdep(?:s|endenc)
  |\bbot\b|\[bot\]|renovate|dependabot|auto|mirror|vendor|format|lint|snapshot|refresh|recreat|regen|export|import
  |migrat|translat|crowdin|revert|merge
`;

/** More files than a person edits by hand without touching anything else. */
const MOST_BY_HAND = 2;

/** Whoever must not commit `.env` may have such a file among those that a test reads. */
const FIXTURES = /(?:^|\/)(?:__)?(?:fixtures?|test[-_]?data)(?:__)?\//i;

/** Finds what a change does with the files of a target although nobody may: one violation, with the number of the others. */
export async function findInTarget(
  { name, has, isFolder }: Target,
  deeds: readonly Deed[],
  isByTool: boolean,
  change: ChangeSubject,
): Promise<readonly Violation[]> {
  const statuses = new Set(deeds.flatMap((deed) => statusesOf(deed, isFolder)));
  const matching = change.files.filter(
    (file) =>
      statuses.has(file.status) &&
      isMeant(file, deeds, (path) => has(file, pathIn(change, path))) &&
      !(deeds.includes('commit') && !isFolder && FIXTURES.test(file.path)),
  );
  const isCommitRule = deeds.includes('commit') || deeds.includes('add');
  const byTool = isCommitRule
    ? []
    : matching.filter(({ path }) => isByTool || isLockFile(path) || generatedByName(path)?.kind === 'generated');
  const byHand = matching.filter((file) => !byTool.includes(file));
  const files = isEditedAlone(byTool, change) && !(await speaksOfTool(change)) ? matching : byHand;
  const [first] = files;
  if (first === undefined) {
    return [];
  }
  const more = files.length - 1;
  const rest = more === 0 ? '' : ` and ${more} more ${more === 1 ? 'file' : 'files'} like it`;
  const alone =
    files === matching && byTool.length > 0 ? ' Nothing else changed that a tool could have made it from.' : '';
  return [
    {
      path: first.path,
      found: describeDeeds(deeds, name),
      note: `This change ${describeStatus(first)} ${listCodes([first.path])}${rest}.${alone}`,
    },
  ];
}

/** A file that is added or removed changes its folder. A rule on the files of a folder is about those that are there. */
function statusesOf(deed: Deed, isFolder: boolean): readonly ChangeStatus[] {
  const isChange = deed === 'touch' || deed === 'edit';
  return isChange ? STATUSES[isFolder ? 'touch' : 'edit'] : STATUSES[deed];
}

/** Whether a file is meant by its new name or, for what takes a file away, by its old one. */
function isMeant(
  { path, previousPath, status }: FileChange,
  deeds: readonly Deed[],
  has: (path: string) => boolean,
): boolean {
  if (status === 'renamed' && previousPath !== undefined) {
    const isNew = has(path);
    const wasThere = has(previousPath);
    const takes = deeds.some((deed) => deed === 'edit' || deed === 'touch' || deed === 'rename');
    const gives = deeds.some((deed) => deed === 'add' || deed === 'commit' || deed === 'touch');
    return (takes && wasThere) || (gives && isNew && !wasThere) || (deeds.includes('commit') && isNew);
  }
  return has(path);
}

function isEditedAlone(files: readonly FileChange[], { allFiles }: ChangeSubject): boolean {
  return (
    files.length > 0 &&
    files.length <= MOST_BY_HAND &&
    files.length === allFiles.length &&
    files.every(({ path, status }) => status === 'modified' && !isLockFile(path))
  );
}

/** Whether the title, the branch or a commit speaks of a tool, as in real histories all changes of such files alone did. */
async function speaksOfTool({ title, branch, readCommits }: ChangeSubject): Promise<boolean> {
  const said = [title ?? [], branch ?? [], (await readCommits()) ?? []].flat();
  return said.some((words) => TOOL_AT_WORK.test(words));
}

function describeStatus({ status }: FileChange): string {
  switch (status) {
    case 'added':
    case 'copied':
      return 'adds';
    case 'removed':
      return 'removes';
    case 'renamed':
      return 'renames';
    case 'modified':
    case 'changed':
      return 'edits';
  }
}

const DEED_WORDS: Readonly<Record<Deed, string>> = {
  edit: 'changes to',
  touch: 'changes to',
  commit: 'commits with',
  add: 'new files that match',
  remove: 'the removal of',
  rename: 'the renaming of',
};

/**
 * What is reported: `changes to`, and the names of the files.
 *
 * @param names code, or words such as `changesets`
 */
export function describeDeeds(deeds: readonly Deed[], names: string): string {
  const isCode = /^[^a-z]/i.test(names);
  const words = deeds.map((deed) => (deed === 'add' && !isCode ? 'new' : DEED_WORDS[deed]));
  return `${[...new Set(words)].join(', ')} ${names}`;
}
