import {
  addFiles as addFiles,
  sarifFiles as sarifFiles,
  workflowGuidance as workflowGuidance,
  remoteWorkspace as remoteWorkspace
} from "./joined-bd938c68.js";
import {
  validationFails as validationFails,
  countSeverity as countSeverity,
  withCopiesFolded as withCopiesFolded,
  readTerms as readTerms,
  WHOLE_FILE as WHOLE_FILE,
  diagnose as diagnose,
  selectEnabledRules as selectEnabledRules,
  validateCustomizations as validateCustomizations,
  securityForkChangesInstructions as securityForkChangesInstructions
} from "./joined-133c8eb8.js";
import "./joined-05017b85.js";
import "./joined-2a42ba82.js";
import {
  validateFailOn as validateFailOn,
  computeFingerprint as computeFingerprint,
  isCountedIn as isCountedIn
} from "./joined-c1dd7ffa.js";
import {
  revisionWorkspace as revisionWorkspace,
  rememberBlobs as rememberBlobs
} from "./joined-ec575719.js";
import "./joined-3b15d0af.js";
import {
  openRepository as openRepository
} from "./joined-1c6c8fb1.js";
import "./joined-c0f10e06.js";
import "./joined-e59b8646.js";
import "./joined-1c9471ce.js";
import "./joined-12ab4997.js";
import {
  identify as identify
} from "./joined-ed214829.js";
import "./joined-b7fd8cd1.js";
import "./joined-163616c8.js";
import "./joined-2a895a02.js";
import "./joined-ccd90ce9.js";
import "./joined-a845ed26.js";
import "./joined-5ac99ec6.js";
import {
  isRateLimited as isRateLimited
} from "./joined-95c92cf5.js";
import "./joined-570987ab.js";
import "./joined-5808c78b.js";
import {
  EXIT as EXIT,
  runError as runError
} from "./joined-e117912a.js";
import "./joined-a708f48f.js";
import "./joined-cc1d52fd.js";
import "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  validationSarif
} from "./chunk-MQPDA7ZE.js";
import "./chunk-UF7YOJO2.js";
import {
  validationMarkdown
} from "./chunk-UMGKZ2P2.js";
import {
  validationCommands
} from "./chunk-DGID6V5S.js";
import {
  validationHtml
} from "./chunk-FCZN7WSL.js";
import "./chunk-3Y73TVZE.js";
import {
  RULES
} from "./chunk-RNIVL3NU.js";
import "./chunk-SQBAVEOX.js";
import "./chunk-FDEPYNAN.js";
import "./chunk-O73FMP6N.js";
import "./chunk-CO6OTYV5.js";
import "./chunk-MF2QK5EC.js";
import "./chunk-J7EX5RSY.js";
import "./chunk-33H6HWXO.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import "./chunk-I5F7FKLA.js";
import {
  GithubError
} from "./chunk-4JMAY6C4.js";
import "./chunk-W24XEJI4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-3HHHX4OE.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-RGP6QW34.js";

// src/jobs/validate-change.ts
async function validateChange({ changes, head, openBase, isFork }, options, terms) {
  let touched = touchedPaths(changes), validation = await validateCustomizations(head, options, terms), found = validation.diagnostics.filter((diagnostic) => !isOfOldBaseline(diagnostic, touched, terms)), elsewhere = found.filter(({ path }) => !touched.has(path)), before = await findKnownBefore(elsewhere, openBase, options, terms), caused = found.filter((diagnostic) => !before.has(diagnostic)), ofForks = isFork ? reportForkChanges(touched, terms) : [];
  return { ...validation, diagnostics: [...ofForks, ...caused], before: before.size };
}
async function findKnownBefore(findings, openBase, options, terms) {
  if (findings.length === 0)
    return /* @__PURE__ */ new Set();
  let { diagnostics } = await validateCustomizations(await openBase(), options, terms);
  return new Set(findCommon(diagnostics, findings));
}
function touchedPaths({ files, leftOut }) {
  return /* @__PURE__ */ new Set([
    ...files.flatMap(
      ({ path, previousPath, status }) => status === "renamed" && previousPath !== void 0 ? [path, previousPath] : [path]
    ),
    ...leftOut.map(({ path }) => path)
  ]);
}
function isOfOldBaseline({ path }, touched, { baseline }) {
  return path === baseline?.source.path && touched.has(path);
}
function findCommon(others, findings) {
  let left = /* @__PURE__ */ new Map();
  for (let other of others) {
    let print = computeFingerprint(other);
    left.set(print, (left.get(print) ?? 0) + 1);
  }
  return findings.filter(isCountedIn(left, computeFingerprint));
}
function reportForkChanges(touched, { config, isWanted }) {
  let enabledFor = selectEnabledRules(RULES, config), rule = securityForkChangesInstructions;
  return [...touched].filter((path) => isSteering(path) && isWanted(path) && !enabledFor(path).isOff(rule)).toSorted().flatMap((path) => {
    let reported = { rule, said: rule.say(path), particulars: {}, place: WHOLE_FILE };
    return diagnose(reported, { path, clients: [] }, config, enabledFor(path)) ?? [];
  });
}
var CONFIGURATIONS = /(?:^|\/)(?:\.vscode\/(?:settings|mcp|tasks)\.json|\.mcp\.json)$|^[^/]+\.code-workspace$/;
function isSteering(path) {
  return identify(path) !== void 0 || CONFIGURATIONS.test(path);
}

// src/workspace/commit-files.ts
var MAX_REQUESTS = 800, MAX_BLOB_BYTES = 64 * 1024 * 1024;
function commitFiles(remote, checkout) {
  let counted = countRequests(remote), fetchBlob = rememberBlobs(
    (id) => counted.blob(id),
    (bytes) => bytes.length
  ), readBlob = async (id) => await readLocal(checkout, id) ?? Buffer.from(await fetchBlob(id)), shared = {
    tree: counted.tree,
    blob: async (id) => {
      let blob = await readBlob(id);
      return blob === "too-large" ? fetchBlob(id) : blob;
    }
  };
  return async (commit, name) => checkout !== void 0 && await checkout.trees.resolve(commit) !== void 0 ? revisionWorkspace({ ...checkout.trees, readBlob }, commit, name) : remoteWorkspace(shared, commit, name);
}
async function readLocal(checkout, id) {
  try {
    return await checkout?.blobs.readBlob(id, MAX_BLOB_BYTES);
  } catch {
    return;
  }
}
function countRequests(remote) {
  let made = 0, count = () => {
    if (made += 1, made > MAX_REQUESTS)
      throw runError(
        "too-many-requests",
        `More than ${MAX_REQUESTS} files would have to be requested from GitHub, which allows a workflow 1,000 requests an hour`,
        "Check out the repository with `actions/checkout` before this step, so that its files are read from disk."
      );
  };
  return {
    tree: async (revision, recursive) => (count(), remote.tree(revision, recursive)),
    blob: async (id) => (count(), remote.blob(id))
  };
}

// src/commands/action/validate.ts
async function validateInAction(run) {
  let failOn = validateFailOn(run.options), validation = await withFiles(run, (openCommit) => validate(run, openCommit)), folded = withCopiesFolded(validation);
  run.runner.print(validationCommands(folded));
  let { diagnostics } = validation, markdown = validationMarkdown(folded, linkTarget(run)), outcome = {
    outputs: {
      findings: String(diagnostics.length),
      errors: String(countSeverity(diagnostics, "error")),
      warnings: String(countSeverity(diagnostics, "warning")),
      conclusion: diagnostics.length === 0 ? "clean" : "findings"
    },
    jobSummary: markdown,
    exitCode: validationFails(validation, failOn) ? EXIT.problems : EXIT.done
  };
  return addFiles(run, outcome, [
    { name: "validation.html", text: validationHtml(folded) },
    { name: "summary.md", output: "summary-file", text: markdown },
    ...sarifFiles(run, () => validationSarif(validation, VERSION))
  ]);
}
async function withFiles({ client, runner }, work) {
  let [trees, blobs] = await Promise.all([openCheckout(runner.checkout), openCheckout(runner.checkout)]);
  try {
    return await work(commitFiles(client, trees && blobs && { trees, blobs }));
  } catch (error) {
    throw error instanceof GithubError && isRateLimited(error) ? rateLimitError(error) : error;
  } finally {
    trees?.close(), blobs?.close();
  }
}
async function openCheckout(folder) {
  let opened = folder === void 0 ? void 0 : await openRepository(folder);
  return opened?.kind === "repository" ? opened.repository : void 0;
}
function rateLimitError(error) {
  return runError(
    "rate-limit",
    `GitHub's rate limit is reached: ${error.message}`,
    "Check out the repository with `actions/checkout` before this step: files are then read from disk.",
    error
  );
}
async function validate(run, openCommit) {
  let { event, options, opened, trusted } = run, terms = await readTerms(options, trusted);
  if (opened === void 0) {
    let files = await openCommit(event.sha, trusted.name);
    return validateCustomizations(await workflowGuidance(run, files), options, terms);
  }
  let head = await workflowGuidance(run, await openCommit(opened.pull.headSha, opened.head.name));
  if (options.all)
    return validateCustomizations(head, options, terms);
  let openBase = async () => ({ ...head, repository: await openFork(run, opened, openCommit) });
  return validateChange({ changes: opened.changes, head, openBase, isFork: opened.isFork }, options, terms);
}
async function openFork({ client }, { pull }, openCommit) {
  let commit = await client.mergeBase(pull.baseSha, pull.headSha);
  return openCommit(commit, `merge base ${commit.slice(0, 7)}`);
}
function linkTarget({ event, opened }) {
  let { serverUrl, owner, repository, sha } = event;
  return opened === void 0 ? { serverUrl, repository: `${owner}/${repository}`, revision: sha } : {
    serverUrl,
    repository: opened.pull.headRepository ?? opened.pull.baseRepository,
    revision: opened.pull.headSha
  };
}
export {
  validateInAction
};
