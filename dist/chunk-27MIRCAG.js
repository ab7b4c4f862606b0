import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  makeScopeSubject,
  openLookups,
  workflowGuidance
} from "./chunk-AG5GAM7O.js";
import {
  authorsText
} from "./chunk-N4UY4NUB.js";
import {
  concealedWorkspace
} from "./chunk-H3DMHK6Q.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";

// src/commands/action/review/read-subject.ts
function readPullRequest({ opened, event }) {
  if (opened === void 0)
    throw usageError(
      "no-pull-request",
      `The event \`${event.name}\` has no pull request to review`,
      "Set the input `pull-request`."
    );
  return opened;
}
async function readSubject(run, opened) {
  let { instructionsFrom } = run.options;
  if (instructionsFrom === "head" && opened.isFork)
    throw usageError(
      "untrusted-instructions",
      "`instructions-from: head` is not allowed for a pull request from a fork: its author could rewrite the instructions that judge it",
      "Leave `instructions-from` at `base`."
    );
  return {
    guidance: await workflowGuidance(run, concealedWorkspace(instructionsFrom === "head" ? opened.head : opened.base)),
    ...makeScopeSubject(run, opened),
    ...openLookups(run, opened),
    description: authorsText(opened.pull),
    branch: opened.pull.headRef
  };
}

export {
  readPullRequest,
  readSubject
};
