import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  runnerFetch
} from "./chunk-T6AXICC2.js";
import {
  remoteWorkspace
} from "./chunk-EF6VL3MV.js";
import {
  createOctokit,
  isRateLimited,
  readBranchHead,
  readRepository,
  repositoryFiles
} from "./chunk-VZ7BIA5E.js";
import {
  workflowUserSettings
} from "./chunk-2QLKO3UF.js";
import {
  lazily
} from "./chunk-JWLSZ374.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import {
  shorten
} from "./chunk-TJ3WHKDV.js";
import {
  messageOf
} from "./chunk-PI7WXFM3.js";

// src/github/organization.ts
var REPOSITORIES = [".github-private", ".github"];
async function openOrganization(settings) {
  let opened = await Promise.all(REPOSITORIES.map((repo) => openSource(settings, repo)));
  return {
    sources: opened.flatMap((one) => one.kind === "open" ? [one.source] : []),
    notes: opened.flatMap((one) => one.kind === "closed" ? [one.note] : [])
  };
}
var AGENTS = "agents/";
function keepOnlyAgents({ workspace, ...source }) {
  return {
    ...source,
    workspace: {
      ...workspace,
      list: async (folder) => (await workspace.list(folder === "" ? AGENTS.slice(0, -1) : folder)).filter(
        ({ path }) => path.startsWith(AGENTS)
      ),
      find: async (query) => {
        let found = await workspace.find(query);
        return { ...found, entries: found.entries.filter(({ path }) => path.startsWith(AGENTS)) };
      },
      read: async (path) => path.startsWith(AGENTS) ? workspace.read(path) : { kind: "missing" }
    }
  };
}
async function openSource(settings, repo) {
  let name = `${settings.owner}/${repo}`, answer = await askWithAndWithoutToken(settings, { owner: settings.owner, repo });
  return answer.kind === "found" ? { kind: "open", source: { name, commit: answer.commit, workspace: openWorkspace(name, answer) } } : { kind: "closed", note: { source: name, reason: answer.reason } };
}
async function askWithAndWithoutToken(settings, address) {
  let answer = await askFor(settings, address);
  if (answer.kind !== "refused" || settings.token === void 0)
    return answer;
  let asAnybody = await askFor({ ...settings, token: void 0 }, address);
  switch (asAnybody.kind) {
    case "found":
      return asAnybody;
    case "refused":
      return answer;
    case "unusable":
      return { kind: "unusable", reason: `${answer.reason}; without the token, ${asAnybody.reason}` };
  }
}
async function askFor(settings, address) {
  let octokit = createOctokit(settings);
  try {
    let { fullName, defaultBranch } = await readRepository(octokit, address);
    if (fullName.toLowerCase() !== `${address.owner}/${address.repo}`.toLowerCase())
      return { kind: "unusable", reason: `it was renamed or moved to ${fullName}` };
    let commit = await readBranchHead(octokit, address, defaultBranch), files = repositoryFiles(octokit, address), tree = await files.tree(commit, !0);
    return tree.truncated ? { kind: "unusable", reason: "it has more files than GitHub lists at once" } : { kind: "found", commit, files: { ...files, tree: rememberTree(files, commit, tree) } };
  } catch (error) {
    if (!(error instanceof GithubError))
      throw error;
    return isRefusal(error) ? { kind: "refused", reason: explainRefusal(error, settings.token) } : { kind: "unusable", reason: describe(error) };
  }
}
function rememberTree(files, commit, tree) {
  return (revision, recursive) => revision === commit && recursive ? Promise.resolve(tree) : files.tree(revision, recursive);
}
function isRefusal(error) {
  return [401, 403, 404].includes(error.status) && !isRateLimited(error);
}
function explainRefusal(error, token) {
  return token === void 0 ? "it does not exist or is not public" : error.status === 404 ? "it does not exist, or the token may not read it" : `the token may not read it${error.acceptedPermissions === void 0 ? "" : ` (it needs ${error.acceptedPermissions})`}: ${describe(error)}`;
}
var MAX_FAILURES = 3;
function untilFailing(files) {
  let failures = [];
  return {
    ...files,
    blob: async (sha) => {
      let last = failures[MAX_FAILURES - 1];
      if (last !== void 0)
        throw last;
      try {
        return await files.blob(sha);
      } catch (error) {
        throw failures.push(...error instanceof GithubError ? [error] : []), error;
      }
    }
  };
}
function openWorkspace(name, { commit, files }) {
  let workspace = remoteWorkspace(untilFailing(files), commit, name), failed = /* @__PURE__ */ new Map();
  return {
    ...workspace,
    read: async (path) => {
      try {
        return failed.get(path) ?? await workspace.read(path);
      } catch (error) {
        if (error instanceof GithubError) {
          let file = { kind: "not-a-file", reason: describe(error) };
          return failed.set(path, file), file;
        }
        throw error;
      }
    }
  };
}
var MAX_MESSAGE_CHARACTERS = 200;
function describe(error) {
  let [message = ""] = messageOf(error).split(" - https://"), cut = shorten(message, MAX_MESSAGE_CHARACTERS);
  return error.status === 0 ? cut : `GitHub answered ${error.status}: ${cut}`;
}

// src/commands/action/run.ts
async function workflowGuidance({ event, options, runner, trusted }, repository) {
  let userSettings = await workflowUserSettings(options, trusted);
  return {
    repository,
    ...userSettings === void 0 ? {} : { userSettings },
    remoteAgents: options.remoteAgents,
    ...options.organizationInstructions || options.remoteAgents.length > 0 ? { organization: await readOrganization(event, options, runner) } : {}
  };
}
async function readOrganization({ apiUrl, owner }, { githubToken, organizationInstructions }, runner) {
  let fetch = runnerFetch(), { sources, notes } = await openOrganization({
    token: githubToken,
    apiUrl,
    owner,
    version: VERSION,
    clock: runner.clock,
    signal: runner.signal,
    ...fetch === void 0 ? {} : { fetch }
  });
  return notes.forEach(({ source, reason }) => runner.log(`${source}: ${reason}`)), organizationInstructions ? sources : sources.map(keepOnlyAgents);
}
function makeScopeSubject({ event }, opened) {
  return {
    changes: opened.changes,
    trusted: opened.base,
    repository: `${new URL(event.serverUrl).host}/${opened.pull.baseRepository}`,
    readHead: opened.readHead,
    readVersion: opened.readVersion
  };
}
function openLookups({ client, event }, { sides, pull, earlierPaths }) {
  let { number, headSha, baseRepository } = pull, [owner = event.owner, name = event.repository] = baseRepository.split("/");
  return {
    sides,
    // The prompt and a tool show them.
    readThreads: lazily(() => client.reviewThreads(number)),
    readers: {
      commits: rememberCommits((signal) => client.pullCommits(number, signal)),
      issues: { home: { host: new URL(event.serverUrl).host, owner, name }, self: number, read: client.issue },
      ...earlierPaths === void 0 ? {} : { earlierPaths },
      annotations: (signal) => client.checkAnnotations({ sha: headSha, runId: event.runId }, signal)
    }
  };
}
function rememberCommits(read) {
  let commits;
  return (signal) => commits ??= read(signal);
}

export {
  workflowGuidance,
  makeScopeSubject,
  openLookups
};
