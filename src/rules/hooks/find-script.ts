import { splitShellWords, type ShellWord } from './shell-words.ts';
import { wordSet } from '../../structures/words-in.ts';

/** Programs that run the file named by their first argument. */
const INTERPRETERS: ReadonlySet<string> = wordSet(
  'bash sh zsh dash source . node bun tsx ts-node deno python python3 py ruby perl php pwsh powershell',
);

/** Programs that change how the rest of the line runs. Words such as `KEY=value` may follow them. */
const PREFIXES: ReadonlySet<string> = new Set(['command', 'env', 'exec', 'nohup', 'time']);

/** Programs whose words before the script are known, and their flags that take the next word as their value. */
const LAUNCHERS: readonly { readonly words: readonly string[]; readonly valued: readonly string[] }[] = [
  // https://docs.astral.sh/uv/reference/cli/#uv-run
  {
    words: ['uv', 'run'],
    valued: ['--with', '--with-requirements', '--with-editable', '--python', '-p', '--extra', '--group', '--env-file'],
  },
  { words: ['npx'], valued: ['-p', '--package'] },
  { words: ['bunx'], valued: [] },
  ...['bun', 'deno', 'poetry', 'pipenv', 'pdm', 'rye'].map((name) => ({ words: [name, 'run'], valued: [] })),
  ...['pnpm', 'yarn', 'npm'].map((name) => ({ words: [name, 'exec'], valued: [] })),
  ...['pnpm', 'yarn'].map((name) => ({ words: [name, 'dlx'], valued: [] })),
];
/** Flags with which a launcher runs something else than the next word, or runs it in another folder. */
const ELSEWHERE = /^(?:-m|--module|--directory|--project|--cwd|--filter|-C|-c|-w|--workspace|--prefix|--call)(?:=|$)/;

const SCRIPT = /\.(?:sh|bash|zsh|py|js|mjs|cjs|ts|mts|rb|pl|php|ps1|cmd|bat)$/i;
/** Folders with generated files, which may not exist before a build. */
const MADE = /^(?:\.\/)?(?:[^/]{1,100}\/){0,6}(?:node_modules|dist|build|out|target|bin|obj|\.venv|venv)\//;
/** Names for the repository's root in Claude's settings. */
const ROOT_VARIABLE = /^(?:\$CLAUDE_PROJECT_DIR|\$\{CLAUDE_PROJECT_DIR(?::-\.)?\}|%CLAUDE_PROJECT_DIR%)[/\\]/;

/**
 * Names for the root of the plugin that a hook belongs to: https://code.claude.com/docs/en/plugins-reference. Codex sets
 * `PLUGIN_ROOT`, too: https://developers.openai.com/codex/hooks
 */
const PLUGIN_VARIABLE = /^(?:\$(?:CLAUDE_)?PLUGIN_ROOT|\$\{(?:CLAUDE_)?PLUGIN_ROOT\}|%(?:CLAUDE_)?PLUGIN_ROOT%)[/\\]/;

export interface Script {
  /** The path as the command has it. */
  readonly written: string;
  /** The path with `/` as its separator and without a leading `./`. */
  readonly path: string;
  /** Whether the path is relative to the root, whatever the working folder is. */
  readonly isFromRoot: boolean;
  /** Whether the path is relative to the root of the plugin. */
  readonly isFromPlugin?: true;
}

/** Finds the script that a command runs first, if it is certain which file that is. */
export function findScript(command: string): Script | undefined {
  const words = skipLaunchers(joinAssignments(splitShellWords(command.trimStart())));
  const [first = '', ...args] = words ?? [];
  const isInterpreter = INTERPRETERS.has(first.replace(/\.exe$/i, ''));
  const code = isInterpreter && SHELLS.has(first) && args[0] === '-c' ? args[1] : undefined;
  if (code !== undefined) {
    // `bash -c "bash -c …"` is nobody's script.
    return SHELL_CODE.test(code) ? undefined : findScript(code);
  }
  const named = isInterpreter ? findFileArgument(args) : first;
  // `"$CLAUDE_PROJECT_DIR"/.claude/hooks/x.sh` is one word to a shell.
  const written = named?.startsWith('&') === true ? named.slice(1) : named;
  if (written === undefined || written.length > 300) {
    return undefined;
  }
  const isFromRoot = ROOT_VARIABLE.test(written);
  const isFromPlugin = PLUGIN_VARIABLE.test(written);
  const path = written
    .replace(isFromPlugin ? PLUGIN_VARIABLE : ROOT_VARIABLE, '')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');
  const isCertain =
    /^[\w./@+-]+$/.test(path) &&
    !path.startsWith('/') &&
    !path.split('/').includes('..') &&
    !/^[A-Za-z]:/.test(path) &&
    (SCRIPT.test(path) || (SHELLS.has(first) && named !== first)) &&
    (isFromRoot || isFromPlugin || /[/\\]/.test(written) || (named !== first && SCRIPT.test(path))) &&
    !MADE.test(path);
  return isCertain ? { written, path, isFromRoot, ...(isFromPlugin && { isFromPlugin }) } : undefined;
}

const SHELLS: ReadonlySet<string> = new Set(['bash', 'sh', 'zsh', 'dash']);
const SHELL_CODE = /^\s*(?:ba|z|da)?sh\s+-c\b/;

/** Joins a variable with its value in quotes: `H="a b.sh"` runs nothing. */
function joinAssignments(words: readonly ShellWord[]): readonly string[] {
  const isValue = ({ isQuoted, start }: ShellWord, before: ShellWord | undefined): boolean =>
    isQuoted && /^\w+=$/.test(before?.text ?? '') && start === (before?.start ?? 0) + (before?.text.length ?? 0) + 1;
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    if (isValue(word, words[at - 1])) {
      return [];
    }
    return [next !== undefined && isValue(next, word) ? word.text + next.text : word.text];
  });
}

/** The words from the program that runs the script. Undefined if a launcher runs something that is not known. */
function skipLaunchers(words: readonly string[]): readonly string[] | undefined {
  let rest = words;
  for (let step = 0; step < MAX_LAUNCHERS; step += 1) {
    const assigned = rest.findIndex((word) => !/^\w+=/.test(word));
    const bare = rest.slice(Math.max(0, assigned));
    const launcher = LAUNCHERS.find(({ words: names }) => names.every((name, index) => bare[index] === name));
    if (PREFIXES.has(bare[0] ?? '')) {
      rest = bare.slice(1);
    } else if (launcher === undefined) {
      return bare;
    } else {
      const next = skipFlags(bare.slice(launcher.words.length), launcher.valued);
      if (next === undefined) {
        return undefined;
      }
      rest = next;
      // `uv run a.py` runs the file itself; `uv run pytest` runs a program.
      if (SCRIPT.test(rest[0] ?? '')) {
        return ['node', ...rest];
      }
    }
  }
  return rest;
}

const MAX_LAUNCHERS = 4;

function skipFlags(words: readonly string[], valued: readonly string[]): readonly string[] | undefined {
  let at = 0;
  while (words[at]?.startsWith('-') === true) {
    const flag = words[at] ?? '';
    if (ELSEWHERE.test(flag)) {
      return undefined;
    }
    at += valued.includes(flag) ? 2 : 1;
  }
  return words.slice(at);
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
  return first === 'test' ? undefined : first;
}
