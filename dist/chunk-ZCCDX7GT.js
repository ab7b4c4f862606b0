import {
  digestSettings as digestSettings
} from "./joined-bd938c68.js";
import {
  openBaseline as openBaseline
} from "./joined-133c8eb8.js";
import {
  reviewChange as reviewChange,
  scrollTable as scrollTable,
  sumRows as sumRows,
  codeBlock as codeBlock,
  drawPage as drawPage,
  html as html,
  inlineCode as inlineCode,
  MAX_SHARD_BYTES as MAX_SHARD_BYTES,
  createTextPool as createTextPool,
  makeShardReport as makeShardReport,
  readShardFile as readShardFile,
  writeShardFile as writeShardFile,
  narrowChosen as narrowChosen
} from "./joined-2a42ba82.js";
import {
  secretOf as secretOf,
  estimateTokens as estimateTokens,
  planReview as planReview
} from "./joined-c97ace4c.js";
import {
  replyFolder as replyFolder,
  refuseLinkedCache as refuseLinkedCache
} from "./joined-2a895a02.js";
import {
  withoutLines as withoutLines
} from "./joined-ccd90ce9.js";
import {
  readOwners as readOwners
} from "./joined-83b8efb9.js";
import {
  chooseGuidance as chooseGuidance,
  summarySentences as summarySentences
} from "./joined-c0f10e06.js";
import {
  MAX_HEAD_BYTES as MAX_HEAD_BYTES,
  MAX_VERSION_BYTES as MAX_VERSION_BYTES,
  readContent as readContent,
  chooseFiles as chooseFiles,
  readTrustedRules as readTrustedRules
} from "./joined-ec575719.js";
import {
  AUDIT_BASELINE_PATH as AUDIT_BASELINE_PATH,
  USUAL_TOKENS as USUAL_TOKENS,
  divideFiles as divideFiles,
  SEVERITIES as SEVERITIES,
  isInCheckout as isInCheckout
} from "./joined-1c6c8fb1.js";
import {
  digest as digest
} from "./joined-3b15d0af.js";
import {
  detachText as detachText,
  detachValue as detachValue
} from "./joined-1c9471ce.js";
import {
  writeCount as writeCount
} from "./joined-5ac99ec6.js";
import {
  regex as regex
} from "./joined-cc1d52fd.js";
import {
  groupBy as groupBy
} from "./joined-b4da4858.js";
import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  MAX_AUDITED_BYTES
} from "./chunk-UG5VP4CT.js";
import {
  mergeShards
} from "./chunk-CYZEG7X4.js";
import {
  listSwitches
} from "./chunk-CZ7WW5KG.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  count
} from "./chunk-W24XEJI4.js";

// src/jobs/audit/budget.ts
function mayAsk({ main, meter, deadline, signal }) {
  if (deadline.isPast() || signal.aborted)
    return !1;
  let asker = { agent: "housestyle", model: `${main.model.provider}:${main.model.name}` };
  return meter.admit(asker, 2e3).kind === "refused" ? !1 : (meter.settle(asker, { kind: "failed", inputTokens: 2e3, cause: "over-limit" }), !0);
}

// src/jobs/audit/kept-parts.ts
var FORM = 1;
async function openKeptParts({ survey, chosen, subject }, terms) {
  let { store, secret, settings, options, version, cut } = terms, owners = await readOwners(
    subject.trusted,
    chosen.files.map(({ path }) => path)
  ), basis = [
    [FORM, version, settings, ...listSwitches(options)],
    chosen.applied.map(({ id, content, filePatterns }) => [id, content.path, content.text, filePatterns]),
    chosen.reviewers.flatMap(({ agent }) => agent === void 0 ? [] : [[agent.path, agent.body.text, agent.head]]),
    [...groupBy(owners, ({ path }) => path)]
  ], base = digest("sha256", JSON.stringify(basis), "hex");
  return {
    keyOf: (paths) => digest("sha256", JSON.stringify([base, paths.map((path) => [path, survey.sizes.get(path)?.entry.id])]), "hex"),
    read: async (key) => {
      let text = await store.read(key), read = text === void 0 ? void 0 : readShardFile({ bytes: new TextEncoder().encode(text) }, secret);
      return read?.kind === "read" && read.report.plan === key ? read.report : void 0;
    },
    write: (key, report) => store.write(key, writeShardFile({ ...report, plan: key }, secret, cut))
  };
}
function isComplete({ conclusion, coverage, unjudged }, { isAsked }) {
  let missed = [...coverage.notReviewed, ...coverage.missedByModel];
  return conclusion !== "failed" && unjudged.requests + unjudged.cutReplies + unjudged.agents === 0 && !missed.some(
    ({ kind }) => kind === "failed" || kind === "over-limit" || kind === "in-batch" || isAsked && kind === "no-check"
  );
}

// src/jobs/audit/share-texts.ts
function shareTexts() {
  let citations = /* @__PURE__ */ new Map(), share = createTextPool(Number.POSITIVE_INFINITY, detachText), shareCitation = (citation) => {
    let key = JSON.stringify(Object.entries(citation)), known = citations.get(key) ?? detachValue(citation);
    return citations.set(key, known), known;
  }, shareFinding = (finding) => {
    let { places, guideline, body, title, path } = finding;
    return {
      ...detachValue(withoutIdentity(finding)),
      path: share(path),
      title: share(title),
      body: share(body),
      ...guideline === void 0 ? {} : { guideline: shareCitation(guideline) },
      ...places === void 0 ? {} : { places: places.map((place) => ({ ...detachValue(withoutIdentity(place)), path: share(place.path) })) }
    };
  };
  return (report) => ({ ...detachValue({ ...report, findings: [] }), findings: report.findings.map(shareFinding) });
}
function withoutIdentity({ identity: _identity, ...place }) {
  return place;
}

// src/jobs/audit/without-model.ts
function withoutModel(result) {
  return { ...result, coverage: missedByLimit(result.coverage) };
}
function missedByLimit(coverage) {
  let { reviewedFiles, ruleLines, notReviewed, missedByModel } = coverage, overLimit = { kind: "over-limit", files: reviewedFiles, lines: ruleLines };
  return {
    ...coverage,
    notReviewed: notReviewed.map((row) => row.kind === "no-check" ? { ...row, kind: "over-limit" } : row),
    missedByModel: ruleLines === 0 ? missedByModel : [...missedByModel, overLimit]
  };
}

// src/jobs/audit/audit-tree.ts
async function auditTree(audited, terms) {
  let parts = divideIntoParts(audited, terms), plan = { shards: parts, most: parts.length, key: "audit", commit: audited.tree.commit }, reports = [], keep = shareTexts(), keptParts = 0, partsLeft = 0;
  for (let [position, part] of parts.entries()) {
    let number = { index: position + 1, attempt: 1 }, key = terms.kept?.keyOf(part.paths), known = key === void 0 ? void 0 : await terms.kept?.read(key);
    if (known !== void 0)
      keptParts += 1, reports.push(
        keep({
          ...withoutUsage(known),
          reviewers: known.reviewers.map((one) => ({ ...one, requests: 0, toolCalls: {} })),
          plan: plan.key,
          commit: plan.commit,
          shard: number.index,
          most: plan.most
        })
      );
    else {
      let isAsked = terms.input !== void 0 && mayAsk(terms.input.models), waits = countWaits(terms.input), result2 = await auditPart(audited, part, terms, isAsked ? terms.input : void 0);
      partsLeft += terms.input !== void 0 && !isAsked ? 1 : 0;
      let report = makeShardReport(
        terms.input !== void 0 && !isAsked ? withoutModel(result2) : result2,
        plan,
        number
      ), isAnswered = waits === countWaits(terms.input);
      key !== void 0 && isAnswered && isComplete(report, { isAsked: terms.input !== void 0 }) && await terms.kept?.write(key, report), reports.push(keep(withoutUsage(report)));
    }
    number.index % PARTS_WITH_ONE_PARSER === 0 && await terms.settings.grammars?.release?.(), terms.onPart?.(number.index, parts.length);
  }
  let accepted = { reports, refused: [], missing: [] }, { subject, chosen } = terms.shard === void 0 ? audited : narrowAudit(audited, terms.shard), result = await mergeShards(subject, chosen, plan, accepted, {
    ...terms.settings,
    takesOverReports: !0,
    ...terms.shard === void 0 ? {} : { isPart: !0 }
  });
  return {
    result: { ...result, usage: { ...result.usage, ...countSpent(terms.input) } },
    parts: parts.length,
    keptParts,
    partsLeft
  };
}
var PARTS_WITH_ONE_PARSER = 8;
function withoutUsage(report) {
  return { ...report, usage: { ...report.usage, rows: [] } };
}
function countWaits(input) {
  return input?.models.batches?.waits() ?? 0;
}
function countSpent(input) {
  let rows = input?.models.meter.rows() ?? [];
  return input === void 0 ? {} : { provider: input.models.main.model.provider, model: input.models.main.model.name, ...sumRows(rows), rows };
}
function divideIntoParts({ chosen, survey }, { shard, partTokens = USUAL_TOKENS } = {}) {
  let own = chosen.files.filter(({ path }) => shard?.has(path) !== !1);
  return divideFiles(
    own.map(({ path }) => ({ path, tokens: survey.sizes.get(path)?.tokens ?? 1 })),
    partTokens
  );
}
async function auditPart(audited, { paths }, { settings }, input) {
  let own = new Set(paths), { subject, chosen } = await openPart(audited, own);
  return reviewChange(subject, chosen, { ...settings, shardPaths: own }, input);
}
async function openPart({ tree, survey, subject, chosen }, own) {
  let entries = [...own].flatMap((path) => survey.sizes.get(path)?.entry ?? []), { files, readHead } = await tree.readFiles(entries);
  return {
    subject: {
      ...subject,
      changes: { files, leftOut: [], source: "tree" },
      readHead: (path) => own.has(path) ? readHead(path) : subject.readHead(path)
    },
    chosen: withTexts(narrowChosen(chosen, own), files)
  };
}
function withTexts(chosen, files) {
  let byPath = new Map(files.map((file) => [file.path, file])), withText = (all) => all.flatMap(({ path }) => byPath.get(path) ?? []);
  return {
    ...chosen,
    files: withText(chosen.files),
    reviewers: chosen.reviewers.map((reviewer) => ({ ...reviewer, files: withText(reviewer.files) }))
  };
}
function narrowAudit({ subject, chosen }, shard) {
  let files = subject.changes.files.filter(({ path }) => shard.has(path));
  return { subject: { ...subject, changes: { ...subject.changes, files } }, chosen: narrowChosen(chosen, shard) };
}

// src/jobs/audit/audit-in-rounds.ts
var MS_PER_MINUTE = 6e4;
async function auditInRounds(audited, terms) {
  let { models } = terms.input ?? {}, { batches, meter, signal } = models ?? {};
  if (batches === void 0 || meter === void 0 || signal === void 0)
    return auditTree(audited, terms);
  let end = performance.now() + terms.batchMinutes * MS_PER_MINUTE, keptParts;
  for (; ; ) {
    let audit = await auditTree(audited, terms);
    keptParts ??= audit.keptParts;
    let { waiting, failure } = await batches.send(signal);
    if (!(failure === void 0 && performance.now() < end) || !await batches.wait(end - performance.now(), signal)) {
      let unused = batches.leftOver();
      for (let { model, usage } of unused) {
        let asker = { agent: UNUSED, model };
        meter.settle(asker, {
          kind: "answered",
          inputTokens: usage.inputTokens,
          usage,
          isCached: !1,
          isBatched: !0
        });
      }
      return {
        ...audit,
        result: { ...audit.result, usage: { ...audit.result.usage, ...countSpent(terms.input) } },
        keptParts,
        batches: { waiting, unused: unused.length, failure }
      };
    }
    batches.nextRound(), meter.nextRound();
  }
}
var UNUSED = "unused-batch";

// src/jobs/audit/plan-audit.ts
function planAudit({ chosen, tree, survey }, most) {
  return planReview(chosen, tree.commit, most, ({ path }) => survey.sizes.get(path)?.tokens ?? 1);
}

// src/reports/audit/audit-page.ts
var MAX_PLACES = 500, MAX_FOLDERS = 30;
function auditPage(result, { commit, version }) {
  let [verdict, ...rest] = summarySentences(result), places = result.findings.flatMap(listPlaces);
  return drawPage(
    `Audit of ${commit.slice(0, 12)}`,
    html`<header>
        <h1>Audit of commit <code>${commit.slice(0, 12)}</code></h1>
        <p class="verdict"><strong>${inlineCode(verdict)}</strong></p>
      </header>
      <main>
        ${severityTable(places)} ${ruleTable(result.findings)} ${folderTable(places)}
        ${[...groupBy(result.findings, ruleOf)].map(([rule, findings], index) => ruleSection(rule, findings, index))}
        <h2>How it was done</h2>
        <ul>
          ${rest.map((sentence) => html`<li>${inlineCode(sentence)}</li>`)}
        </ul>
        ${leftOutSection(result)}
      </main>
      <footer class="soft">Housestyle ${version}</footer>`
  );
}
function listPlaces({ path, line, quote, severity, title, places = [] }) {
  return [
    { path, line, quote, severity, title },
    ...places.map((place) => ({ path: place.path, line: place.line, quote: place.quote, severity, title }))
  ];
}
function ruleOf({ guideline, kind }) {
  return guideline === void 0 ? `Without a guideline: ${kind}` : guideline.text;
}
function severityTable(places) {
  let rows = SEVERITIES.toReversed().map(
    (severity) => [severity, places.filter((place) => place.severity === severity).length]
  );
  return places.length === 0 ? html`` : scrollTable("Severities", ["Severity", "Places"], rows);
}
function ruleTable(findings) {
  let rows = [...groupBy(findings, ruleOf)].map(([rule, own], index) => {
    let places = own.flatMap(listPlaces), files = new Set(places.map(({ path }) => path)).size;
    return [html`<a href="#rule-${index + 1}">${inlineCode(rule)}</a>`, nameSource(own), files, places.length];
  });
  return rows.length === 0 ? html`` : html`<h2>By rule</h2>
        ${scrollTable("Rules", ["Rule", "Guideline", "Files", "Places"], rows)}`;
}
function nameSource([first]) {
  let source = first?.guideline;
  return source === void 0 ? html`` : html`<code>${source.source}:${source.line}</code>`;
}
function folderTable(places) {
  let folders = [...groupBy(places, ({ path }) => topFolders(path))].map(
    ([folder, own]) => [html`<code>${folder}</code>`, new Set(own.map(({ path }) => path)).size, own.length]
  ).toSorted((a, b) => b[2] - a[2]), more = folders.length - MAX_FOLDERS;
  return folders.length === 0 ? html`` : html`<h2>By folder</h2>
        ${scrollTable("Folders", ["Folder", "Files", "Places"], folders.slice(0, MAX_FOLDERS))}
        ${more > 0 ? html`<p>${count(more, "more folder")}.</p>` : ""}`;
}
function topFolders(path) {
  let names = path.split("/").slice(0, -1).slice(0, 2);
  return names.length === 0 ? "/" : `${names.join("/")}/`;
}
function ruleSection(rule, findings, index) {
  let places = findings.flatMap(listPlaces), more = places.length - MAX_PLACES, rows = places.slice(0, MAX_PLACES).map(({ path, line, quote = "", severity, title }) => [
    html`<code>${line === void 0 ? path : `${path}:${line}`}</code>`,
    severity,
    html`${inlineCode(title)}${quote.trim() === "" ? "" : codeBlock(quote.trim())}`
  ]);
  return html`<section>
    <h2 id="rule-${index + 1}">${inlineCode(rule)}</h2>
    <p>${nameSource(findings)}</p>
    ${fold(count(places.length, "place"), scrollTable(`Places of rule ${index + 1}`, ["Place", "Severity", "What"], rows), places.length <= 20)}
    ${more > 0 ? html`<p>${count(more, "more place")}: see the JSON.</p>` : ""}
  </section>`;
}
var MAX_LEFT_OUT = 300;
function leftOutSection({ leftOut }) {
  let rows = leftOut.slice(0, MAX_LEFT_OUT).map(({ stage, source, reason }) => [stage, html`<code>${source}</code>`, inlineCode(reason)]), more = leftOut.length - MAX_LEFT_OUT, title = leftOut.length === 1 ? "1 entry" : `${leftOut.length} entries`;
  return leftOut.length === 0 ? html`` : html`<h2>Left out</h2>
        ${fold(title, scrollTable("Left out", ["Stage", "What", "Why"], rows), !1)}
        ${more > 0 ? html`<p>${more} more: see the JSON.</p>` : ""}`;
}
function fold(title, body, isOpen) {
  return isOpen ? html`<details open>
        <summary>${title}</summary>
        ${body}
      </details>` : html`<details>
        <summary>${title}</summary>
        ${body}
      </details>`;
}

// src/commands/audit/keep-parts.ts
import { join } from "node:path";
var MAX_FOLDER_BYTES = 1e9;
async function keepParts(audited, options, choice, { say, cut }) {
  let { cacheDir } = options, secret = secretOf(choice, options);
  if (cacheDir === void 0)
    return;
  if (await refuseLinkedCache(cacheDir), secret === void 0 && isInCheckout(cacheDir)) {
    say(
      "The results of this audit are not kept: `cache-dir` lies in the checkout, and without an API key nothing shows who wrote them. Name a folder outside of the checkout."
    );
    return;
  }
  let provider = choice.kind === "offline" ? "offline" : choice.main.provider;
  return openKeptParts(audited, {
    store: replyFolder({
      path: join(cacheDir, "audits"),
      now: Date.now,
      say,
      what: "results of audits",
      maxBytes: MAX_FOLDER_BYTES,
      maxFileBytes: MAX_SHARD_BYTES
    }),
    secret,
    settings: digestSettings({ given: { message: void 0 }, provider, settings: options }),
    options,
    version: VERSION,
    cut
  });
}

// src/commands/audit/read-audit-baseline.ts
async function readAuditBaseline({ auditBaseline: named }, trusted) {
  let opened = await openBaseline({ named, usual: AUDIT_BASELINE_PATH, option: "audit-baseline", command: "housestyle review --all-files --write-baseline" }, trusted);
  return opened && { path: opened.path, entries: opened.baseline.entries };
}

// src/jobs/audit/survey-tree.ts
var FILES_AT_ONCE = 128, BYTES_AT_ONCE = 4e6;
async function surveyTree(tree, settings) {
  let { workspace, repository } = tree, rules = await readTrustedRules(workspace, tree.entries, { named: settings.contentExclusion, repository }), files = [], reviewed = [], leftOut = [], sizes = /* @__PURE__ */ new Map();
  for (let entries of divideEntries(tree.entries)) {
    let unread = entries.flatMap(excludeUnread), excluded = new Set(unread.map(({ path }) => path)), readable = entries.filter(({ path }) => !excluded.has(path)), read = await tree.readFiles(readable), scope = await chooseFiles(
      { files: read.files, leftOut: [], source: "tree" },
      { ...settings, ...rules, bundles: /* @__PURE__ */ new Set(), readHead: read.readHead, judgeBy: "head" }
    ), byPath = new Map(readable.map((entry) => [entry.path, entry])), listed = new Map(read.files.map((file) => [file, withoutLines(file)]));
    for (let file of scope.reviewed) {
      let entry = byPath.get(file.path);
      entry !== void 0 && (sizes.set(file.path, { entry, tokens: estimateTokens(file) }), reviewed.push(listed.get(file) ?? withoutLines(file)));
    }
    let found = new Set(read.files.map(({ path }) => path)), missing = readable.filter(({ path }) => !found.has(path)).map(({ path }) => ({ path, ...NOT_IN_CLONE }));
    files.push(...listed.values(), ...[...unread, ...missing].map(({ path }) => emptyFile(path))), leftOut.push(...scope.leftOut.map((file) => detachValue(file)), ...unread, ...missing);
  }
  return {
    files,
    scope: { reviewed, leftOut, notes: [], bundles: /* @__PURE__ */ new Map(), problems: rules.problems },
    sizes
  };
}
function* divideEntries(entries) {
  let group = [], bytes = 0;
  for (let entry of entries) {
    let own = Math.min(entry.size ?? 0, MAX_AUDITED_BYTES);
    (group.length === FILES_AT_ONCE || group.length > 0 && bytes + own > BYTES_AT_ONCE) && (yield group, group = [], bytes = 0), group.push(entry), bytes += own;
  }
  group.length > 0 && (yield group);
}
var NOT_IN_CLONE = { kind: "unread", reason: "its content is not in this clone" };
function excludeUnread({ path, kind, size }) {
  return kind === "symlink" ? [{ path, kind: "no-content", reason: "a symbolic link" }] : kind === "submodule" ? [{ path, kind: "no-content", reason: "a submodule, which is another repository" }] : size === void 0 ? [{ path, ...NOT_IN_CLONE }] : size <= MAX_AUDITED_BYTES ? [] : BINARY_NAME.test(path) ? [{ path, kind: "binary", reason: "a binary file, as its name says" }] : [
    {
      path,
      kind: "too-large",
      reason: `${writeCount(size)} bytes; an audit reads files of at most ${writeCount(MAX_AUDITED_BYTES)}`
    }
  ];
}
var BINARY_NAME = regex("i")`
  \.(?:
    7z|avif|bmp|bz2|docx|eot|flac|gif|gz|ico|jar|jpe?g|m4a|mkv|mov|mp[34]|og[gv]|otf|pdf|png|pptx|psd|tgz|tiff?
    |ttf|wav|webm|webp|woff2?|xlsx|xz|zip|zst
  )$
`;
function emptyFile(path) {
  return { path, status: "added", isWhole: !0, binary: !1, additions: 0, deletions: 0, hunks: [] };
}

// src/jobs/audit/open-audit.ts
async function openAudit(tree, guidance, settings) {
  let survey = await surveyTree(tree, settings), { workspace, repository } = tree, subject = {
    changes: { files: survey.files, leftOut: [], source: "tree" },
    trusted: workspace,
    repository,
    readHead: (path) => readContent(workspace, path, MAX_HEAD_BYTES),
    readVersion: (side, { path }) => side === "head" ? readContent(workspace, path, MAX_VERSION_BYTES) : Promise.resolve(void 0),
    guidance,
    description: void 0,
    sides: { base: workspace, head: workspace }
  }, chosen = await chooseGuidance(subject, settings, survey.scope);
  return { tree, survey, subject, chosen: wordForAudit(chosen) };
}
function wordForAudit(chosen) {
  let word = (entries) => entries.map((entry) => ({ ...entry, reason: entry.reason.replaceAll("changed file", "file") }));
  return {
    ...chosen,
    leftOut: word(chosen.leftOut),
    guidelines: { ...chosen.guidelines, leftOut: word(chosen.guidelines.leftOut) }
  };
}

export {
  divideIntoParts,
  openPart,
  auditInRounds,
  planAudit,
  auditPage,
  keepParts,
  readAuditBaseline,
  openAudit
};
