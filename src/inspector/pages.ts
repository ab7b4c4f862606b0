/** Rows of the ledger on one page. More rows would make a large dump slow. */
export const PAGE_ROWS = 200;

/** The page that has a row. */
export function pageOf(row: number): number {
  return Math.floor(Math.max(0, row) / PAGE_ROWS);
}

export function pagesOf(rows: number): number {
  return Math.max(1, Math.ceil(rows / PAGE_ROWS));
}
