import {
  suggestionFor as suggestionFor
} from "./joined-1c6c8fb1.js";
import {
  quote as quote
} from "./joined-a845ed26.js";
import {
  runError as runError,
  usageError as usageError
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/jobs/open/resolve-revision.ts
async function resolveOrThrow(repository, name, flag) {
  let commit = await repository.resolve(name);
  if (commit !== void 0)
    return commit;
  if (name === "HEAD")
    throw await noHead(repository);
  let [, from, to] = /^(.*?[^.])\.{2,3}(.*)$/.exec(name) ?? [];
  throw usageError(
    "unknown-revision",
    name === "" ? `The value of \`${flag}\` is empty` : `The repository has no revision "${name}"`,
    from === void 0 ? await suggestRevision(repository, name, flag) : `Write the two ends of a range apart: \`--base ${from}\`${to === "" || to === void 0 ? "" : ` and \`--head ${to}\``}.`
  );
}
async function noHead(repository) {
  let branch = await repository.currentBranch();
  return branch === void 0 || (await repository.revisionNames()).includes(branch) ? runError(
    "damaged-repository",
    `The commit of ${branch === void 0 ? "`HEAD`" : `the branch ${quote(branch)}`} cannot be read`,
    "The repository is damaged or not completely copied; `git fsck` lists what is missing."
  ) : usageError(
    "no-commit",
    "The repository has no commit yet",
    "Make a first commit, or review a diff with `--diff`."
  );
}
async function suggestRevision(repository, name, flag) {
  let names = await repository.revisionNames(), remote = names.find((one) => one.endsWith(`/${name}`)), other = OTHER_DEFAULTS.get(name), known = remote ?? (other !== void 0 && names.includes(other) ? other : void 0);
  if (known !== void 0 && name !== "")
    return `Did you mean \`${known}\`?`;
  let otherwise = await repository.isShallow() ? "This clone is shallow, so it may lack it: `git fetch --unshallow` brings the rest." : `Check \`${flag}\`. \`git fetch\` brings what was pushed since.`;
  return name === "" ? `Check \`${flag}\`.` : suggestionFor(name, names, otherwise);
}
var OTHER_DEFAULTS = /* @__PURE__ */ new Map([
  ["main", "master"],
  ["master", "main"]
]);
async function findDefaultBase(repository) {
  let base = await repository.defaultBase();
  if (base === void 0) {
    let unrelated = (await repository.revisionNames()).find((name) => /^(?:[^/]+\/)?(?:main|master)$/.test(name));
    if (unrelated !== void 0) {
      let rest = await repository.isShallow() ? "This clone is shallow: `git fetch --unshallow` brings the commits that they share. " : "";
      throw runError(
        "no-default-base",
        `\`HEAD\` and ${quote(unrelated)} have no commit in common`,
        `${rest}\`--base ${unrelated}\` compares them all the same.`
      );
    }
    throw runError(
      "no-default-base",
      "Found no default branch to compare with",
      "Name one with `--base`, for example `--base main`."
    );
  }
  return base;
}

export {
  resolveOrThrow,
  noHead,
  findDefaultBase
};
