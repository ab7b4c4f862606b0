import { isRecord } from '../../../text/record.ts';

/**
 * The file of a dump's artifact that says which change the prompt is for. A workflow with secrets reads it to find the pull
 * request of a fork, because GitHub does not name it there. Anybody may have written it, so each value is compared with
 * what GitHub's API says before it is used.
 */
export interface ChangeFile {
  /** Full name of the base repository. */
  readonly repository: string;
  readonly pullRequest: number;
  readonly headSha: string;
  /** Hashes of the requests that a model would get. */
  readonly requests: readonly string[];
}

export const CHANGE_FILE = 'change.json';

const FORMAT = 'housestyle-change-1';
const MAX_REQUESTS = 1_000;

/** Returns the file's content, as a value for JSON. */
export function drawChangeFile(change: ChangeFile): Readonly<Record<string, unknown>> {
  const { repository, pullRequest, headSha, requests } = change;
  return { format: FORMAT, repository, pullRequest, headSha, requests: requests.slice(0, MAX_REQUESTS) };
}

/** Reads the file. Returns undefined for anything that `drawChangeFile` does not write. */
export function readChangeFile(text: string): ChangeFile | undefined {
  const value = parse(text);
  if (!isRecord(value) || value['format'] !== FORMAT) {
    return undefined;
  }
  const { repository, pullRequest, headSha, requests } = value;
  return typeof repository === 'string' &&
    typeof pullRequest === 'number' &&
    Number.isSafeInteger(pullRequest) &&
    pullRequest > 0 &&
    isSha(headSha) &&
    Array.isArray(requests) &&
    requests.length <= MAX_REQUESTS &&
    requests.every(isHash)
    ? { repository, pullRequest, headSha, requests }
    : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}

function isSha(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(value);
}

function isHash(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
}
