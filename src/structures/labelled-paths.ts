/** A shorter list is kept as a usual map, which is faster. */
const LEAST_PATHS = 2_000;

/** Most different labels that a byte can number; 0 means that a path has none. */
const MOST_LABELS = 255;

const POSITIONS = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/**
 * Labels paths of a list, such as those that a glob matches; a path without a label is not in the map. Hundreds of maps of
 * one list of 100,000 paths share its paths and take one byte for each.
 */
export function labelPaths(
  paths: readonly string[],
  labelOf: (path: string) => string | undefined,
): ReadonlyMap<string, string> {
  const labelled = paths.length < LEAST_PATHS ? undefined : labelInBytes(paths, labelOf);
  return labelled ?? new Map(paths.flatMap((path): readonly (readonly [string, string])[] => withLabel(path, labelOf)));
}

function withLabel(
  path: string,
  labelOf: (path: string) => string | undefined,
): readonly (readonly [string, string])[] {
  const label = labelOf(path);
  return label === undefined ? [] : [[path, label]];
}

/** Undefined if there are too many different labels. */
function labelInBytes(
  paths: readonly string[],
  labelOf: (path: string) => string | undefined,
): ReadonlyMap<string, string> | undefined {
  const positions = POSITIONS.get(paths) ?? new Map(paths.map((path, index) => [path, index]));
  POSITIONS.set(paths, positions);
  const numbers = new Map<string, number>();
  const bytes = new Uint8Array(paths.length);
  let size = 0;
  for (const [path, position] of positions) {
    const label = labelOf(path);
    if (label !== undefined) {
      const number = numbers.get(label) ?? numbers.size + 1;
      if (number > MOST_LABELS) {
        return undefined;
      }
      numbers.set(label, number);
      bytes[position] = number;
      size += 1;
    }
  }
  return mapOfBytes(positions, bytes, ['', ...numbers.keys()], size);
}

function mapOfBytes(
  positions: ReadonlyMap<string, number>,
  bytes: Uint8Array,
  labels: readonly string[],
  size: number,
): ReadonlyMap<string, string> {
  const labelAt = (position: number | undefined): string | undefined => {
    const number = position === undefined ? 0 : (bytes[position] ?? 0);
    return number === 0 ? undefined : labels[number];
  };
  function* entries(): Generator<[string, string], undefined> {
    for (const [path, position] of positions) {
      const label = labelAt(position);
      if (label !== undefined) {
        yield [path, label];
      }
    }
  }
  function* keys(): Generator<string, undefined> {
    for (const [path] of entries()) {
      yield path;
    }
  }
  function* values(): Generator<string, undefined> {
    for (const [, label] of entries()) {
      yield label;
    }
  }
  const map: ReadonlyMap<string, string> = {
    size,
    has: (path) => labelAt(positions.get(path)) !== undefined,
    get: (path) => labelAt(positions.get(path)),
    entries,
    keys,
    values,
    [Symbol.iterator]: entries,
    forEach: (use) => {
      for (const [path, label] of entries()) {
        use(label, path, map);
      }
    },
  };
  return map;
}
