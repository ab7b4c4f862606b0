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
    return old === next ? [] : [describeChange(spec, old, next)];
  });
  const others = (['rules', 'overrides'] as const).filter(
    (key) => JSON.stringify(before.rules.values[key]) !== JSON.stringify(after.rules.values[key]),
  );
  return [...changed, ...others.map((key) => `The setting \`${key}\` of the validator would change.`)];
}

function describeChange({ name, secret }: OptionSpec, old: string | undefined, next: string | undefined): string {
  return secret === true
    ? `\`${name}\` would change.`
    : `\`${name}\` would be ${drawValue(next)}; now it is ${drawValue(old)}.`;
}

function drawValue(value: string | undefined): string {
  return value === undefined ? 'not set' : quote(shorten(value, MAX_VALUE_CHARACTERS));
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
