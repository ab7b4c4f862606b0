import { generatedByName } from '../../../changes/generated/generated.ts';
import type { FileChange } from '../../../changes/types.ts';
import { isTestPath } from '../../../symbols/is-test.ts';
import type { Deed } from './deeds.ts';
import { isCodePath } from './file-kinds.ts';
import { regex } from '../../../text/regex.ts';

/** Files that a rule names by words alone. */
interface KindByWords {
  readonly words: RegExp;
  /** What a rule may rule out of them, if that is less than everything. */
  readonly deeds?: readonly Deed[];
  readonly name: string;
  readonly has: (file: FileChange, path: string) => boolean;
}

const ALL = '(?:any |all |the |our |an? |new |other |extra |additional |unnecessary )*';
const HOW = '(?: (?:manually|directly|by hand|yourself|themselves))*';

/** Where frameworks keep migrations, and the names of Flyway. */
export const IN_MIGRATIONS =
  /(?:^|\/)(?:migrations?|migrate)\/(?!.*(?:__init__\.py|README\.md)$)|(?:^|\/)V\d[\d_.]*__\w+\.sql$/;
/** Where the services for continuous integration read their configuration. */
const OF_CI = regex()`
  ^(?:
    \.github\/workflows\/[^/]+\.ya?ml|\.gitlab-ci\.ya?ml|\.circleci\/.+|\.travis\.ya?ml
    |azure-pipelines[\w.-]*\.ya?ml|bitbucket-pipelines\.ya?ml|\.buildkite\/.+|Jenkinsfile|appveyor\.ya?ml
    |\.drone\.ya?ml
  )$
`;

/** What tests read and what stands in for other code is no test. */
const BESIDE_TESTS = /(?:^|\/)(?:fixtures|testdata|__mocks__|__fixtures__)\//;

const KINDS: readonly KindByWords[] = [
  {
    words: new RegExp(`^${ALL}(?:vendored|vendor|third-party)(?: source)? (?:files?|code|sources)${HOW}$`),
    name: 'vendored files',
    has: (_file, path) => generatedByName(path)?.kind === 'vendored',
  },
  {
    words: new RegExp(
      `^${ALL}(?:auto-?generated|machine-generated|generated)(?: source)? (?:files?|code|sources)${HOW}$`,
    ),
    name: 'generated files',
    has: (_file, path) => generatedByName(path)?.kind === 'generated',
  },
  {
    words: new RegExp(
      `^${ALL}(?:auto-?)?generated (?:proto(?:buf)?|protocol buffers?|pb) (?:files?|code|sources?|bindings|outputs?)${HOW}$`,
    ),
    name: 'generated files of the Protocol Buffer compiler',
    has: (_file, path) => generatedByName(path)?.reason.includes('Protocol Buffer') === true,
  },
  {
    words: regex()`
      ^(?:any |the |an? |our )*
        (?:existing|applied|committed|merged|old|previous|past|already[- ](?:applied|merged|committed))[ ]
        (?:database |db |schema |sql )*migrations?(?: sql)?(?: (?:files?|scripts?))?$
      |^(?:any |the |an? |our )*(?:database |db |schema |sql )*migrations?(?: (?:files?|scripts?))? (?:that|which)[ ]
        (?:have|has|are|were)(?: already)?(?: been)? (?:applied|merged|committed|deployed|released|run|shipped)
        (?: already)?$
    `,
    deeds: ['edit', 'touch', 'remove', 'rename'],
    name: 'existing migrations',
    has: (_file, path) => IN_MIGRATIONS.test(path),
  },
  {
    words: regex()`
      ^${ALL}(?:ci|ci/cd|continuous integration|github actions?|workflow|github workflow)(?: pipelines?)? (?:
        workflows?|workflow files?|files?|configurations?|configs?|config files?|configuration files?|pipelines?
        |definitions?|setup
      )${HOW}$
      |^${ALL}github (?:actions )?workflows?${HOW}$
    `,
    deeds: ['edit', 'touch', 'remove', 'rename', 'add'],
    name: 'configuration files of CI',
    has: (_file, path) => OF_CI.test(path),
  },
  {
    words: new RegExp(`^${ALL}changesets?(?: files?)?${HOW}$`),
    deeds: ['edit', 'touch', 'add', 'commit'],
    name: 'changesets',
    has: (_file, path) => /(?:^|\/)\.changesets?\/(?!README\.md$)[^/]+\.md$/i.test(path),
  },
  {
    // What makes snapshots are tests, so that only an edit by hand can be meant.
    words: new RegExp(
      `^${ALL}(?:test )?snapshots?(?: files?)?(?:,? (?:or|and|nor) inline snapshots?(?: bodies)?)? (?:manually|directly|by hand)$`,
    ),
    deeds: ['edit', 'touch'],
    name: 'files of snapshots',
    has: (_file, path) => /(?:^|\/)__snapshots__\/|\.snap$/.test(path),
  },
  {
    words: new RegExp(`^${ALL}(?:existing |old |passing |failing )?(?:unit )?tests?(?: files?)?$`),
    // What becomes of a test inside of a file cannot be seen by paths.
    deeds: ['remove'],
    name: 'test files',
    has: (_file, path) => isTestPath(path) && isCodePath(path) && !BESIDE_TESTS.test(path),
  },
  {
    words: new RegExp(`^${ALL}binar(?:y|ies)(?: files?| blobs?| assets?| artifacts?)?$`),
    deeds: ['add', 'commit'],
    name: 'binary files',
    has: ({ binary, encoding }) => binary && encoding === undefined,
  },
];

/**
 * Reads which files some words name, such as `generated code` or `existing migrations`, if a rule on them can rule out what it
 * does.
 *
 * @param words in lower case, without code
 */
export function readKindByWords(words: string, deeds: readonly Deed[]): Pick<KindByWords, 'name' | 'has'> | undefined {
  const kind = KINDS.find((one) => one.words.test(words));
  return kind?.deeds === undefined || deeds.every((deed) => kind.deeds?.includes(deed) === true) ? kind : undefined;
}
