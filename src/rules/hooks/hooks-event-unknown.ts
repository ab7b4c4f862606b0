import { editsUpTo } from '../../text/near-misses.ts';
import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/checked-text.ts';
import { quoteText } from '../reading/quote-text.ts';
import type { Effects, Said } from '../types.ts';
import { entriesOf, eventsOf } from '../reading/hook-entries.ts';
import { CLAUDE_EVENTS, COPILOT_EVENTS, isEventElsewhere } from '../reading/hook-events.ts';
import { hookRule, type HookFault } from './hook-rule.ts';

export const hooksEventUnknown = hookRule({
  id: 'hooks-event-unknown',
  description: 'Hooks wait for an event that does not exist',
  effects: [
    {
      clients: ['github', 'copilot-cli'],
      severity: 'error',
      why: 'github.com and the Copilot CLI drop the event and all of its hooks without a word.',
    },
    { clients: ['vscode', 'claude'], severity: 'error', why: 'VS Code and Claude Code never run these hooks.' },
  ],
  fixes: 'Writes the event that differs in letter case only.',
  source: 'https://docs.github.com/en/copilot/reference/hooks-reference#hook-events',
  find(text, dialect) {
    const events = eventsOf(text);
    if (events === undefined) {
      return [];
    }
    const isEditors = dialect === 'copilot' && isForEditor(text);
    return Object.keys(events)
      .slice(0, MAX_EVENTS)
      .flatMap((event) => {
        const fault = dialect === 'claude' ? faultInClaude(event) : faultInCopilot(event, isEditors);
        const range = fault && text.json.rangeOfKey(['hooks', event]);
        return fault === undefined || range === undefined ? [] : [{ range, ...finding(fault, range) }];
      });
  },
});

const MAX_EVENTS = 200;

interface Fault {
  readonly said: Said;
  readonly effects?: Effects;
  /** Where one name alone can be meant. */
  readonly meant?: string;
}

function finding({ said, effects, meant }: Fault, range: HookFault['range']): Omit<HookFault, 'range'> {
  return {
    said,
    particulars: {
      ...(effects && { effects }),
      ...(meant !== undefined && { fix: { kind: 'edits', edits: [{ ...range, text: `"${meant}"` }] } }),
    },
  };
}

/** Readers of the same names in capitals, which came later to the Copilot CLI. */
const CAPITALS: Effects = [
  {
    clients: ['github', 'copilot-cli'],
    severity: 'warning',
    why: 'The Copilot CLI drops the event in its versions before July 2026, and hands the hook other fields in later ones.',
  },
];

/**
 * A file that VS Code alone is meant to read has its names in capitals, no version, and no command by the names of the
 * other two.
 */
function isForEditor(text: CheckedText): boolean {
  const root = text.json.value;
  return (
    isRecord(root) &&
    !Object.hasOwn(root, 'version') &&
    entriesOf(text).every(
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
            message: `${quoteText(event)} is the name of the event in VS Code`,
            hint: `Write \`${twin}\`, which all readers of the file know.`,
          },
          effects: CAPITALS,
        };
  }
  return faultOf(
    event,
    [...COPILOT_EVENTS.keys()],
    [...COPILOT_EVENTS.values()].filter((name) => name !== undefined),
  );
}

/** A name that is near to none may be a new one. */
function faultInClaude(event: string): Fault | undefined {
  if (CLAUDE_EVENTS.has(event)) {
    return undefined;
  }
  const capitals = COPILOT_EVENTS.get(event);
  if (capitals !== undefined && CLAUDE_EVENTS.has(capitals)) {
    return { said: sayUnknown(event, capitals) };
  }
  const fault = faultOf(event, [...CLAUDE_EVENTS], []);
  return fault.meant === undefined && fault.isNear !== true && !isEventElsewhere(event) ? undefined : fault;
}

function faultOf(
  event: string,
  names: readonly string[],
  others: readonly string[],
): Fault & { readonly isNear?: boolean } {
  const meant = names.find((name) => name.toLowerCase() === event.toLowerCase());
  if (meant !== undefined) {
    return { said: sayUnknown(event, meant), meant };
  }
  const near = [...names, ...others].find(
    (name) => editsUpTo(2, event.toLowerCase(), name.toLowerCase()) !== undefined,
  );
  return { said: sayUnknown(event, near), isNear: near !== undefined };
}

function sayUnknown(event: string, near: string | undefined): Said {
  return {
    message: `There is no event ${quoteText(event)}`,
    hint: near === undefined ? 'Write one of the events that the documentation lists.' : `Did you mean \`${near}\`?`,
  };
}
