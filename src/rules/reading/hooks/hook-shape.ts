import { nearMisses } from '../../../text/near-misses.ts';
import { isRecord } from '../../../text/record.ts';
import { isEventElsewhere } from './hook-events.ts';
import { describe } from '../agents/name-list.ts';
import { quoteValue } from '../../../text/shown/quote.ts';
import { wordsIn } from '../../../structures/words-in.ts';

/** A part of `hooks` that clients do not read, by its path in `hooks`. */
export interface HookFault {
  readonly path: readonly (string | number)[];
  /** The key itself is wrong, whatever its value. */
  readonly isKey?: true;
  readonly message: string;
  readonly hint: string;
}

/** VS Code reads the event names of Claude Code and of Copilot. Those of Copilot begin with a lower-case letter. */
const EVENTS: readonly string[] = wordsIn(`
  Notification PermissionRequest PostToolUse PostToolUseFailure PreCompact PreToolUse SessionEnd SessionStart Setup
  Stop SubagentStart SubagentStop UserPromptSubmit agentStop errorOccurred notification permissionRequest postToolUse
  preCompact preToolUse sessionEnd sessionStart subagentStart subagentStop userPromptSubmitted
`);
const EXAMPLES = '`PreToolUse`, `PostToolUse`, `Stop`';
const EVENT_NAMES: ReadonlyMap<string, string> = new Map(EVENTS.map((name) => [name, name]));

/** Whether a name is that of an event of Claude Code or of Copilot. */
export function isHookEvent(name: string): boolean {
  return EVENT_NAMES.has(name);
}

const TYPES: ReadonlySet<unknown> = new Set(['command', 'http', 'prompt', 'agent', 'mcp_tool']);
const COMMANDS: readonly string[] = ['command', 'bash', 'powershell', 'windows', 'linux', 'osx', 'exec'];
const MAX_FAULTS = 20;
const MAX_ITEMS = 100;

/** Checks the hooks of an agent: for each event a list of commands, or of matchers with lists of commands. */
export function findHookFaults(hooks: unknown): readonly HookFault[] {
  if (hooks === undefined || hooks === null) {
    return [];
  }
  if (!isRecord(hooks)) {
    return [
      {
        path: [],
        message: `\`hooks\` is ${describe(hooks)}, not a map`,
        hint: 'Write one event on each line, and a list of commands below it.',
      },
    ];
  }
  return Object.entries(hooks)
    .slice(0, MAX_ITEMS)
    .flatMap(([event, items]) => [...findEventFaults(event), ...findListFaults(items, [event], true)])
    .slice(0, MAX_FAULTS);
}

/** Clients add and remove events, so only misspelled events and those of other programs are certainly wrong. */
function findEventFaults(event: string): readonly HookFault[] {
  const near = event.length > 40 ? undefined : nearMisses([event], EVENT_NAMES)[0]?.meant;
  if (near === undefined && !isEventElsewhere(event)) {
    return [];
  }
  const hint = near === undefined ? `Write one of the events: ${EXAMPLES}, …` : `Did you mean \`${near}\`?`;
  return [{ path: [event], isKey: true, message: `${quoteValue(event)} is not a hook event`, hint }];
}

function findListFaults(items: unknown, path: readonly (string | number)[], mayNest: boolean): readonly HookFault[] {
  if (items === null || items === undefined) {
    return [];
  }
  return Array.isArray(items)
    ? items.slice(0, MAX_ITEMS).flatMap((item: unknown, index) => findItemFaults(item, [...path, index], mayNest))
    : [
        {
          path,
          message: `The value is ${describe(items)}, not a list of commands`,
          hint: 'Write a list, even for a single command.',
        },
      ];
}

function findItemFaults(item: unknown, path: readonly (string | number)[], mayNest: boolean): readonly HookFault[] {
  if (!isRecord(item)) {
    return [{ path, message: `${quoteValue(item)} is not a hook`, hint: HINT }];
  }
  if (mayNest && Object.hasOwn(item, 'hooks')) {
    return findListFaults(item['hooks'], [...path, 'hooks'], false);
  }
  const { type } = item;
  if (type !== undefined && !TYPES.has(type)) {
    return [
      {
        path: [...path, 'type'],
        message: `${quoteValue(type)} is not a valid hook \`type\``,
        hint: 'Write `type: command`.',
      },
    ];
  }
  const isCommand = type === undefined || type === 'command';
  return isCommand && !COMMANDS.some((key) => Object.hasOwn(item, key))
    ? [{ path, message: 'The hook has no command', hint: HINT }]
    : [];
}

const HINT = 'Write `type: command`, and a command on the next line: `command: ./scripts/check.sh`.';
