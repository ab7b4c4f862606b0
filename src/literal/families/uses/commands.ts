import { languageOf } from '../../../text/languages/languages.ts';
import { nameOf } from '../../../workspace/paths.ts';
import { wordSet } from '../../../structures/words-in.ts';
import { regex } from '../../../text/regex.ts';

/** Programs that people name in rules about commands: ``Use `pnpm`, not `npm` ``. */
const COMMANDS = wordSet(`
  npm npx pnpm pnpx yarn bun bunx deno node ts-node git gh make just cargo rustup go dotnet python python3 pytest pip pip3 pipx
  poetry pipenv conda uv uvx ruff mypy docker docker-compose podman kubectl terraform gradle mvn bundle rake composer tsc eslint prettier biome
  vitest jest mocha nvm fnm volta curl wget sudo brew apt apt-get
  powershell pwsh osascript
`);

/** Languages of files that run commands. */
export const COMMAND_LANGUAGES: readonly string[] = [
  'shellscript',
  'yaml',
  'dockerfile',
  'makefile',
  'json',
  'jsonc',
  'powershell',
  'bat',
];

/** What scripts do with programs that assistants run as well is meant only with an option that systems lack: `grep -P`. */
const WITH_OPTION = /^(?:grep|sed|readlink|date|stat|xargs|sort) -{1,2}[A-Za-z][\w-]*$/;

/** Whether quoted code is a command, alone or with words of its own: `npm`, `bun test`. */
export function isCommandName(code: string): boolean {
  return (/^[\w.-]+(?: [\w./:@=-]+)*$/.test(code) && COMMANDS.has(code.split(' ')[0] ?? '')) || WITH_OPTION.test(code);
}

/**
 * Whether a file may run commands. Of files in JSON, those of package managers, task runners and containers do; of files in
 * YAML, all but those that list dependencies, which can have the name of a command: `sdk: flutter`.
 */
export function mayRunCommands(path: string): boolean {
  const name = nameOf(path);
  return ['json', 'jsonc'].includes(languageOf(path) ?? '')
    ? JSON_WITH_COMMANDS.test(name)
    : !YAML_OF_PACKAGES.test(name);
}

/**
 * Tells whether a line has a command for nothing but to install what is recommended in its place: `npm install -g pnpm`.
 *
 * @param commands programs
 * @param recommended commands
 */
export function prepareInstalls(
  commands: readonly string[],
  recommended: readonly string[],
): (line: string) => boolean {
  const names = recommended.filter(isCommandName).map((code) => code.split(' ')[0] ?? code);
  if (names.length === 0) {
    return () => false;
  }
  const anyOf = (words: readonly string[]): string =>
    `(?:${words.map((word) => word.replaceAll('.', '\\.')).join('|')})`;
  const install = new RegExp(
    `(?<![\\w-])${anyOf(commands)}(?: +-{1,2}[\\w-]+)* +(?:add|global add|i|install)\\b(?= [^;&|]*(?<![\\w/-])${anyOf(names)}(?![\\w/-]))[^;&|]*`,
    'g',
  );
  const command = new RegExp(`(?<![\\w-])${anyOf(commands)}(?![\\w-])`);
  return (line) => {
    const rest = line.replace(install, '');
    return rest !== line && !command.test(rest);
  };
}

/** Keys of `package.json` and its like whose values run nothing. */
const SAYS_NOTHING = regex('i')`
  ^(?:
    description|name|title|keywords|author|contributors|license|homepage|files|engines|engineStrict|packageManager
    |workspaces|private|version|type|(?:dev|peer|optional|bundled?)?dependencies|resolutions|overrides|devEngines
    |volta|recommendations|extensions|ignore[A-Z]\w*|only[A-Z]\w*
  )$
`;
const KEY = /^(?<indent>\s*)"(?<key>[^"\\]{1,80})"\s*:\s*/;

/**
 * What may run a command on the lines of a file in JSON: the values of most keys. `"npm": "yarn build"` runs `yarn`, and
 * `"keywords": ["npm"]` nothing.
 *
 * @param head the whole text, if it is known
 */
export function prepareValues(head: string | undefined): (line: string, number: number) => string {
  const idle = new Set(listIdle(head?.split('\n') ?? []));
  return (line, number) => {
    const { indent = '', key = '' } = KEY.exec(line)?.groups ?? {};
    return idle.has(number) || SAYS_NOTHING.test(key)
      ? ''
      : line.replace(KEY, (all) => `${indent}${' '.repeat(all.length - indent.length)}`);
  };
}

/** What the value of a key says to people, in YAML: the name of a step. */
export function isOnlySaid(line: string): boolean {
  return /^\s*(?:- )?(?:name|run-name|description|title|summary|label)\s*:/.test(line);
}

/** The lines of lists and objects below the keys that run nothing, from 1. */
function* listIdle(lines: readonly string[]): Generator<number> {
  let until: number | undefined;
  for (const [index, line] of lines.entries()) {
    const depth = /^\s*/.exec(line)?.[0].length ?? 0;
    if (until !== undefined && depth > until) {
      yield index + 1;
      continue;
    }
    const { key = '' } = KEY.exec(line)?.groups ?? {};
    until = SAYS_NOTHING.test(key) && /[[{]\s*$/.test(line) ? depth : undefined;
  }
}

const YAML_OF_PACKAGES =
  /^(?:pubspec(?:_overrides)?|(?:conda-)?environment|pnpm-lock|Chart|chart|(?:.*[.-])?lock)\.ya?ml$/;

const JSON_WITH_COMMANDS = regex()`
  ^(?:
    package|composer|deno|turbo|nx|project|lerna|rush|devcontainer|vercel|netlify|firebase|expo|eas|settings|app
    |nodemon|lefthook|\.lintstagedrc|\.huskyrc
  )\.jsonc?$
`;
