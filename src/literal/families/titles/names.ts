import { CHANGE_ITSELF } from '../../../findings/types.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { ChangeFinder, ChangeSubject, Violation } from '../../types.ts';
import { listCodes } from '../code-list.ts';
import { regexSource } from '../../../text/regex.ts';

/** What a name in a change is the name of. */
export type Named = 'title' | 'commit' | 'branch';

const WHO = '(?:all |every |each |the |your |any |our |a |an )*';
const NAMES: readonly { readonly named: Named; readonly words: string }[] = [
  {
    named: 'title',
    words:
      "(?:pull requests?|prs?|pr/mr|merge requests?)(?:'s)? titles?|titles? of (?:pull requests?|prs?)|(?:pull request|pr) title (?:format|convention)",
  },
  {
    named: 'commit',
    words: regexSource`
      (?:git )?commits?(?: messages?)?(?: subjects?| titles?| subject lines?| headers?| summar(?:y|ies))?
      |(?:commit )?subject lines?|(?:first|subject) lines? of (?:the |a |each |every )?commit(?: message)?s?
      |commit(?: message)? (?:format|style|convention)s?
    `,
  },
  {
    named: 'branch',
    words:
      '(?:git |development |working |topic )?branch(?:es)?(?: names?| naming(?: (?:conventions?|patterns?|format))?)?|names? of branches',
  },
];
/** The words for any of them, as an expression. */
export const ANY_NAME = `${WHO}(?:${NAMES.map(({ words }) => words).join('|')})`;

const EXPRESSIONS = NAMES.map(({ named, words }) => ({ named, expression: new RegExp(`^${WHO}(?:${words})$`) }));

/** Which of them some words name. */
export function readNamed(words: string): Named | undefined {
  return words === '' ? undefined : EXPRESSIONS.find(({ expression }) => expression.test(words))?.named;
}

/** Subjects that tools write. */
const BY_TOOL = /^(?:Merge\b|Revert\b|fixup!|squash!|amend!|Initial commit$)/;

const WORDS: Readonly<Record<Named, string>> = { title: 'title', commit: 'commit subject', branch: 'branch name' };
const PLURALS: Readonly<Record<Named, string>> = {
  title: 'titles of pull requests',
  commit: 'subjects of commits',
  branch: 'names of branches',
};
const LONG_LIVED =
  /^(?:main|master|develop|dev|trunk|staging|next|production|gh-pages|HEAD)$|^(?:release|renovate|dependabot|copilot|revert)[-/]|^(?:v?\d)/;
const MAX_SHOWN = 100;

/**
 * Finds the names in a change that are not as they should be: one violation, with the number of the others.
 *
 * @param which the end of `reports titles …`
 * @param note the end of `The title … `
 */
export function findNames(named: Named, which: string, fits: (text: string) => boolean, note: string): ChangeFinder {
  return {
    looksAt: 'change',
    isAboutChange: true,
    findingKind: 'naming',
    words: `reports ${PLURALS[named]} ${which}`,
    find: async (change) => {
      const names = await readNames(named, change);
      if (names === undefined) {
        return undefined;
      }
      const [first, ...more] = names.filter((text) => !fits(text));
      return first === undefined ? [] : [nameViolation(named, first, more.length, note)];
    },
  };
}

/** Undefined if nobody knows them: outside of a pull request most changes have no title. */
async function readNames(named: Named, change: ChangeSubject): Promise<readonly string[] | undefined> {
  const { branch, readCommits } = change;
  switch (named) {
    case 'title': {
      const title = change.title ?? (await readSquashedTitle(change));
      return title === undefined ? undefined : BY_TOOL.test(title) ? [] : [title.trim()];
    }
    case 'branch':
      return branch === undefined ? undefined : LONG_LIVED.test(branch) ? [] : [branch];
    case 'commit':
      return (await readCommits())
        ?.map((subject) => subject.trim())
        .filter((subject) => subject !== '' && !BY_TOOL.test(subject));
  }
}

/**
 * The title of the pull request that the only commit of a change was made of. When GitHub squashes a pull request, the subject
 * is its title, with its number behind it.
 */
async function readSquashedTitle({ readMessages }: ChangeSubject): Promise<string | undefined> {
  const [only, ...more] = (await readMessages?.()) ?? [];
  const [subject = ''] = only?.message.split('\n', 1) ?? [];
  return only?.isByGitHub === true && more.length === 0 && NUMBERED.test(subject) ? withoutNumber(subject) : undefined;
}

const NUMBERED = / \(#\d+\)\s*$/;

/** A subject without the number that GitHub adds to it: `Fix it` of `Fix it (#12)`. */
export function withoutNumber(subject: string): string {
  return subject.replace(NUMBERED, '');
}

function nameViolation(named: Named, text: string, more: number, note: string): Violation {
  const shown = listCodes([shorten(text, MAX_SHOWN)]);
  const others = more === 0 ? '' : ` The same is true of ${more} more.`;
  return {
    path: CHANGE_ITSELF,
    found: `the ${WORDS[named]} ${shown}`,
    note: `The ${WORDS[named]} ${shown} ${note}.${others}`,
  };
}
