import { shorten } from '../../text/shown/shorten.ts';
import type { ContextProvider } from '../provider.ts';
import type { ChangeCommit, ReadCommits } from './readers.ts';

/** The title of the note. */
export const COMMIT_SUBJECTS = 'Subjects of the commits of this change, oldest first';

const MOST_MILLISECONDS = 15_000;
const WORTH = 0.5;
const MAX_SUBJECTS = 50;
const MAX_SUBJECT_CHARACTERS = 150;

/** Lists the subjects of the commits of a change, because they say why its parts belong to it. */
export function commitSubjectsProvider(read: ReadCommits, title: string | undefined): ContextProvider {
  return {
    name: 'commits',
    mostMilliseconds: MOST_MILLISECONDS,
    async provide({ note, signal }) {
      const subjects = listSubjects(await read(signal), title);
      const more = subjects.length - MAX_SUBJECTS;
      note({
        source: 'commits',
        title: COMMIT_SUBJECTS,
        text: [...subjects.slice(0, MAX_SUBJECTS), ...(more > 0 ? [`(${more} more are left out)`] : [])].join('\n'),
        why: 'the change consists of these commits',
        worth: WORTH,
      });
    },
  };
}

/** Each subject once, without that of the pull request, which GitHub takes from the only commit. */
function listSubjects(commits: readonly ChangeCommit[], title: string | undefined): readonly string[] {
  const subjects = commits.map(({ message }) => shorten(readSubject(message), MAX_SUBJECT_CHARACTERS));
  return [...new Set(subjects)].filter((subject) => subject !== '' && subject !== title?.trim());
}

function readSubject(message: string): string {
  return /^[^\r\n]*/.exec(message.trimStart())?.[0].trim() ?? '';
}
