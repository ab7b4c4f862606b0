import type { Extent, Oracle, Place, Prompts, ShownLines, Target } from './types.ts';

/** Longer declarations need not be shown whole. */
const MAX_FULL_LINES = 80;

/** How many of the targets of one kind are shown. */
export interface Share {
  readonly shown: number;
  readonly all: number;
}

/** What is counted, in the order of the columns. */
export const FIGURES = ['signatures', 'otherFiles', 'full', 'callers', 'locals'] as const;
export type Figure = (typeof FIGURES)[number];

/** What one prompt shows of what one commit rests on. */
export interface Score extends Readonly<Record<Figure, Share>> {
  readonly missed: readonly Target[];
}

/** Compares what a prompt shows with what the oracle lists. Something counts only in a request that shows a use of it. */
export function score(
  prompts: Prompts,
  targets: readonly Target[],
  changed: ReadonlySet<string>,
  isBlank: IsBlank,
): Score {
  const declarations = targets.filter(({ kind }) => kind === 'declaration');
  const inOther = declarations.filter(({ places }) => places.every(({ path }) => !changed.has(path)));
  const short = declarations.filter(({ places }) =>
    places.some((place) => place.end - place.start < MAX_FULL_LINES - 1),
  );
  const isSeen = (target: Target): boolean => isShown(prompts, target, showsLine);
  const isWhole = (target: Target): boolean =>
    isShown(prompts, target, (shown, place) => showsWhole(shown, place, isBlank));
  const count = (all: readonly Target[], holds: (target: Target) => boolean): Share => ({
    shown: all.filter(holds).length,
    all: all.length,
  });
  return {
    signatures: count(declarations, isSeen),
    otherFiles: count(inOther, isSeen),
    full: count(short, isWhole),
    callers: count(
      targets.filter(({ kind }) => kind === 'caller'),
      isSeen,
    ),
    locals: count(
      targets.filter(({ kind }) => kind === 'local'),
      isSeen,
    ),
    missed: targets.filter((target) => !isSeen(target)),
  };
}

/** Whether a line has only white space. Such lines need not be shown. */
export type IsBlank = (place: Place) => boolean;

/** The targets that changed lines in some files use. */
export function targetsOf({ targets }: Oracle, paths: ReadonlySet<string>): readonly Target[] {
  return targets.flatMap((target) => {
    const uses = target.uses.filter(({ path }) => paths.has(path));
    return uses.length === 0 ? [] : [{ ...target, uses }];
  });
}

function isShown(
  { requests }: Prompts,
  { places, uses }: Target,
  shows: (shown: ShownLines, place: Extent) => boolean,
): boolean {
  return requests.some(
    (shown) => uses.some((use) => showsLine(shown, use)) && places.some((place) => shows(shown, place)),
  );
}

function showsLine(shown: ShownLines, { path, line }: Place): boolean {
  return shown.get(path)?.has(line) === true;
}

function showsWhole(shown: ShownLines, { path, start, end }: Extent, isBlank: IsBlank): boolean {
  if (end - start >= MAX_FULL_LINES - 1) {
    return false;
  }
  for (let line = start; line <= end; line += 1) {
    if (!showsLine(shown, { path, line }) && !isBlank({ path, line })) {
      return false;
    }
  }
  return true;
}
