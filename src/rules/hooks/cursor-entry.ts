import { isRecord } from '../../text/record.ts';
import type { HookEntry } from '../reading/hooks/hook-entries.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import { quote } from '../../text/shown/quote.ts';
import { entryFault, findShortTimes, findWrongTypes, keyFault, valueFault, type EntryFault } from './entry-fault.ts';

/** Finds the faults of a hook in `.cursor/hooks.json`: https://cursor.com/docs/hooks (November 2026) */
export function findCursorEntryFaults({ value, isNested }: HookEntry): readonly EntryFault[] {
  if (!isRecord(value)) {
    return [entryFault('The hook is not an object', 'Write `{ "command": "…" }`.')];
  }
  if (isNested) {
    return [
      entryFault(
        'The hook is in a list `hooks`, which Cursor does not read in this file',
        'Move the hook into the list of the event, and `matcher` into the hook.',
      ),
    ];
  }
  const { type = 'command' } = value;
  if (type !== 'command' && type !== 'prompt') {
    return [
      valueFault(
        'type',
        typeof type === 'string' ? `${quote(type)} is not a type of hook` : 'The `type` of the hook is not a string',
        'Write `command` or `prompt`.',
      ),
    ];
  }
  const faults = [...findWrongTypes(value, TYPES), ...findShortTimes(value, ['timeout'])];
  return Object.hasOwn(value, type) ? faults : [describeMissing(type, Object.keys(value)), ...faults];
}

const TYPES = { command: 'string', prompt: 'string', timeout: 'number', failClosed: 'boolean' } as const;

function describeMissing(type: 'command' | 'prompt', keys: readonly string[]): EntryFault {
  const misspelled = keys.find((key) => key.length < 20 && nearestName(key, [type]) !== undefined);
  return misspelled === undefined
    ? entryFault(`The hook has no \`${type}\``, `Add the key \`${type}\`.`)
    : keyFault(misspelled, `${quote(misspelled)} is not a key of a hook`, `Did you mean \`${type}\`?`);
}
