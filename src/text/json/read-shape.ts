import { at } from '../../structures/at.ts';
import { isRecord } from '../record.ts';

/** Reads a value of a JSON text that anybody may have written, as a type. Throws a `ShapeError` for any other value. */
export type ReadShape<T> = (value: unknown, place: string) => T;

/** A value that is not as expected: `findings[3].path: not a text of at most 4096 characters`. */
export class ShapeError extends Error {
  readonly #place: string;
  readonly #expected: string;

  constructor(place: string, expected: string) {
    super(`${place === '' ? 'the content' : place.replace(/^\./, '')} is not ${expected}`);
    this.name = 'ShapeError';
    this.#place = place;
    this.#expected = expected;
  }

  /** The same error, for a value that is located in another one. */
  within(place: string): ShapeError {
    return new ShapeError(`${place}${this.#place}`, this.#expected);
  }
}

/** A text of limited length, without characters that no text of ours has. */
export function text(most: number): ReadShape<string> {
  return (value, place) => {
    if (typeof value !== 'string' || value.length > most) {
      throw new ShapeError(place, `a text of at most ${most} characters`);
    }
    return value;
  };
}

/** A whole number from 0. */
export const count: ReadShape<number> = (value, place) => {
  if (!Number.isSafeInteger(value) || Number(value) < 0) {
    throw new ShapeError(place, 'a whole number');
  }
  return Number(value);
};

/** A number from 0. */
export const amount: ReadShape<number> = (value, place) => {
  if (typeof value !== 'number' || !(value >= 0) || value > Number.MAX_SAFE_INTEGER) {
    throw new ShapeError(place, 'a number');
  }
  return value;
};

export function oneOf<const T extends string>(choices: readonly T[]): ReadShape<T> {
  return (value, place) => {
    for (const choice of choices) {
      if (choice === value) {
        return choice;
      }
    }
    throw new ShapeError(place, `one of ${choices.join(', ')}`);
  };
}

export function list<T>(read: ReadShape<T>, most: number): ReadShape<readonly T[]> {
  return (value, place) => {
    if (!Array.isArray(value) || value.length > most) {
      throw new ShapeError(place, `a list of at most ${most}`);
    }
    let changed: T[] | undefined;
    let index = 0;
    try {
      for (; index < value.length; index += 1) {
        const item: unknown = value[index];
        const found = read(item, '');
        if (changed !== undefined || found !== item) {
          changed ??= value.slice(0, index);
          changed.push(found);
        }
      }
    } catch (error) {
      // The place is only put together for an error: results have millions of values.
      throw error instanceof ShapeError ? error.within(`${place}[${index}]`) : error;
    }
    return changed ?? value;
  };
}

/** An object whose keys are free, such as counts by name. */
export function dictionary<T>(read: ReadShape<T>, most: number): ReadShape<Readonly<Record<string, T>>> {
  return (value, place) => {
    if (!isRecord(value) || Object.keys(value).length > most) {
      throw new ShapeError(place, `an object of at most ${most} keys`);
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key.slice(0, 200), read(item, `${place}.${key}`)]),
    );
  };
}

/** Marks a field that may be absent. */
export interface OptionalShape<T> {
  readonly optional: ReadShape<T>;
}

export function optional<T>(read: ReadShape<T>): OptionalShape<T> {
  return { optional: read };
}

export type Fields = Readonly<Record<string, ReadShape<unknown> | OptionalShape<unknown>>>;

/** What the fields of an object are read as. */
export type ShapeOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends ReadShape<unknown> ? K : never]: F[K] extends ReadShape<infer T> ? T : never;
} & {
  readonly [K in keyof F as F[K] extends OptionalShape<unknown> ? K : never]?: F[K] extends OptionalShape<infer T>
    ? T
    : never;
};

/**
 * An object with these fields. Other fields are not taken over. An object that has no others is returned as it is: to copy
 * the hundreds of thousands of objects in the results of a large review would take longer than to read them.
 */
export function object<F extends Fields>(fields: F): ReadShape<ShapeOf<F>> {
  const rows = Object.entries(fields).map(([name, read]): Row =>
    typeof read === 'function' ? { name, read, isOptional: false } : { name, read: read.optional, isOptional: true },
  );
  const byName = new Map(rows.map((row) => [row.name, row]));
  const required = rows.filter(({ isOptional }) => !isOptional);
  // The objects of a list mostly have the same names in the same order, which is faster to compare than to look up.
  const order = [...rows];
  return (value, place) => {
    // Its prototype is looked at once, so that no field has to be asked whether it is inherited.
    if (!isRecord(value) || Object.getPrototypeOf(value) !== Object.prototype) {
      throw new ShapeError(place, 'an object');
    }
    let changed: Map<string, unknown> | undefined;
    let hasOthers = false;
    let missing = required.length;
    let position = 0;
    let name = '';
    try {
      // Unlike `Object.keys`, the loop makes no list of the names.
      for (name in value) {
        const expected = order[position];
        const row = expected?.name === name ? expected : byName.get(name);
        if (row !== undefined && position < order.length) {
          order[position] = row;
        }
        position += 1;
        const field = value[name];
        if (row === undefined || (field === undefined && row.isOptional)) {
          hasOthers = true;
          continue;
        }
        const found = row.read(field, '');
        missing -= row.isOptional ? 0 : 1;
        if (found !== field) {
          changed = (changed ?? new Map<string, unknown>()).set(name, found);
        }
      }
      if (missing > 0) {
        ({ name } = at(
          required.filter((row) => !Object.hasOwn(value, row.name)),
          0,
        ));
        byName.get(name)?.read(undefined, '');
      }
    } catch (error) {
      throw error instanceof ShapeError ? error.within(`${place}.${name}`) : error;
    }
    // The loop has read every field of `fields`, which TypeScript cannot see.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (changed === undefined && !hasOthers ? value : takeFields(value, rows, changed)) as ShapeOf<F>;
  };
}

interface Row {
  readonly name: string;
  readonly read: ReadShape<unknown>;
  readonly isOptional: boolean;
}

/** Copies these fields of an object, with what was read instead of some of them. */
function takeFields(
  value: Readonly<Record<string, unknown>>,
  rows: readonly Row[],
  changed: ReadonlyMap<string, unknown> = new Map(),
): Record<string, unknown> {
  const taken: Record<string, unknown> = {};
  for (const { name } of rows) {
    if (Object.hasOwn(value, name) && value[name] !== undefined) {
      taken[name] = changed.has(name) ? changed.get(name) : value[name];
    }
  }
  return taken;
}
