import { listNames } from '../../text/shown/list-names.ts';
import { groupBy } from '../../structures/group-by.ts';
import type { AcceptedReports } from './accept-reports.ts';

/** Most numbers of shards in a sentence. */
const MAX_NUMBERS = 8;

/**
 * Names the shards without a result, those with the same reason together: `shard 3 of 64 left no result`, `shards 1 and 2 of
 * 64 left no result`, `20 of 64 shards left no result: 1, 2, 3, 4, 5, 6, 7, 8 and 12 more`.
 */
export function nameMissing(missing: AcceptedReports['missing'], all: number): readonly string[] {
  return [...groupBy(missing, ({ reason }) => reason)].map(([reason, own]) => {
    const numbers = own.map(({ index }) => String(index));
    if (numbers.length === 1) {
      return `shard ${numbers.join('')} of ${all} ${reason}`;
    }
    if (numbers.length <= MAX_NUMBERS) {
      return `shards ${listNames(numbers)} of ${all} ${reason}`;
    }
    const shown = [...numbers.slice(0, MAX_NUMBERS), `${numbers.length - MAX_NUMBERS} more`];
    return `${numbers.length} of ${all} shards ${reason}: ${listNames(shown)}`;
  });
}

/** The shards that `nameMissing` does not all name, with all of their numbers: those that are many for the same reason. */
export function listCutShort(
  missing: AcceptedReports['missing'],
  all: number,
): readonly { readonly source: string; readonly reason: string }[] {
  return [...groupBy(missing, ({ reason }) => reason)]
    .filter(([, own]) => own.length > MAX_NUMBERS)
    .map(([reason, own]) => ({
      source: `shards ${listNames(own.map(({ index }) => String(index)))} of ${all}`,
      reason,
    }));
}
