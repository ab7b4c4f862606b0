import type { Effects, Said } from '../types.ts';

/** A fault of a hook. */
export interface EntryFault {
  /** Relative to the hook. */
  readonly path: readonly (string | number)[];
  readonly at: 'entry' | 'key' | 'value';
  readonly said: Said;
  readonly effects?: Effects;
}

/** A fault of the hook as a whole. */
export function entryFault(message: string, hint: string): EntryFault {
  return { path: [], at: 'entry', said: { message, hint } };
}

export function keyFault(key: string, message: string, hint: string, effects?: Effects): EntryFault {
  return { path: [key], at: 'key', said: { message, hint }, ...(effects && { effects }) };
}

export function valueFault(key: string, message: string, hint: string): EntryFault {
  return { path: [key], at: 'value', said: { message, hint } };
}

type Type = 'string' | 'number' | 'boolean' | 'object' | 'list';

/** Finds values that do not have the type of their key. */
export function findWrongTypes(
  value: Readonly<Record<string, unknown>>,
  types: Readonly<Record<string, Type>>,
): readonly EntryFault[] {
  return Object.entries(types).flatMap(([key, type]) =>
    Object.hasOwn(value, key) && !isOfType(value[key], type)
      ? [valueFault(key, `The value of \`${key}\` is ${WORDS[type]}`, `Write ${HINTS[type]}.`)]
      : [],
  );
}

/** Finds time limits after which nothing could have run. */
export function findShortTimes(
  value: Readonly<Record<string, unknown>>,
  keys: readonly string[],
): readonly EntryFault[] {
  return keys.flatMap((key) => {
    const seconds = value[key];
    return typeof seconds === 'number' && seconds <= 0
      ? [valueFault(key, `The time limit \`${key}\` is not more than 0`, 'Write a number of seconds.')]
      : [];
  });
}

function isOfType(value: unknown, type: Type): boolean {
  return type === 'list' ? Array.isArray(value) : type === 'object' ? isPlainObject(value) : typeof value === type;
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const WORDS = {
  string: 'not a string',
  number: 'not a number',
  boolean: 'neither `true` nor `false`',
  object: 'not an object',
  list: 'not a list',
} as const;
const HINTS = {
  string: 'a string',
  number: 'a number of seconds',
  boolean: '`true` or `false` without quotes',
  object: 'an object',
  list: 'a list',
} as const;
