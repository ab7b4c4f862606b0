import type { FileChange } from '../../../changes/types.ts';
import { escapeForPattern } from '../../../text/escape-for-pattern.ts';
import { folderOf, nameOf } from '../../../workspace/paths.ts';
import { readKnownFiles, type KnownFiles } from '../../known-files.ts';
import { namesToFillIn, partsBetween } from '../../names-to-fill-in.ts';
import { CODE, codesIn } from '../code-list.ts';
import { regex } from '../../../text/regex.ts';

/** A kind of thing that a repository gets more of. Each has a file that is new when it is new. */
export interface AddedKind {
  /** What one is called: `skill`. */
  readonly noun: string;
  /** Whether a file of this name is what makes a thing one: `SKILL.md`. */
  readonly isKnownBy?: (name: string) => boolean;
  /** The things that a changed file adds: usually itself. */
  readonly list: (file: Pick<FileChange, 'path' | 'status' | 'hunks'>) => readonly AddedThing[];
  /** Whether things of the kind are lines of files that are there. */
  readonly isInLines?: true;
}

export interface AddedThing {
  readonly name: string;
  /** The added line that has it, if it is no file. */
  readonly line?: number;
  /** Its own folder, if it has one: `skills/release` of `skills/release/SKILL.md`. */
  readonly folder?: string;
}

/** Files that are about a folder, or hold it together, and are none of its things. */
const OF_FOLDER =
  /^(?:readme|agents|claude|gemini|index|mod|lib|main|__init__|__main__|base|types?|utils?|helpers?|constants|common|shared|_.*|\..*)(?:\.\w+)+$/i;
const IN_TESTS = regex('i')`
  (?:^|\/)(?:tests?|__tests__|specs?|fixtures?|__fixtures__|testdata|mocks?|__mocks__|node_modules|vendor)\/
  |[._-](?:test|spec)s?\.\w+$|(?:^|\/)test_[^/]+$
`;

function kindOfFiles(noun: string, read: (path: string) => AddedThing | undefined): AddedKind {
  return {
    noun,
    list: ({ path, status }) => {
      const thing = status === 'added' ? read(path) : undefined;
      return thing === undefined ? [] : [thing];
    },
  };
}

function folderKind(noun: string, file: RegExp): AddedKind {
  return kindOfFiles(noun, (path) => {
    const { folder = '', name } = file.exec(path)?.groups ?? {};
    return name === undefined || IN_TESTS.test(path) ? undefined : { name, folder: `${folder}${name}` };
  });
}

function fileKind(noun: string, isOne: (path: string) => boolean): AddedKind {
  return kindOfFiles(noun, (path) => {
    const file = nameOf(path);
    const name = file.replace(/^\./, '').split('.')[0] ?? '';
    return name === '' || OF_FOLDER.test(file) || IN_TESTS.test(path) || !isOne(path) ? undefined : { name };
  });
}

/** Files that stand directly in a folder of this name, wherever it is. */
function inFolder(noun: string, folder: string, endings: RegExp): AddedKind {
  return fileKind(noun, (path) => nameOf(folderOf(path)) === folder && endings.test(path));
}

const TEXTS = /\.(?:md|mdx|mdc|markdown)$/i;
const CODES = /\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|cs|php|sh|ps1|md|mdx|mdc|ya?ml|json|toml)$/i;

/** Code alone: beside it lie styles, stories and declarations of types. */
const SOURCES =
  /^(?!.*\.(?:d|stories|styles?|types?)\.\w+$).*\.(?:[cm]?[jt]sx?|vue|svelte|py|rb|go|rs|java|kt|cs|php)$/i;
/** Kinds of code that projects keep in a folder of their own, with the name of the folder. */
const OF_OWN_FOLDER: readonly (readonly [noun: string, folder: string])[] = [
  ['route', 'routes'],
  ['router', 'routers'],
  ['handler', 'handlers'],
  ['model', 'models'],
  ['controller', 'controllers'],
  ['service', 'services'],
  ['resolver', 'resolvers'],
  ['serializer', 'serializers'],
  ['middleware', 'middleware'],
  ['job', 'jobs'],
  ['worker', 'workers'],
  ['tool', 'tools'],
];

const PACKAGE = folderKind(
  'package',
  /^(?<folder>(?:.*\/)?)(?<name>[^/]+)\/(?:package\.json|Cargo\.toml|pyproject\.toml|go\.mod|[^/]+\.csproj)$/,
);
const EXAMPLE = folderKind(
  'example',
  /^(?<folder>(?:.*\/)?(?:examples?|samples?)\/)(?<name>[^/]+)\/(?:package\.json|Cargo\.toml|pyproject\.toml|requirements\.txt|go\.mod|[^/]+\.csproj)$/,
);
/** How languages read the environment of a process. */
const READS_VARIABLE = regex('g')`
  (?:
    (?:process|import\.meta|Bun)\.env(?:\.|\[["'\`])|os\.environ(?:\.get\(|\[)["']|os\.[gG]et[eE]nv\(["']
    |Deno\.env\.get\(["']|ENV(?:\.fetch\(|\[)["']|env::var\("|GetEnvironmentVariable\("|System\.getenv\("
    |\bgetenv\(["']
  )(?<name>[A-Z][A-Z\d_]{2,80})\b
`;
/** Variables that the system, the language or the place where it runs sets. */
const SET_BY_OTHERS = regex()`
  ^(?:
    NODE_ENV|NODE_OPTIONS|CI|PATH|HOME|USER|PWD|SHELL|TERM|LANG|TZ|EDITOR|VISUAL|PAGER|TMPDIR|TEMP|TMP|APPDATA
    |LOCALAPPDATA|USERPROFILE|HOSTNAME|NO_COLOR|FORCE_COLOR|DEBUG|DEV|PROD|MODE|SSR|BASE_URL|VITEST
    |(?:GITHUB|RUNNER|XDG|VERCEL|NETLIFY|NEXT_RUNTIME|npm|K_|AWS_LAMBDA)_?.*
  )$
`;

const VARIABLE: AddedKind = {
  noun: 'environment variable',
  isInLines: true,
  list: ({ path, hunks }) =>
    IN_TESTS.test(path) || TEXTS.test(path)
      ? []
      : hunks.flatMap(({ lines }) =>
          lines.flatMap((line) => (line.kind === 'added' ? variablesIn(line.text, line.newLine) : [])),
        ),
};

function variablesIn(text: string, line: number): readonly AddedThing[] {
  return [...text.slice(0, MOST_CHARACTERS).matchAll(READS_VARIABLE)].flatMap(({ groups: { name = '' } = {} }) =>
    SET_BY_OTHERS.test(name) ? [] : [{ name, line }],
  );
}

const MOST_CHARACTERS = 2_000;

/** By their nouns, each of which may have an `s` behind it. */
const KINDS: ReadonlyMap<string, AddedKind> = new Map<string, AddedKind>([
  ...OF_OWN_FOLDER.map(([noun, folder]) => [noun, inFolder(noun, folder, SOURCES)] as const),
  [
    'component',
    fileKind(
      'component',
      (path) => SOURCES.test(path) && /(?:^|\/)components\/(?:[\w-]+\/)?[A-Z]\w*\.(?:[jt]sx|vue|svelte)$/.test(path),
    ),
  ],
  ['package', PACKAGE],
  ['workspace package', PACKAGE],
  ['crate', PACKAGE],
  ['example', EXAMPLE],
  ['sample', EXAMPLE],
  ['command', inFolder('command', 'commands', CODES)],
  ['slash command', inFolder('command', 'commands', CODES)],
  ['custom command', inFolder('command', 'commands', CODES)],
  ['hook', inFolder('hook', 'hooks', CODES)],
  ['rule', inFolder('rule', 'rules', CODES)],
  ['lint rule', inFolder('rule', 'rules', CODES)],
  ['script', inFolder('script', 'scripts', CODES)],
  ['asset', fileKind('asset', (path) => /(?:^|\/)assets\//.test(path))],
  ['migration', inFolder('migration', 'migrations', /\.(?:sql|py|rb|ts|js|php|cs|go)$/i)],
  ['adapter', inFolder('adapter', 'adapters', CODES)],
  ['provider', inFolder('provider', 'providers', CODES)],
  ['environment variable', VARIABLE],
  ['env variable', VARIABLE],
  ['env var', VARIABLE],
  ['adr', fileKind('ADR', (path) => /(?:^|\/)(?:adrs?|decisions)\/[^/]+\.md$/i.test(path))],
  ['page', fileKind('page', (path) => TEXTS.test(path) && /(?:^|\/)docs?\//i.test(path))],
  ['doc page', fileKind('page', (path) => TEXTS.test(path) && /(?:^|\/)docs?\//i.test(path))],
  ['docs page', fileKind('page', (path) => TEXTS.test(path) && /(?:^|\/)docs?\//i.test(path))],
  ['documentation page', fileKind('page', (path) => TEXTS.test(path) && /(?:^|\/)docs?\//i.test(path))],
]);

const BEFORE = /^(?:(?:an?|the|any|all|each|every|new|newly added|available|another|more|bundled|custom(?= skill)) )+/;

/**
 * Reads the words for things that are added: `a new skill`, ``new `.fs` files``. Undefined for all that no file stands for.
 *
 * @param words in lower case, with code spans masked
 */
export function readAddedKind(words: string, codes: readonly string[]): AddedKind | undefined {
  const noun = words.replace(BEFORE, '').replace(/ (?:directory|folder|directories|folders)$/, '');
  const files = OF_ENDING.test(noun) ? codesIn(noun, codes)[0]?.trim() : undefined;
  if (files !== undefined) {
    const ending = /^\*?(?<ending>\.[A-Za-z][A-Za-z\d]{0,9}(?:\.[a-z]{1,5})?)$/.exec(files)?.groups?.['ending'];
    return ending === undefined ? undefined : fileKind(`\`${ending}\` file`, (path) => path.endsWith(ending));
  }
  const known = readKnownFiles(noun);
  return known !== undefined && known.name in ONE_OF
    ? kindOfKnown(known, ONE_OF[known.name] ?? noun)
    : (KINDS.get(noun) ?? KINDS.get(noun.replace(/s$/, '')));
}

/** What one of the files is called that are known by their nouns. Any command may be one of the program itself. */
const ONE_OF: Readonly<Record<string, string>> = {
  skills: 'skill',
  agents: 'agent',
  prompts: 'prompt',
  'instruction files': 'instruction file',
  'Cursor rules': 'Cursor rule',
  references: 'reference',
  plugins: 'plugin',
  workflows: 'workflow',
};

const KNOWN_BY: Readonly<Record<string, string>> = { skill: 'SKILL.md', plugin: 'plugin.json' };

function kindOfKnown({ has, namedBy }: KnownFiles, noun: string): AddedKind {
  const read = (path: string): AddedThing | undefined => {
    if (!has(path) || IN_TESTS.test(path)) {
      return undefined;
    }
    const own = folderOf(path).replace(/\/\.[a-z]+-plugin$/, '');
    const name = namedBy === 'folder' ? nameOf(own) : (nameOf(path).split('.')[0] ?? '');
    return name === '' ? undefined : { name, ...(namedBy === 'folder' ? { folder: own } : {}) };
  };
  return {
    ...kindOfFiles(noun, read),
    ...(namedBy === 'folder' ? { isKnownBy: (name) => name === KNOWN_BY[noun] } : {}),
  };
}

const OF_ENDING = new RegExp(`^${CODE} files?$`);

/** The kind of things whose files are created as a path with a name to fill in says. */
export function readTemplateKind(path: string): AddedKind | undefined {
  if (namesToFillIn(path).length !== 1 || !/^[\w./<>{}[\]$ -]+\.\w+$/.test(path) || !path.includes('/')) {
    return undefined;
  }
  const [first = '', ...rest] = partsBetween(path.replace(/^\.?\//, '')).map((part) => escapeForPattern(part));
  const file = new RegExp(`^(?<folder>${first})(?<name>[^/]+)${rest.join(String.raw`\k<name>`)}$`);
  return kindOfFiles(`\`${path}\``, (found) => {
    const name = file.exec(found)?.groups?.['name'];
    return name === undefined ? undefined : { name };
  });
}
