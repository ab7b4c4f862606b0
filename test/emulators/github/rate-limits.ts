import { ApiError } from './errors.ts';
import type { Knobs } from './knobs.ts';

const HOUR_SECONDS = 3_600;
const MINUTE_MILLISECONDS = 60_000;

/** Counts requests and content writes like GitHub (section 2, E40, E41). */
export interface RateLimits {
  /** Counts a request. Throws when the primary limit is exceeded. A 304 is taken back with `refund` (E9). */
  readonly spend: (knobs: Knobs) => void;
  readonly refund: () => void;
  /** Counts a content write. Throws when there were too many in a short time. */
  readonly countWrite: (knobs: Knobs) => void;
  readonly state: (knobs: Knobs) => {
    readonly limit: number;
    readonly remaining: number;
    readonly used: number;
    readonly reset: number;
  };
}

/** The primary limit that applies to a request. */
type Limited = 'token' | 'address';

export function startRateLimits(limited: Limited): RateLimits {
  const reset = Math.floor(Date.now() / 1000) + HOUR_SECONDS;
  const writes: number[] = [];
  let used = 0;
  let writesSinceRefusal = 0;
  let refusals = 0;

  return {
    spend(knobs) {
      if (used >= limitOf(limited, knobs)) throw primaryLimitReached(limited, knobs);
      used += 1;
    },
    refund() {
      used -= 1;
    },
    countWrite(knobs) {
      const now = Date.now();
      const recent = writes.filter((at) => now - at < MINUTE_MILLISECONDS).length;
      if (recent >= knobs.contentWritesPerMinute) throw secondaryLimitReached(knobs);
      if (knobs.secondaryAfterNWrites !== undefined && writesSinceRefusal >= knobs.secondaryAfterNWrites) {
        refusals += 1;
        if (refusals <= knobs.secondaryRefusals) throw secondaryLimitReached(knobs);
        refusals = 0;
        writesSinceRefusal = 0;
      }
      writes.push(now);
      writesSinceRefusal += 1;
    },
    state(knobs) {
      const limit = limitOf(limited, knobs);
      return { limit, remaining: Math.max(0, limit - used), used, reset };
    },
  };
}

function limitOf(limited: Limited, { primaryLimit, anonymousLimit }: Knobs): number {
  return limited === 'token' ? primaryLimit : anonymousLimit;
}

function primaryLimitReached(limited: Limited, knobs: Knobs): ApiError {
  const whose = { token: 'installation ID 12345.', address: '127.0.0.1.' }[limited];
  return new ApiError(knobs.primaryStatus, `API rate limit exceeded for ${whose}`);
}

function secondaryLimitReached(knobs: Knobs): ApiError {
  const headers = knobs.retryAfter === undefined ? {} : { 'retry-after': String(knobs.retryAfter) };
  if (knobs.abuse422) {
    const error = {
      resource: 'PullRequestReviewComment',
      code: 'abuse',
      field: 'data',
      message: 'was submitted too quickly',
    };
    return new ApiError(422, 'Validation Failed', { errors: [error] });
  }
  const message =
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later. For more on scraping GitHub and how it may affect your rights, please review our Terms of Service (https://docs.github.com/en/site-policy/github-terms/github-terms-of-service)';
  return new ApiError(403, message, {}, headers);
}
