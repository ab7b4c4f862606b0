import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Extent, Oracle } from '../types.ts';
import type { OracleInput } from './read-oracle.ts';
import { TargetList } from './target-list.ts';

const MAX_FILE_CHARACTERS = 500_000;
/** A name that is called in more places tells too little about one function. */
const MAX_USES = 60;
const KEYWORDS = new Set(
  'break case chan const continue default defer else fallthrough for func go goto if import interface map package range return select struct switch type var nil true false'.split(
    ' ',
  ),
);

/** A declaration outside of functions. Methods, fields and the methods of interfaces are members. */
interface GoDeclaration extends Extent {
  readonly name: string;
  readonly isMember: boolean;
  readonly isFunction: boolean;
}

interface GoFile {
  readonly path: string;
  readonly folder: string;
  /** The lines without comments and strings. */
  readonly lines: readonly string[];
  readonly declarations: readonly GoDeclaration[];
  /** Folders of the repository by the name that the file has for them. */
  readonly imports: ReadonlyMap<string, string>;
}

/** Lists what changed Go files rest on, by name: in the same package, in an imported one, and members that have one declaration. */
export function readGo({ root, files, listFiles }: OracleInput): Oracle {
  const changed = files.filter(({ path }) => path.endsWith('.go'));
  const targets = new TargetList(files);
  if (changed.length === 0) {
    return { targets: [], imports: {} };
  }
  const module = readModule(root);
  const all = listFiles()
    .filter((path) => path.endsWith('.go') && !path.includes('vendor/'))
    .flatMap((path) => readFile(root, path, module));
  const byFolder = Map.groupBy(all, ({ folder }) => folder);
  const members = Map.groupBy(
    all.flatMap(({ declarations }) => declarations.filter(({ isMember }) => isMember)),
    ({ name }) => name,
  );
  for (const one of changed) {
    const file = all.find(({ path }) => path === one.path);
    if (file !== undefined) {
      addUsed(file, one.added, byFolder, members, targets);
      addLocals(file, one.added, targets);
      addCallers(file, one, all, members, targets);
    }
  }
  const imports = Object.fromEntries(
    changed.map(({ path }) => {
      const file = all.find((one) => one.path === path);
      const folders = [...(file?.imports.values() ?? [])];
      const paths = folders.flatMap((folder) => byFolder.get(folder) ?? []).map((other) => other.path);
      return [path, paths.filter((other) => !other.endsWith('_test.go'))];
    }),
  );
  return { targets: targets.all(), imports };
}

function readModule(root: string): string {
  try {
    return /^module\s+(\S+)/m.exec(readFileSync(join(root, 'go.mod'), 'utf8'))?.[1] ?? '';
  } catch {
    // Repositories from before modules.
    return '';
  }
}

function readFile(root: string, path: string, module: string): readonly GoFile[] {
  const text = readFileSync(join(root, path), 'utf8');
  if (text.length > MAX_FILE_CHARACTERS) {
    return [];
  }
  const lines = blankOut(text).split('\n');
  return [
    {
      path,
      folder: dirname(path),
      lines,
      declarations: readDeclarations(path, lines),
      imports: readImports(text, module),
    },
  ];
}

/** Replaces comments and texts by blanks. */
function blankOut(text: string): string {
  return text.replaceAll(/\/\/.*|\/\*[^]*?\*\/|`[^`]*`|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)+'/g, (found) =>
    found.replaceAll(/[^\n]/g, ' '),
  );
}

function readImports(text: string, module: string): ReadonlyMap<string, string> {
  const head = text.slice(0, text.search(/^(?:func|type|var|const)\b/m) >>> 0);
  const found = [...head.matchAll(/^\s*(?:import\s+)?(?:([\w.]+)\s+)?"([^"\n]+)"/gm)];
  return new Map(
    found.flatMap(([, alias, path = '']) => {
      if (module === '' || (path !== module && !path.startsWith(`${module}/`))) {
        return [];
      }
      const folder = path === module ? '.' : path.slice(module.length + 1);
      return [
        [
          alias ??
            path
              .replace(/\/v\d+$/, '')
              .split('/')
              .at(-1) ??
            path,
          folder,
        ] as const,
      ];
    }),
  );
}

function readDeclarations(path: string, lines: readonly string[]): readonly GoDeclaration[] {
  const found: GoDeclaration[] = [];
  let block: { readonly kind: 'group' | 'type'; readonly close: RegExp } | undefined;
  for (const [index, text] of lines.entries()) {
    const add = (name: string, isMember: boolean, isFunction: boolean): void => {
      const line = index + 1;
      found.push({ path, line, start: line, end: endOf(lines, index), name, isMember, isFunction });
    };
    if (block !== undefined) {
      const member = /^\t(\w+)/.exec(text)?.[1];
      if (block.close.test(text)) {
        block = undefined;
      } else if (member !== undefined && !KEYWORDS.has(member)) {
        add(member, block.kind === 'type', false);
      }
      continue;
    }
    const declared = /^func\s*(\([^)]*\)\s*)?(\w+)|^(?:type|var|const)\s+(\w+)/.exec(text);
    const name = declared?.[2] ?? declared?.[3];
    if (name !== undefined) {
      add(name, declared?.[1] !== undefined, declared?.[2] !== undefined);
    }
    if (/^(?:type|var|const)\s*\($/.test(text.trimEnd())) {
      block = { kind: 'group', close: /^\)/ };
    } else if (/^type\s.*\b(?:struct|interface)\s*\{$/.test(text.trimEnd())) {
      block = { kind: 'type', close: /^\}/ };
    }
  }
  return found;
}

/** The last line of a declaration: the one where all brackets are closed that its first line opens. */
function endOf(lines: readonly string[], first: number): number {
  let depth = 0;
  for (let index = first; index < lines.length; index += 1) {
    for (const character of lines[index] ?? '') {
      depth += '({['.includes(character) ? 1 : ')}]'.includes(character) ? -1 : 0;
    }
    if (depth <= 0) {
      return index + 1;
    }
  }
  return lines.length;
}

function addUsed(
  file: GoFile,
  added: ReadonlySet<number>,
  byFolder: ReadonlyMap<string, readonly GoFile[]>,
  members: ReadonlyMap<string, readonly GoDeclaration[]>,
  targets: TargetList,
): void {
  const topLevel = (folder: string, name: string): readonly GoDeclaration[] =>
    (byFolder.get(folder) ?? [])
      .flatMap(({ declarations }) => declarations)
      .filter((one) => !one.isMember && one.name === name);
  for (const line of added) {
    const text = file.lines[line - 1] ?? '';
    for (const { 0: name, index } of text.matchAll(/(?<!\w)[A-Za-z_]\w*/g)) {
      const owner = /(\w*)\s*\.\s*$/.exec(text.slice(0, index))?.[1];
      const folder = owner === undefined ? undefined : file.imports.get(owner);
      const found =
        owner === undefined
          ? topLevel(file.folder, name).slice(0, 1)
          : folder === undefined
            ? (members.get(name) ?? [])
            : topLevel(folder, name).slice(0, 1);
      const [first] = found;
      if (
        first !== undefined &&
        found.length === 1 &&
        !KEYWORDS.has(name) &&
        !(first.path === file.path && first.line === line)
      ) {
        const use = { path: file.path, line };
        targets.add({ kind: 'declaration', name, isMember: first.isMember, places: [first], uses: [use] });
      }
    }
  }
}

/** Parameters and variables of a function that added lines in it use. */
function addLocals(file: GoFile, added: ReadonlySet<number>, targets: TargetList): void {
  for (const { start, end } of file.declarations.filter(({ isFunction }) => isFunction)) {
    const declared = new Map<string, number>();
    for (let line = start; line <= end; line += 1) {
      const text = file.lines[line - 1] ?? '';
      if (added.has(line)) {
        for (const { 0: name } of text.matchAll(/(?<![\w.])[A-Za-z_]\w*/g)) {
          const at = declared.get(name);
          if (at !== undefined) {
            const place = { path: file.path, line: at, start: at, end: at };
            const use = { path: file.path, line };
            targets.add({ kind: 'local', name, isMember: false, places: [place], uses: [use] });
          }
        }
      }
      for (const name of declaredNames(text, line === start)) {
        declared.set(name, line);
      }
    }
  }
}

function declaredNames(text: string, isHead: boolean): readonly string[] {
  const list = isHead
    ? [...text.matchAll(/[(,]\s*(\w+)(?=\s+[\w*[.]|\s*,)/g)].map(({ 1: name = '' }) => name)
    : (/((?:\w+\s*,\s*)*\w+)\s*:=/.exec(text)?.[1] ?? /^\s*var\s+(\w+)/.exec(text)?.[1] ?? '').split(/\s*,\s*/);
  return list.filter((name) => name !== '' && name !== '_' && !KEYWORDS.has(name));
}

function addCallers(
  file: GoFile,
  { added, nextToRemoved }: OracleInput['files'][number],
  all: readonly GoFile[],
  members: ReadonlyMap<string, readonly GoDeclaration[]>,
  targets: TargetList,
): void {
  for (const { name, start, end, isFunction, isMember } of file.declarations) {
    const lines = Array.from({ length: end - start + 1 }, (_, index) => start + index);
    const touched = lines.filter((line) => added.has(line) || (nextToRemoved.has(line) && nextToRemoved.has(line + 1)));
    const isAmbiguous = isMember && members.get(name)?.length !== 1;
    if (!isFunction || isAmbiguous || touched.length === 0 || lines.every((line) => added.has(line))) {
      continue;
    }
    const places = all
      .filter((other) => isMember || other.folder === file.folder || [...other.imports.values()].includes(file.folder))
      .flatMap((other) => usesOf(name, isMember || other.folder !== file.folder, other))
      .filter((place) => place.path !== file.path || place.line < start || place.line > end);
    if (places.length <= MAX_USES) {
      targets.addCallers({ name, places, uses: touched.map((line) => ({ path: file.path, line })) });
    }
  }
}

function usesOf(name: string, isAfterDot: boolean, { path, lines }: GoFile): readonly Extent[] {
  const pattern = new RegExp(`${isAfterDot ? String.raw`\.` : String.raw`(?<![\w.])`}${name}\\b`);
  return lines.flatMap((text, index) => {
    const line = index + 1;
    return pattern.test(text) && !text.startsWith('func ') ? [{ path, line, start: line, end: line }] : [];
  });
}
