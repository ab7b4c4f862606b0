import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  writeRunFile
} from "./chunk-F4OSRRLG.js";
import {
  workflowGuidance
} from "./chunk-AG5GAM7O.js";
import "./chunk-T6AXICC2.js";
import {
  remoteWorkspace
} from "./chunk-EF6VL3MV.js";
import {
  countSeverity,
  validationCommands,
  validationFails,
  validationHtml,
  validationMarkdown,
  validationSarif,
  withCopiesFolded
} from "./chunk-OTWF65TO.js";
import "./chunk-TKZAD67M.js";
import "./chunk-CTGHIY5C.js";
import "./chunk-QNNAHNJ7.js";
import "./chunk-GLUMMQR6.js";
import {
  isRateLimited
} from "./chunk-VZ7BIA5E.js";
import {
  readTerms
} from "./chunk-YOKPD3EF.js";
import "./chunk-D5J4QJD6.js";
import {
  validateFailOn
} from "./chunk-QRSTFV2N.js";
import "./chunk-4VKJ5KQF.js";
import "./chunk-MKABJW2N.js";
import "./chunk-MS236E4P.js";
import {
  revisionWorkspace
} from "./chunk-4FDFF72Y.js";
import {
  rememberBlobs
} from "./chunk-ZONGBVJU.js";
import "./chunk-KPSUEGWI.js";
import "./chunk-2QLKO3UF.js";
import "./chunk-GPIRI7FZ.js";
import "./chunk-FLSH6JJR.js";
import "./chunk-Y4QFJIH7.js";
import "./chunk-5NOYS5DO.js";
import "./chunk-2IM3GX5Z.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import "./chunk-J2IWMK4Q.js";
import "./chunk-LVK5TPC5.js";
import "./chunk-JZU7PUPR.js";
import {
  openRepository
} from "./chunk-CERHQOUZ.js";
import "./chunk-FRWHFII5.js";
import "./chunk-TADPVMGG.js";
import "./chunk-DD7XD7UQ.js";
import "./chunk-R2C4ICTW.js";
import {
  writeOutput
} from "./chunk-6FTFIEZW.js";
import "./chunk-JMBZP7XS.js";
import {
  WHOLE_FILE,
  diagnose,
  selectEnabledRules,
  validateCustomizations
} from "./chunk-3UPS3YQY.js";
import "./chunk-BK4P3R2O.js";
import "./chunk-LDWTVIKS.js";
import "./chunk-ADSRVCT4.js";
import {
  RULES,
  securityForkChangesInstructions
} from "./chunk-DREISFQA.js";
import "./chunk-T2RJF5DM.js";
import "./chunk-WJM2OGSK.js";
import "./chunk-JWWWFEIG.js";
import {
  computeFingerprint
} from "./chunk-CV3EBEZZ.js";
import "./chunk-JHPLEBL2.js";
import "./chunk-E6JL4ZWI.js";
import "./chunk-M7NW6T4V.js";
import "./chunk-PVNMJ6OH.js";
import "./chunk-JYIWLTMD.js";
import "./chunk-LTH2JJM3.js";
import "./chunk-QEFGOETN.js";
import "./chunk-RY53UR3B.js";
import "./chunk-2OI6KSDN.js";
import "./chunk-2YY7VJQQ.js";
import "./chunk-W5B2CJSD.js";
import {
  identify
} from "./chunk-6FVOEECV.js";
import "./chunk-YDCA3GX4.js";
import "./chunk-OMFRFCOU.js";
import "./chunk-666BTPVF.js";
import "./chunk-MPV6PNGA.js";
import "./chunk-D23DFTBF.js";
import "./chunk-TORMVVI2.js";
import "./chunk-NKDSHFB4.js";
import "./chunk-XTXGWJOK.js";
import "./chunk-44GI7GBL.js";
import "./chunk-5DYC7J3K.js";
import "./chunk-5N6IQUCW.js";
import "./chunk-QR67FW35.js";
import "./chunk-2YTCKFBR.js";
import "./chunk-P77ASF6X.js";
import "./chunk-4NZYJ777.js";
import "./chunk-DW3SZSZS.js";
import "./chunk-E7S7KQN7.js";
import "./chunk-AD52CFGC.js";
import "./chunk-WI7MEB4B.js";
import "./chunk-HRJDQKXX.js";
import "./chunk-L445PHKF.js";
import "./chunk-JWLSZ374.js";
import "./chunk-3BFGNSIA.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  GithubError
} from "./chunk-WXSCV52D.js";
import "./chunk-S7UHQEAH.js";
import "./chunk-7XSFURWN.js";
import "./chunk-O62SFG25.js";
import "./chunk-BAWM62JS.js";
import "./chunk-TJ3WHKDV.js";
import "./chunk-JD5EEJK6.js";
import "./chunk-ZUEGVYJ4.js";
import "./chunk-3JZRNNWK.js";
import "./chunk-2CWENVAD.js";
import "./chunk-DMS42LFY.js";
import "./chunk-IPFRPVR7.js";
import "./chunk-2I2IS3JA.js";
import "./chunk-M64T6ERC.js";
import "./chunk-EXL4ZIE6.js";
import "./chunk-S2A2SQY5.js";
import {
  EXIT,
  runError
} from "./chunk-PI7WXFM3.js";
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
  let failOn = validateFailOn(run.options), validation = await withFiles(run, (openCommit) => validate(run, openCommit)), folded = withCopiesFolded(validation);
  run.runner.print(validationCommands(folded));
  let { diagnostics } = validation, markdown = validationMarkdown(folded, linkTarget(run));
  return await writeRunFile(run, "validation.html", validationHtml(folded)), {
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
