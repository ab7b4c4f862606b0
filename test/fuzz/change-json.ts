import { Buffer } from 'node:buffer';
import type { Draw } from './mutate.ts';

type Parent = Record<string, unknown> | unknown[];

const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  2 ** 53 + 2,
  1e300,
  '',
  'a',
  'constructor',
  '__proto__',
  '\u202E\u001B[31m\n::error::x',
  '/housestyle review',
  '/housestyle ask Why?',
  '@housestyle ignore',
  '<!-- housestyle:summary -->',
  'OWNER',
  'MEMBER',
  'NONE',
  'Bot',
  'closed',
  'labeled',
  'x'.repeat(3_000),
  [],
  {},
  [[]],
  [null],
  [{}],
];

/** Changes one value of a JSON text: replaces, removes, doubles or moves it, so that the text stays JSON. */
export function changeJson(text: Buffer, draw: Draw): Buffer {
  let root: unknown;
  try {
    root = JSON.parse(String(text));
  } catch {
    return text;
  }
  const places = listPlaces(root);
  const place = places[draw(places.length)];
  const other = places[draw(places.length)];
  if (place === undefined || other === undefined) {
    return Buffer.from(JSON.stringify(VALUES[draw(VALUES.length)]));
  }
  const [parent, key] = place;
  switch (draw(4)) {
    case 0:
      remove(parent, key);
      break;
    case 1:
      set(parent, key, structuredClone(read(other[0], other[1])));
      break;
    case 2:
      set(parent, Array.isArray(parent) ? String(parent.length) : other[1], structuredClone(read(parent, key)));
      break;
    default:
      set(parent, key, VALUES[draw(VALUES.length)]);
  }
  return Buffer.from(JSON.stringify(root));
}

function listPlaces(value: unknown): readonly (readonly [Parent, string])[] {
  return isParent(value)
    ? Object.entries(value).flatMap(([key, inner]) => [[value, key] as const, ...listPlaces(inner)])
    : [];
}

function isParent(value: unknown): value is Parent {
  return typeof value === 'object' && value !== null;
}

function read(parent: Parent, key: string): unknown {
  return (parent as Record<string, unknown>)[key];
}

function set(parent: Parent, key: string, value: unknown): void {
  // A plain write to `__proto__` would change the prototype instead of the value.
  Object.defineProperty(parent, key, { value, enumerable: true, configurable: true, writable: true });
}

function remove(parent: Parent, key: string): void {
  if (Array.isArray(parent)) {
    parent.splice(Number(key), 1);
  } else {
    Reflect.deleteProperty(parent, key);
  }
}
