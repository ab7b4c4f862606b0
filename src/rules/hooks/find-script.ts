import { splitShellWords } from './shell-words.ts';

/** Programs that run the file named by their first argument. */
const INTERPRETERS: ReadonlySet<string> = new Set([
  'bash',
  'sh',
  'zsh',
  'dash',
  'source',
  '.',
  'node',
  'bun',
  'tsx',
  'python',
  'python3',
  'py',
  'ruby',
  'perl',
  'php',
  'pwsh',
  'powershell',
]);

const SCRIPT = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|mts|rb|pl|php|ps1|cmd|bat)$/i;
/** Folders with generated files, which may not exist before a build. */
const MADE = /^(?:\.\/)?(?:[^/]{1,100}\/){0,6}(?:node_modules|dist|build|out|target|bin|obj|\.venv|venv)\//;
/** Names for the repository's root in Claude's settings. */
const ROOT_VARIABLE = /^(?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR\})\//;

export interface Script {
  /** The path as the command has it. */
  readonly written: string;
  /** The path with `/` as its separator and without a leading `./`. */
  readonly path: string;
  /** Whether the path is relative to the root, whatever the working folder is. */
  readonly isFromRoot: boolean;
}

/** Finds the script that a command runs first, if it is certain which file that is. */
export function findScript(command: string): Script | undefined {
  const words = splitShellWords(command.trimStart());
  const first = words[0]?.text ?? '';
  const named = INTERPRETERS.has(first.replace(/\.exe$/i, ''))
    ? findFileArgument(words.slice(1).map(({ text }) => text))
    : first;
  // `"$CLAUDE_PROJECT_DIR"/.claude/hooks/x.sh` is one word to a shell.
  const written = named?.startsWith('&') === true ? named.slice(1) : named;
  if (written === undefined || written.length > 300) {
    return undefined;
  }
  const isFromRoot = ROOT_VARIABLE.test(written);
  const path = written
    .replace(ROOT_VARIABLE, '')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');
  const isCertain =
    /^[\w./@+-]+$/.test(path) &&
    !path.startsWith('/') &&
    !path.split('/').includes('..') &&
    !/^[A-Za-z]:/.test(path) &&
    SCRIPT.test(path) &&
    (isFromRoot || written.includes('/') || written.includes('\\') || named !== first) &&
    !MADE.test(path);
  return isCertain ? { written, path, isFromRoot } : undefined;
}

/** The first argument that is not a flag; for PowerShell, the argument of `-File`. Code in an argument is not a file. */
function findFileArgument(args: readonly string[]): string | undefined {
  const file = args.findIndex((arg) => /^-f(?:ile)?$/i.test(arg));
  if (file >= 0) {
    return args[file + 1];
  }
  if (args.some((arg) => /^-(?:c|e|m|p|command|encodedcommand|-eval|-print)$/i.test(arg))) {
    return undefined;
  }
  const first = args.find((arg) => !arg.startsWith('-'));
  return first === 'run' || first === 'test' ? undefined : first;
}
