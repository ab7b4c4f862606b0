import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  CLIENTS
} from "./chunk-WI7MEB4B.js";

// src/rules/suppressions/baseline-stale.ts
var baselineStale = {
  id: "baseline-stale",
  scope: "given",
  kinds: "all",
  description: "The baseline lists a problem that no longer exists",
  effects: [
    {
      clients: [...CLIENTS],
      severity: "info",
      why: "The entry would hide the same problem if it came back, in VS Code and every other client."
    }
  ],
  fixes: "Removes the entries that match no problem from the baseline.",
  say: ({ rule, path }) => ({
    message: `\`${rule}\` in \`${path}\` is no longer reported`,
    hint: "Update the baseline with `housestyle validate --write-baseline`, or remove the entry with `--fix`."
  })
};

export {
  baselineStale
};
