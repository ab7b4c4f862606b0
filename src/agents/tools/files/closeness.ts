import { makeCompanionKey } from '../../../symbols/companion-key.ts';
import { folderOf } from '../../../workspace/paths.ts';

/** Closeness of a file that tests or accompanies a changed one, and of one in the same folder. */
const COMPANION = 0.9;
const SAME_FOLDER = 0.7;
/** Folders further away count the same. */
const MAX_STEPS = 12;

/**
 * Rates paths by how close they are to a change, from 0 to 1: changed files are 1, then come their tests and headers,
 * then files in the same folder, then the others by the number of folders between.
 */
export function closenessTo(changed: readonly string[]): (path: string) => number {
  const own = new Set(changed);
  const companions = new Set(changed.map(makeCompanionKey));
  const stepsUp = stepsFromChange(changed);
  return (path) => {
    if (own.has(path)) {
      return 1;
    }
    const inFolder = SAME_FOLDER / (1 + stepsBetween(folderOf(path), stepsUp));
    return companions.has(makeCompanionKey(path)) ? COMPANION : inFolder;
  };
}

/** For each folder with a changed file at some depth, the number of folders down to the nearest one. */
function stepsFromChange(changed: readonly string[]): ReadonlyMap<string, number> {
  const steps = new Map<string, number>();
  for (const path of changed) {
    let folder = folderOf(path);
    for (let up = 0; up < MAX_STEPS; up += 1) {
      if ((steps.get(folder) ?? MAX_STEPS) <= up) {
        break;
      }
      steps.set(folder, up);
      folder = folderOf(folder);
    }
  }
  return steps;
}

/** Number of folders up to the first folder that contains changed files at any depth, and down to them. */
function stepsBetween(folder: string, stepsDown: ReadonlyMap<string, number>): number {
  let above = folder;
  for (let up = 0; up < MAX_STEPS; up += 1) {
    const down = stepsDown.get(above);
    if (down !== undefined) {
      return up + down;
    }
    above = folderOf(above);
  }
  return 2 * MAX_STEPS;
}
