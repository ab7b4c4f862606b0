import { quote } from '../../text/shown/quote.ts';
import { isBroken } from '../../text/json/jsonc.ts';
import { isRecord } from '../../text/record.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { error } from '../effects.ts';
import type { Effects } from '../types.ts';
import { readEntries, type HooksDialect } from '../reading/hooks/hook-entries.ts';
import { nearestName } from '../reading/json/json-keys.ts';
import { isHookEvent } from '../reading/hooks/hook-shape.ts';
import { findClaudeEntryFaults } from './claude-entry.ts';
import { findCopilotEntryFaults } from './copilot-entry.ts';
import { findCursorEntryFaults } from './cursor-entry.ts';
import type { EntryFault } from './entry-fault.ts';
import { hookRule, type HookFault } from './hook-rule.ts';

export const hooksEntryShape = hookRule({
  id: 'hooks-entry-shape',
  inManifests: true,
  description: 'A hook does not have the required form',
  effects: [
    error(['github', 'copilot-cli'], 'github.com and the Copilot CLI ignore the hook.'),
    error(['vscode', 'claude'], 'VS Code and Claude Code do not run the hook.'),
    error(['codex'], 'Codex does not run the hook.'),
    error(['cursor'], 'Cursor does not run the hook.'),
  ],
  source: 'https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format',
  // If the file is not valid JSON, the parts that could be read may not be hooks.
  find: (text, dialect) =>
    isBroken(text.json) ? [] : [...findListFaults(text, dialect), ...findEntryFaults(text, dialect)],
});

/** The effect of faults in the file's outer form: none of its hooks can be read. */
const WHOLE_FILE: Effects = [
  error(['github', 'copilot-cli'], 'github.com and the Copilot CLI reject the whole file.'),
  error(['vscode', 'claude'], 'VS Code and Claude Code do not run these hooks.'),
  error(['codex'], 'Codex does not run these hooks.'),
  error(['cursor'], 'Cursor does not run these hooks.'),
];

function findListFaults({ json }: CheckedText, dialect: HooksDialect): readonly HookFault[] {
  const root = json.value;
  const place = json.rangeOf(['hooks']) ?? json.rangeOf([]);
  const particulars = { effects: WHOLE_FILE };
  if (!isRecord(root)) {
    return place === undefined || json.problems.length > 0
      ? []
      : [
          {
            range: place,
            said: { message: 'The file is not a JSON object', hint: 'Write `{ "version": 1, "hooks": { … } }`.' },
            particulars,
          },
        ];
  }
  const { hooks } = root;
  if (!isRecord(hooks)) {
    const isWanted = dialect === 'copilot' || Object.hasOwn(root, 'hooks') || (dialect !== 'codex' && hasEvents(root));
    const meant = Object.keys(root).find(
      (key) => key.length < 20 && nearestName(key, ['hooks']) !== undefined && isRecord(root[key]),
    );
    const key =
      meant === undefined || Object.hasOwn(root, 'hooks') || dialect !== 'copilot'
        ? undefined
        : json.rangeOfKey([meant]);
    if (key !== undefined) {
      const said = { message: `${quote(meant ?? '')} is not a key of a hooks file`, hint: 'Did you mean `hooks`?' };
      return [{ range: key, said, particulars }];
    }
    return place === undefined || !isWanted || root['disableAllHooks'] === true
      ? []
      : [
          {
            range: Object.hasOwn(root, 'hooks') ? place : { start: place.start, end: place.start + 1 },
            said: {
              message: Object.hasOwn(root, 'hooks') ? '`hooks` is not an object' : 'The file has no `hooks`',
              hint: 'Write `"hooks": { "EVENT": [ … ] }`.',
            },
            particulars,
          },
        ];
  }
  return Object.entries(hooks).flatMap(([event, list]) => {
    const range = Array.isArray(list)
      ? undefined
      : (json.rangeOf(['hooks', event]) ?? json.rangeOfKey(['hooks', event]));
    return range === undefined
      ? []
      : [
          {
            range,
            said: { message: `The hooks of ${quote(event)} are not a list`, hint: 'Put them in `[` and `]`.' },
            particulars,
          },
        ];
  });
}

/** Whether there are events where `hooks` should be around them. */
function hasEvents(root: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(root).some(([key, value]) => Array.isArray(value) && isHookEvent(key));
}

/** The faults of the hooks of a text, one by one. */
export function findEntryFaults(text: CheckedText, dialect: HooksDialect): readonly HookFault[] {
  return readEntries(text).flatMap((entry) => {
    const isClaudes = dialect !== 'copilot' || entry.isNested;
    const faults =
      dialect === 'cursor'
        ? findCursorEntryFaults(entry)
        : isClaudes
          ? findClaudeEntryFaults(entry, dialect)
          : findCopilotEntryFaults(entry);
    return faults.flatMap((fault) => placeFault(text, [...entry.path, ...fault.path], fault));
  });
}

function placeFault(
  { json }: CheckedText,
  path: readonly (string | number)[],
  fault: EntryFault,
): readonly HookFault[] {
  const whole = json.rangeOf(path);
  // To show the entry as a whole, its opening bracket is enough.
  const range =
    fault.at === 'key'
      ? json.rangeOfKey(path)
      : whole && fault.at === 'entry'
        ? { start: whole.start, end: whole.start + 1 }
        : whole;
  return range === undefined
    ? []
    : [{ range, said: fault.said, particulars: fault.effects === undefined ? {} : { effects: fault.effects } }];
}
