import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  workflowGuidance
} from "./chunk-32IQY5JU.js";
import {
  isRateLimited,
  remoteWorkspace
} from "./chunk-KD4EWVAW.js";
import {
  countOf,
  fingerprintOf,
  readTerms,
  rulesInForce,
  validateCustomizations,
  validationCommands,
  validationFails,
  validationMarkdown,
  validationSarif
} from "./chunk-YQ4A22HB.js";
import {
  RULES,
  WHOLE_FILE,
  diagnose,
  securityForkChangesInstructions
} from "./chunk-PVXM5V6B.js";
import "./chunk-64DUHQ6L.js";
import {
  writeOutput,
  writeRunFile
} from "./chunk-UKKFFO6W.js";
import {
  validateFailOn
} from "./chunk-STMFQ35X.js";
import "./chunk-RSBN5USD.js";
import "./chunk-G6R3MUAZ.js";
import "./chunk-LTPZBR2V.js";
import "./chunk-3YASMXKC.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-YYZOMUXH.js";
import "./chunk-YQAWLCGK.js";
import "./chunk-FETMKX2O.js";
import {
  revisionWorkspace
} from "./chunk-JE2DAVV7.js";
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import "./chunk-2GBNYJEM.js";
import "./chunk-R4GEFAS5.js";
import "./chunk-2DZSEIOC.js";
import {
  identify
} from "./chunk-N4LXROWB.js";
import "./chunk-JXGP4WC3.js";
import {
  jsonText
} from "./chunk-EFEOURWV.js";
import "./chunk-P4BVYPHQ.js";
import "./chunk-TADPVMGG.js";
import "./chunk-SHDYPKWY.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-ROCGT6PD.js";
import {
  openRepository
} from "./chunk-B34HTFC5.js";
import "./chunk-XTXGWJOK.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-DW65OOV5.js";
import "./chunk-HUXY5LSH.js";
import "./chunk-SA4ICMBO.js";
import "./chunk-C4UOYGBW.js";
import "./chunk-BMTQOOR3.js";
import "./chunk-2CWENVAD.js";
import "./chunk-MSMHT262.js";
import "./chunk-VL3PDXGI.js";
import "./chunk-FUCRDYO7.js";
import "./chunk-6FXRKC2Q.js";
import "./chunk-HEVD5WT2.js";
import {
  EXIT,
  runError
} from "./chunk-XOO4TEA6.js";
import "./chunk-ARQSYT65.js";
import "./chunk-P77ASF6X.js";
import "./chunk-76LYEDA7.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-RGP6QW34.js";

// src/jobs/validate-change.ts
async function validateChange({ changes, head, openBase, isFork }, options, terms) {
  let touched = touchedPaths(changes), validation = await validateCustomizations(head, options, terms), found = validation.diagnostics.filter((diagnostic) => !isOfOldBaseline(diagnostic, touched, terms)), elsewhere = found.filter(({ path }) => !touched.has(path)), known = elsewhere.length === 0 ? [] : (await validateCustomizations(await openBase(), options, terms)).diagnostics, before = new Set(alsoIn(known, elsewhere));
  return {
    ...validation,
    diagnostics: [
      ...isFork ? forkFindings(touched, terms) : [],
      ...found.filter((diagnostic) => !before.has(diagnostic))
    ],
    before: before.size
  };
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
function alsoIn(others, findings) {
  let left = /* @__PURE__ */ new Map();
  for (let other of others) {
    let print = fingerprintOf(other);
    left.set(print, (left.get(print) ?? 0) + 1);
  }
  return findings.filter((finding) => {
    let print = fingerprintOf(finding), number = left.get(print) ?? 0;
    return left.set(print, number - 1), number > 0;
  });
}
function forkFindings(touched, { config, isWanted }) {
  let inForceFor = rulesInForce(RULES, config), rule = securityForkChangesInstructions;
  return [...touched].filter((path) => isSteering(path) && isWanted(path) && !inForceFor(path).isOff(rule)).toSorted().flatMap((path) => {
    let reported = { rule, said: rule.say(path), particulars: {}, place: WHOLE_FILE };
    return diagnose(reported, { path, clients: [] }, config.clients, inForceFor(path)) ?? [];
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
        `More than ${MAX_REQUESTS} files would have to be asked of GitHub, which a workflow may ask 1,000 times an hour`,
        "Check the repository out before this step with `actions/checkout`: what is there is read from disk."
      );
  };
  return {
    tree: async (revision, recursive) => (count(), remote.tree(revision, recursive)),
    blob: async (id) => (count(), remote.blob(id))
  };
}

// src/commands/action/validate.ts
async function validateInAction(run) {
  let failOn = validateFailOn(run.options), validation = await withFiles(run, (openCommit) => validate(run, openCommit));
  run.runner.print(validationCommands(validation));
  let { diagnostics } = validation, markdown = validationMarkdown(validation, targetOf(run));
  return {
    outputs: {
      findings: String(diagnostics.length),
      errors: String(countOf(diagnostics, "error")),
      warnings: String(countOf(diagnostics, "warning")),
      conclusion: diagnostics.length === 0 ? "clean" : "findings",
      "summary-file": await writeRunFile(run, "summary.md", markdown),
      ...await writeSarif(run, validation)
    },
    jobSummary: markdown,
    exitCode: validationFails(validation, failOn) ? EXIT.problems : EXIT.done
  };
}
async function withFiles({ client, runner }, work) {
  let [trees, blobs] = await Promise.all([openCheckout(runner.checkout), openCheckout(runner.checkout)]);
  try {
    return await work(commitFiles(client, trees && blobs && { trees, blobs }));
  } catch (error) {
    throw error instanceof GithubError && isRateLimited(error) ? tooMuchAsked(error) : error;
  } finally {
    trees?.close(), blobs?.close();
  }
}
async function openCheckout(folder) {
  let opened = folder === void 0 ? void 0 : await openRepository(folder);
  return opened?.kind === "repository" ? opened.repository : void 0;
}
function tooMuchAsked(error) {
  return runError(
    "rate-limit",
    `GitHub was asked too much: ${error.message}`,
    "Check the repository out before this step with `actions/checkout`: what is there is read from disk.",
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
function targetOf({ event, opened }) {
  let { serverUrl, owner, repository, sha } = event;
  return opened === void 0 ? { serverUrl, repository: `${owner}/${repository}`, revision: sha } : {
    serverUrl,
    repository: opened.pull.headRepository ?? opened.pull.baseRepository,
    revision: opened.pull.headSha
  };
}
async function writeSarif({ options }, validation) {
  let { sarifFile } = options;
  if (sarifFile === void 0)
    return {};
  let sarif = validationSarif(validation, VERSION);
  return await writeOutput(sarifFile, jsonText(sarif), "sarif-file"), { "sarif-file": sarifFile };
}
export {
  validateInAction
};
