import { isRecord } from '../../text/record.ts';
import { warning } from '../effects.ts';
import type { Effects } from '../types.ts';
import { editsUpTo } from '../../text/near-misses.ts';
import { entryFault, keyFault, valueFault, findShortTimes, findWrongTypes, type EntryFault } from './entry-fault.ts';
import type { HookEntry } from '../reading/hooks/hook-entries.ts';
import { quote } from '../../text/shown/quote.ts';

const COMMANDS = ['command', 'bash', 'powershell', 'windows', 'linux', 'osx'] as const;

/** Finds the faults of a hook in `.github/hooks`: https://docs.github.com/en/copilot/reference/hooks-reference */
export function findCopilotEntryFaults({ event, value }: HookEntry): readonly EntryFault[] {
  if (!isRecord(value)) {
    return [entryFault('The hook is not an object', 'Write `{ "type": "command", "bash": "…" }`.')];
  }
  const { type = 'command' } = value;
  switch (type) {
    case 'command':
      return [
        ...findCommandFaults(value),
        ...findWrongTypes(value, COMMAND_TYPES),
        ...findShortTimes(value, TIME_KEYS),
      ];
    case 'http':
      return [
        ...findAddressFaults(event, value),
        ...findWrongTypes(value, HTTP_TYPES),
        ...findShortTimes(value, TIME_KEYS),
      ];
    case 'prompt':
      return findPromptFaults(event, value);
    default:
      return [
        valueFault(
          'type',
          typeof type === 'string' ? `${quote(type)} is not a type of hook` : 'The `type` of the hook is not a string',
          'Write `command`, `http` or `prompt`.',
        ),
      ];
  }
}

/** All keys of a hook that runs a command. */
const KEYS: ReadonlySet<string> = new Set([
  ...COMMANDS,
  'type',
  'exec',
  'args',
  'cwd',
  'env',
  'timeout',
  'timeoutSec',
  'matcher',
]);
const TIME_KEYS = ['timeoutSec', 'timeout'];
const TIMES = { timeoutSec: 'number', timeout: 'number' } as const;
const COMMAND_TYPES = {
  bash: 'string',
  powershell: 'string',
  command: 'string',
  exec: 'string',
  args: 'list',
  cwd: 'string',
  env: 'object',
  ...TIMES,
} as const;
const HTTP_TYPES = { headers: 'object', allowedEnvVars: 'list', ...TIMES } as const;

function findCommandFaults(value: Readonly<Record<string, unknown>>): readonly EntryFault[] {
  const given = COMMANDS.filter((key) => Object.hasOwn(value, key));
  if (Object.hasOwn(value, 'exec')) {
    return given.map((key) =>
      keyFault(
        key,
        `The hook has both \`exec\` and \`${key}\``,
        'Keep `exec` to run a program directly, or the other key to run it in a shell.',
      ),
    );
  }
  if (given.length === 0) {
    const [misspelled] = Object.keys(value).flatMap((key) => {
      const meant = KEYS.has(key) ? undefined : COMMANDS.find((name) => editsUpTo(1, key, name) !== undefined);
      return meant === undefined ? [] : [{ key, meant }];
    });
    if (misspelled !== undefined) {
      const { key, meant } = misspelled;
      return [keyFault(key, `${quote(key)} is not a key of a hook`, `Did you mean \`${meant}\`?`)];
    }
    return [entryFault('The hook has no command', 'Add `bash`, `powershell` or `command`.')];
  }
  // Written twice, the same command runs whichever key a client reads.
  if (given.includes('command') && given.includes('bash') && value['command'] !== value['bash']) {
    return [
      keyFault(
        'command',
        'The hook has both `command` and `bash`',
        'Keep `command` for all systems, or use `bash` and `powershell`.',
        OVERRULED,
      ),
    ];
  }
  return Object.hasOwn(value, 'args')
    ? [
        keyFault(
          'args',
          'The hook has `args` but no `exec`',
          'Add the program as `exec`, or move the arguments into the command.',
        ),
      ]
    : [];
}

const OVERRULED: Effects = [
  warning(
    ['github', 'copilot-cli'],
    'On Linux and macOS github.com and the Copilot CLI run `bash` and never `command`.',
  ),
  warning(['vscode'], 'On Linux and macOS VS Code runs `bash` and never `command`.'),
];

/** Events at which the answer of a hook can allow the agent to do something. */
const GRANTING: ReadonlySet<string> = new Set(['preToolUse', 'permissionRequest', 'PreToolUse', 'PermissionRequest']);

function findAddressFaults(
  event: string,
  { url, allowedEnvVars }: Readonly<Record<string, unknown>>,
): readonly EntryFault[] {
  if (typeof url !== 'string' || url.trim() === '') {
    return [
      url === undefined
        ? entryFault('The hook of type `http` has no `url`', 'Add the address as `url`.')
        : valueFault('url', 'The `url` of the hook is not a string', 'Write the address as a string.'),
    ];
  }
  if (!/^https?:\/\//i.test(url)) {
    return [valueFault('url', `${quote(url)} is not a web address`, 'Write an address that begins with `https://`.')];
  }
  const wantsTls = GRANTING.has(event) || allowedEnvVars !== undefined;
  return /^http:/i.test(url) && (wantsTls || !/^http:\/\/(?:localhost|127\.[\d.]{1,12}|\[::1\])(?=[:/?#]|$)/i.test(url))
    ? [valueFault('url', `${quote(url)} is not encrypted`, 'Write `https://`.')]
    : [];
}

function findPromptFaults(event: string, { prompt }: Readonly<Record<string, unknown>>): readonly EntryFault[] {
  if (typeof prompt !== 'string' || prompt.trim() === '') {
    return [entryFault('The hook of type `prompt` has no `prompt`', 'Add the question as `prompt`.')];
  }
  return event.toLowerCase() === 'sessionstart'
    ? []
    : [
        valueFault(
          'type',
          `A hook of type \`prompt\` runs only at \`sessionStart\`, not at ${quote(event)}`,
          'Use a hook of type `command` instead.',
        ),
      ];
}
