import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeRunFile
} from "./chunk-LVG6PVBI.js";
import {
  workflowGuidance
} from "./chunk-BQIA5OSL.js";
import "./chunk-T6AXICC2.js";
import {
  remoteWorkspace
} from "./chunk-SWOV753K.js";
import {
  countSeverity,
  validationCommands,
  validationFails,
  validationMarkdown,
  validationSarif
} from "./chunk-PIBU5F43.js";
import "./chunk-TKZAD67M.js";
import "./chunk-Y44UMUBT.js";
import "./chunk-7JPSKGUN.js";
import "./chunk-NBHNNE6H.js";
import "./chunk-G6R3MUAZ.js";
import {
  isRateLimited
} from "./chunk-OPF5T4ST.js";
import "./chunk-AWNLHEKF.js";
import {
  validateFailOn
} from "./chunk-JT77TQA6.js";
import "./chunk-QSNHCEAV.js";
import "./chunk-BMUSXAU4.js";
import "./chunk-IZ34QCGM.js";
import {
  readTerms
} from "./chunk-A7EVNFIK.js";
import {
  revisionWorkspace
} from "./chunk-WFG5QX67.js";
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import "./chunk-WGMF2S3L.js";
import "./chunk-WTUWHTQ6.js";
import "./chunk-4S6TVO3N.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y3RNIADY.js";
import "./chunk-ICPGE2FO.js";
import "./chunk-RPUYQKGB.js";
import {
  jsonText
} from "./chunk-H2DDK53Z.js";
import "./chunk-4NEEDHSQ.js";
import "./chunk-CHJPPWBI.js";
import {
  openRepository
} from "./chunk-2WYWWC7W.js";
import "./chunk-HFYXMDKJ.js";
import "./chunk-TADPVMGG.js";
import {
  WHOLE_FILE,
  diagnose,
  selectEnabledRules,
  validateCustomizations
} from "./chunk-MTSTM5OS.js";
import "./chunk-BK4P3R2O.js";
import "./chunk-5UKHWNO4.js";
import {
  computeFingerprint
} from "./chunk-WMALKUK7.js";
import {
  RULES,
  securityForkChangesInstructions
} from "./chunk-7JPA7HQQ.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-2CPYDYKR.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-WZRSBBR5.js";
import "./chunk-QEFGOETN.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-57SWCLMN.js";
import "./chunk-RNSSHOTX.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-D23DFTBF.js";
import "./chunk-ALYMNCWW.js";
import "./chunk-PQOR3JDX.js";
import {
  identify
} from "./chunk-Y52OXGU3.js";
import "./chunk-45HZ3NAA.js";
import "./chunk-2TRDI3UP.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-6KXY5V5Z.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-KBTRN4GF.js";
import "./chunk-GOFXTA2L.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-UUKURNRY.js";
import "./chunk-L7YFALZN.js";
import "./chunk-RTTQB6CL.js";
import "./chunk-LV5NG2HB.js";
import "./chunk-DMS42LFY.js";
import "./chunk-YTFEFVHS.js";
import "./chunk-3VKTWX52.js";
import "./chunk-7DNMFE75.js";
import "./chunk-4WTIEIYG.js";
import "./chunk-JWLSZ374.js";
import "./chunk-R2C4ICTW.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-TJ3WHKDV.js";
import {
  VERSION
} from "./chunk-DJOAN5B6.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import "./chunk-7YGE3VN7.js";
import "./chunk-5F57RBFY.js";
import "./chunk-NSG6FR67.js";
import "./chunk-O62SFG25.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-IPFRPVR7.js";
import {
  writeOutput
} from "./chunk-KKHC2EDL.js";
import "./chunk-LPWGHL6J.js";
import "./chunk-TUINVY7C.js";
import {
  EXIT,
  runError
} from "./chunk-X7WSVMCW.js";
import "./chunk-2NL7A4UT.js";
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
  return findings.filter((finding) => {
    let print = computeFingerprint(finding), number = left.get(print) ?? 0;
    return left.set(print, number - 1), number > 0;
  });
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
  let failOn = validateFailOn(run.options), validation = await withFiles(run, (openCommit) => validate(run, openCommit));
  run.runner.print(validationCommands(validation));
  let { diagnostics } = validation, markdown = validationMarkdown(validation, linkTarget(run));
  return {
    outputs: {
      findings: String(diagnostics.length),
      errors: String(countSeverity(diagnostics, "error")),
      warnings: String(countSeverity(diagnostics, "warning")),
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
async function writeSarif({ options, runner }, validation) {
  let { sarifFile } = options;
  if (sarifFile === void 0)
    return {};
  let sarif = runner.cut(jsonText(validationSarif(validation, VERSION)));
  return await writeOutput(sarifFile, sarif, "sarif-file"), { "sarif-file": sarifFile };
}
export {
  validateInAction
};
