import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/commands/action/shards/attempt.ts
function readAttempt({ runner }) {
  let attempt = /^\d{1,6}$/.exec(runner.environment.GITHUB_RUN_ATTEMPT ?? "")?.[0];
  return attempt === void 0 ? 1 : Number(attempt);
}

export {
  readAttempt
};
