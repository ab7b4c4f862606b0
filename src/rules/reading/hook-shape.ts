import { nearMisses } from '../../text/near-misses.ts';
import { isRecord } from '../../text/record.ts';
import { isEventElsewhere } from './hook-events.ts';
import { describe } from './name-list.ts';
import { quoteValue } from '../../text/quote.ts';

/** Something in `hooks` that is not read, by its path there. */
export interface HookFault {
  readonly path: readonly (string | number)[];
  /** It is the key that is wrong, whatever its value. */
  readonly isKey?: true;
  readonly message: string;
  readonly hint: string;
}

/** VS Code takes the names of both; those of Copilot begin with a small letter. */
const EVENTS: readonly string[] = [
  'Notification',
  'PermissionRequest',
  'PostToolUse',
  'PostToolUseFailure',
  'PreCompact',
  'PreToolUse',
  'SessionEnd',
  'SessionStart',
  'Setup',
  'Stop',
  'SubagentStart',
  'SubagentStop',
  'UserPromptSubmit',
  'agentStop',
  'errorOccurred',
  'notification',
  'permissionRequest',
  'postToolUse',
  'preCompact',
  'preToolUse',
  'sessionEnd',
  'sessionStart',
  'subagentStart',
  'subagentStop',
  'userPromptSubmitted',
];
const EXAMPLES = '`PreToolUse`, `PostToolUse`, `Stop`';
const EVENT_NAMES: ReadonlyMap<string, string> = new Map(EVENTS.map((name) => [name, name]));
const TYPES: ReadonlySet<unknown> = new Set(['command', 'http', 'prompt', 'agent', 'mcp_tool']);
const COMMANDS: readonly string[] = ['command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'exec'];
const MAX_FAULTS = 20;
const MAX_ITEMS = 100;

/** Checks the hooks of an agent: by event a list of commands, or of matchers with lists of commands. */
export function findHookFaults(hooks: unknown): readonly HookFault[] {
  if (hooks === undefined || hooks === null) {
    return [];
  }
  if (!isRecord(hooks)) {
    return [
      {
        path: [],
        message: `\`hooks\` is ${describe(hooks)}, not a map`,
        hint: 'Write an event on each line, and below it a list of commands.',
      },
    ];
  }
  return Object.entries(hooks)
    .slice(0, MAX_ITEMS)
    .flatMap(([event, items]) => [...faultsOfEvent(event), ...faultsOfItems(items, [event], true)])
    .slice(0, MAX_FAULTS);
}

/** Events come and go, so that only slips of the pen and the names of other programs are wrong for certain. */
function faultsOfEvent(event: string): readonly HookFault[] {
  const near = event.length > 40 ? undefined : nearMisses([event], EVENT_NAMES)[0]?.meant;
  if (near === undefined && !isEventElsewhere(event)) {
    return [];
  }
  const hint = near === undefined ? `Write one of the events: ${EXAMPLES}, …` : `Did you mean \`${near}\`?`;
  return [{ path: [event], isKey: true, message: `${quoteValue(event)} is no event`, hint }];
}

function faultsOfItems(items: unknown, path: readonly (string | number)[], mayNest: boolean): readonly HookFault[] {
  if (items === null || items === undefined) {
    return [];
  }
  return Array.isArray(items)
    ? items.slice(0, MAX_ITEMS).flatMap((item: unknown, index) => faultsOfItem(item, [...path, index], mayNest))
    : [
        {
          path,
          message: `The value is ${describe(items)}, not a list of commands`,
          hint: 'Write a list, also for one command.',
        },
      ];
}

function faultsOfItem(item: unknown, path: readonly (string | number)[], mayNest: boolean): readonly HookFault[] {
  if (!isRecord(item)) {
    return [{ path, message: `${quoteValue(item)} is no hook`, hint: HINT }];
  }
  if (mayNest && Object.hasOwn(item, 'hooks')) {
    return faultsOfItems(item['hooks'], [...path, 'hooks'], false);
  }
  const { type } = item;
  if (type !== undefined && !TYPES.has(type)) {
    return [
      { path: [...path, 'type'], message: `${quoteValue(type)} is no type of a hook`, hint: 'Write `type: command`.' },
    ];
  }
  const isCommand = type === undefined || type === 'command';
  return isCommand && !COMMANDS.some((key) => Object.hasOwn(item, key))
    ? [{ path, message: 'The hook has no command', hint: HINT }]
    : [];
}

const HINT = 'Write `type: command`, and the command below it: `command: ./scripts/check.sh`.';
