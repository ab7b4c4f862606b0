import { win32 } from 'node:path';

/** How to start a program without a shell. */
export type FoundProgram =
  | { readonly kind: 'program'; readonly command: string; readonly args: readonly string[] }
  /** It is there, and cannot be started without a shell. */
  | { readonly kind: 'refused'; readonly reason: string };

/** The machine on which a program is searched. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly environment: NodeJS.ProcessEnv;
  /** Reads a file of up to a few thousand bytes; undefined if there is none. An empty text for a larger file. */
  readonly readScript: (path: string) => string | undefined;
}

/**
 * Finds out how to start a program of npm. Elsewhere its name is enough. On Windows npm installs `NAME.cmd`, a script that
 * Node starts in a shell alone, where arguments could become commands:
 * https://nodejs.org/en/blog/vulnerability/april-2024-security-releases-2. So the JavaScript file that the script names is
 * started by Node. Folders of the PATH that are not absolute are skipped, because they may be those of the change.
 */
export function findProgram(name: string, { platform, environment, readScript }: Machine): FoundProgram {
  if (platform !== 'win32' || /[\\/]/.test(name)) {
    return { kind: 'program', command: name, args: [] };
  }
  const folders = readFolders(environment);
  for (const folder of folders) {
    const program = win32.join(folder, `${name}.exe`);
    if (readScript(program) !== undefined) {
      return { kind: 'program', command: program, args: [] };
    }
    const script = win32.join(folder, `${name}.cmd`);
    const text = readScript(script);
    if (text !== undefined) {
      const entry = findEntry(folder, text);
      return entry === undefined || readScript(entry) === undefined
        ? { kind: 'refused', reason: `${script} is not a script of npm, and other scripts are not started` }
        : { kind: 'program', command: findNode([folder, ...folders], readScript), args: [entry] };
    }
  }
  // Fails as it does for any program that does not exist.
  return { kind: 'program', command: name, args: [] };
}

/** Windows takes the names of variables in any case; a copy of the environment does not. */
function readFolders(environment: NodeJS.ProcessEnv): readonly string[] {
  const [, path = ''] = Object.entries(environment).find(([name]) => name.toUpperCase() === 'PATH') ?? [];
  return path
    .split(';')
    .map((folder) => folder.replaceAll('"', ''))
    .filter((folder) => /^(?:[a-z]:[\\/]|\\\\)/i.test(folder));
}

/**
 * Reads the last line of a script of npm, pnpm or Yarn: `"%_prog%"  "%dp0%\node_modules\@github\copilot\index.js" %*`.
 */
function findEntry(folder: string, script: string): string | undefined {
  const entry = /"%(?:~dp0|dp0%)\\?([^"%\r\n]{1,1000}\.[cm]?js)"[ \t]+%\*/i.exec(script)?.[1];
  return entry === undefined ? undefined : win32.join(folder, entry);
}

/** The Node that the script would start: the one beside it, or the first one of the PATH; otherwise the one that runs this. */
function findNode(folders: readonly string[], readScript: Machine['readScript']): string {
  const found = folders.map((folder) => win32.join(folder, 'node.exe')).find((path) => readScript(path) !== undefined);
  return found ?? process.execPath;
}
