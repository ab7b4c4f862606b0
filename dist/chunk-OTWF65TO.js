import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  readOwnName
} from "./chunk-TKZAD67M.js";
import {
  resolveOperands
} from "./chunk-CTGHIY5C.js";
import {
  KIND_TITLES,
  SEVERITY_STYLE,
  ruleHead
} from "./chunk-QNNAHNJ7.js";
import {
  describeKeptName
} from "./chunk-GLUMMQR6.js";
import {
  readTerms,
  readTermsAlone
} from "./chunk-YOKPD3EF.js";
import {
  codeQualityReport,
  diagnosticProblems,
  junitXml
} from "./chunk-D5J4QJD6.js";
import {
  validateFailOn
} from "./chunk-QRSTFV2N.js";
import {
  MAX_SARIF_RESULTS,
  codeBlock,
  drawPage,
  html,
  inlineCode,
  sarifLog,
  sarifUri,
  severityFilter
} from "./chunk-4VKJ5KQF.js";
import {
  countNotShown,
  diagnosticAnnotations,
  drawAnnotations
} from "./chunk-MKABJW2N.js";
import {
  nameCopies,
  nameOtherPaths,
  otherPathsSentence
} from "./chunk-MS236E4P.js";
import {
  overlayWorkspace
} from "./chunk-KPSUEGWI.js";
import {
  localGuidance
} from "./chunk-2QLKO3UF.js";
import {
  drawMarked
} from "./chunk-GPIRI7FZ.js";
import {
  listNames
} from "./chunk-FLSH6JJR.js";
import {
  fileLink,
  fileUrl,
  firstWithin,
  takeWithin
} from "./chunk-Y4QFJIH7.js";
import {
  noteMisplacedConfig,
  readCommandOptions
} from "./chunk-5NOYS5DO.js";
import {
  jsonText
} from "./chunk-PNCBCJN7.js";
import {
  shownPath
} from "./chunk-J2IWMK4Q.js";
import {
  REPORT_WIDTH,
  wrapText
} from "./chunk-LVK5TPC5.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  maskSecrets
} from "./chunk-DD7XD7UQ.js";
import {
  validateCustomizations
} from "./chunk-3UPS3YQY.js";
import {
  applyEdits
} from "./chunk-BK4P3R2O.js";
import {
  FAMILIES,
  RULES
} from "./chunk-DREISFQA.js";
import {
  decodeUtf8
} from "./chunk-WJM2OGSK.js";
import {
  computeFingerprint,
  readBaseline,
  writeBaseline
} from "./chunk-CV3EBEZZ.js";
import {
  describePlace
} from "./chunk-M7NW6T4V.js";
import {
  KINDS
} from "./chunk-6FVOEECV.js";
import {
  DIAGNOSTIC_SEVERITIES,
  diagnosticJson
} from "./chunk-5N6IQUCW.js";
import {
  ruleUrl
} from "./chunk-QR67FW35.js";
import {
  suggestionFor
} from "./chunk-DW3SZSZS.js";
import {
  BASELINE_PATH
} from "./chunk-E7S7KQN7.js";
import {
  CLIENTS,
  CLIENT_NAMES
} from "./chunk-WI7MEB4B.js";
import {
  folderOf,
  isPlainPath,
  nameOf,
  resolveLink
} from "./chunk-HRJDQKXX.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  VERSION
} from "./chunk-ODGQ6ULG.js";
import {
  codeSpan,
  plainMarkdown
} from "./chunk-S7UHQEAH.js";
import {
  keepHeapSmall,
  optimizeLate
} from "./chunk-JD5EEJK6.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  oneLine,
  showHidden
} from "./chunk-M64T6ERC.js";
import {
  EXIT,
  usageError
} from "./chunk-PI7WXFM3.js";

// src/jobs/find-mentions.ts
var MAX_BYTES = 4 * 1024 * 1024, BATCH = 32;
async function findMentions(repository, renamings) {
  let found = /* @__PURE__ */ new Map(), entries = renamings.length === 0 ? [] : await repository.list(""), wanted = renamings.map((renaming) => ({ ...renaming, names: namesOf(renaming) }));
  for (let { from, to } of renamings) {
    let text = await readLatin1(repository, from), link = text === void 0 ? void 0 : findMovedLink(text, from, to);
    link !== void 0 && found.set(from, `its link to ${link} would lead elsewhere`);
  }
  for (let first = 0; first < entries.length; first += BATCH) {
    let batch = entries.slice(first, first + BATCH).map(async ({ path, kind }) => {
      let text = kind === "file" ? await readLatin1(repository, path) : await readTarget(repository, path);
      return { path, text };
    });
    for (let { path, text } of await Promise.all(batch))
      for (let { from, names } of wanted)
        text !== void 0 && path !== from && !found.has(from) && names.some((name) => mentions(text, name)) && found.set(from, `${path} mentions it`);
  }
  return found;
}
function namesOf({ from, to }) {
  let name = nameOf(from), ending = name.slice(Math.max(1, name.indexOf(".", 1)));
  return [
    name,
    ...folderOf(from) === folderOf(to) ? [] : [folderOf(from)],
    ...ending.startsWith(".") && !to.endsWith(ending) ? [`*${ending}`] : []
  ].map(asLatin1);
}
function mentions(text, name) {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/[\w-]/.test(text.charAt(at - 1)) || name.startsWith("*"))
      return !0;
  return !1;
}
var LINK = /\]\(<?([^()<>\s#]{1,300})|#file:([^\s"'`),]{1,300})/g;
function findMovedLink(text, from, to) {
  return folderOf(from) === folderOf(to) ? void 0 : [...text.matchAll(LINK)].map(([, link, file]) => link ?? file ?? "").find((target) => {
    let isRelative = !/^(?:[a-z][\w+.-]*:|\/|#)/i.test(target), [before, after] = [resolveLink(from, target), resolveLink(to, target)];
    return isRelative && (before.kind !== "inside" || after.kind !== "inside" || before.path !== after.path);
  });
}
async function readLatin1(repository, path) {
  let file = await (repository.readUpTo?.(path, MAX_BYTES) ?? repository.read(path));
  return file.kind === "file" ? Buffer.from(file.bytes).toString("latin1") : void 0;
}
async function readTarget(repository, path) {
  let file = await repository.read(path);
  return file.kind === "symlink" ? asLatin1(file.target) : void 0;
}
function asLatin1(text) {
  return Buffer.from(text).toString("latin1");
}

// src/jobs/fix.ts
var MAX_ROUNDS = 10;
async function planFixes(guidance, options, terms) {
  let plan = await planWithKept(guidance, options, terms, /* @__PURE__ */ new Map()), worse = findWorseNames(plan);
  return worse.length === 0 ? plan : planWithKept(guidance, options, terms, new Map([...plan.kept, ...worse].map((one) => [one.path, one])));
}
function findWorseNames({ fixed, validation }) {
  return fixed.flatMap(({ path, fix }) => {
    let to = fix?.kind === "rename" ? fix.to : void 0, error = validation.diagnostics.find((one) => one.path === to && one.severity === "error");
    return to === void 0 || error === void 0 ? [] : [{ path, to, reason: `it would have an error under that name: ${error.message}` }];
  });
}
async function planWithKept(guidance, options, terms, given) {
  let changes = /* @__PURE__ */ new Map(), fixed = [], kept = new Map(given);
  for (let round = 0; ; round += 1) {
    let repository = changes.size === 0 ? guidance.repository : overlayWorkspace(guidance.repository, changes, guidance.repository.name), validation = await validateCustomizations({ ...guidance, repository }, options, termsAfter(terms, changes)), made = round < MAX_ROUNDS ? await fixRound(repository, validation.diagnostics, changes, kept) : [];
    if (made.length === 0)
      return { changes, fixed, kept: [...kept.values()], validation };
    fixed.push(...made);
  }
}
function termsAfter(terms, changes) {
  let path = terms.baseline?.source.path, text = path === void 0 ? void 0 : changes.get(path), baseline = path === void 0 || text === void 0 ? void 0 : readBaseline(sourceText(path, text));
  return baseline === void 0 || "problem" in baseline ? terms : { ...terms, baseline };
}
async function fixRound(repository, diagnostics, changes, kept) {
  await keepMentionedNames(repository, diagnostics, kept);
  let made = [];
  for (let [path, own] of groupBy(
    diagnostics.filter(({ fix, path: from }) => fix !== void 0 && !(fix.kind === "rename" && kept.has(from))),
    (diagnostic) => diagnostic.path
  )) {
    let file = isPlainPath(path) ? await repository.read(path) : void 0;
    file?.kind === "file" && made.push(...await fixFile(repository, path, file.bytes, own, changes));
  }
  return made;
}
async function keepMentionedNames(repository, diagnostics, kept) {
  let renamings = diagnostics.flatMap(
    ({ path, fix }) => fix?.kind === "rename" && isPlainPath(path) && !kept.has(path) ? [{ from: path, to: fix.to }] : []
  ), reasons = await findMentions(repository, renamings);
  for (let { from, to } of renamings) {
    let rival = renamings.find((other) => other.from !== from && other.to.toLowerCase() === to.toLowerCase()), reason = rival === void 0 ? reasons.get(from) : `${rival.from} would get the same name`;
    reason !== void 0 && kept.set(from, { path: from, to, reason });
  }
}
async function fixFile(repository, path, bytes, diagnostics, changes) {
  let rewritten = diagnostics.find(({ fix }) => fix?.kind === "rewrite");
  if (rewritten?.fix?.kind === "rewrite")
    return changes.set(path, rewritten.fix.text), diagnostics.filter(({ rule, fix }) => rule === rewritten.rule && fix?.kind === "rewrite");
  let decoded = decodeUtf8(bytes);
  if (decoded.kind !== "text")
    return [];
  let { text, applied } = applyEdits(decoded.text, diagnostics);
  if (text !== decoded.text)
    return changes.set(path, text), applied;
  let renamed = diagnostics.find(({ fix }) => fix?.kind === "rename");
  return renamed?.fix?.kind !== "rename" || !await isFree(repository, renamed.fix.to, path) ? [] : (changes.set(path, void 0), changes.set(renamed.fix.to, text), [renamed]);
}
async function isFree(repository, to, from) {
  return isPlainPath(to) && (to.toLowerCase() === from.toLowerCase() || (await repository.read(to)).kind === "missing");
}

// src/reports/validation/worst-first.ts
function worstFirst(findings) {
  return findings.toSorted(
    (a, b) => DIAGNOSTIC_SEVERITIES.indexOf(a.severity) - DIAGNOSTIC_SEVERITIES.indexOf(b.severity)
  );
}

// src/rules/fold-copies.ts
function foldCopies(findings, copyOf) {
  let groups = groupCopies(findings, copyOf);
  return findings.flatMap((finding) => {
    let group = groups.get(finding);
    if (group === void 0)
      return [finding];
    let others = group.filter((one) => one !== finding).map(({ path }) => path);
    return shortest(group) === finding ? [{ ...finding, copies: others }] : [];
  });
}
function markCopies(findings, copyOf) {
  let groups = groupCopies(findings, copyOf);
  return findings.map((finding) => {
    let first = shortest(groups.get(finding) ?? [finding]);
    return first === void 0 || first === finding ? finding : { ...finding, copyOf: first.path };
  });
}
function groupCopies(findings, copyOf) {
  let groups = /* @__PURE__ */ new Map();
  for (let finding of copyOf.size === 0 ? [] : findings) {
    let key = keyOfCopy(finding, copyOf), known = groups.get(key);
    known === void 0 ? groups.set(key, [finding]) : known.every(({ path }) => path !== finding.path) ? known.push(finding) : groups.set(`${key}
${groups.size}`, [finding]);
  }
  let several = [...groups.values()].filter((group) => group.length > 1);
  return new Map(several.flatMap((group) => group.map((finding) => [finding, group])));
}
function shortest([first, ...others]) {
  return first && others.reduce((best, one) => one.path.length < best.path.length ? one : best, first);
}
function keyOfCopy({ rule, severity, path, start, end, message }, copyOf) {
  let folder = folderOf(path), said = folder === "" ? message : message.replaceAll(`${folder}/`, "./");
  return JSON.stringify([rule, severity, copyOf.get(path) ?? path, start, end, said]);
}

// src/reports/validation/diagnostics.ts
function withCopiesFolded(validation) {
  let { diagnostics, copyOf } = validation;
  return copyOf === void 0 ? validation : { ...validation, diagnostics: foldCopies(diagnostics, copyOf) };
}
function validationJson(validation) {
  let { diagnostics, copyOf, files, suppressed, known, before, clients, clientEvidence } = validation;
  return {
    diagnostics: (copyOf === void 0 ? diagnostics : markCopies(diagnostics, copyOf)).map(diagnosticJson),
    files,
    errors: countSeverity(diagnostics, "error"),
    warnings: countSeverity(diagnostics, "warning"),
    infos: countSeverity(diagnostics, "info"),
    fixable: diagnostics.filter(({ fix }) => fix !== void 0).length,
    suppressed,
    known,
    ...before === void 0 ? {} : { before },
    ...clients && { clients },
    ...clientEvidence && { clientEvidence }
  };
}
function worstOfFile(diagnostics, most) {
  let worst = new Set(worstFirst(diagnostics).slice(0, most));
  return {
    shown: diagnostics.filter((diagnostic) => worst.has(diagnostic)),
    rest: diagnostics.filter((diagnostic) => !worst.has(diagnostic))
  };
}
function validationCompact(validation) {
  return validation.diagnostics.map(
    ({ path, start, severity, message, rule }) => `${shownPath(path)}:${start.line}:${start.column}: ${severity} ${oneLine(message)} [${rule}]
`
  ).join("");
}
function validationCommands(validation) {
  let { lines, rest } = drawAnnotations(diagnosticAnnotations(validation.diagnostics)), listed = rest.slice(0, MAX_LOGGED).map(
    ({ file, line = 1, level, message, title }) => oneLine(`${shownPath(file)}:${line}: ${level} ${message.replace(/\n[^]*/, "")} [${title}]`)
  ), unlisted = rest.length - listed.length;
  return [
    ...lines,
    ...rest.length === 0 ? [] : [`${countNotShown(rest.length)}:`],
    ...listed,
    ...unlisted === 0 ? [] : [`\u2026 and ${unlisted} more`],
    validationSentence(validation)
  ].map((line) => `${line}
`).join("");
}
var MAX_LOGGED = 500;
function validationSentence({
  diagnostics,
  files,
  suppressed,
  known,
  hidden = 0,
  before = 0
}) {
  if (files === 0 && diagnostics.length === 0)
    return `No customization files were found. Searched for ${LOOKED_FOR}.`;
  let rest = [
    ...describeFixable(diagnostics),
    ...hidden === 0 ? [] : [`${hidden} more hidden by \`--rule\` or \`--severity\`.`],
    ...known === 0 ? [] : [`${known} known from the baseline.`],
    ...suppressed === 0 ? [] : [`${suppressed} silenced by comments.`],
    ...before === 0 ? [] : [`${before} in files that this change does not touch; \`all\` reports them.`]
  ];
  return [`${count(files, "file")}: ${describeCounts(diagnostics)}.`, ...rest].join(" ");
}
function describeFixable(diagnostics) {
  let countPlaces = (isMeant) => diagnostics.filter(isMeant).reduce((sum, { copies = [] }) => sum + 1 + copies.length, 0), renames = countPlaces(({ fix }) => fix?.kind === "rename"), others = countPlaces(({ fix }) => fix !== void 0) - renames, suggested = countPlaces(({ suggestions }) => suggestions !== void 0), unless = `${count(renames, "file")}, unless another file mentions the old name`;
  return [
    ...others === 0 ? [] : [`\`--fix\` can fix ${others}${renames === 0 ? "" : `, and rename ${unless}`}.`],
    ...others === 0 && renames > 0 ? [`\`--fix\` can rename ${unless}.`] : [],
    ...suggested === 0 ? [] : [`\`--fix=suggest\` shows changes for ${suggested}.`]
  ];
}
function describeCounts(diagnostics) {
  let infos = countSeverity(diagnostics, "info");
  return [
    count(countSeverity(diagnostics, "error"), "error"),
    count(countSeverity(diagnostics, "warning"), "warning"),
    ...infos === 0 ? [] : [count(infos, "info")]
  ].join(", ");
}
var LOOKED_FOR = [...KINDS.flatMap(usualPlaces), "`.vscode/settings.json`", "`.vscode/mcp.json`", "`.mcp.json`"].join(
  ", "
);
function usualPlaces({ places }) {
  return places.filter(({ level }) => level === "repository").map(describePlace);
}
function countSeverity(diagnostics, severity) {
  return diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
}

// src/reports/html/validation-html.ts
var MAX_FINDINGS = 5e3;
function validationHtml(validation) {
  let { diagnostics } = validation, shown = worstFirst(diagnostics).slice(0, MAX_FINDINGS), files = [...groupBy(shown, ({ path }) => path)], rest = diagnostics.length - shown.length;
  return drawPage(
    "Housestyle validation",
    html`<header>
        <h1>Housestyle validation</h1>
        <p class="verdict">${inlineCode(validationSentence(validation))}</p>
      </header>
      <main>
        ${severityFilter(DIAGNOSTIC_SEVERITIES.map((name) => ({ name, count: countSeverity(diagnostics, name) })))}
        ${files.map(([path, own]) => drawFile(path, own))}
        ${rest === 0 ? "" : html`<p>${rest} more are not shown; <code>--format json</code> has all of them.</p>`}
      </main> `
  );
}
function drawFile(path, own) {
  let [first] = own, others = first === void 0 ? void 0 : nameOtherPaths(first);
  return html`<section>
    <h2>${path}</h2>
    <p class="soft">${describeCounts(own)}${others === void 0 ? "" : `; ${others}`}</p>
    ${own.toSorted((a, b) => a.start.line - b.start.line).map(drawDiagnostic)}
  </section> `;
}
function drawDiagnostic(diagnostic) {
  let { path, severity, start, message, rule, why, hint, sourceLine = "", fix } = diagnostic, copies = nameCopies(diagnostic);
  return html`<article class="${severity}">
    <h3><span class="tag">${severity}</span>${inlineCode(message)}</h3>
    <p class="soft">line ${start.line}, column ${start.column} · <a href="${ruleUrl(rule)}">${rule}</a></p>
    ${sourceLine.trim() === "" || maskSecrets(sourceLine, path) !== sourceLine ? "" : codeBlock(sourceLine.slice(0, MAX_LINE_CHARACTERS))}
    ${why === void 0 ? "" : html`<p>${inlineCode(why)}</p>`}
    ${hint === void 0 ? "" : html`<p>${inlineCode(hint)}${fix === void 0 ? "" : html` (<code>--fix</code> can do this)`}</p>`}
    ${copies === "" ? "" : html`<p>${inlineCode(copies)}</p>`}
  </article> `;
}
var MAX_LINE_CHARACTERS = 400;

// src/reports/validation/validation-markdown.ts
var MAX_CHARACTERS = 3e5, MAX_ROWS_OF_A_FILE = 50;
function validationMarkdown(validation, target) {
  let { diagnostics } = validation, files = [...groupBy(worstFirst(diagnostics), ({ path }) => path).keys()], own = groupBy(diagnostics, ({ path }) => path), tables = files.map((path) => drawFile2(path, own.get(path) ?? [], target)), shown = takeWithin(tables, MAX_CHARACTERS, 2), notShown = tables.length - shown.length, rest = notShown === 0 ? [] : [`\u2026 and the findings of ${count(notShown, "more file")}.`];
  return `${["## Housestyle validation", validationSentence(validation), ...shown, ...rest].join(`

`)}
`;
}
function drawFile2(path, diagnostics, target) {
  let { shown, rest } = worstOfFile(diagnostics, MAX_ROWS_OF_A_FILE);
  return [
    `### ${drawPath(path, target)}: ${describeCounts(diagnostics)}`,
    ...nameOthers(diagnostics),
    "",
    "| | place | what is wrong | rule |",
    "|---|---|---|---|",
    ...shown.map((diagnostic) => drawRow(diagnostic, target)),
    ...rest.length === 0 ? [] : ["", `\u2026 and ${describeCounts(rest)} more in this file.`]
  ].join(`
`);
}
function drawPath(path, target) {
  return target === void 0 || isElsewhere(path) ? codeSpan(path) : `[${codeSpan(path)}](${fileUrl(path, 1, target)})`;
}
function isElsewhere(path) {
  return path.startsWith("~/") || path.includes(":");
}
function nameOthers([first]) {
  let named = first === void 0 ? void 0 : nameOtherPaths(first);
  return named === void 0 ? [] : ["", sentenceMarkdown(named)];
}
function drawRow(diagnostic, target) {
  let { severity, path, start, message, hint, rule } = diagnostic, place = target === void 0 || isElsewhere(path) ? `${start.line}:${start.column}` : fileLink(path, start.line, target), said = [message, hint ?? "", nameCopies(diagnostic)].filter((sentence) => sentence !== "").map(sentenceMarkdown).join("<br>");
  return `| ${severity} | ${place} | ${said} | [${codeSpan(rule)}](${ruleUrl(rule)}) |`;
}
function sentenceMarkdown(sentence) {
  let parts = sentence.split("`");
  return parts.map((part, index) => index % 2 === 1 && index < parts.length - 1 ? codeSpan(part) : `${index % 2 === 1 ? "&#96;" : ""}${/^\s|^$/.test(part) ? " " : ""}${plainMarkdown(part)}${/\s$/.test(part) ? " " : ""}`).join("").trim();
}

// src/reports/validation/validation-sarif.ts
var LEVELS = { error: "error", warning: "warning", info: "note" };
function validationSarif({ diagnostics }, version) {
  let fingerprinted = withFingerprints(diagnostics), kept = withinLimits(worstFirst(fingerprinted)), rules = listRules(kept), indexOf = new Map(rules.map(({ id }, index) => [id, index]));
  return sarifLog(
    version,
    rules.map(describeRule),
    kept.map((finding) => ({ ...drawResult(finding), ruleIndex: indexOf.get(finding.rule) })),
    {
      originalUriBaseIds: { [ROOT]: { description: { text: "The root of the repository." } } },
      invocations: [{ executionSuccessful: !0, ...leftOutNote(diagnostics.length - kept.length) }]
    }
  );
}
var ROOT = "%SRCROOT%";
function withFingerprints(diagnostics) {
  let seen = /* @__PURE__ */ new Map();
  return diagnostics.map((diagnostic) => {
    let print = computeFingerprint(diagnostic), nth = (seen.get(print) ?? 0) + 1;
    return seen.set(print, nth), { ...diagnostic, fingerprint: `${print}:${nth}` };
  });
}
var MAX_CHARACTERS2 = 45e5;
function withinLimits(findings) {
  let first = findings.slice(0, MAX_SARIF_RESULTS), drawn = first.map((finding) => JSON.stringify(drawResult(finding)));
  return first.slice(0, firstWithin(drawn, MAX_CHARACTERS2).length);
}
function leftOutNote(leftOut) {
  let text = `${count(leftOut, "finding")} did not fit into this file; \`housestyle validate --format json\` has all of them.`;
  return leftOut === 0 ? {} : { toolExecutionNotifications: [{ level: "warning", message: { text } }] };
}
function listRules(findings) {
  let known = new Map(
    FAMILIES.flatMap(({ id: family, rules }) => rules.map((rule) => [rule.id, { rule, family }]))
  );
  return [...new Set(findings.map(({ rule }) => rule))].toSorted().map((id) => {
    let found = known.get(id);
    return found === void 0 ? { id } : { id, known: found };
  });
}
var MAX_DESCRIPTION_CHARACTERS = 1024;
function describeRule({ id, known }) {
  if (known === void 0) {
    let text = `Findings of ${id}.`;
    return { id, shortDescription: { text }, fullDescription: { text }, help: { text } };
  }
  let { rule, family } = known, { severity, why } = rule.effects[0], description = `${rule.description}.`;
  return {
    id,
    shortDescription: { text: description.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    fullDescription: { text: `${description} ${why}`.slice(0, MAX_DESCRIPTION_CHARACTERS) },
    helpUri: ruleUrl(id),
    help: { text: helpText(rule), markdown: `${ruleHead(rule)}

Examples: <${ruleUrl(id)}>` },
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      tags: [.../* @__PURE__ */ new Set([family, ...rule.effects.flatMap(({ clients }) => clients)])],
      precision: "high",
      ...family === "security" ? { "security-severity": SECURITY_SEVERITIES[severity] } : { "problem.severity": severity === "info" ? "recommendation" : severity }
    }
  };
}
var SECURITY_SEVERITIES = { error: "8.0", warning: "5.0", info: "2.0" };
function helpText({ id, description, effects, fixes, suggests }) {
  return [
    `${description}.`,
    ...effects.map(
      ({ clients, severity, why }) => `${clients.map((client) => CLIENT_NAMES[client]).join(", ")} (${severity}): ${why}`
    ),
    ...fixes === void 0 ? [] : [`housestyle validate --fix: ${fixes}`],
    ...suggests === void 0 ? [] : [`housestyle validate --fix=suggest: ${suggests}`],
    ruleUrl(id)
  ].join(`
`);
}
function drawResult(finding) {
  let { rule, severity, path, start, end, fingerprint } = finding;
  return {
    ruleId: rule,
    level: LEVELS[severity],
    message: { text: composeMessage(finding) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: fileLocation(path),
          region: { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
        }
      }
    ],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...drawFixes(finding)
  };
}
function fileLocation(path) {
  return { uri: sarifUri(path), uriBaseId: ROOT };
}
var MAX_MESSAGE_CHARACTERS = 4e3;
function composeMessage(finding) {
  let { message, why, hint } = finding, sentences = [`${message}.`, why ?? "", hint ?? "", otherPathsSentence(finding)].filter(
    (sentence) => sentence !== ""
  );
  return showHidden(sentences.join(" ").slice(0, MAX_MESSAGE_CHARACTERS).toWellFormed()).replaceAll("](", "]\u200B(");
}
var MAX_INSERTED_CHARACTERS = 2e3;
function drawFixes({ path, fix }) {
  if (fix?.kind !== "edits" || fix.edits.reduce((sum, { text }) => sum + text.length, 0) > MAX_INSERTED_CHARACTERS)
    return {};
  let replacements = fix.edits.toSorted((a, b) => a.start - b.start).map(({ start, end, text }) => ({
    deletedRegion: { charOffset: start, charLength: end - start },
    ...text === "" ? {} : { insertedContent: { text } }
  }));
  return { fixes: [{ artifactChanges: [{ artifactLocation: fileLocation(path), replacements }] }] };
}

// src/reports/validation/first-step.ts
function describeFirstStep({ diagnostics }) {
  let step = firstStep(diagnostics);
  return step === void 0 ? [] : [`Next: ${step}`];
}
var MIN_FINDINGS = 2;
function firstStep(diagnostics) {
  let [worst] = worstFirst(diagnostics);
  if (worst === void 0 || diagnostics.length < MIN_FINDINGS)
    return;
  let { severity } = worst, own = diagnostics.filter((diagnostic) => diagnostic.severity === severity), fixable = own.filter(({ fix }) => fix !== void 0 && fix.kind !== "rename").length;
  if (severity === "info")
    return "nothing has to change; infos name a better way.";
  if (fixable * 2 > own.length)
    return `\`housestyle validate --fix --dry-run\` shows how to fix ${own.length === 1 ? `the ${severity}` : fixable === own.length ? `all ${count(fixable, severity)}` : `${fixable} of the ${count(own.length, severity)}`}.`;
  let rules = [...groupBy(own, ({ rule: rule2 }) => rule2)].toSorted(([, a], [, b]) => b.length - a.length), [rule, most] = rules[0] ?? [worst.rule, own];
  if (rules.length > 1 && most.length * 2 >= own.length && most.length > 2)
    return `\`housestyle validate --rule ${rule}\` shows ${most.length} of the ${count(own.length, severity)}, all from one rule.`;
  let files = new Set(own.map(({ path }) => path)), place = `${shownPath(worst.path)}:${worst.start.line}`;
  return own.length < diagnostics.length && own.length > 1 ? `\`housestyle validate --severity ${severity}\` shows only the ${count(own.length, severity)}, in ${count(files.size, "file")}.` : `start with the ${severity} at ${place}.`;
}

// src/reports/validation/nothing-found.ts
function nothingFound(validation) {
  return validation.files === 0 ? noFiles() : noProblems(validation);
}
function noFiles() {
  return [
    "No file was found that tells an assistant how to work.",
    "Looked for `AGENTS.md`, `CLAUDE.md` and `GEMINI.md`, and in `.github`, `.claude`, `.agents` and `.vscode`.",
    "`housestyle init` writes first instructions; `--workspace-folders` names folders that you open alone."
  ];
}
function noProblems(validation) {
  let kinds = [...validation.kinds ?? []].map(([kind, number]) => `${KIND_TITLES[kind]} (${number})`), clients = (validation.clients ?? []).map((client) => CLIENT_NAMES[client]);
  return [
    validationSentence(validation),
    ...kinds.length === 0 ? [] : [`Checked ${listNames(kinds)}.`],
    ...clients.length === 0 ? [] : [`Looked for what ${listNames(clients)} would ignore or misread; \`housestyle rules\` lists the rules.`]
  ].flatMap((line) => wrapText(line, REPORT_WIDTH, { first: "", rest: "  " }));
}

// src/reports/validation/validation-summary.ts
function validationSummary(validation, paint) {
  let { diagnostics } = validation;
  if (diagnostics.length === 0)
    return `${nothingFound(validation).join(`
`)}
`;
  let blocks = DIAGNOSTIC_SEVERITIES.flatMap((severity) => {
    let own = diagnostics.filter((diagnostic) => diagnostic.severity === severity), rules = [...groupBy(own, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length), head = paint(SEVERITY_STYLE[severity], count(own.length, severity));
    return own.length === 0 ? [] : [[head, ...rules.flatMap(([rule, found]) => drawRule(rule, found))].join(`
`)];
  }), lines = [validationSentence(validation), ...describeFirstStep(validation)].map((sentence) => wrapText(sentence, REPORT_WIDTH, { first: "", rest: "" }).join(`
`));
  return `${[...blocks, ...lines].join(`

`)}
`;
}
var NUMBER_COLUMNS = 6;
function drawRule(rule, findings) {
  let files = new Set(findings.map(({ path }) => path)).size, fixable = findings.filter(({ fix }) => fix !== void 0).length, suggested = findings.filter(({ suggestions }) => suggestions !== void 0).length, notes = [
    `in ${count(files, "file")}`,
    ...fixable === 0 ? [] : [`\`--fix\`: ${fixable}`],
    ...suggested === 0 ? [] : [`\`--fix=suggest\`: ${suggested}`]
  ], blank = " ".repeat(NUMBER_COLUMNS), description = RULES.find(({ id }) => id === rule)?.description;
  return [
    `${String(findings.length).padStart(NUMBER_COLUMNS - 2)}  ${rule} (${notes.join(", ")})`,
    ...description === void 0 ? [] : wrapText(description, REPORT_WIDTH, { first: blank, rest: blank })
  ];
}

// src/reports/validation/assumed-clients.ts
function describeAssumedClients({ clientEvidence = [] }) {
  return clientEvidence.length === 0 || clientEvidence.length === CLIENTS.length ? [] : [`Clients assumed from the files: ${clientEvidence.map(({ client }) => CLIENT_NAMES[client]).join(", ")} (change with \`clients\`).`];
}

// src/reports/validation/fold-findings.ts
var MIN_FILES = 3;
function foldFindings(diagnostics) {
  let folds = [...groupBy(diagnostics, likenessOf).values()].flatMap((findings) => {
    let [first] = findings, files = new Set(findings.map(({ path }) => path)).size;
    return first === void 0 || files < MIN_FILES ? [] : [{ rule: first.rule, severity: first.severity, findings }];
  }), folded = new Set(folds.flatMap(({ findings }) => findings));
  return { folds, rest: diagnostics.filter((diagnostic) => !folded.has(diagnostic)) };
}
function likenessOf({ rule, severity, message, why }) {
  let pattern = message.replaceAll(/`[^`]*`/g, "`").replaceAll(/\d[\d,.]*/g, "0");
  return JSON.stringify([rule, severity, pattern, why]);
}

// src/reports/validation/validation-text.ts
var MAX_SHOWN_OF_A_FILE = 50, MAX_PLACES = 8, MAX_PLACES_OF_ONE_RULE = 500;
function validationText(validation, paint) {
  let { diagnostics } = validation;
  if (diagnostics.length === 0)
    return `${nothingFound(validation).join(`
`)}
`;
  let isOneRule = new Set(diagnostics.map(({ rule }) => rule)).size === 1, { counted, shown } = isOneRule ? { counted: [], shown: diagnostics } : setApartInfos(diagnostics), { folds, rest } = foldFindings(shown), pen = { paint, isNew: rememberSaid(), maxPlaces: isOneRule ? MAX_PLACES_OF_ONE_RULE : MAX_PLACES }, files = [...groupBy(rest, ({ path }) => path)];
  return `${[
    ...counted.length === 0 ? [] : [drawCounted(counted, paint)],
    ...worstFirst(folds).toReversed().map((fold) => drawFold(fold, pen)),
    ...files.map(([path, own]) => drawFile3(path, own, pen)),
    wrapText(validationSentence(validation), REPORT_WIDTH, PLAIN).join(`
`),
    ...describeAssumedClients(validation).map((sentence) => wrapText(sentence, REPORT_WIDTH, PLAIN).join(`
`)),
    ...describeFirstStep(validation).map((sentence) => wrapText(sentence, REPORT_WIDTH, PLAIN).join(`
`))
  ].join(`

`)}
`;
}
var MANY_INFOS = 10, COUNTED_PLACES = 3;
function setApartInfos(diagnostics) {
  let infos = diagnostics.filter(({ severity }) => severity === "info");
  return infos.length > MANY_INFOS && infos.length < diagnostics.length ? { counted: infos, shown: diagnostics.filter(({ severity }) => severity !== "info") } : { counted: [], shown: diagnostics };
}
function drawCounted(infos, paint) {
  let byRule = [...groupBy(infos, ({ rule }) => rule)].toSorted(([, a], [, b]) => b.length - a.length), width = String(byRule[0]?.[1].length ?? 0).length;
  return [
    `${paint(SEVERITY_STYLE.info, count(infos.length, "info"))}, shown in full by \`--rule RULE\`:`,
    ...byRule.flatMap(([rule, own]) => {
      let places = own.slice(0, COUNTED_PLACES).map(({ path, start }) => `${shownPath(path)}:${start.line}`), more = own.length > places.length ? ", \u2026" : "";
      return wrapText(
        oneLine(`${String(own.length).padStart(width)}  ${rule}: ${places.join(", ")}${more}`),
        REPORT_WIDTH,
        {
          first: "  ",
          rest: "      "
        }
      );
    })
  ].join(`
`);
}
function rememberSaid() {
  let said = /* @__PURE__ */ new Set();
  return (rule, sentence) => {
    let before = said.size;
    return said.add(`${rule} ${sentence}`).size > before;
  };
}
var PLAIN = { first: "", rest: "" }, PLAIN_REST = { first: "", rest: "    " }, BELOW = { first: "    ", rest: "    " };
function drawFold({ rule, severity, findings }, pen) {
  let files = new Set(findings.map(({ path }) => path)).size, same = sameOf(findings, ({ message }) => message), hint = sameOf(findings, (finding) => finding.hint), said = same ?? RULES.find(({ id }) => id === rule)?.description ?? rule, [{ why } = { why: void 0 }] = findings, entries = same === void 0 ? findings.map((one) => drawPlace(one, hint === void 0)) : mergePlaces(findings), shown = entries.slice(0, pen.maxPlaces), notShown = entries.length - shown.length, further = `\u2026 and ${notShown} more; \`--rule ${rule}\` lists them all.`;
  return [
    ...drawHead(
      { place: "", severity, said: `${said}: ${count(findings.length, "time")} in ${count(files, "file")}`, rule },
      pen
    ),
    ...[why ?? [], hint === void 0 ? [] : withFixNote(hint, findings)].flat().flatMap((sentence) => wrapText(oneLine(sentence), REPORT_WIDTH, BELOW)),
    ...shown.flat(),
    ...notShown === 0 ? [] : [pen.paint("dim", `  ${further}`)]
  ].join(`
`);
}
function sameOf(findings, read) {
  let values = new Set(findings.map(read)), [value] = values;
  return values.size === 1 ? value : void 0;
}
function drawPlace(finding, withHint) {
  let { path, start, message, hint } = finding;
  return [
    ...wrapText(
      `${shownPath(path)}:${start.line}:${start.column}${alsoAt([finding])}${andCopies([finding])}  ${oneLine(message)}`,
      REPORT_WIDTH,
      {
        first: "  ",
        rest: "      "
      }
    ),
    ...withHint && hint !== void 0 ? wrapText(oneLine(withFixNote(hint, [finding])), REPORT_WIDTH, { first: "      ", rest: "      " }) : []
  ];
}
function mergePlaces(findings) {
  return [...groupBy(findings, ({ path }) => path)].map(
    ([path, own]) => wrapText(`${shownPath(path)}:${listPlaces(own)}${alsoAt(own)}${andCopies(own)}`, REPORT_WIDTH, {
      first: "  ",
      rest: "      "
    })
  );
}
function listPlaces(findings) {
  let shown = findings.slice(0, MAX_SHOWN_OF_A_FILE).map(({ start }) => `${start.line}:${start.column}`);
  return `${shown.join(", ")}${findings.length > shown.length ? ", \u2026" : ""}`;
}
function drawFile3(path, findings, pen) {
  let { shown, rest } = worstOfFile(findings, MAX_SHOWN_OF_A_FILE), equal = groupBy(shown, ({ rule, severity, message }) => JSON.stringify([rule, severity, message]));
  return [
    ...wrapText(`${shownPath(path)}${alsoAt(findings)}: ${countEach(findings)}`, REPORT_WIDTH, PLAIN_REST).map(
      (line) => line.replace(shownPath(path), (name) => pen.paint("bold", name))
    ),
    ...[...equal.values()].map((own) => drawEqual(own, pen)),
    ...rest.length === 0 ? [] : [`  ${countEach(rest)} more in this file; \`--format compact\` shows them all.`]
  ].join(`
`);
}
function alsoAt([first]) {
  let named = first === void 0 ? void 0 : nameOtherPaths(first);
  return named === void 0 ? "" : oneLine(` (${named})`);
}
function andCopies(findings) {
  let copies = new Set(findings.flatMap((finding) => finding.copies ?? [])).size;
  return copies === 0 ? "" : ` (and ${copies === 1 ? "a copy" : `${copies} copies`} of the file)`;
}
function countEach(findings) {
  return DIAGNOSTIC_SEVERITIES.flatMap((severity) => {
    let number = countSeverity(findings, severity);
    return number === 0 ? [] : [count(number, severity)];
  }).join(", ");
}
function drawEqual(findings, pen) {
  let [finding, ...others] = findings;
  if (finding === void 0)
    return "";
  let { rule, severity, start, end, message, sourceLine = "", why, hint } = finding, endColumn = end.line === start.line ? end.column : void 0, mark = (carets) => pen.paint(SEVERITY_STYLE[severity], carets), said = [
    ...why === void 0 || !pen.isNew(rule, why) ? [] : [why],
    ...hint === void 0 || !pen.isNew(rule, hint) && finding.fix === void 0 ? [] : [withFixNote(hint, findings)],
    ...others.length === 0 ? [] : [`The same at ${listPlaces(others)}.`],
    ...new Set(findings.map(nameCopies).filter((sentence) => sentence !== ""))
  ];
  return [
    ...drawHead({ place: `${start.line}:${start.column}`, severity, said: message, rule }, pen),
    ...sourceLine.trim() === "" || isFrontmatterMark(finding) ? [] : drawMarked(maskSecrets(sourceLine, finding.path), start.column, endColumn, mark, LINE_WIDTH).map(
      (line) => `      ${line}`
    ),
    ...said.flatMap((sentence) => wrapText(oneLine(sentence), REPORT_WIDTH, BELOW))
  ].join(`
`);
}
function isFrontmatterMark({ start, sourceLine }) {
  return start.line === 1 && sourceLine?.trim() === "---";
}
var LINE_WIDTH = REPORT_WIDTH - 8;
function drawHead({ place, severity, said, rule }, { paint }) {
  let begin = place === "" ? severity : `  ${place}  ${severity}`, styled = place === "" ? paint(SEVERITY_STYLE[severity], severity) : `  ${place}  ${paint(SEVERITY_STYLE[severity], severity)}`, name = `[${rule}]`, [first = "", ...rest] = wrapText(`${begin}  ${oneLine(said)} ${name}`, REPORT_WIDTH, {
    first: "",
    rest: "    "
  });
  return [`${styled}${first.slice(begin.length)}`, ...rest].map(
    (line) => line.endsWith(name) ? `${line.slice(0, -name.length)}${paint("dim", name)}` : line
  );
}
function withFixNote(hint, findings) {
  return findings.every(({ fix }) => fix !== void 0) ? `${hint} (\`--fix\` can do this)` : findings.every(({ suggestions }) => suggestions !== void 0) ? `${hint} (\`--fix=suggest\` shows it)` : hint;
}

// src/commands/validate.ts
async function runValidate(line, { root, workspace }, terminal) {
  keepHeapSmall(), optimizeLate(process.versions.node), terminal.progress("Checking the instruction files \u2026");
  let options = await readCommandOptions(line, workspace), misplaced = await noteMisplacedConfig(line, workspace);
  misplaced !== void 0 && terminal.say(misplaced);
  let failOn = validateFailOn(options), guidance = await localGuidance(workspace, workspace, options, line.userFolder), given = line.writeBaseline ? readTermsAlone(options) : await readTerms(options, workspace), selected = withOperands(given, await resolveOperands(root, line.operands)), terms = { ...withFilters(selected, line), repositoryName: () => readOwnName(root) };
  if (line.writeBaseline)
    return writeBaselineFile(root, guidance, options, terms, terminal);
  let { format = line.summary ? "summary" : "text" } = line;
  if (line.fix === "suggest" && format === "text")
    return suggestChanges(guidance, options, terms, terminal);
  let validation = line.fix === "safe" ? await fixFiles(root, guidance, options, terms, terminal) : await validateCustomizations(guidance, options, terms), reported = FOR_PEOPLE.has(format) ? withCopiesFolded(validation) : validation;
  if (await terminal.print(drawValidation(reported, format, terminal.paint), { commands: format === "github" }), options.sarifFile !== void 0) {
    let { writeOutput } = await import("./write-output-76Y7GP4H.js");
    await writeOutput(
      options.sarifFile,
      terminal.cut(drawValidation(validation, "sarif", terminal.paint)),
      "sarif-file"
    );
  }
  return validationFails(validation, failOn) ? EXIT.problems : EXIT.done;
}
var FOR_PEOPLE = /* @__PURE__ */ new Set(["text", "summary", "markdown", "html"]);
function withOperands(terms, paths) {
  let isNamed = (path) => paths.length === 0 || paths.some((named) => named === "" || path === named || path.startsWith(`${named}/`));
  return { ...terms, isWanted: (path) => isNamed(path) && terms.isWanted(path) };
}
function withFilters(terms, { rules, severity }) {
  let ids = RULES.map(({ id }) => id), unknown = rules.find((id) => !ids.includes(id));
  if (unknown !== void 0)
    throw usageError("unknown-rule", `There is no rule "${unknown}"`, suggestionFor(unknown, ids));
  let least = DIAGNOSTIC_SEVERITIES.indexOf(severity ?? "info");
  return {
    ...terms,
    isReported: (finding) => (rules.length === 0 || rules.includes(finding.rule)) && DIAGNOSTIC_SEVERITIES.indexOf(finding.severity) <= least
  };
}
async function writeBaselineFile(root, guidance, options, terms, terminal) {
  let { diagnostics } = await validateCustomizations(guidance, options, terms), path = options.baseline ?? BASELINE_PATH, { writeFiles } = await import("./write-files-LJXNE6WO.js");
  return await writeFiles(root, /* @__PURE__ */ new Map([[path, writeBaseline(diagnostics)]])), terminal.say(`${path} now has ${diagnostics.length} known problems. From now on, only other problems are reported.`), EXIT.done;
}
async function fixFiles(root, guidance, options, terms, terminal) {
  let { changes, fixed, kept, validation } = await planFixes(guidance, options, terms);
  if (options.dryRun) {
    let { drawFixes: drawFixes2 } = await import("./fixes-O5YXQPLW.js");
    return terminal.say(await drawFixes2(changes, guidance.repository, terminal.paint)), kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence)), validateCustomizations(guidance, options, terms);
  }
  let { writeFiles } = await import("./write-files-LJXNE6WO.js");
  return await writeFiles(root, changes), terminal.say(`Fixed ${count(fixed.length, "problem")} in ${count(changes.size, "file")}.`), kept.map(describeKeptName).forEach((sentence) => terminal.say(sentence)), validation;
}
async function suggestChanges(guidance, options, terms, terminal) {
  let { drawSuggestions } = await import("./suggestions-XQNGB4WT.js"), { diagnostics } = await validateCustomizations(guidance, options, terms), { kept } = await planFixes(guidance, options, terms), renamings = diagnostics.flatMap(
    ({ path, suggestions = [] }) => suggestions.flatMap(({ fix }) => fix.kind === "rename" ? [{ from: path, to: fix.to }] : [])
  ), mentions2 = await findMentions(guidance.repository, renamings);
  return await terminal.print(await drawSuggestions({ diagnostics, mentions: mentions2, kept }, guidance.repository, terminal.paint)), EXIT.done;
}
function drawValidation(validation, format, paint) {
  switch (format) {
    case "json":
      return jsonText(validationJson(validation));
    case "sarif":
      return jsonText(validationSarif(validation, VERSION));
    case "markdown":
      return validationMarkdown(validation);
    case "github":
      return validationCommands(validation);
    case "summary":
      return validationSummary(validation, paint);
    case "gitlab":
      return jsonText(codeQualityReport(diagnosticProblems(validation.diagnostics)));
    case "html":
      return validationHtml(validation);
    case "junit":
      return junitXml(
        { name: "Housestyle validation", kind: "passed", said: validationSentence(validation) },
        diagnosticProblems(validation.diagnostics)
      );
    case "compact":
      return validationCompact(validation);
    default:
      return validationText(validation, paint);
  }
}
function validationFails({ diagnostics }, failOn) {
  let errors = countSeverity(diagnostics, "error");
  return failOn !== "never" && (errors > 0 || failOn === "warning" && countSeverity(diagnostics, "warning") > 0);
}

export {
  withCopiesFolded,
  validationCommands,
  countSeverity,
  validationHtml,
  validationMarkdown,
  validationSarif,
  runValidate,
  validationFails
};
