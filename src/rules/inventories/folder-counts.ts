import { detachText } from '../../text/detach.ts';
import type { TextRange } from '../../text/source-text.ts';
import { joinPath, nameOf } from '../../workspace/paths.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { CheckedFile, RepositoryView } from '../types.ts';

/** A number of files or folders that a text says are in a folder. */
export interface FolderCount {
  readonly number: number;
  readonly noun: string;
  readonly folder: string;
  readonly range: TextRange;
}

/** What people count in folders. */
const NOUN =
  '(agents|apps|chapters|commands|components|crates|documents|guides|hooks|instructions|libraries|migrations|modules|packages|patterns|plugins|projects|prompts|references|rules|scripts|services|skills|specs|subagents|templates|tools|workflows)';
const COUNTED = `(?<![\\w.,/~#$+<≤≥-])(\\d{1,3})[ ](?:[a-z][\\w-]{1,20}[ ]){0,2}${NOUN}\\b(?![-/])`;
/** "in", "are stored in" */
const IN = '(?:(?:are|is|live|lives|located|defined|stored|found)[ ])?(?:in|under|inside|below|within)[ ]';
/** "44 packages under `packages/`", "12 skills in `.claude/skills/`". */
const BEFORE_FOLDER = new RegExp(
  `${COUNTED}[ ]${IN}(?:the[ ])?\`(?:\\./)?((?:[\\w@.-]{1,60}/){1,6}|[\\w@.-]{1,60}/[\\w@./-]{1,120})\``,
  'g',
);
/** `agents/  — 21 specialized subagents`, `├── hooks/   # 4 hooks`: the entry of a list, a table or a tree. */
const BEHIND_FOLDER = new RegExp(
  `(?<=^[ \\t│├└─|*-]{0,24}\\\`?)(?:\\./)?((?:[\\w@.-]{1,60}/){1,6})\\\`?\\**[ \\t|]*(?:[—–#:|(-]{1,3}[ \\t]*)(?:All[ ]|The[ ])?${COUNTED}`,
  'gm',
);
const MAX_COUNTS = 20;
/** Words around a number that make it a part, a limit or a guess. */
const IS_PART =
  /\b(?:first|last|other|more|another|up to|at least|at most|about|around|over|than|max|min|of the|between|or|to)[ *_]*$/i;

/** Finds the numbers of files and folders for which a text names the folder, also in code blocks. */
export function readFolderCounts({ text, body }: CheckedText): readonly FolderCount[] {
  const found: FolderCount[] = [];
  for (const pattern of [BEFORE_FOLDER, BEHIND_FOLDER]) {
    pattern.lastIndex = body.start;
    for (let match = pattern.exec(text); match !== null && found.length < MAX_COUNTS; match = pattern.exec(text)) {
      const [whole, one = '', two = '', three = ''] = match;
      const [written, noun, folder] = pattern === BEFORE_FOLDER ? [one, two, three] : [two, three, one];
      const start =
        pattern === BEFORE_FOLDER ? match.index : match.index + whole.lastIndexOf(written, whole.length - noun.length);
      const before = text.slice(Math.max(match.index, text.lastIndexOf('\n', start) + 1, start - 40), start);
      if (
        !IS_PART.test(pattern === BEFORE_FOLDER ? text.slice(Math.max(0, start - 40), start) : before) &&
        Number(written) > 1
      ) {
        found.push({
          number: Number(written),
          noun,
          folder: detachText(folder.replace(/\/+$/, '')),
          range: { start, end: start + written.length },
        });
      }
    }
  }
  return found;
}

/** A number that is further off counts something else. */
const MAX_OFF = 0.4;

/**
 * The number of what is in the folder, if it is clear what is counted and the text is wrong. Files and folders are counted
 * with and without pages, and also those below: each of these numbers may be what the author counted.
 */
export function findRightCount(
  { number, noun, folder }: FolderCount,
  file: CheckedFile,
  { paths }: Pick<RepositoryView, 'paths'>,
): number | undefined {
  const around = [...new Set([folder, joinPath(file.root, folder)])].filter((one) => paths.hasFolder(one));
  const [base, ...others] = around;
  if (base === undefined || others.length > 0) {
    return undefined;
  }
  const below = paths.entries.flatMap(({ path }) => (path.startsWith(`${base}/`) ? [path.slice(base.length + 1)] : []));
  const folders = new Set(below.flatMap((path) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : [])));
  const files = below.filter((path) => !path.includes('/'));
  const real = files.filter((path) => !IS_PAGE.test(path));
  const endings = new Map<string, number>();
  for (const path of below) {
    const name = nameOf(path);
    const ending = name.slice(name.indexOf('.', 1));
    endings.set(ending, (endings.get(ending) ?? 0) + 1);
  }
  const byManifest = HAS_MANIFEST.test(noun)
    ? MANIFESTS.map((name) => below.filter((path) => nameOf(path) === name).length)
    : [];
  const manifests = Math.max(0, ...byManifest);
  const counts = [
    folders.size,
    files.length,
    real.length,
    folders.size + files.length,
    folders.size + real.length,
    below.length,
    below.filter((path) => !IS_PAGE.test(nameOf(path))).length,
    ...endings.values(),
    ...byManifest,
  ];
  const main = manifests > folders.size ? manifests : Math.max(folders.size, real.length);
  return counts.includes(number) ||
    main < MIN_FOUND ||
    // A folder with files and folders can be counted in several ways.
    (manifests === 0 && folders.size > 0 && real.length > 1 && Math.min(folders.size, real.length) * 3 > main) ||
    Math.abs(main - number) > Math.max(2, main * MAX_OFF)
    ? undefined
    : main;
}

/** What has a manifest of its own, also in folders below. */
const HAS_MANIFEST = /^(?:apps|crates|libraries|modules|packages|services)$/;
const MANIFESTS = ['package.json', 'pyproject.toml', 'Cargo.toml', 'go.mod'];
const MIN_FOUND = 2;
const IS_PAGE = /^(?:readme|index|__init__|_|\.|template|changelog|mod\.rs|package\.json|tsconfig|license)/i;
