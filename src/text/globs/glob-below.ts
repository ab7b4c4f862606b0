import type { Row } from './glob-rows.ts';
import { endOfMatch } from './glob-walk.ts';

/**
 * What is left of rows for a path once the folders above it, from the root on, have been matched. A row gives as many as
 * it can stop at below the folders; none where the folders do not fit it.
 */
export function rowsBelow(rows: readonly Row[], folders: readonly string[]): readonly Row[] {
  return rows.flatMap((row) =>
    placesBelow(row, folders)
      .filter((place) => place < row.length)
      .map((place) => row.slice(place)),
  );
}

function placesBelow(row: Row, folders: readonly string[]): readonly number[] {
  let places: readonly number[] = [0];
  for (const folder of folders) {
    places = [...new Set(places.flatMap((place) => placesAfter(row, place, folder)))];
  }
  return places;
}

/** A `**` takes the folder and stays, or stands for nothing and leaves it to the segment after it. */
function placesAfter(row: Row, place: number, folder: string): readonly number[] {
  const isGlobstar = row[place]?.kind === 'globstar';
  const taker = isGlobstar ? place + 1 : place;
  const segment = row[taker];
  const isTaken = segment !== undefined && endOfMatch(segment, folder, 0) === folder.length;
  return [...(isGlobstar ? [place] : []), ...(isTaken ? [taker + 1] : [])];
}
