/** Rows of the ledger that are drawn at once, so that a large dump stays quick. */
export const PAGE_ROWS = 200;

/** The page on which a row stands. */
export function pageOf(row: number): number {
  return Math.floor(Math.max(0, row) / PAGE_ROWS);
}

export function pagesOf(rows: number): number {
  return Math.max(1, Math.ceil(rows / PAGE_ROWS));
}
