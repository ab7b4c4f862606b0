import { CHANGE_ITSELF } from '../../../findings/types.ts';
import { shorten } from '../../../text/shown/shorten.ts';
import type { ChangeFinder, Clause, CodeFinder, Finder, TextFinder } from '../../types.ts';
import { listCodes, plainPhrase } from '../code-list.ts';
import { findNames } from '../titles/names.ts';
import { proseLines } from './prose-lines.ts';
import { regex, regexSource } from '../../../text/regex.ts';

const COMMENTS = regexSource`
  code|source code|comments?|code comments?|inline comments?|doc comments?|docstrings?|code and comments
  |comments and docstrings|repository files|all files|files|everything|code and documentation|code, comments
  |source files|file contents?
`;
const COMMITS = 'commit messages?|commits?|git commit messages?|git commits?';
const TITLES = '(?:pr|pull request|merge request) titles?';
const DOCUMENTS =
  '(?:(?:project|technical|workspace|user|api) )*(?:documentation|docs)(?: files| pages)?|markdown(?: files| documents)?|readmes?(?: files)?';
const OTHERS = 'variable names|names|identifiers|log messages|error messages|branch names|config(?:uration)?';
const PULLS = '(?:pr|pull request|merge request) (?:descriptions?|bod(?:y|ies))';
const ALL = '(?:(?:all|the|your|our|any|every) )*';
const KINDS = `(?<kinds>${ALL}(?:${COMMENTS}|${COMMITS}|${TITLES}|${DOCUMENTS}|${PULLS}|${OTHERS})\\b.{0,120})`;
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:use|write|keep) (?:only )?english(?: only)? (?:in|for) ${KINDS}$`),
  new RegExp(`^(?:write|keep|document) ${KINDS} (?:only )?in english(?: only)?$`),
  new RegExp(`^${KINDS} be (?:written |only |always )*in english(?: only)?$`),
  new RegExp(`^(?:only )?english (?:for|in) ${KINDS}$`),
];
const IS_COMMENTS = new RegExp(`(?:^|\\b)(?:${COMMENTS})\\b`);
/** A list of nothing but some kinds. */
function listOf(kinds: string): RegExp {
  return new RegExp(`^${ALL}(?:${kinds})(?:(?:,? and |,? or |, | ?[&/] ?)${ALL}(?:${kinds}))*$`);
}
const IS_COMMITS = listOf(`${COMMITS}|${TITLES}|branch names|${PULLS}`);
const IS_TITLES = listOf(`${TITLES}|${PULLS}`);
const IS_DOCUMENTS = listOf(DOCUMENTS);
/** Words that leave some texts in another language. */
const LIMITS = /\b(?:unless|except|when|if|other than|facing|public)\b/;

/** Two letters of a script that no word of English has. */
const OTHER_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]{2}/u;
const OTHER_WORDS = new RegExp(OTHER_SCRIPT.source.replace('{2}', '{2,}'), 'gu');
/** Scripts that put no space between words, of which most have two letters. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LETTERS_OF_WORD = 2;
const ENGLISH_WORDS = /\p{Script=Latin}{2,}/gu;
/** Texts that a comment quotes. */
const QUOTED = /"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[“「『（(][^”」』）)\n]*[”」』）)]/gu;
const OF_OTHER_LANGUAGES =
  /(?:^|\/)(?:i18n|l10n|locales?|translations?|lang|langs)\/|\.(?:zh|ja|ko|ru|ar|he|th)(?:[-_][A-Za-z]+)?\.[^/]+$/;

/**
 * Reads rules that comments, documents, commit messages or titles of pull requests are in English: `Write all comments in
 * English`. If several are listed, comments are looked at before commits.
 */
export function readEnglish({ polarity, subject, verb, object, codes }: Clause): Finder | undefined {
  if (polarity !== 'required' || codes.some((code) => !/^\*?\.mdx?$/.test(code.trim()))) {
    return undefined;
  }
  const written = `${subject} ${verb} ${object}`.replaceAll(/[\uE000-\uF8FF](?= files)/g, 'markdown');
  const words = plainPhrase(written).trim();
  if (!words.includes('english')) {
    return undefined;
  }
  const kinds = FORMS.map((form) => form.exec(words)?.groups?.['kinds']).find((found) => found !== undefined);
  if (kinds === undefined || LIMITS.test(kinds)) {
    return undefined;
  }
  return IS_TITLES.test(kinds)
    ? PULL_TITLES
    : IS_COMMITS.test(kinds)
      ? COMMIT_MESSAGES
      : IS_DOCUMENTS.test(kinds)
        ? IN_DOCUMENTS
        : IS_COMMENTS.test(kinds)
          ? IN_COMMENTS
          : undefined;
}

/**
 * Whether most words of a text are in another script. English names people and products as they are written: `// 王小明 is the first who speaks`.
 */
function isForeign(text: string): boolean {
  if (!OTHER_SCRIPT.test(text)) {
    return false;
  }
  const plain = text.replaceAll(QUOTED, '');
  const others = [...plain.matchAll(OTHER_WORDS)].map(([word]) =>
    WITHOUT_SPACES.test(word) ? Math.ceil(word.length / LETTERS_OF_WORD) : 1,
  );
  const english = plain.match(ENGLISH_WORDS)?.length ?? 0;
  return others.length > 0 && others.reduce((sum, count) => sum + count, 0) >= english;
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

/** Names of documents that are translations: `README.zh-CN.md`, `README_ja.md`, `docs/ko/guide.md`. */
const TRANSLATION = regex('i')`
  [._-](?:zh|cn|tw|ja|jp|ko|kr|ru|ar|he|th|uk|fa|vi|hi)(?:[-_][a-z]{2,4})?\.mdx?$
  |(?:^|\/)(?:zh|cn|ja|jp|ko|kr|ru|ar|he|th|uk|fa|vi|hi)(?:[-_][a-z]{2,4})?\/
`;

const IN_DOCUMENTS: TextFinder = {
  looksAt: 'text',
  words: 'reports lines of Markdown with words in a script that English does not have',
  languages: ['markdown', 'mdx'],
  readsProse: true,
  find: (file) => {
    const { path } = file.file;
    const line =
      OF_OTHER_LANGUAGES.test(path) || TRANSLATION.test(path)
        ? undefined
        : proseLines(file).find(({ text }) => isForeign(text))?.number;
    return line === undefined
      ? []
      : [{ path, line, found: 'a text in another language', note: 'This line is not in English.' }];
  },
};

const PULL_TITLES = findNames(
  'title',
  'with words in a script that English does not have',
  (text) => !isForeign(text),
  'is not in English',
);

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
