import { isRecord } from '../../text/record.ts';
import { guarded, type Octokit } from './octokit.ts';
import { readAllPages } from './pages.ts';

/** A list of GitHub, and how to ask only for what is new in it. */
interface ListTerms<T> {
  readonly route: string;
  readonly parametersOf: (number: number) => Readonly<Record<string, unknown>>;
  /** Reads a page; throws if it is not the expected list. */
  readonly read: (data: unknown) => readonly T[];
  /** `since`: GitHub lists what was updated since a moment. `last pages`: it does not, and new rows are at the end. */
  readonly news: 'since' | 'last pages';
}

/** Rows of shorter lists are read again each time: people may change any of them meanwhile. */
const LONG_LIST_ROWS = 400;
const PAGE_SIZE = 100;
/** GitHub may list a row a moment after the time that it has. */
const OVERLAP_MS = 60_000;

/** What is known of the list of one pull request. */
interface Known<T> {
  readonly number: number;
  /** All rows by their ids. Those that are not wanted are undefined. */
  readonly rows: Map<number, T | undefined>;
  newest: string;
}

/**
 * Makes the reader of a list that a run reads several times, because others may add to it. A long list is read whole only the
 * first time: on a pull request with 10,000 comments, each look would cost 100 requests. A row that is deleted meanwhile is
 * noticed by the next run.
 *
 * @returns lists the rows of a pull request as far as `keep` returns them, in the order of their ids. What `keep` left out of a
 *   long list is not read again, so each call has to keep the same rows
 */
export function longListReader<T extends { readonly id: number }>(
  octokit: Octokit,
  { route, parametersOf, read, news }: ListTerms<T>,
): (number: number, keep: (row: T) => T | undefined) => Promise<readonly T[]> {
  let last: Known<T> | undefined;
  return async (number, keep) => {
    const known = last?.number === number && last.rows.size >= LONG_LIST_ROWS ? last : undefined;
    const now: Known<T> = { number, rows: new Map(known?.rows), newest: known?.newest ?? '' };
    const isDated = known !== undefined && now.newest !== '';
    const since = news === 'since' && isDated ? { since: before(now.newest) } : {};
    const firstPage = news === 'last pages' ? Math.ceil((known?.rows.size ?? 1) / PAGE_SIZE) : 1;
    // A page is read twice, and once more if it is asked for again, so that all of this may be done twice.
    const readPage = (data: unknown): readonly T[] => {
      const rows = read(data);
      rows.forEach((row) => now.rows.set(row.id, keep(row)));
      now.newest = [now.newest, ...readDates(data)].reduce((one, other) => (other > one ? other : one));
      return rows;
    };
    const parameters = { ...parametersOf(number), ...since, per_page: PAGE_SIZE };
    await guarded(() => readAllPages(octokit, route, parameters, readPage, { firstPage }));
    last = now;
    return [...now.rows.values()].flatMap((row) => row ?? []).toSorted((one, other) => one.id - other.id);
  };
}

function before(date: string): string {
  return new Date(Date.parse(date) - OVERLAP_MS).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** When the rows of a page were updated, in GitHub's form, which can be compared as text. */
function readDates(data: unknown): readonly string[] {
  return (Array.isArray(data) ? data : []).flatMap((row: unknown) => {
    const date = isRecord(row) ? row['updated_at'] : undefined;
    return typeof date === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date) ? [date] : [];
  });
}
