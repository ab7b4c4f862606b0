import { describeShape, hasShape, type ValueShape } from '../../../customizations/frontmatter/value-shape.ts';
import { quote } from '../../../text/shown/quote.ts';
import { isRecord } from '../../../text/record.ts';
import type { TextRange } from '../../../text/source-text.ts';
import { findMeantKey, nearestName } from './json-keys.ts';
import type { Said } from '../../types.ts';

type Path = readonly (string | number)[];

/** Where the keys and values of a file are. JSON, TOML and YAML files all have this. */
interface Places {
  readonly rangeOf: (path: Path) => TextRange | undefined;
  readonly rangeOfKey: (path: Path) => TextRange | undefined;
}

export interface DataFault {
  readonly kind: 'key' | 'value' | 'missing';
  readonly range: TextRange;
  readonly said: Said;
}

/** An object with more keys is data, and its keys are not names that somebody typed. */
const MAX_KEYS = 300;

/**
 * Finds misspelled keys and values of another type or with an unknown word. Keys that resemble no known one may be new, so
 * they are not reported.
 */
export function findDataFaults(
  places: Places,
  value: unknown,
  shape: ValueShape,
  path: Path = [],
): readonly DataFault[] {
  if (shape.kind === 'any' || value === null || value === undefined) {
    return [];
  }
  if (shape.kind === 'any-of') {
    const fitting = shape.shapes.find((one) => fits(value, one));
    return fitting === undefined
      ? reportType(places, value, shape, path)
      : findDataFaults(places, value, fitting, path);
  }
  if (!fits(value, shape)) {
    return reportType(places, value, shape, path);
  }
  switch (shape.kind) {
    case 'choice':
      // A value that fits is a text, a number or a switch.
      return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
        ? findWordFault(places, String(value), shape.values, path)
        : [];
    case 'list':
      return Array.isArray(value)
        ? value.flatMap((item: unknown, at) => findDataFaults(places, item, shape.of, [...path, at]))
        : [];
    case 'map':
      return isRecord(value)
        ? Object.entries(value)
            .slice(0, MAX_KEYS)
            .flatMap(([key, item]) => findDataFaults(places, item, shape.of, [...path, key]))
        : [];
    case 'record':
      return isRecord(value)
        ? [...findMissing(places, value, shape, path), ...findInRecord(places, value, shape.keys, path)]
        : [];
    case 'integer':
      return typeof value === 'number' && value < (shape.least ?? value)
        ? report(places, path, {
            message: `${nameOf(path)} must be at least ${shape.least}`,
            hint: `Write \`${shape.least}\` or more.`,
          })
        : [];
    case 'text':
    case 'boolean':
      return [];
  }
}

/** Numbers and booleans count as texts in frontmatter, but not in these files. */
function fits(value: unknown, shape: ValueShape): boolean {
  const isWord = shape.kind === 'text' || shape.kind === 'choice';
  return hasShape(value, shape) && (!isWord || typeof value === 'string');
}

function findMissing(
  places: Places,
  value: Readonly<Record<string, unknown>>,
  { required }: Extract<ValueShape, { readonly kind: 'record' }>,
  path: Path,
): readonly DataFault[] {
  const written = Object.keys(value);
  // A key that is almost the required one is reported as misspelled.
  const missing = required.filter((key) => !written.some((one) => one === key || nearestName(one, [key]) === key));
  const range = places.rangeOfKey(path) ?? { start: 0, end: 1 };
  return missing.map((key) => ({
    kind: 'missing',
    range,
    said: { message: `The required key \`${key}\` is missing`, hint: `Add the key \`${key}\`.` },
  }));
}

function findInRecord(
  places: Places,
  value: Readonly<Record<string, unknown>>,
  keys: Readonly<Record<string, ValueShape>>,
  path: Path,
): readonly DataFault[] {
  const names = Object.keys(keys);
  return Object.entries(value)
    .slice(0, MAX_KEYS)
    .flatMap(([key, item]): readonly DataFault[] => {
      const shape = Object.hasOwn(keys, key) ? keys[key] : undefined;
      if (shape !== undefined) {
        return findDataFaults(places, item, shape, [...path, key]);
      }
      const meant = findMeantKey(key, { names });
      const range = meant === undefined || Object.hasOwn(value, meant) ? undefined : places.rangeOfKey([...path, key]);
      return range === undefined
        ? []
        : [
            {
              kind: 'key',
              range,
              said: { message: `${quote(key)} is not a known key`, hint: `Did you mean \`${meant}\`?` },
            },
          ];
    });
}

function reportType(places: Places, value: unknown, shape: ValueShape, path: Path): readonly DataFault[] {
  return report(places, path, {
    message: `${nameOf(path)} must be ${describeShape(shape)}, not ${describeValue(value)}`,
    hint: shape.kind === 'boolean' ? 'Write `true` or `false` without quotes.' : `Write ${describeShape(shape)}.`,
  });
}

function reportWord(places: Places, word: string, values: readonly string[], path: Path): readonly DataFault[] {
  const near = nearestName(word, values);
  return report(places, path, {
    message: `${quote(word)} is not a value of ${nameOf(path)}`,
    hint: near === undefined ? `Write ${values.map((one) => `\`${one}\``).join(', ')}.` : `Did you mean \`${near}\`?`,
  });
}

function report(places: Places, path: Path, said: Said): readonly DataFault[] {
  const range = places.rangeOf(path) ?? places.rangeOfKey(path);
  return range === undefined ? [] : [{ kind: 'value', range, said }];
}

function findWordFault(
  places: Places,
  word: string,
  known: readonly string[],
  path: Path,
): ReturnType<typeof reportWord> {
  return known.includes(word) ? [] : reportWord(places, word, known, path);
}

function nameOf(path: Path): string {
  const name = path.findLast((step) => typeof step === 'string');
  return name === undefined ? 'The file' : quote(name);
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) {
    return 'a list';
  }
  return typeof value === 'string' ? 'a text' : typeof value === 'object' ? 'a map' : `a ${typeof value}`;
}
