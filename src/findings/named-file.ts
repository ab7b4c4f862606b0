import type { FileChange } from '../changes/types.ts';
import { drawName } from '../prompt/parts/change.ts';
import { lazily } from '../structures/lazily.ts';
import { regex } from '../text/regex.ts';

/** The files of a change by the ways in which they can be named. */
interface FileIndex {
  readonly byPath: ReadonlyMap<string, FileChange>;
  readonly byPreviousPath: ReadonlyMap<string, FileChange>;
  /** By the name as the prompt shows it, if it is in quotes. */
  readonly byDrawnName: ReadonlyMap<string, FileChange>;
  /**
   * By the ends of the path in small letters; undefined for ends that several files share. It is made when a path is not
   * exact: it has several entries for each file.
   */
  readonly byEnd: () => ReadonlyMap<string, FileChange | undefined>;
  /** The first folders of all paths. */
  readonly topFolders: ReadonlySet<string>;
}

const known = new WeakMap<readonly FileChange[], FileIndex>();

/** Longer texts count only if they are exactly the path of a file. */
const MAX_PATH_CHARACTERS = 400;
/** Ends of paths with more folders are not indexed. */
const MAX_END_PARTS = 8;

/**
 * Finds the file that a model names. Models add `./`, `a/`, a line, a link, quotes or words, name the folder of the runner, use
 * the name before a rename, another letter case, or only the end of the path. Each of these counts only if it means exactly one
 * file of the change. A path with another folder is another file.
 */
export function fileOf(path: string, files: readonly FileChange[]): FileChange | undefined {
  const index = indexOf(files);
  const exact = byName(path, index);
  if (exact !== undefined || path.length > MAX_PATH_CHARACTERS) {
    return exact;
  }
  const names = [...new Set(namesWithin(path))];
  return (
    first(names, (name) => byName(name, index)) ??
    first(names, (name) => byRunnerPath(name, index)) ??
    first(names, (name) => byEnd(name, index))
  );
}

function first<T>(names: readonly string[], find: (name: string) => T | undefined): T | undefined {
  for (const name of names) {
    const found = find(name);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function indexOf(files: readonly FileChange[]): FileIndex {
  const index = known.get(files) ?? createIndex(files);
  known.set(files, index);
  return index;
}

function listEnds(files: readonly FileChange[]): ReadonlyMap<string, FileChange | undefined> {
  const byEnd = new Map<string, FileChange | undefined>();
  for (const file of files) {
    const parts = file.path.toLowerCase().split('/');
    for (let count = 1; count <= Math.min(parts.length, MAX_END_PARTS); count += 1) {
      const end = parts.slice(-count).join('/');
      byEnd.set(end, byEnd.has(end) ? undefined : file);
    }
    if (parts.length > MAX_END_PARTS) {
      const whole = file.path.toLowerCase();
      byEnd.set(whole, byEnd.has(whole) ? undefined : file);
    }
  }
  return byEnd;
}

function createIndex(files: readonly FileChange[]): FileIndex {
  return {
    byPath: new Map(files.map((file) => [file.path, file])),
    byPreviousPath: new Map(
      files.flatMap((file) => (file.previousPath === undefined ? [] : [[file.previousPath, file]])),
    ),
    byDrawnName: new Map(
      files.flatMap((file) => (drawName(file.path) === file.path ? [] : [[drawName(file.path), file]])),
    ),
    byEnd: lazily(() => listEnds(files)),
    topFolders: new Set(files.flatMap(({ path }) => (path.includes('/') ? [path.slice(0, path.indexOf('/'))] : []))),
  };
}

function byName(name: string, { byPath, byPreviousPath, byDrawnName }: FileIndex): FileChange | undefined {
  return byPath.get(name) ?? byPreviousPath.get(name) ?? byDrawnName.get(name);
}

/** Lists the paths that a text may mean, most literal first. */
export function namesWithin(written: string): readonly string[] {
  const text = written.trim().replaceAll(/\s+/g, ' ');
  const link = /^!?\[([^\]]*)\]\(([^()\s]*)\)/.exec(text);
  const moved = /^(.+?)\s*(?:→|=>|->|⟶)\s*(.+)$/.exec(text);
  const texts = [
    text,
    ...(link === null ? [] : [link[1] ?? '', link[2] ?? '']),
    ...(moved === null ? [] : [moved[2] ?? '', moved[1] ?? '']),
  ];
  return texts.flatMap((one) => {
    const quoted = one.replace(/^[\s`"'“”‘’*]+/, '').replace(/[\s`"'“”‘’*,;:.]+$/, '');
    const plain = peel(one);
    return [quoted, withoutLine(withoutWords(quoted)), plain, decode(plain)].flatMap(writeForms);
  });
}

/** The most layers around a path, such as emphasis around a line after backticks. */
const MAX_LAYERS = 6;

/** Removes what is around a path, layer by layer: in `` `x`:12 `` the backticks come off after the line. */
function peel(text: string): string {
  let path = text;
  for (let layer = 0; layer < MAX_LAYERS; layer += 1) {
    const inner = withoutLine(withoutWords(withoutGitPrefix(unwrap(path))));
    if (inner === path) {
      break;
    }
    path = inner;
  }
  return path;
}

/** Removes what git, its hosts and chats write before a path: `+++ b/x`, `M x`, `HEAD:x`, `https://host/o/r/blob/main/x`, `#file:x`. */
function withoutGitPrefix(text: string): string {
  return text
    .replace(/^(?:diff --git )?a\/(.+) b\/\1$/, '$1')
    .replace(/^(?:\+\+\+|---) (?=\S)/, '')
    .replace(/^(?:[MADRCTU] |(?:modified|added|new file|deleted|renamed|changed|created|updated): ?)(?=\S)/i, '')
    .replace(/^https?:\/\/[^/\s]+\/[^/\s]+\/[^/\s]+\/(?:-\/)?(?:blob|raw|tree|blame|edit)\/[^/\s]+\//, '')
    .replace(/^(?:#file:|@)(?=[^/\s:]|\/)/, '')
    .replace(/^(?:HEAD|base|head|main|master|[0-9a-f]{7,40}):(?=[^/\s:])/, '');
}

/** Removes backticks, quotes, emphasis, list marks and pictures around a path, and characters that nobody sees. */
function unwrap(text: string): string {
  return text
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .trim()
    .replace(/^(?:[-*•] +|[\p{Extended_Pictographic}\uFE0F]+ *)+(?=\S)/u, '')
    .replace(/^[\s`"'“”‘’*_<([]+(?=[^\s`"'“”‘’*<([])/, '')
    .replace(/[\s`"'“”‘’*>)\],;:.]+$/, '');
}

/** Removes words around a path: `File: x`, `x (modified)`, `x, line 12`. */
function withoutWords(text: string): string {
  const before = text.replace(
    /^(?:in )?(?:file(?: ?name| ?path)?|path|datei|fichier|archivo)(?:[*`]* ?[:=][*:= `"']*| )(?=\S)/i,
    '',
  );
  const after = before
    .replace(
      /\s*[([](?:new file|new|modified|added|deleted|removed|renamed|changed|copied|lines?\b)[^()[\]]{0,60}[)\]]?$/i,
      '',
    )
    .replace(/,?\s+(?:at\s+|on\s+)?(?:lines?|l\.?)\s*#?\d[\d\s,–-]*$/i, '');
  return after.trim();
}

/** Removes a line from the end of a path: `x:12`, `x:12:3`, `x#L12-L14`, `x(12,3)`. */
function withoutLine(text: string): string {
  return text.replace(
    /(?:\/+|::[\w$.]+(?:\(\))?|(?::\d+(?:[-–:,]\d+)*)|#L?\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|:L\d+(?:-L?\d+)?|\(\d+(?:[,-]\s?\d+)*\)|[?#][\w=&-]*)$/,
    '',
  );
}

function decode(text: string): string {
  try {
    return text.includes('%') ? decodeURIComponent(text) : text;
  } catch {
    return text;
  }
}

/** The forms of a path: without the prefixes of diffs and of the current folder, and with its dots resolved. */
function writeForms(text: string): readonly string[] {
  const slashed = text
    .replaceAll('\\', '/')
    .replaceAll(/\s*\/\s*/g, '/')
    .replace(/^(?:file:\/\/)?(?:\.?\/)+/, (lead) => (/^\/|file/.test(lead) ? '/' : ''));
  const own = resolveDots(slashed.replace(/^\/+/, ''));
  const undiffed = resolveDots(slashed.replace(/^\/*(?:[abiw]\/)(?:\.\/)*/, ''));
  return [text, own, undiffed, ...(slashed.startsWith('/') ? [slashed] : [])].filter((name) => name !== '');
}

function resolveDots(path: string): string {
  if (!/(?:^|\/)\.{1,2}(?:\/|$)|\/\//.test(path)) {
    return path;
  }
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') {
      parts.pop();
    } else if (part !== '.' && part !== '') {
      parts.push(part);
    }
  }
  return parts.join('/');
}

/** Folders of runners that hold a repository. */
const CHECKOUT = regex()`
  ^\/?(?:
    github\/workspace|__w\/[^/]+\/[^/]+|(?:home|Users)\/[^/]+\/(?:work|actions-runner\/_work)\/[^/]+\/[^/]+
    |[A-Za-z]:\/a\/[^/]+\/[^/]+|builds\/[^/]+\/[^/]+|workspaces\/[^/]+|workspace|usr\/src\/app
  )\/
`;
/** Folders of machines that hold the repository somewhere. */
const MACHINE = /^(?:~\/|\/(?:home|Users|mnt|tmp|root|opt|data|var|workspace|app|repo)\/|(?:home|Users)\/|[A-Za-z]:\/)/;
/** First folders that are usual within repositories. A path that begins with one of them does not begin with the repository. */
const USUAL_FOLDERS = regex('i')`
  ^(?:
    src|lib|libs?|app|apps|packages?|pkg|cmd|internal|tests?|spec|specs|__tests__|docs?|examples?|vendor
    |node_modules|dist|build|out|bin|scripts?|tools?|config|old|new|legacy|backup|copy|server|client|web|frontend
    |backend|api|core|common|shared|modules?|plugins?|components?|services?|\..*
  )$
`;

/** Finds a file by its path on a machine: `/home/runner/work/repo/repo/x`, `C:\\work\\x`, or `repo/x`. */
function byRunnerPath(name: string, index: FileIndex): FileChange | undefined {
  const path = name.replaceAll('\\', '/');
  if (CHECKOUT.test(path)) {
    return byName(path.replace(CHECKOUT, ''), index);
  }
  return byRest(path, MACHINE.test(path) ? MAX_FOLDERS_PASSED : 1, index) ?? byRootFile(path, index);
}

/** Folders of containers that hold a repository, before the name of a file. */
const CONTAINER_ROOT = /^\/(app|code|project|repo|repository|workdir)\/(?=[^/]+$)/;
/** A folder below the home folder, before the name of a file. */
const HOME_ROOT = /^(?:~|\/(?:home|Users)\/[^/]+|\/root)\/([^/]+)\/(?=[^/]+$)/;

/** Finds a file in the root of the repository. `/app/x` is another file if the change has a folder `app`. */
function byRootFile(path: string, index: FileIndex): FileChange | undefined {
  const isHome = HOME_ROOT.test(path);
  const [root = '', folder = ''] = (isHome ? HOME_ROOT : CONTAINER_ROOT).exec(path) ?? [];
  const name = path.slice(root.length);
  if (root === '' || index.topFolders.has(folder) || (isHome && (USUAL_FOLDERS.test(folder) || isUsualName(name)))) {
    return undefined;
  }
  return byName(name, index);
}

const MAX_FOLDERS_PASSED = 8;

/** Finds a file by a path with folders in front that are not usual within repositories. The rest has a folder too. */
function byRest(path: string, mostPassed: number, index: FileIndex): FileChange | undefined {
  const parts = path.replace(/^\//, '').split('/');
  for (let passed = 1; passed <= mostPassed && parts.length - passed >= 2; passed += 1) {
    const folder = parts[passed - 1] ?? '';
    if (USUAL_FOLDERS.test(folder) && !(passed === 1 && mostPassed > 1)) {
      return undefined;
    }
    const file = index.topFolders.has(folder) ? undefined : byName(parts.slice(passed).join('/'), index);
    if (file !== undefined) {
      return file;
    }
  }
  return undefined;
}

/** Names that many folders of a repository have, so that a name alone does not say which file it is. */
const USUAL_NAMES = regex()`
  ^(?:
    index\.\w+|main\.\w+|mod\.rs|lib\.rs|__init__\.py|setup\.py|package(?:-lock)?\.json|tsconfig\.json
    |readme(?:\.\w+)?|changelog\.md|license|makefile|dockerfile|cargo\.toml|go\.mod|pom\.xml|build\.gradle
    |types\.\w+|utils?\.\w+
  )$
`;

/** Finds a file by the end of its path, in any letter case. */
function byEnd(name: string, { byEnd: ends }: FileIndex): FileChange | undefined {
  const end = name.toLowerCase();
  const file = ends().get(end);
  const isWhole = file?.path.toLowerCase() === end;
  return isWhole || !isUsualName(end) ? file : undefined;
}

function isUsualName(name: string): boolean {
  return USUAL_NAMES.test(name.toLowerCase());
}
