import type { DiffSection } from './diff-sections.ts';
import { readMarkedPath, readQuotedPath, readWholePath } from '../git-path.ts';

type FileSection = Extract<DiffSection, { kind: 'git' | 'plain' }>;

/** The text before the old name and before the new name. */
export interface NamePrefixes {
  readonly from: string;
  readonly to: string;
}

/**
 * The names before and after the change. A name is undefined if the file did not exist, and both are if they cannot be
 * read.
 */
export interface DiffNames {
  readonly from?: string;
  readonly to?: string;
}

export const GIT_PREFIXES: NamePrefixes = { from: 'a/', to: 'b/' };
const NO_PREFIXES: NamePrefixes = { from: '', to: '' };

/**
 * The prefixes that git writes: the usual pair, the pairs of `diff.mnemonicPrefix` (commit, index, work tree, object;
 * `1/` and `2/` for `--no-index`), and each pair reversed for `-R`.
 */
const KNOWN_PREFIXES: readonly NamePrefixes[] = [
  GIT_PREFIXES,
  ...['ab', 'iw', 'ci', 'cw', 'ow', '12'].flatMap(([one, two]) => [
    { from: `${one}/`, to: `${two}/` },
    { from: `${two}/`, to: `${one}/` },
  ]),
  NO_PREFIXES,
];

/**
 * Chooses the prefixes that agree with most files of a diff. Known prefixes are tried before none: `a/x b/x` could also
 * be a rename without prefixes, but then the diff has a line `rename from`.
 */
export function guessPrefixes(sections: readonly DiffSection[]): NamePrefixes {
  const files = sections.filter((section): section is FileSection => section.kind === 'git');
  let best = { prefixes: GIT_PREFIXES, agreeing: 0 };
  for (const prefixes of KNOWN_PREFIXES) {
    const agreeing = files.filter((file) => headerNames(file, prefixes) !== undefined).length;
    best = agreeing > best.agreeing ? { prefixes, agreeing } : best;
  }
  return best.prefixes;
}

/** The names of one file. If its header does not agree with the prefixes, other prefixes are tried for this file. */
export function namesOf(section: FileSection, prefixes: NamePrefixes): DiffNames {
  if (section.kind === 'plain') {
    return plainNames(section);
  }
  for (const candidate of [prefixes, ...KNOWN_PREFIXES, ...prefixesIn(section)]) {
    const names = headerNames(section, candidate);
    if (names !== undefined) {
      return names;
    }
  }
  return markedNames(section, prefixes);
}

/** No operating system has longer paths. */
const MAX_NAMES_CHARACTERS = 8_192;
const MAX_BLANKS = 64;
const PREFIX = /^[^"\s/]+\/$/;

/** Finds prefixes that the user chose, such as `old/` and `new/`: the two names differ only in their first folder. */
function prefixesIn({ names }: FileSection): readonly NamePrefixes[] {
  if (names.length > MAX_NAMES_CHARACTERS) {
    return [];
  }
  const found: NamePrefixes[] = [];
  let blank = names.indexOf(' ');
  for (let tries = 0; blank >= 0 && tries < MAX_BLANKS; tries += 1) {
    const from = names.slice(0, names.indexOf('/') + 1);
    const to = names.slice(blank + 1, names.indexOf('/', blank) + 1);
    if (
      PREFIX.test(from) &&
      PREFIX.test(to) &&
      names.slice(from.length, blank) === names.slice(blank + 1 + to.length)
    ) {
      found.push({ from, to });
    }
    blank = names.indexOf(' ', blank + 1);
  }
  return found;
}

/** The names after `diff --git `, if they agree with the prefixes and with the lines that name a rename. */
function headerNames(section: FileSection, prefixes: NamePrefixes): DiffNames | undefined {
  const moved = movedNames(section);
  const [from, to] = splitNames(section.names, prefixes, moved) ?? [];
  if (from?.startsWith(prefixes.from) !== true || to?.startsWith(prefixes.to) !== true) {
    return undefined;
  }
  const names = { from: from.slice(prefixes.from.length), to: to.slice(prefixes.to.length) };
  const agrees = moved === undefined ? names.from === names.to : names.from === moved.from && names.to === moved.to;
  return agrees ? names : undefined;
}

function movedNames(section: FileSection): Required<DiffNames> | undefined {
  const from = section.fields.get('rename from') ?? section.fields.get('copy from');
  const to = section.fields.get('rename to') ?? section.fields.get('copy to');
  return from === undefined || to === undefined ? undefined : { from: readWholePath(from), to: readWholePath(to) };
}

/**
 * Splits two names at the blank between them. Names without quotes may contain blanks, so the lengths decide: both
 * names are equal, or both are known.
 */
function splitNames(
  names: string,
  prefixes: NamePrefixes,
  moved: Required<DiffNames> | undefined,
): readonly [string, string] | undefined {
  const quoted = readQuotedPath(names);
  const path = (names.length - 1 - prefixes.from.length - prefixes.to.length) / 2;
  const end = quoted?.end ?? prefixes.from.length + (moved === undefined ? path : moved.from.length);
  if (!Number.isInteger(end) || names[end] !== ' ') {
    return undefined;
  }
  return [quoted?.path ?? names.slice(0, end), readWholePath(names.slice(end + 1))];
}

const NO_FILE = '/dev/null';

/**
 * The names of the `---` and `+++` lines without their first folder, for prefixes that the user chose, such as
 * `--src-prefix=old/`.
 */
function markedNames(section: FileSection, prefixes: NamePrefixes): DiffNames {
  const moved = movedNames(section);
  if (moved !== undefined) {
    return moved;
  }
  const from = readMarkedPath(section.fields.get('---') ?? NO_FILE).path;
  const to = readMarkedPath(section.fields.get('+++') ?? NO_FILE).path;
  return withoutPrefixes(from === NO_FILE ? undefined : from, to === NO_FILE ? undefined : to, prefixes);
}

/** The date that GNU diff writes for a file that does not exist, in any time zone. */
const EPOCH = /^(?:1969-12-31|1970-01-01) /;

/** The names in diffs of `diff -u`, `svn diff` and other programs that write no `diff --git`. */
function plainNames(section: FileSection): DiffNames {
  const binary = section.fields.get('Binary files');
  if (binary !== undefined) {
    const [from = '', to = ''] = binary.slice(0, -' differ'.length).split(' and ');
    return withoutPrefixes(from === NO_FILE ? undefined : from, to === NO_FILE ? undefined : to, GIT_PREFIXES);
  }
  const [from, to] = (['---', '+++'] as const).map((name) => {
    const { path, time } = readMarkedPath(section.fields.get(name) ?? NO_FILE);
    return path === NO_FILE || EPOCH.test(time) ? undefined : path;
  });
  return withoutPrefixes(from, to, GIT_PREFIXES);
}

function withoutPrefixes(from: string | undefined, to: string | undefined, prefixes: NamePrefixes): DiffNames {
  if (from !== undefined && to !== undefined) {
    const path = commonPath(from, to);
    return { from: path, to: path };
  }
  return {
    ...(from === undefined ? {} : { from: from.startsWith(prefixes.from) ? from.slice(prefixes.from.length) : from }),
    ...(to === undefined ? {} : { to: to.startsWith(prefixes.to) ? to.slice(prefixes.to.length) : to }),
  };
}

/**
 * `old/src/a.c` and `new/src/a.c` have the common path `src/a.c`. Otherwise the new name counts, as for `a.c.orig` and
 * `a.c`.
 */
function commonPath(from: string, to: string): string {
  const path = to.slice(to.indexOf('/') + 1);
  return from !== to && to.includes('/') && from.includes('/') && from.slice(from.indexOf('/') + 1) === path
    ? path
    : to;
}
