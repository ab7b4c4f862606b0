import { identify } from '../../customizations/places/identify.ts';
import { folderOf, joinPath, nameOf } from '../../workspace/paths.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import { mayBePage } from '../reading/paths/may-be-page.ts';

/** The path that a file must have so that clients read it. */
export interface MeantPath {
  readonly path: string;
  /** Whether the name shows what was meant. A plain `.md` file may be just a page about the other files. */
  readonly isCertain: boolean;
}

/** Folders in which clients recognize files by their ending, such as `.instructions.md`. */
const FOLDERS = [
  { folder: /(?:^|\/)\.github\/instructions\//, word: 'instructions' },
  { folder: /(?:^|\/)\.github\/prompts\//, word: 'prompt' },
] as const;

/** For folders in which plain `.md` files are read. */
const AGENT = { folder: /(?:^|\/)\.github\/agents\//, word: 'agent' } as const;

const WHOLE_NAMES: readonly (readonly [path: RegExp, name: string])[] = [
  [/(?:^|\/)\.github\/copilot-instructions$/i, 'copilot-instructions.md'],
  [/(?:^|\/)\.(?:github|claude|agents)\/skills\/[^/]+\/skill$/i, 'SKILL.md'],
  [/^AGENTS$/, 'AGENTS.md'],
  [/^CLAUDE$/, 'CLAUDE.md'],
];

/** A misspelled `copilot-instructions.md`, such as `copilot-instruction.md`. */
const NEARLY_COPILOT = /(?:^|\/)\.github\/(?:github-)?copilot[-_]?instructions?\.md$/i;

/** The first name of `AGENTS.md`, which some programs still read. */
const FIRST_NAME = /^AGENT\.md$/;

/** What prompts and people copy: `spec.feature.template.md`. */
const TEMPLATE = /(?:^|[._-])template$/i;

/** Endings that people use for Markdown, or no ending at all. */
const OTHER_ENDING = /(?:\.(?:txt|text|markdown|mdown|mdx|mdc))?$/i;

/** Finds the path that was meant by a file whose ending no client reads. */
export function meantPath(path: string): MeantPath | undefined {
  if (identify(path) !== undefined) {
    return undefined;
  }
  const { folder, stem, isMarkdown } = splitName(path);
  const special = FOLDERS.find((one) => one.folder.test(path)) ?? (AGENT.folder.test(path) ? AGENT : undefined);
  const written = /\.([a-z]+)$/i.exec(stem)?.[1];
  if (special !== undefined && written !== undefined && nearestName(written, [special.word]) !== undefined) {
    const name = stem.slice(0, -written.length);
    return { path: joinPath(folder, `${name}${special.word}.md`), isCertain: true };
  }
  if (NEARLY_COPILOT.test(path)) {
    return { path: joinPath(folder, 'copilot-instructions.md'), isCertain: true };
  }
  if (FIRST_NAME.test(path)) {
    return { path: 'AGENTS.md', isCertain: false };
  }
  if (isMarkdown) {
    return special === undefined || special === AGENT || mayBePage(path) || TEMPLATE.test(stem)
      ? undefined
      : { path: joinPath(folder, `${stem}.${special.word}.md`), isCertain: false };
  }
  const whole = WHOLE_NAMES.find(([pattern]) => pattern.test(joinPath(folder, stem)))?.[1];
  return whole === undefined ? undefined : { path: joinPath(folder, whole), isCertain: true };
}

function splitName(path: string): { readonly folder: string; readonly stem: string; readonly isMarkdown: boolean } {
  const name = nameOf(path);
  const isMarkdown = /\.md$/i.test(name);
  return {
    folder: folderOf(path),
    stem: isMarkdown ? name.slice(0, -'.md'.length) : name.replace(OTHER_ENDING, ''),
    isMarkdown,
  };
}
