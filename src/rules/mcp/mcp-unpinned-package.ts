import { inEveryClient, serverRule } from './servers/server-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { wordSet } from '../../structures/words-in.ts';

const WHY = 'runs whatever was last published under that name, with all secrets of the server.';

export const mcpUnpinnedPackage = serverRule({
  id: 'mcp-unpinned-package',
  description: 'An MCP server runs a package without a fixed version',
  effects: inEveryClient('info', WHY),
  check({ value, rangeOf }, report) {
    const args: readonly unknown[] = Array.isArray(value['args']) ? value['args'] : [];
    const first = runnerIndex(value['command'], args);
    const command = first === 0 ? value['command'] : args[first - 1];
    const runner = typeof command === 'string' ? RUNNERS.get(readProgramName(command)) : undefined;
    if (runner === undefined) {
      return;
    }
    const index = first + packageIndex(args.slice(first), runner);
    const name: unknown = index < first ? undefined : args[index];
    if (typeof name === 'string' && runner.isBare.test(name)) {
      report(rangeOf(['args', index]), {
        message: `${quote(name)} has no fixed version, so the newest one is run`,
        hint: `Add a version: \`${name.replace(/@(?:latest|next)$/, '').slice(0, 40)}${runner.example}\`.`,
      });
    }
  },
});

interface Runner {
  /** Matches a package without a version, or with a tag that moves to new versions; not a path, an address or a variable. */
  readonly isBare: RegExp;
  readonly example: string;
  /** A word that must come before the package. */
  readonly verb?: RegExp;
  /** Flags that are followed by a value, which is not the package. */
  readonly withValue: ReadonlySet<string>;
}

const NPM: Runner = {
  isBare: /^(?:@[a-z0-9][\w.-]{0,100}\/)?[a-z0-9][\w.-]{0,200}(?:@(?:latest|next))?$/i,
  example: '@1.2.3',
  withValue: new Set(['-c', '--call', '-w', '--workspace', '--registry', '--cache', '--prefix']),
};
const PYTHON: Runner = {
  isBare: /^[a-z0-9][\w.-]{0,200}(?:\[[\w,-]{0,100}\])?(?:@latest)?$/i,
  example: '==1.2.3',
  withValue: wordSet('--from --with --python -p --index-url --index --directory --env-file --spec'),
};

const RUNNERS: ReadonlyMap<string, Runner> = new Map([
  ['npx', NPM],
  ['bunx', NPM],
  ['pnpm', { ...NPM, verb: /^dlx$/ }],
  ['yarn', { ...NPM, verb: /^dlx$/ }],
  ['uvx', { ...PYTHON, example: '@1.2.3' }],
  ['pipx', { ...PYTHON, verb: /^run$/ }],
]);

/** The number of arguments before those of the package runner. On Windows, `cmd /c npx` has two. */
function runnerIndex(command: unknown, args: readonly unknown[]): number {
  return typeof command === 'string' &&
    readProgramName(command).toLowerCase() === 'cmd' &&
    /^\/c$/i.test(String(args[0]))
    ? 2
    : 0;
}

function readProgramName(command: string): string {
  return command.replace(/^.*[/\\]/, '').replace(/\.(?:cmd|exe)$/i, '');
}

/** The index of the argument that names the package: in a flag for it, or the first argument that is not a flag. */
function packageIndex(args: readonly unknown[], { verb, withValue }: Runner): number {
  const named = args.findIndex((arg) => arg === '--package' || arg === '-p' || arg === '--from' || arg === '--spec');
  if (named >= 0 && !(withValue.has('-p') && args[named] === '-p')) {
    return named + 1;
  }
  let index = 0;
  if (verb !== undefined) {
    if (!verb.test(String(args[0]))) {
      return -1;
    }
    index = 1;
  }
  while (index < args.length) {
    const arg = args[index];
    if (typeof arg !== 'string' || !arg.startsWith('-')) {
      return index;
    }
    index += withValue.has(arg) ? 2 : 1;
  }
  return -1;
}
