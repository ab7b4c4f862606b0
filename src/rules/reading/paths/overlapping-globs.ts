/** Whether the globs of two files certainly match common files, if they match any files at all. */
export function overlap(some: readonly string[], others: readonly string[], holds: Holds): boolean {
  return (
    takesAll(some) ||
    takesAll(others) ||
    some.some((glob) => others.includes(glob)) ||
    reachTheSame(some, others, holds)
  );
}

/** Whether a folder or its subfolders have a file with an extension. The folder ends with a slash. */
export type Holds = (folder: string, extension: string) => boolean;

function takesAll(globs: readonly string[]): boolean {
  return globs.some((glob) => glob === '**' || glob === '**/*');
}

/** The most reaches of one file. Each one is compared with each one of the other file. */
const MAX_REACHES = 100;

function reachTheSame(some: readonly string[], others: readonly string[], holds: Holds): boolean {
  const otherReaches = others.flatMap(readReaches).slice(0, MAX_REACHES);
  return some
    .flatMap(readReaches)
    .slice(0, MAX_REACHES)
    .some((one) => otherReaches.some((other) => isWithin(one, other, holds) || isWithin(other, one, holds)));
}

/** All files, or the files with an extension, in a folder and its subfolders. */
interface Reach {
  /** Ends with a slash. Empty for the root. */
  readonly folder: string;
  readonly extension: string | undefined;
}

/** The reaches of a glob, such as `src/` with `ts` and `src/` with `tsx` for `src/**\/*.{ts,tsx}`. Empty for a more complex glob. */
function readReaches(glob: string): readonly Reach[] {
  const [, folder, one, several] = REACH.exec(glob) ?? [];
  if (folder === undefined) {
    return [];
  }
  const extensions = one === undefined ? several?.split(',') : [one];
  return (extensions ?? [undefined]).map((extension) => ({ folder, extension }));
}

const REACH = /^((?:[\w.-]+\/){0,20})\*\*(?:\/\*(?:\.(?:([\w.]+)|\{([\w.,]+)\}))?)?$/;

/** Whether two reaches certainly share files. `docs/**` and `**\/*.ts` do only if `docs/` holds a `.ts` file. */
function isWithin(inner: Reach, outer: Reach, holds: Holds): boolean {
  if (!inner.folder.startsWith(outer.folder)) {
    return false;
  }
  return (
    outer.extension === undefined ||
    outer.extension === inner.extension ||
    (inner.extension === undefined && holds(inner.folder, outer.extension))
  );
}
