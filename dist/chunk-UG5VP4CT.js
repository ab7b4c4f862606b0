import {
  wholeBinaryFile as wholeBinaryFile,
  wholeFile as wholeFile
} from "./joined-ccd90ce9.js";
import {
  decodeHeads as decodeHeads,
  readBinaryTexts as readBinaryTexts,
  revisionWorkspace as revisionWorkspace
} from "./joined-ec575719.js";
import {
  openRepository as openRepository
} from "./joined-1c6c8fb1.js";
import {
  usageError as usageError
} from "./joined-e117912a.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);

// src/workspace/remember-finds.ts
function rememberFinds(workspace) {
  let known = /* @__PURE__ */ new Map();
  return {
    ...workspace,
    find: async (query) => {
      if (query.endings.length < 2)
        return workspace.find(query);
      let key = JSON.stringify([query.endings, query.withIds === !0]), found = known.get(key) ?? workspace.find(query);
      known.set(key, found);
      let result = await found;
      return result.isComplete ? result : workspace.find(query);
    }
  };
}

// src/jobs/audit/open-tree.ts
var MAX_AUDITED_BYTES = 2e6;
async function openTree({
  repo,
  head
}) {
  let opened = await openRepository(repo ?? ".");
  if (opened.kind === "problem")
    throw usageError(opened.code, opened.message, opened.hint);
  let { repository } = opened;
  try {
    let commit = await repository.resolve(head ?? "HEAD");
    if (commit === void 0)
      throw usageError(
        "unknown-revision",
        head === void 0 ? "The repository has no commit yet" : `The repository has no revision "${head}"`,
        "An audit reads the files of a commit. Name one with `--head`, or make a first one."
      );
    return {
      commit,
      workspace: rememberFinds(revisionWorkspace(repository, commit, `commit ${commit.slice(0, 7)}`)),
      entries: await repository.listBlobs(commit),
      repository: await repository.remoteName(),
      branch: head === void 0 || head === "HEAD" ? await repository.currentBranch() : void 0,
      readFiles: (entries) => readFiles(repository, entries),
      close: () => repository.close()
    };
  } catch (error) {
    throw repository.close(), error;
  }
}
async function readFiles(repository, entries) {
  let contents = /* @__PURE__ */ new Map();
  await Promise.all(
    entries.map(async ({ path, id }) => {
      let bytes = await repository.readBlob(id, MAX_AUDITED_BYTES);
      bytes !== void 0 && bytes !== "too-large" && contents.set(path, bytes);
    })
  );
  let listed = entries.flatMap(({ path }) => {
    let bytes = contents.get(path);
    return bytes === void 0 ? [] : [isBinary(bytes) ? wholeBinaryFile(path) : wholeFile(path, decode(bytes))];
  }), readBytes = (side, { path }) => Promise.resolve(side === "head" ? contents.get(path) : void 0), changes = await readBinaryTexts({ files: listed, leftOut: [], source: "tree" }, readBytes), readText = (path) => {
    let bytes = contents.get(path);
    return Promise.resolve(bytes === void 0 ? void 0 : decode(bytes));
  };
  return { files: changes.files, readHead: decodeHeads(changes, readText, readBytes) };
}
var SEARCHED_BYTES = 8e3;
function isBinary(bytes) {
  return bytes.subarray(0, SEARCHED_BYTES).includes(0);
}
function decode(bytes) {
  return new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes);
}

export {
  MAX_AUDITED_BYTES,
  openTree
};
