import type { DiffLine, FileChange, Hunk } from './types.ts';
import type { ReadHead } from './head-text.ts';
import { blankSecrets } from '../text/secrets/blank-secrets.ts';
import { secretFileReason } from '../text/secrets/secret-files.ts';
import { regex } from '../text/regex.ts';

/**
 * A changed file as models and reports may see it: secrets are replaced by their kind, `[GitHub token]`, on both sides of
 * the change. Lines keep their numbers, so that findings can be placed on them. Returns the same file if it has no secret.
 */
export function concealFile(file: FileChange): FileChange {
  const conceal = concealerFor(file.path, file.previousPath);
  const hunks = concealHunks(file.hunks, conceal);
  const view = file.view && concealHunks(file.view.hunks, conceal);
  if (hunks === undefined && view === undefined) {
    return file;
  }
  return {
    ...file,
    hunks: hunks ?? file.hunks,
    ...(file.view === undefined ? {} : { view: { ...file.view, hunks: view ?? file.view.hunks } }),
  };
}

/** The text of a file, with its secrets replaced. The number of lines does not change. */
export function concealText(path: string, text: string): string {
  return concealerFor(path)(text);
}

/**
 * Reads files as models and reports may see them. Lines that the change shows are the same as there, although a hunk may
 * show a part of a key alone.
 *
 * @param files pairs of a file and what `concealFile` made of it
 */
export function concealHeads(
  readHead: ReadHead,
  files: readonly { readonly original: FileChange; readonly concealed: FileChange }[],
): ReadHead {
  return async (path) => {
    const text = await readHead(path);
    if (text === undefined) {
      return undefined;
    }
    const concealed = concealText(path, text);
    const changed = files.filter(({ original }) => original.path === path && original.hunks.length > 0);
    return changed.length === 0 || (concealed === text && changed.every((one) => one.original === one.concealed))
      ? concealed
      : withLinesOf(changed, text.split('\n'), concealed.split('\n'));
  };
}

function withLinesOf(
  files: readonly { readonly original: FileChange; readonly concealed: FileChange }[],
  lines: readonly string[],
  concealed: string[],
): string {
  for (const { original, concealed: shown } of files) {
    for (const [at, hunk] of original.hunks.entries()) {
      const { lines: shownLines = [] } = shown.hunks[at] ?? {};
      for (const [index, line] of hunk.lines.entries()) {
        const text = shownLines[index]?.text;
        if (line.kind !== 'removed' && text !== undefined && lines[line.newLine - 1] === line.text) {
          concealed[line.newLine - 1] = text;
        }
      }
    }
  }
  return concealed.join('\n');
}

type Conceal = (text: string) => string;

function concealerFor(...paths: readonly (string | undefined)[]): Conceal {
  const [path] = paths;
  const reasons = paths.flatMap((one) => (one === undefined ? [] : (secretFileReason(one) ?? [])));
  if (reasons.length === 0) {
    return (text) => blankSecrets(text, path);
  }
  if (reasons.some((reason) => ALL_OF_IT.has(reason))) {
    return (text) => mapLines(text, hideLine);
  }
  // Code that runs must be read, whatever the name of its file is. Only the values in it are hidden.
  const others = runsAsCode(path) ? asItIs : hideLine;
  return (text) =>
    blankSecrets(
      mapLines(text, (line) => hideValue(line, others)),
      path,
    );
}

function mapLines(text: string, map: (line: string) => string): string {
  return text.split('\n').map(map).join('\n');
}

function asItIs(line: string): string {
  return line;
}

/** `.envrc` is a shell script, and `wp-config.php` a program. */
function runsAsCode(path: string | undefined): boolean {
  return path !== undefined && /(?:^|\/)\.envrc$|\.php$/i.test(path);
}

/** Reasons of files that hold nothing but a secret. */
const ALL_OF_IT: ReadonlySet<string> = new Set(['a private key', 'a key or a store of keys']);

/** `NAME=`, `export NAME=`, `"name": `, `- name: `. The value may be anything, also in the lines of a comment. */
const NAMED_VALUE = regex()`
  ^(?<name>
    [ \t]*(?:(?:#|\/\/|;|-)[ \t]*)?(?:(?:export|set|setx|declare)[ \t]+)?["']?[A-Za-z_][\w.-]{0,60}["']?[ \t]*[:=]
      [ \t]*
  )(?<value>[^\s=][^\r]*|)(?<end>\r?)$
`;
/** Punctuation of JSON, and names of sections, which hold no value. */
const NO_VALUE = /^[ \t]*(?:[[\]{}(),"' \t]*|\[[\w. -]{1,60}\]|---|\.\.\.)\r?$/;

/** Switches and log levels, which are no secrets unless a name says so. They fill the settings of .NET and of package managers. */
const PLAIN_VALUE =
  /^(["']?)(?:true|false|yes|no|on|off|null|none|trace|debug|verbose|info|information|warn|warning|error|critical|fatal)\1,?[ \t]*$/i;
const SECRET_NAME = /pass|pwd|secret|token|key|cred|auth/i;

const HIDDEN = '[hidden value]';

function hideLine(line: string): string {
  return line.trim() === '' ? line : `${HIDDEN}${line.endsWith('\r') ? '\r' : ''}`;
}

/** A call of a constant in PHP: `define('DB_PASSWORD', '…')`. */
const DEFINED = /^(?<name>\s*define\(\s*["'][\w.-]{1,80}["']\s*,\s*)(?<value>["'][^\r]*["'])(?<end>\s*\);?\s*)$/i;
/** A shell that reads such a file runs what stands in these marks. */
const RUNS = /\$\([^)]+\)|`[^`]+`/;

/** Hides the value in a line of a file that holds secrets by its name. The name stays, because a review can be about it. */
function hideValue(line: string, others: (line: string) => string): string {
  if (NO_VALUE.test(line) || RUNS.test(line)) {
    return line;
  }
  const { name, value, end = '' } = (NAMED_VALUE.exec(line) ?? DEFINED.exec(line))?.groups ?? {};
  if (name === undefined || value === undefined) {
    return others(line);
  }
  const isPlain = PLAIN_VALUE.test(value) && !SECRET_NAME.test(name);
  return isPlain || NO_VALUE.test(value) ? line : `${name}${HIDDEN}${end}`;
}

/** Undefined if nothing is to be hidden. */
function concealHunks(hunks: readonly Hunk[], conceal: Conceal): readonly Hunk[] | undefined {
  const concealed = hunks.map((hunk) => concealHunk(hunk, conceal));
  return concealed.some((hunk, index) => hunk !== hunks[index]) ? concealed : undefined;
}

function concealHunk(hunk: Hunk, conceal: Conceal): Hunk {
  const { lines } = hunk;
  const heading = hunk.heading === '' ? '' : conceal(hunk.heading);
  const after = concealSide(lines, 'removed', conceal);
  const before = concealSide(lines, 'added', conceal);
  if (heading === hunk.heading && after.size === 0 && before.size === 0) {
    return hunk;
  }
  const shown = lines.map((line, index) => {
    const text = after.get(index) ?? before.get(index);
    return text === undefined ? line : { ...line, text };
  });
  const { oldStart, oldLines, newStart, newLines } = hunk;
  return { oldStart, oldLines, newStart, newLines, heading, lines: shown };
}

const NOTHING_CONCEALED: ReadonlyMap<number, string> = new Map();

/** Concealed lines of one side, by their index: a private key has several lines, between which those of the other side stand. */
function concealSide(
  lines: readonly DiffLine[],
  others: DiffLine['kind'],
  conceal: Conceal,
): ReadonlyMap<number, string> {
  const whole = lines
    .filter(({ kind }) => kind !== others)
    .map(({ text }) => text)
    .join('\n');
  const shownWhole = whole === '' ? whole : conceal(whole);
  if (shownWhole === whole) {
    return NOTHING_CONCEALED;
  }
  const concealed = shownWhole.split('\n');
  const own = lines.flatMap(({ kind, text }, index) => (kind === others ? [] : [{ index, text }]));
  return new Map(
    own.flatMap(({ index, text }, at) => {
      const shown = concealed[at] ?? '';
      return shown === text ? [] : [[index, shown] as const];
    }),
  );
}
