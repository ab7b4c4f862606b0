import { OPTIONS, type Options, type OptionSpec } from '../../options/options.ts';
import { isRecord } from '../../text/record.ts';
import { quote } from '../../text/shown/quote.ts';
import { shorten } from '../../text/shown/shorten.ts';

/** Most characters of a value. */
const MAX_VALUE_CHARACTERS = 60;

/**
 * Says which options would have other values, one sentence each. A value that an input of the workflow gives is the same
 * before and after, whatever the configuration says.
 */
export function compareOptions(before: Options, after: Options): readonly string[] {
  const changed = OPTIONS.flatMap((spec) => {
    const [old, next] = [valueOf(spec, before), valueOf(spec, after)];
    return old === next ? [] : describeChange(spec, old, next);
  });
  const others = (['rules', 'overrides'] as const).filter(
    (key) => JSON.stringify(before.rules.values[key]) !== JSON.stringify(after.rules.values[key]),
  );
  return [...changed, ...others.map((key) => `The setting \`${key}\` of the validator would change.`)];
}

function describeChange(
  { name, secret }: OptionSpec,
  old: string | undefined,
  next: string | undefined,
): readonly string[] {
  if (secret === true) {
    return [`\`${name}\` would change.`];
  }
  const start = startOfDifference(old, next);
  const sentence = `\`${name}\` would be ${drawValue(next, start)}; now it is ${drawValue(old, start)}.`;
  // The file is not read: a change could name any that the token may read.
  return name === 'extends' && next !== undefined
    ? [sentence, 'That file is not read before the merge, so what it would change in other options is not known.']
    : [sentence];
}

/** Most characters before the first difference of two long values. */
const MAX_COMMON_CHARACTERS = 20;

/** From where two values are shown, if their beginnings are the same for so long that only these would be seen. */
function startOfDifference(old = '', next = ''): number {
  let same = 0;
  while (same < old.length && same < next.length && old[same] === next[same]) {
    same += 1;
  }
  const isSeen = same + MAX_COMMON_CHARACTERS <= MAX_VALUE_CHARACTERS;
  return isSeen ? 0 : same - MAX_COMMON_CHARACTERS;
}

function drawValue(value: string | undefined, start: number): string {
  return value === undefined
    ? 'not set'
    : quote(
        shorten(start === 0 ? value : `…${value.slice(start).replace(/^[\uDC00-\uDFFF]/, '')}`, MAX_VALUE_CHARACTERS),
      );
}

/** Undefined for a value that is not set. `Options` is derived from the table: its keys are the names in camel case. */
function valueOf({ name, keepsOrigin }: OptionSpec, options: Options): string | undefined {
  const key = name.replaceAll(/-(.)/g, (_hyphen, letter: string) => letter.toUpperCase());
  const read: unknown = new Map<string, unknown>(Object.entries(options)).get(key);
  const value: unknown = keepsOrigin === true && isRecord(read) ? read['value'] : read;
  if (value === undefined) {
    return undefined;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
