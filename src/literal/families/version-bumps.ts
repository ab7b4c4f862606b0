import type { ChangeFinder, ChangeSubject, Clause, Violation } from '../types.ts';
import { codeSpan } from '../code-span.ts';
import { CODE, codesIn, plainPhrase } from './code-list.ts';

const BUMP = '(?:an? )?(?:version (?:bump|increase)|bump(?:s)?|increase|increment)';
const FORMS: readonly RegExp[] = [
  // `any change to a plugin's files must include a version bump in that plugin's a`
  new RegExp(
    `^(?:any|every|each|all) (?:changes?|commits?|prs?|pull requests?) (?:to|that (?:modifies|changes|touches)|in) (?:a|an|the|any) plugin(?:'s)?(?: files?)? (?:have|include|contain|be|require|need) ${BUMP} (?:in|of) (?:that|the|its) (?:plugin's )?(?<file>${CODE})$`,
  ),
  new RegExp(
    `^(?:bump|increment|update|increase) (?:the |its )?(?:plugin )?(?:version|${CODE}) in (?:that plugin's |the plugin's )?(?<file>${CODE}) (?:when|whenever) (?:you )?(?:change|changing|modify|modifying|update|updating|edit|editing) (?:a |any |the )?plugins?(?:'s files)?$`,
  ),
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
