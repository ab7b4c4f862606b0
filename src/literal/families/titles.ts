import { CHANGE_ITSELF } from '../../findings/types.ts';
import { shorten } from '../../text/shorten.ts';
import type { ChangeFinder, ChangeSubject, Clause, Family, Finder, Violation } from '../types.ts';
import { codeListPattern, codesIn, listCodes, plainPhrase } from './code-list.ts';

/** Rules about the names that a change has: the title of the pull request, the subjects of commits, the branch. */
export const TITLES_FAMILY: Family = {
  name: 'titles',
  compile: (clause) =>
    compileConventional(clause) ?? compileBeginning(clause) ?? compileLength(clause) ?? compileEnd(clause),
};

type Named = 'title' | 'commit' | 'branch';

const WHO = '(?:all |every |each |the |your |any |our |a |an )*';
const NAMES: readonly { readonly named: Named; readonly words: string }[] = [
  {
    named: 'title',
    words: "(?:pull requests?|prs?|pr/mr|merge requests?)(?:'s)? titles?|titles? of (?:pull requests?|prs?)",
  },
  {
    named: 'commit',
    words:
      '(?:git )?commits?(?: messages?)?(?: subjects?| titles?| subject lines?| headers?| summar(?:y|ies))?|(?:commit )?subject lines?|(?:first|subject) lines? of (?:the |a |each |every )?commit(?: message)?s?',
  },
  { named: 'branch', words: '(?:git |feature )?branch(?:es)?(?: names?)?|names? of branches' },
];
const ANY_NAME = `${WHO}(?:${NAMES.map(({ words }) => words).join('|')})`;

function readNamed(words: string): Named | undefined {
  return NAMES.find((one) => new RegExp(`^${WHO}(?:${one.words})$`).test(words))?.named;
}

const CONVENTIONAL =
  '(?:the )?conventional[- ]commits?(?: (?:format|style|specification|spec|standard|conventions?|guidelines|messages?|message format))*';
const CONVENTIONAL_FOR = new RegExp(`^(?:(?:to|in) )?${CONVENTIONAL}(?: (?:for|in) (?<name>${ANY_NAME}))?$`);
const CONVENTIONAL_TITLE = /^(?:a |an )?conventional[- ]commits?[- ](?:style )?(?:pr |pull request )?titles?$/;
/** Subjects that tools write. */
const BY_TOOL = /^(?:Merge\b|Revert\b|fixup!|squash!|amend!|Initial commit$)/;

function compileConventional({ polarity, subject, verb, object }: Clause): Finder | undefined {
  if (polarity !== 'required' || !/^(?:follow|use|adhere|be|write|have|conform|)$/.test(verb)) {
    return undefined;
  }
  const phrase = plainPhrase(object);
  const about = plainPhrase(subject);
  const said = CONVENTIONAL_FOR.exec(phrase);
  if (said === null && !CONVENTIONAL_TITLE.test(phrase)) {
    return undefined;
  }
  const name = said?.groups?.['name'];
  const named =
    said === null ? 'title' : name !== undefined ? readNamed(name) : about === '' ? 'commit' : readNamed(about);
  return named === undefined || named === 'branch' || (said === null && about !== '')
    ? undefined
    : findNames(
        named,
        'that are not in the form of Conventional Commits',
        (text) => /^[A-Za-z]+(?:\([^()]*\))?!?: ?\S/.test(text),
        'is not in the form `type: words` of Conventional Commits',
      );
}

const PREFIXES = codeListPattern('a|an|the|either|one of', 'prefix|prefixes');
const WITH_PREFIX = new RegExp(`^with (?<list>${PREFIXES})$`);

function compileBeginning({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const [, prefixed, rest] = verb === 'prefix' ? (new RegExp(`^(${ANY_NAME}) (with .+)$`).exec(phrase) ?? []) : [];
  const named = readNamed(prefixed ?? plainPhrase(subject));
  const list = WITH_PREFIX.exec(rest ?? phrase)?.groups?.['list'];
  if (polarity !== 'required' || named === undefined || list === undefined || !/^(?:start|begin|prefix)$/.test(verb)) {
    return undefined;
  }
  const prefixes = codesIn(list, codes).map((code) => code.replace(/\*$/, ''));
  if (!prefixes.every((prefix) => /^[a-z]+[:/] ?$/.test(prefix))) {
    return undefined;
  }
  const fits = (text: string): boolean => prefixes.some((prefix) => beginsWith(text, prefix.trim()));
  return findNames(
    named,
    `that do not begin with ${listCodes(prefixes)}`,
    fits,
    `does not begin with ${listCodes(prefixes)}`,
  );
}

/** `feat(cart):` and `feat!:` are forms of `feat:`. */
function beginsWith(text: string, prefix: string): boolean {
  const word = prefix.slice(0, -1);
  return (
    text.startsWith(prefix) ||
    (prefix.endsWith(':') && text.startsWith(word) && /^(?:\([^()]*\))?!?:/.test(text.slice(word.length)))
  );
}

const LIMIT =
  '(?<most>under|below|less than|fewer than|shorter than|at most|no more than|no longer than|up to|within|to|to at most|to under|a maximum of)? ?(?<count>\\d{2,3}) ?(?:characters|chars)(?: or less| or fewer| max| maximum| long| or shorter)*';
const IS_WITHIN = new RegExp(`^${LIMIT}$`);
const KEPT_WITHIN = new RegExp(`^(?<name>${ANY_NAME}) ${LIMIT}$`);

function compileLength({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const phrase = plainPhrase(object);
  const said =
    polarity === 'forbidden'
      ? verb === 'exceed'
        ? IS_WITHIN.exec(phrase)
        : verb === 'be'
          ? IS_WITHIN.exec(phrase.replace(/^(?:longer|more) than /, 'at most '))
          : null
      : /^(?:keep|limit)$/.test(verb)
        ? KEPT_WITHIN.exec(phrase)
        : /^(?:be|have|stay)$/.test(verb)
          ? IS_WITHIN.exec(phrase)
          : null;
  const { name, most = '', count } = said?.groups ?? {};
  const named = readNamed(name ?? plainPhrase(subject));
  if (
    named === undefined ||
    count === undefined ||
    (polarity === 'forbidden' && verb === 'be' && !/^(?:longer|more) than /.test(phrase))
  ) {
    return undefined;
  }
  const limit = Number(count) - (/under|below|less|fewer|shorter/.test(most) ? 1 : 0);
  return findNames(
    named,
    `of more than ${limit} characters`,
    (text) => [...text].length <= limit,
    `has more than ${limit} characters`,
  );
}

function compileEnd({ polarity, subject, verb, object }: Clause): Finder | undefined {
  const [, name, rest] =
    new RegExp(`^(?:(${ANY_NAME}) )?(with (?:a |an )?(?:trailing )?(?:period|full stop|dot))$`).exec(
      plainPhrase(object),
    ) ?? [];
  const named = readNamed(name ?? plainPhrase(subject));
  return polarity !== 'forbidden' || verb !== 'end' || rest === undefined || named === undefined
    ? undefined
    : findNames(named, 'that end with a full stop', (text) => !/[^.]\.$/.test(text), 'ends with a full stop');
}

const WORDS: Readonly<Record<Named, string>> = { title: 'title', commit: 'commit subject', branch: 'branch name' };
const PLURALS: Readonly<Record<Named, string>> = {
  title: 'titles of pull requests',
  commit: 'subjects of commits',
  branch: 'names of branches',
};
const LONG_LIVED =
  /^(?:main|master|develop|dev|trunk|staging|next|production|gh-pages|HEAD)$|^(?:release|renovate|dependabot|copilot|revert)[-/]|^(?:v?\d)/;
const MAX_SHOWN = 100;

function findNames(named: Named, which: string, fits: (text: string) => boolean, note: string): ChangeFinder {
  return {
    looksAt: 'change',
    findingKind: 'naming',
    words: `reports ${PLURALS[named]} ${which}`,
    find: async (change) => {
      const wrong = (await readNames(named, change)).filter((text) => !fits(text));
      const [first] = wrong;
      return first === undefined ? [] : [nameViolation(named, first, wrong.length - 1, note)];
    },
  };
}

async function readNames(named: Named, { title, branch, readCommits }: ChangeSubject): Promise<readonly string[]> {
  switch (named) {
    case 'title':
      return title === undefined || BY_TOOL.test(title) ? [] : [title.trim()];
    case 'branch':
      return branch === undefined || LONG_LIVED.test(branch) ? [] : [branch];
    case 'commit':
      return ((await readCommits()) ?? [])
        .map((subject) => subject.trim())
        .filter((subject) => subject !== '' && !BY_TOOL.test(subject));
  }
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
