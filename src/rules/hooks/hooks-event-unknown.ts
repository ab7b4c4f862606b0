import { editsUpTo } from '../../text/near-misses.ts';
import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import type { Effects, Said } from '../types.ts';
import { readEntries, readEvents, type HooksDialect } from '../reading/hooks/hook-entries.ts';
import {
  CLAUDE_EVENTS,
  CODEX_EVENTS,
  COPILOT_EVENTS,
  CURSOR_EVENTS,
  isEventElsewhere,
} from '../reading/hooks/hook-events.ts';
import { hookRule, type HookFault } from './hook-rule.ts';
import { quote } from '../../text/shown/quote.ts';

export const hooksEventUnknown = hookRule({
  id: 'hooks-event-unknown',
  description: 'Hooks are set for an event that does not exist',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI silently ignore the event and all of its hooks.',
    },
    { clients: ['vscode', 'claude'], severity: 'error', why: 'VS Code and Claude Code never run these hooks.' },
    { clients: ['codex'], severity: 'error', why: 'Codex never runs these hooks.' },
    {
      clients: ['cursor'],
      severity: 'error',
      why: 'Cursor never runs these hooks, and some of its versions refuse the whole file.',
    },
  ],
  fixes: 'Corrects the event name if only its letter case is wrong.',
  source: 'https://docs.github.com/en/copilot/reference/hooks-reference#hook-events',
  find: findUnknownEvents,
});

/** The events of the hooks of a text that the clients do not have. */
export function findUnknownEvents(text: CheckedText, dialect: HooksDialect): readonly HookFault[] {
  const events = readEvents(text);
  if (events === undefined) {
    return [];
  }
  const isEditors = dialect === 'copilot' && isForEditor(text);
  return Object.keys(events)
    .slice(0, MAX_EVENTS)
    .flatMap((event) => {
      const found = dialect === 'copilot' ? faultInCopilot(event, isEditors) : FAULT_IN[dialect](event);
      const fault = found && (isAlsoSpelledRight(event, events) ? { ...found, effects: SECOND_SPELLING } : found);
      const range = fault && text.json.rangeOfKey(['hooks', event]);
      return fault === undefined || range === undefined ? [] : [{ range, ...describeFinding(fault, range) }];
    });
}

const FAULT_IN = { claude: faultInClaude, codex: faultInCodex, cursor: faultInCursor } as const;

const MAX_EVENTS = 200;

interface Fault {
  readonly said: Said;
  readonly effects?: Effects;
  /** The name that was certainly meant. */
  readonly meant?: string;
}

function describeFinding({ said, effects, meant }: Fault, range: HookFault['range']): Omit<HookFault, 'range'> {
  return {
    said,
    particulars: {
      ...(effects && { effects }),
      ...(meant !== undefined && { fix: { kind: 'edits', edits: [{ ...range, text: `"${meant}"` }] } }),
    },
  };
}

/** The effect of a second spelling in a file that also has the known name of the event. */
const SECOND_SPELLING: Effects = [
  {
    clients: ['vscode', 'github', 'copilot-cli', 'claude'],
    severity: 'info',
    why: 'VS Code, github.com, the Copilot CLI and Claude Code ignore the name, and use the hooks of the event that they know.',
  },
];

/** Other names for events, which people write next to the known ones for other versions or programs. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['stop', ['agentstop']],
  ['userpromptsubmit', ['userpromptsubmitted']],
  ['userpromptsubmitted', ['userpromptsubmit']],
  ['agentstop', ['stop']],
]);

/** Whether the file sets hooks for the same event under its known name. */
function isAlsoSpelledRight(event: string, events: Readonly<Record<string, unknown>>): boolean {
  const names = OTHER_NAMES.get(event.toLowerCase()) ?? [];
  return Object.keys(events).some((name) => name !== event && names.includes(name.toLowerCase()));
}

/** The effect of a name with a capital, which the Copilot CLI reads only in newer versions. */
const CAPITALS: Effects = [
  {
    clients: ['github', 'copilot-cli'],
    severity: 'info',
    why: 'github.com and the Copilot CLI document names like `preToolUse`. With the name in VS Code, newer versions pass other fields to the hook, and older ones ignore the event.',
  },
];

/**
 * Whether a file is written for VS Code alone: event names with capitals, no version, and no command under the keys of
 * the other clients.
 */
function isForEditor(text: CheckedText): boolean {
  const root = text.json.value;
  return (
    isRecord(root) &&
    !Object.hasOwn(root, 'version') &&
    readEntries(text).every(
      ({ value }) => !isRecord(value) || !['bash', 'powershell', 'timeoutSec'].some((key) => Object.hasOwn(value, key)),
    )
  );
}

function faultInCopilot(event: string, isEditors: boolean): Fault | undefined {
  if (COPILOT_EVENTS.has(event)) {
    return undefined;
  }
  const twin = [...COPILOT_EVENTS].find(([, editors]) => editors === event)?.[0];
  if (twin !== undefined) {
    return isEditors
      ? undefined
      : {
          said: {
            message: `${quote(event)} is the name of the event in VS Code`,
            hint: `Write \`${twin}\`, which all clients read.`,
          },
          effects: CAPITALS,
        };
  }
  return describeUnknownEvent(
    event,
    [...COPILOT_EVENTS.keys()],
    [...COPILOT_EVENTS.values()].filter((name) => name !== undefined),
  );
}

/** Reports only a name that is similar to a known one. Any other name may be a new event. */
function faultInClaude(event: string): Fault | undefined {
  if (CLAUDE_EVENTS.has(event)) {
    return undefined;
  }
  const capitals = COPILOT_EVENTS.get(event);
  if (capitals !== undefined && CLAUDE_EVENTS.has(capitals)) {
    return { said: sayUnknown(event, capitals) };
  }
  const fault = describeUnknownEvent(event, [...CLAUDE_EVENTS], []);
  return fault.meant === undefined && fault.isNear !== true && !isEventElsewhere(event) ? undefined : fault;
}

/** Reports an event of Claude Code that Codex does not have, and what `faultInClaude` would report. */
function faultInCodex(event: string): Fault | undefined {
  if (CODEX_EVENTS.has(event)) {
    return undefined;
  }
  if (CLAUDE_EVENTS.has(event)) {
    return {
      said: {
        message: `${quote(event)} is an event of Claude Code that Codex does not have`,
        hint: 'Remove it, or use an event of Codex, such as `Stop` or `PostToolUse`.',
      },
      effects: NOT_IN_CODEX,
    };
  }
  const fault = describeUnknownEvent(event, [...CODEX_EVENTS], []);
  return fault.meant === undefined && fault.isNear !== true && !isEventElsewhere(event) ? undefined : fault;
}

/** Reports a name that is similar to one of Cursor's, or that is an event of another client. Any other name may be a new event. */
function faultInCursor(event: string): Fault | undefined {
  if (CURSOR_EVENTS.has(event)) {
    return undefined;
  }
  const twin = CURSORS_NAMES.get(event);
  if (twin !== undefined) {
    return { said: sayUnknown(event, twin) };
  }
  const fault = describeUnknownEvent(event, [...CURSOR_EVENTS], []);
  const isOthers = CLAUDE_EVENTS.has(event) || COPILOT_EVENTS.has(event);
  return fault.meant === undefined && fault.isNear !== true && !isOthers ? undefined : fault;
}

/** Events of Claude Code and Copilot that Cursor has under another name: https://cursor.com/docs/reference/third-party-hooks */
const CURSORS_NAMES: ReadonlyMap<string, string> = new Map([
  ['UserPromptSubmit', 'beforeSubmitPrompt'],
  ['userPromptSubmitted', 'beforeSubmitPrompt'],
  ['agentStop', 'stop'],
]);

const NOT_IN_CODEX: Effects = [
  { clients: ['codex'], severity: 'warning', why: 'Codex ignores the event and never runs these hooks.' },
];

/** `PreTool` was meant to be `PreToolUse`. */
const SHORTEST_PART = 5;

function describeUnknownEvent(
  event: string,
  names: readonly string[],
  others: readonly string[],
): Fault & { readonly isNear?: boolean } {
  const meant = names.find((name) => name.toLowerCase() === event.toLowerCase());
  if (meant !== undefined) {
    return { said: sayUnknown(event, meant), meant };
  }
  const near =
    [...names, ...others].find((name) => editsUpTo(2, event.toLowerCase(), name.toLowerCase()) !== undefined) ??
    names.find((name) => event.length >= SHORTEST_PART && name.toLowerCase().startsWith(event.toLowerCase()));
  return { said: sayUnknown(event, near), isNear: near !== undefined };
}

function sayUnknown(event: string, near: string | undefined): Said {
  return {
    message: `${quote(event)} is not a known event`,
    hint: near === undefined ? 'Use one of the documented events.' : `Did you mean \`${near}\`?`,
  };
}
