import type { Arrival, Fault } from './faults.ts';

/** The settings of the emulator. Each is a behaviour of GitHub that depends on its age, on a size or on chance. */
export interface Knobs {
  /** What the list of activities shows, newest first. */
  readonly pushes: readonly RecordedPush[];
  /** Wording of the errors about the places of comments: until the end of 2025, or since 2026 (E25, E26). */
  readonly errorDialect: '2024' | '2026';
  /** A file with a longer patch has its real counts and no `patch` (E18). */
  readonly patchLimitLines: number;
  readonly patchLimitBytes: number;
  /** A longer diff of a pull request is refused with 406 in the diff media type (E13, E14). */
  readonly diffLimitLines: number;
  readonly diffLimitFiles: number;
  /** The file list of a pull request has at most this many files (E15). */
  readonly filesLimit: number;
  /** When one page of files has this many patch lines, its next rows have no patch and zero counts. */
  readonly zeroRowsAfterPatchLines: number;
  /** A page with more files is refused with 422 `not_available` (E19). */
  readonly perPageBreak: number | undefined;
  /** The file list of a pull request is refused with this status, for pages of any size. */
  readonly filesStatus: 422 | 500 | 502 | 503 | undefined;
  /** Lists of files and diffs end after this many bytes, as when a server stops in the middle. */
  readonly truncateAtBytes: number | undefined;
  /** Called before a list of files or a diff is built. A test can push at this moment. */
  readonly beforeChange: (() => Promise<void>) | undefined;
  /** Called before the pull request itself is read. A test can push at this moment. */
  readonly beforePull: (() => Promise<void>) | undefined;
  /** A recursive tree with more entries is truncated (E55). */
  readonly treeLimitEntries: number;
  /** A larger file has no content in the answer, or is refused as in earlier years (E52). */
  readonly contentLimitBytes: number;
  readonly largeContents: 'empty' | 'refused';
  /** Number of content writes per minute that the secondary rate limit allows (E40). */
  readonly contentWritesPerMinute: number;
  /** After this many content writes, the next `secondaryRefusals` are refused. Then counting starts again (E40). */
  readonly secondaryAfterNWrites: number | undefined;
  readonly secondaryRefusals: number;
  /** Seconds in the `retry-after` header of a secondary refusal. If undefined, the header is not sent. */
  readonly retryAfter: number | undefined;
  /** Whether the secondary limit refuses with the 422 `abuse` form instead of 403 (E40). */
  readonly abuse422: boolean;
  /** A review with more comments is written, completely or in part, and then answered with 502 (E39). */
  readonly partialWriteThen502: { readonly commentsOver: number; readonly keep: number | 'all' } | undefined;
  /** How many listings a new review or comment is missing from (E61). */
  readonly readLag: number;
  /** How many times a pull request shows `mergeable: null` after its head or base changed (E11). */
  readonly mergeableNullReads: number;
  /** The connection of every Nth request is closed without an answer. */
  readonly connectionResetEveryN: number | undefined;
  /** The primary rate limit, and the status when it is exceeded (E41). */
  readonly primaryLimit: number;
  readonly primaryStatus: 403 | 429;
  /** The primary rate limit of all requests without a token. */
  readonly anonymousLimit: number;
  /** Called with the path of each request, as sent. If it returns a status, GitHub answers only with this status. */
  readonly breakdown: ((path: string) => 500 | 502 | 503 | undefined) | undefined;
  /** Called with each request. It may hold the request back, so that a test decides in which order requests happen. */
  readonly gate: ((arrival: Arrival) => Promise<void>) | undefined;
  /** Called with each request that the emulator handles. It may spoil the answer. */
  readonly fault: ((arrival: Arrival) => Fault | undefined) | undefined;
  /** Called after each answer, with the same object as `fault`. A silent request has none. */
  readonly settled: ((arrival: Arrival) => void) | undefined;
  /** How the host of archives answers: normally, cut off, damaged, without an end, or with a status. */
  readonly archive: 'whole' | 'cut' | 'damaged' | 'stalled' | 403 | 404 | 429 | 503;
  /** The unit of the limit of 65,536 for a body (E38). */
  readonly bodyUnit: 'code points' | 'utf16';
  /** Whether GraphQL shows a bot who resolved a thread with the suffix `[bot]`. */
  readonly resolverSuffix: boolean;
  /** Names of GraphQL mutations that the token may not do, whatever its permissions are. */
  readonly refusedMutations: readonly string[];
  /** Called with each field that GraphQL reads, such as `PullRequest.reviews`. If it returns true, the field fails. */
  readonly graphqlBreakdown: ((field: string) => boolean) | undefined;
  /** GraphQL cuts the text of a longer file off. */
  readonly blobTextLimitBytes: number;
  /** Branches that take no commits from a token. */
  readonly protectedBranches: readonly string[];
  /** The setting "Allow GitHub Actions to create and approve pull requests" (E37). */
  readonly actionsMayApprove: boolean;
}

/** A push to a branch, as GitHub's list of activities shows it. */
interface RecordedPush {
  /** Full name. */
  readonly repository: string;
  readonly branch: string;
  readonly head: string;
  readonly user: string;
  /** Time, such as `2026-11-23T22:00:00Z`. */
  readonly at: string;
}

export const DEFAULT_KNOBS: Knobs = {
  pushes: [],
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
  gate: undefined,
  fault: undefined,
  settled: undefined,
  archive: 'whole',
  bodyUnit: 'code points',
  resolverSuffix: false,
  refusedMutations: [],
  graphqlBreakdown: undefined,
  blobTextLimitBytes: 512 * 1024,
  protectedBranches: [],
  actionsMayApprove: false,
};
