/** Whether two files' globs certainly have files in common, provided that there are files that they match. */
export function overlap(some: readonly string[], others: readonly string[], holds: Holds): boolean {
  return (
    takesAll(some) ||
    takesAll(others) ||
    some.some((glob) => others.includes(glob)) ||
    reachTheSame(some, others, holds)
  );
}

/** Whether a folder, with a slash at its end, or one below it has a file with an extension. */
export type Holds = (folder: string, extension: string) => boolean;

function takesAll(globs: readonly string[]): boolean {
  return globs.some((glob) => glob === '**' || glob === '**/*');
}

/** Of one file; each is compared with each of the other's. */
const MAX_REACHES = 100;

function reachTheSame(some: readonly string[], others: readonly string[], holds: Holds): boolean {
  const otherReaches = others.flatMap(reachesOf).slice(0, MAX_REACHES);
  return some
    .flatMap(reachesOf)
    .slice(0, MAX_REACHES)
    .some((one) => otherReaches.some((other) => isWithin(one, other, holds) || isWithin(other, one, holds)));
}

/** The files with an extension, or all files, of a folder and those below it. */
interface Reach {
  /** With a slash at its end; empty for the root. */
  readonly folder: string;
  readonly extension: string | undefined;
}

/** `src/` with `ts` and with `tsx` for `src/**\/*.{ts,tsx}`; none for a glob that says more than that. */
function reachesOf(glob: string): readonly Reach[] {
  const [, folder, one, several] = REACH.exec(glob) ?? [];
  if (folder === undefined) {
    return [];
  }
  const extensions = one === undefined ? several?.split(',') : [one];
  return (extensions ?? [undefined]).map((extension) => ({ folder, extension }));
}

const REACH = /^((?:[\w.-]+\/){0,20})\*\*(?:\/\*(?:\.(?:([\w.]+)|\{([\w.,]+)\}))?)?$/;

/** Whether all that the one takes the other does, or some of it: `docs/**` may hold no file of `**\/*.ts`. */
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
