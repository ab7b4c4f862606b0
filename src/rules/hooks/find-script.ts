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
  const [first = '', ...args] = withoutLaunchers(splitShellWords(command.trimStart()).map(({ text }) => text));
  const named = INTERPRETERS.has(first.replace(/\.exe$/i, '')) ? findFileArgument(args) : first;
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

/** Programs with the words after which they run another program or a script. */
const LAUNCHERS: Readonly<Record<string, ReadonlySet<string>>> = {
  uv: new Set(['run']),
  poetry: new Set(['run']),
  pipenv: new Set(['run']),
  pdm: new Set(['run']),
  rye: new Set(['run']),
  hatch: new Set(['run']),
  pnpm: new Set(['exec', 'dlx']),
  yarn: new Set(['exec', 'dlx']),
  deno: new Set(['run']),
  bun: new Set(['run', 'x']),
  npx: new Set(),
  bunx: new Set(),
  pnpx: new Set(),
  exec: new Set(),
  time: new Set(),
  nohup: new Set(),
};
/** Flags of launchers that have a value behind them. */
const WITH_VALUE =
  /^(?:--(?:with|with-requirements|python|extra|group|directory|project|env-file|package|from|config|import-map)|-[pC])$/;

/** The words of a command from the program or script on that launchers such as `uv run` run. */
function withoutLaunchers(words: readonly string[]): readonly string[] {
  const [first = '', second = ''] = words;
  const verbs = Object.hasOwn(LAUNCHERS, first) ? LAUNCHERS[first] : undefined;
  if (verbs === undefined || (verbs.size > 0 && !verbs.has(second))) {
    return words;
  }
  let at = verbs.size > 0 ? 2 : 1;
  while (words[at]?.startsWith('-') === true) {
    at += WITH_VALUE.test(words[at] ?? '') ? 2 : 1;
  }
  const rest = words.slice(at);
  // A name without a folder is a script of the package: `bun run lint`.
  return rest.length === 0 ||
    !(INTERPRETERS.has(rest[0] ?? '') || /[/\\]/.test(rest[0] ?? '') || SCRIPT.test(rest[0] ?? ''))
    ? words
    : INTERPRETERS.has(rest[0] ?? '') || /[/\\]/.test(rest[0] ?? '')
      ? rest
      : ['sh', ...rest];
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
