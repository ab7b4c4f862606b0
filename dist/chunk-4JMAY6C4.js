import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/github/api/silence.ts
var SilenceError = class extends Error {
  constructor(milliseconds) {
    super(`GitHub did not answer within ${milliseconds / 1e3} seconds`), this.name = "SilenceError";
  }
}, NotSentError = class extends Error {
  constructor() {
    super("GitHub did not answer earlier requests, so it is not asked again"), this.name = "NotSentError";
  }
};
function countSilences() {
  let ofRoutes = /* @__PURE__ */ new Map(), inRow = 0, lostMs = 0, lostUntil = 0;
  return {
    limit: () => lostMs >= 4e4 || inRow >= 2 ? 5e3 : lostMs === 0 ? 3e4 : 1e4,
    maySend: (route) => inRow <= 2 && (ofRoutes.get(route) ?? 0) < 2,
    answered: () => {
      inRow = 0;
    },
    unanswered: (route) => {
      inRow += 1, ofRoutes.set(route, (ofRoutes.get(route) ?? 0) + 1);
    },
    lost: (from, to) => {
      lostMs += Math.max(0, to - Math.max(from, lostUntil)), lostUntil = Math.max(lostUntil, to);
    }
  };
}
function waitForLimit(clock, milliseconds, signal) {
  return clock.limit === void 0 ? clock.wait(milliseconds, signal) : clock.limit(milliseconds, signal);
}
async function withinLimit({ clock, silences }, cancelled, work) {
  let milliseconds = silences.limit(), start = clock.now(), limit = new AbortController(), ended = new AbortController(), silence = waitForLimit(clock, milliseconds, ended.signal).then(() => {
    throw ended.signal.aborted || limit.abort(), new SilenceError(milliseconds);
  });
  silence.catch(() => {
  });
  let signal = cancelled === void 0 ? limit.signal : AbortSignal.any([cancelled, limit.signal]);
  try {
    return await Promise.race([work(signal), silence]);
  } catch (error) {
    throw limit.signal.aborted ? (silences.lost(start, Math.max(clock.now(), start + milliseconds)), new SilenceError(milliseconds)) : (cancelled?.aborted === !0 && clock.now() - start >= 1e4 && silences.lost(start, clock.now()), error);
  } finally {
    ended.abort();
  }
}

// src/github/api/github-error.ts
var GithubError = class extends Error {
  status;
  /** The permission that was missing, as GitHub names it: `pull_requests=write`. */
  acceptedPermissions;
  /** The host that was asked, such as `api.github.com`; undefined if none was. */
  host;
  constructor(status, message, acceptedPermissions, cause, host) {
    super(message, { cause }), this.name = "GithubError", this.status = status, this.acceptedPermissions = acceptedPermissions, this.host = host;
  }
  /** Whether the request reached GitHub, as far as is known. If not, nothing was done. */
  get wasSent() {
    return !(this.cause instanceof NotSentError);
  }
};
function outageHint({ host }) {
  return host === void 0 || /(?:^|\.)(?:github|ghe)\.com$/.test(host) ? "If the problem persists, see githubstatus.com." : `If the problem persists, check ${host}, and the proxy in front of it if there is one.`;
}
function grantHint({ status, acceptedPermissions }) {
  if (status !== 403 || acceptedPermissions === void 0)
    return;
  let [first = ""] = acceptedPermissions.split(";"), needed = [...first.matchAll(/([a-z_]+)=([a-z]+)/g)].map(([, scope = "", level = ""]) => `\`${scope.replaceAll("_", "-")}: ${level}\``).join(" and ");
  return needed === "" ? void 0 : `Give the job the permission ${needed}. A job that sets \`permissions\` has only those that it names.`;
}

export {
  SilenceError,
  NotSentError,
  countSilences,
  waitForLimit,
  withinLimit,
  GithubError,
  outageHint,
  grantHint
};
