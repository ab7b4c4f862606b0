import type { FileChange } from '../../changes/types.ts';
import type { ChangeFinder, ChangeSubject, Clause, Violation } from '../types.ts';
import { codeSpan } from '../code-span.ts';
import { CODE, codesIn, plainPhrase } from './code-list.ts';
import { regex } from '../../text/regex.ts';

const BUMP = '(?:an? )?(?:version (?:bump|increase)|bump(?:s)?|increase|increment)';
const FORMS: readonly RegExp[] = [
  // `any change to a plugin's files must include a version bump in that plugin's a`
  regex()`
    ^(?:any|every|each|all) (?:changes?|commits?|prs?|pull requests?) (?:to|that (?:modifies|changes|touches)|in)[ ]
      (?:a|an|the|any) plugin(?:'s)?(?: files?)? (?:have|include|contain|be|require|need) ${BUMP} (?:in|of)[ ]
      (?:that|the|its) (?:plugin's )?(?<file>${CODE})$
  `,
  regex()`
    ^(?:bump|increment|update|increase) (?:the |its )?(?:plugin )?(?:version|${CODE}) in[ ]
      (?:that plugin's |the plugin's )?(?<file>${CODE}) (?:when|whenever) (?:you )?
      (?:change|changing|modify|modifying|update|updating|edit|editing) (?:a |any |the )?plugins?(?:'s files)?$
  `,
];
const VERSION = /^\s*"version"\s*:/;

/** Finds plugins that change while their version does not: "Any change to a plugin's files must include a version bump". */
export function compileVersionBumps({ subject, verb, object, codes }: Clause): ChangeFinder | undefined {
  const phrase = [subject, verb, object].map(plainPhrase).filter(Boolean).join(' ');
  const mark = FORMS.map((form) => form.exec(phrase)?.groups?.['file']).find((found) => found !== undefined);
  const [file] = mark === undefined ? [] : codesIn(mark, codes);
  return file?.trim().replace(/^\.claude-plugin\//, '') !== 'plugin.json'
    ? undefined
    : {
        looksAt: 'change',
        isAboutChange: true,
        words: `reports changes to plugins without a new version in ${codeSpan(file)}`,
        find: async (change) => {
          const found = await Promise.all([...changedFolders(change)].map((one) => judge(one, file, change)));
          return found.flat();
        },
      };
}

/** Files in which projects have their own version, and the line that has it. */
const OWN_VERSIONS: readonly (readonly [file: RegExp, line: RegExp])[] = [
  [/(?:^|\/)(?:package|composer|plugin|manifest|deno|jsr|project)\.jsonc?$/, /^(?:\t| {2,4})"version"\s*:/],
  [/(?:^|\/)(?:Cargo|pyproject)\.toml$/, /^version\s*=\s*"/],
  [/(?:^|\/)(?:pubspec\.ya?ml|galaxy\.yml|Chart\.yaml)$/, /^version\s*:/],
  [/(?:^|\/)gradle\.properties$/, /^(?:VERSION_NAME|version)\s*=/],
  [/\.csproj$|(?:^|\/)Directory\.Build\.props$/, /^\s*<(?:Version|VersionPrefix|PackageVersion)>/],
  [/(?:^|\/)VERSION$/, /^v?\d+\.\d+/],
];
const KEPT_VERSION = regex()`
  ^(?:bump|increment|increase|change|edit|modify|update|touch|alter)(?: or (?:bump|change|edit|modify|update))?[ ]
    (?:the |any |our |a |package |project |crate |plugin |app |release )*
    (?:versions?|version (?:numbers?|fields?|strings?))(?: (?:manually|by hand|directly|yourself))*$
`;
/** What tools write when they release: there, a new version is their work. */
const OF_RELEASE =
  /(?:^|\/)(?:change ?log|changes|history|release[-_ ]?notes)[^/]*$|release-please|(?:^|\/)\.changeset\//i;

/** Finds versions of the project that a change sets by hand: "Never bump the version in `package.json`". */
export function compileKeptVersions({ polarity, subject, verb, object, scope }: Clause): ChangeFinder | undefined {
  // "Do not change the version number" may be about any number. A file of the project says that it is not.
  const isOfProject =
    /^(?:bump|incre)/.test(verb) ||
    scope.inside.some(({ kind }) => kind === 'paths') ||
    /\b(?:package|project|crate|plugin|app|manually|by hand|yourself)\b/.test(object);
  return polarity !== 'forbidden' ||
    subject !== '' ||
    !isOfProject ||
    !KEPT_VERSION.test(`${verb} ${plainPhrase(object)}`)
    ? undefined
    : {
        looksAt: 'change',
        isAboutChange: true,
        words: 'reports new versions of the project, unless a changelog changes with them',
        find: ({ files, allFiles }) =>
          allFiles.some(({ path }) => OF_RELEASE.test(path)) ? [] : files.flatMap(newVersion),
      };
}

function newVersion({ path, status, hunks }: FileChange): readonly Violation[] {
  const form = OWN_VERSIONS.find(([file]) => file.test(path))?.[1];
  const lines = form === undefined ? [] : hunks.flatMap((hunk) => hunk.lines).filter(({ text }) => form.test(text));
  const added = lines.find(({ kind }) => kind === 'added');
  return status === 'modified' && added?.kind === 'added' && lines.some(({ kind }) => kind === 'removed')
    ? [{ path, line: added.newLine, found: 'a new version of the project' }]
    : [];
}

/** The folders that may be those of plugins, each with the first file that changes in it. */
function changedFolders({ files }: ChangeSubject): ReadonlyMap<string, string> {
  const folders = new Map<string, string>();
  for (const { path } of files) {
    const folder = /^(?:.*\/)?plugins?\/[^/]+(?=\/)/.exec(path)?.[0];
    if (folder !== undefined && !folders.has(folder)) {
      folders.set(folder, path);
    }
  }
  return folders;
}

async function judge(
  [folder, path]: readonly [string, string],
  file: string,
  { allFiles, exists }: ChangeSubject,
): Promise<readonly Violation[]> {
  const manifest = `${folder}/.claude-plugin/plugin.json`;
  const changed = allFiles.find((one) => one.path === manifest || one.previousPath === manifest);
  const isBumped =
    changed !== undefined &&
    (changed.status !== 'modified' ||
      changed.hunks.some(({ lines }) => lines.some(({ kind, text }) => kind === 'added' && VERSION.test(text))));
  return isBumped || (await exists(manifest)) !== true
    ? []
    : [
        {
          path,
          found: `a change to a plugin without a new version in ${codeSpan(file)}`,
          note: `The version in ${codeSpan(manifest)} does not change with ${codeSpan(`${folder}/`)}.`,
        },
      ];
}
