import { identify } from '../../customizations/places/identify.ts';
import { folderOf, joinPath, nameOf } from '../../workspace/paths.ts';

/** The path that a file would have to have for anybody to read it. */
export interface MeantPath {
  readonly path: string;
  /** Whether the name itself says what was meant; a bare `.md` may be a page about the others. */
  readonly isCertain: boolean;
}

/** Folders of which the files are told by their ending. */
const FOLDERS = [
  { folder: /(?:^|\/)\.github\/instructions\//, ending: '.instructions.md', nearly: /\.instructions?$/i },
  { folder: /(?:^|\/)\.github\/prompts\//, ending: '.prompt.md', nearly: /\.prompts?$/i },
] as const;

/** In folders where a bare `.md` is right. */
const AGENT = { folder: /(?:^|\/)\.github\/agents\//, ending: '.agent.md', nearly: /\.agents?$/i } as const;

const WHOLE_NAMES: readonly (readonly [path: RegExp, name: string])[] = [
  [/(?:^|\/)\.github\/copilot-instructions$/i, 'copilot-instructions.md'],
  [/(?:^|\/)\.(?:github|claude|agents)\/skills\/[^/]+\/skill$/i, 'SKILL.md'],
  [/^AGENTS$/, 'AGENTS.md'],
  [/^CLAUDE$/, 'CLAUDE.md'],
];

/** The name of that file in another spelling, such as `copilot-instruction.md`. */
const NEARLY_COPILOT = /(?:^|\/)\.github\/(?:github-)?copilot[-_]?instructions?\.md$/i;

/** What people write for Markdown, and nothing at all. */
const OTHER_ENDING = /(?:\.(?:txt|text|markdown|mdown|mdx|mdc))?$/i;
const PAGE = /^(?:[._].*|readme|index|contributing|changelog|license|template|todo|notes|overview|summary)$/i;

/** What is meant by the name of a file that ends as no reader wants it to. */
export function meantPath(path: string): MeantPath | undefined {
  if (identify(path) !== undefined) {
    return undefined;
  }
  const { folder, stem, isMarkdown } = splitName(path);
  const special = FOLDERS.find((one) => one.folder.test(path)) ?? (AGENT.folder.test(path) ? AGENT : undefined);
  if (special?.nearly.test(stem) === true) {
    return { path: joinPath(folder, `${stem.replace(special.nearly, '')}${special.ending}`), isCertain: true };
  }
  if (NEARLY_COPILOT.test(path)) {
    return { path: joinPath(folder, 'copilot-instructions.md'), isCertain: true };
  }
  if (isMarkdown) {
    return special === undefined || special === AGENT || PAGE.test(stem)
      ? undefined
      : { path: joinPath(folder, `${stem}${special.ending}`), isCertain: false };
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
