import { CHANGE_ITSELF } from '../../../findings/types.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { ChangeFinder, Clause, CodeFinder, Finder } from '../../types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';

const COMMENTS =
  'code|source code|comments?|code comments?|inline comments?|doc comments?|docstrings?|code and comments|comments and docstrings|repository files|all files|files|everything|code and documentation|code, comments|source files';
const COMMITS = 'commit messages?|commits?|git commit messages?|git commits?';
const KINDS = `(?<kinds>(?:all |the |your |our )*(?:${COMMENTS}|${COMMITS}|variable names|names|identifiers|docs|documentation|log messages|error messages)\\b.{0,120})`;
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:use|write|keep) (?:only )?english(?: only)? (?:in|for) ${KINDS}$`),
  new RegExp(`^(?:write|keep|document) ${KINDS} (?:only )?in english(?: only)?$`),
  new RegExp(`^${KINDS} be (?:written |only |always )*in english(?: only)?$`),
  new RegExp(`^(?:only )?english (?:for|in) ${KINDS}$`),
];
const IS_COMMENTS = new RegExp(`(?:^|\\b)(?:${COMMENTS})\\b`);
const IS_COMMITS = new RegExp(`^(?:all |the |your |our )*(?:${COMMITS})$`);
/** Words that leave some texts in another language. */
const LIMITS = /\b(?:unless|except|when|if|other than|facing|public)\b/;

/** Two letters of a script that no word of English has. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]{2}/u;
/** Texts that a comment quotes. */
const QUOTED = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[“「『（(][^”」』）)\n]*[”」』）)]/gu;
const OF_OTHER_LANGUAGES =
  /(?:^|\/)(?:i18n|l10n|locales?|translations?|lang|langs)\/|\.(?:zh|ja|ko|ru|ar|he|th)(?:[-_][A-Za-z]+)?\.[^/]+$/;

/** Reads rules that comments or commit messages are in English: `Write all comments in English`. */
export function readEnglish({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  if (polarity !== 'required' || codes.length > 0) {
    return undefined;
  }
  const words = plainPhrase(`${subject} ${verb} ${object}`).trim();
  if (!words.includes('english')) {
    return undefined;
  }
  const kinds = FORMS.map((form) => form.exec(words)?.groups?.['kinds']).find((found) => found !== undefined);
  if (kinds === undefined || LIMITS.test(kinds)) {
    return undefined;
  }
  return IS_COMMITS.test(kinds) ? COMMIT_MESSAGES : IS_COMMENTS.test(kinds) ? IN_COMMENTS : undefined;
}

function isForeign(text: string): boolean {
  return OTHER_SCRIPT.test(text.replaceAll(QUOTED, ''));
}

const IN_COMMENTS: CodeFinder = {
  looksAt: 'code',
  words: 'reports comments with words in a script that English does not have',
  mayMatch: (line) => OTHER_SCRIPT.test(line),
  find: ({ file: { path }, facts, isAdded }) =>
    OF_OTHER_LANGUAGES.test(path)
      ? []
      : facts.comments.flatMap(({ line, text }) => {
          const row = text.split('\n').findIndex((part, index) => isAdded(line + index) && isForeign(part));
          return row < 0
            ? []
            : [
                {
                  path,
                  line: line + row,
                  found: 'a comment in another language',
                  note: 'This comment is not in English.',
                },
              ];
        }),
};

const MAX_SHOWN = 80;

const COMMIT_MESSAGES: ChangeFinder = {
  looksAt: 'change',
  isAboutChange: true,
  findingKind: 'naming',
  words: 'reports subjects of commits with words in a script that English does not have',
  find: async ({ readCommits }) => {
    const commits = await readCommits();
    const first = commits?.find(isForeign);
    const shown = listCodes([shorten(first?.trim() ?? '', MAX_SHOWN)]);
    return commits === undefined
      ? undefined
      : first === undefined
        ? []
        : [
            {
              path: CHANGE_ITSELF,
              found: `the commit subject ${shown}`,
              note: `The commit subject ${shown} is not in English.`,
            },
          ];
  },
};
