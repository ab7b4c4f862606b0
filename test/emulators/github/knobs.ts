/** The switches of the emulator: each is one behaviour of GitHub that differs by age, by size or by bad luck. */
export interface Knobs {
  /** Wording of the errors about comment anchors: before or since the turn of 2025/2026 (E25, E26). */
  readonly errorDialect: '2024' | '2026';
  /** A file whose patch is longer has real counts and no `patch` (E18). */
  readonly patchLimitLines: number;
  readonly patchLimitBytes: number;
  /** A longer pull request diff is refused with 406 in the diff media type (E13, E14). */
  readonly diffLimitLines: number;
  readonly diffLimitFiles: number;
  /** The file list of a pull request stops here (E15). */
  readonly filesLimit: number;
  /** Once one page of files holds this many patch lines, its further rows have no patch and zero counts. */
  readonly zeroRowsAfterPatchLines: number;
  /** A larger page of files is refused with 422 `not_available` (E19). */
  readonly perPageBreak: number | undefined;
  /** The file list of a pull request is refused with this status, whatever the size of a page. */
  readonly filesStatus: 422 | 500 | 502 | 503 | undefined;
  /** Lists of files and diffs end after so many bytes, as when a server gives up in the middle. */
  readonly truncateAtBytes: number | undefined;
  /** Called before a list of files or a diff is made, as when somebody pushes at that moment. */
  readonly beforeChange: (() => Promise<void>) | undefined;
  /** The same for the pull request itself. */
  readonly beforePull: (() => Promise<void>) | undefined;
  /** A recursive tree with more entries is truncated (E55). */
  readonly treeLimitEntries: number;
  /** A larger file comes without its content, or is refused as it was before (E52). */
  readonly contentLimitBytes: number;
  readonly largeContents: 'empty' | 'refused';
  /** Content writes a minute before the secondary rate limit (E40). */
  readonly contentWritesPerMinute: number;
  /** After so many content writes the next `secondaryRefusals` ones are refused, then counting starts anew (E40). */
  readonly secondaryAfterNWrites: number | undefined;
  readonly secondaryRefusals: number;
  /** Seconds named in `retry-after` of a secondary refusal; undefined leaves the header out. */
  readonly retryAfter: number | undefined;
  /** Refuses in the 422 `abuse` form instead of 403 (E40). */
  readonly abuse422: boolean;
  /** A review with more comments is written, wholly or in part, and then answered with 502 (E39). */
  readonly partialWriteThen502: { readonly commentsOver: number; readonly keep: number | 'all' } | undefined;
  /** How many listings a new review or comment is missing from (E61). */
  readonly readLag: number;
  /** How often a pull request shows `mergeable: null` after its head or base moved (E11). */
  readonly mergeableNullReads: number;
  /** Every Nth request is cut off without an answer. */
  readonly connectionResetEveryN: number | undefined;
  /** The primary rate limit, and the status of its refusal (E41). */
  readonly primaryLimit: number;
  readonly primaryStatus: 403 | 429;
  /** The same for all who ask without a token. */
  readonly anonymousLimit: number;
  /** Called with the path of each request, as sent; a status that it gives is all the answer there is. */
  readonly breakdown: ((path: string) => 500 | 502 | 503 | undefined) | undefined;
  /** How the host of archives answers: as it should, in pieces or not to the end, or with a status. */
  readonly archive: 'whole' | 'cut' | 'damaged' | 'stalled' | 403 | 404 | 429 | 503;
  /** What the 65,536 of a body counts (E38). */
  readonly bodyUnit: 'code points' | 'utf16';
  /** "Allow GitHub Actions to create and approve pull requests" (E37). */
  readonly actionsMayApprove: boolean;
}

export const DEFAULT_KNOBS: Knobs = {
  errorDialect: '2026',
  patchLimitLines: 3_000,
  patchLimitBytes: 100 * 1024,
  diffLimitLines: 20_000,
  diffLimitFiles: 300,
  filesLimit: 3_000,
  zeroRowsAfterPatchLines: 20_000,
  perPageBreak: undefined,
  filesStatus: undefined,
  truncateAtBytes: undefined,
  beforeChange: undefined,
  beforePull: undefined,
  treeLimitEntries: 100_000,
  contentLimitBytes: 1024 * 1024,
  largeContents: 'empty',
  contentWritesPerMinute: 80,
  secondaryAfterNWrites: undefined,
  secondaryRefusals: 1,
  retryAfter: 60,
  abuse422: false,
  partialWriteThen502: undefined,
  readLag: 0,
  mergeableNullReads: 1,
  connectionResetEveryN: undefined,
  primaryLimit: 1_000,
  primaryStatus: 403,
  anonymousLimit: 60,
  breakdown: undefined,
  archive: 'whole',
  bodyUnit: 'code points',
  actionsMayApprove: false,
};
