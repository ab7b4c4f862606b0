import { isRecord } from '../../text/record.ts';
import type { TextRange } from '../../text/source-text.ts';
import type { CheckedText } from '../reading/texts/checked-text.ts';
import { readEntries, readEvents } from '../reading/hooks/hook-entries.ts';
import { COPILOT_EVENTS } from '../reading/hooks/hook-events.ts';
import { hookRule } from './hook-rule.ts';
import { quote } from '../../text/shown/quote.ts';
import { error } from '../effects.ts';

export const hooksVersion = hookRule({
  id: 'hooks-version',
  description: 'A hooks file does not contain `"version": 1`',
  effects: [error(['github', 'copilot-cli'], 'github.com and the Copilot CLI reject the whole file.')],
  fixes: 'Adds `"version": 1` if the file has no version.',
  source: 'https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format',
  find(text, dialect) {
    const { json } = text;
    const root = json.rangeOf([]);
    if (dialect !== 'copilot' || !isRecord(json.value) || root === undefined) {
      return [];
    }
    const { version } = json.value;
    const range = json.rangeOf(['version']);
    if (version === 1 || (range === undefined && (isWithoutHooks(text) || isEditorsOwn(text)))) {
      return [];
    }
    if (range !== undefined) {
      return [
        {
          range,
          said: {
            message: `The version is ${quote(text.text.slice(range.start, Math.min(range.end, range.start + 60)))}, but only \`1\` is supported`,
            hint: 'Write `"version": 1`.',
          },
          particulars: version === '1' ? { fix: { kind: 'edits', edits: [{ ...range, text: '1' }] } } : {},
        },
      ];
    }
    return [
      {
        range: { start: root.start, end: root.start + 1 },
        said: { message: 'The file has no `version`', hint: 'Add `"version": 1`.' },
        particulars: { fix: { kind: 'edits', edits: [insertion(text, root)] } },
      },
    ];
  },
});

/** Whether `hooks` is there and contains nothing, so that a client loses nothing if it rejects the file. */
function isWithoutHooks(text: CheckedText): boolean {
  const events = readEvents(text);
  return events !== undefined && Object.keys(events).length === 0;
}

/** Whether a file has VS Code's own form, with event names in capitals, which needs no version. */
function isEditorsOwn(text: CheckedText): boolean {
  const events = Object.keys(readEvents(text) ?? {});
  const capitals = new Set(COPILOT_EVENTS.values());
  return (
    events.length > 0 &&
    events.every((event) => capitals.has(event)) &&
    readEntries(text).every(({ value }) => !isRecord(value) || !COPILOTS_KEYS.some((key) => Object.hasOwn(value, key)))
  );
}

/** Keys of an entry that VS Code's own form does not have. */
const COPILOTS_KEYS = ['bash', 'powershell', 'timeoutSec'];

/** The edit that inserts the version before the first key, with the same indent. */
function insertion({ text, json }: CheckedText, root: TextRange): { start: number; end: number; text: string } {
  const start = root.start + 1;
  const [first] = isRecord(json.value) ? Object.keys(json.value) : [];
  const firstKey = first === undefined ? undefined : json.rangeOfKey([first]);
  const blank = firstKey === undefined ? undefined : text.slice(start, firstKey.start);
  return {
    start,
    end: start,
    text:
      blank !== undefined && /^\s*$/.test(blank)
        ? `${blank}"version": 1,`
        : `"version": 1${first === undefined ? '' : ', '}`,
  };
}
