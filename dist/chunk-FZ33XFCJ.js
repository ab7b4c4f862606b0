import {
  openRepository as openRepository
} from "./joined-1c6c8fb1.js";
import {
  runError as runError,
  usageError as usageError
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/open/merged.ts
var MAX_CHANGES = 1e3, NO_TOKEN_HINT = "Pass `--github-token TOKEN`; `gh auth token` prints one.";
function readHistoryCount(written) {
  let most = /^\d{1,6}$/.test(written) ? Number(written) : 0;
  if (most < 1 || most > MAX_CHANGES)
    throw usageError("flag-value", `\`--history\` must be a number from 1 to ${MAX_CHANGES}, not "${written}"`);
  return most;
}
async function readMerged(line, most) {
  let opened = await openRepository(line.repo ?? ".");
  if (opened.kind === "problem")
    throw usageError(opened.code, opened.message, opened.hint);
  try {
    let head = await opened.repository.resolve("HEAD");
    if (head === void 0)
      throw runError("no-commit", "The repository has no commit yet", "Merge a change first.");
    return {
      commits: await opened.repository.mainLine(head, most),
      remote: await opened.repository.remoteName()
    };
  } finally {
    opened.repository.close();
  }
}

export {
  NO_TOKEN_HINT,
  readHistoryCount,
  readMerged
};
