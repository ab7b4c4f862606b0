import { at } from '../../structures/at.ts';
import { groupBy } from '../../structures/group-by.ts';
import { readPlaced } from '../read-file.ts';
import type { Walk } from '../places/walk.ts';
import type { Customization, Instructions } from '../types.ts';
import { followFrom, mayImport } from './follow-instructions.ts';

/** A file that no program searches for, but that a setting names or another file imports. */
export type NamedFile = Pick<Instructions, 'path' | 'folder' | 'readers'>;

/**
 * Finds the files that settings name and that instructions of the repository import. Only instructions that may import
 * something are read, and their texts are not kept.
 */
export async function findNamedFiles(walk: Walk): Promise<readonly NamedFile[]> {
  const { store, settings, candidates, fromSettings } = walk;
  const placed = walk.placed.filter(({ level, kind }) => level === 'repository' && mayImport(kind, settings));
  const read = await Promise.all(placed.map((file) => readPlaced(file, 'all')));
  const starts: readonly Customization[] = [
    ...read.flatMap(({ instructions }) => (instructions === undefined ? [] : [{ ...instructions, references: [] }])),
    ...fromSettings.found,
  ];
  const found = await followFrom(starts, store, settings, candidates);
  const named = found.filter(
    (one): one is Instructions =>
      one.kind === 'referenced-file' || (one.kind === 'setting-instructions' && one.entry === 'file'),
  );
  return [...groupBy(named, ({ path }) => path)].map(([path, same]) => ({
    path,
    folder: at(same, 0).folder,
    readers: [...new Set(same.flatMap(({ readers }) => readers))],
  }));
}
