import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  locateText,
  readStatements,
  shortTitle
} from "./chunk-H334AYWV.js";
import {
  chooseScope,
  dependsOnLanguages,
  limitRows,
  markdownTable,
  whyNotUsed
} from "./chunk-H3DMHK6Q.js";
import {
  discoverCustomizations,
  nearestNames
} from "./chunk-CELQ7IYB.js";
import {
  codeWords,
  normalizeText,
  proseWords
} from "./chunk-PGVBODTB.js";
import {
  countPlaces,
  drawMarked,
  namePlaces
} from "./chunk-GPIRI7FZ.js";
import {
  listNames
} from "./chunk-FLSH6JJR.js";
import {
  modelLine,
  wordsLink
} from "./chunk-Y4QFJIH7.js";
import {
  shownPath
} from "./chunk-J2IWMK4Q.js";
import {
  wrapListing
} from "./chunk-LVK5TPC5.js";
import {
  coverageShortfall,
  describeRows,
  excludedSentence,
  rowsToJudge
} from "./chunk-DGKTSC4J.js";
import {
  count
} from "./chunk-TADPVMGG.js";
import {
  maskSecrets
} from "./chunk-DD7XD7UQ.js";
import {
  organizationStores,
  readFrom,
  repositoryStore,
  trimmedContent,
  userStores
} from "./chunk-M7NW6T4V.js";
import {
  readParagraphs
} from "./chunk-2OI6KSDN.js";
import {
  describeType2 as describeType,
  loadFrontmatter
} from "./chunk-W5B2CJSD.js";
import {
  agentFileName
} from "./chunk-6FVOEECV.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  splitCommaList
} from "./chunk-44GI7GBL.js";
import {
  diagnosticAt,
  diagnosticJson,
  diagnosticOfFile
} from "./chunk-5N6IQUCW.js";
import {
  matchInBothDialects,
  splitGlobList
} from "./chunk-2YTCKFBR.js";
import {
  writeCount
} from "./chunk-P77ASF6X.js";
import {
  SEVERITIES
} from "./chunk-AD52CFGC.js";
import {
  joinPath,
  nameOf
} from "./chunk-HRJDQKXX.js";
import {
  cell,
  codeSpan,
  htmlText
} from "./chunk-S7UHQEAH.js";
import {
  quote
} from "./chunk-BAWM62JS.js";
import {
  shorten,
  shortenPath
} from "./chunk-TJ3WHKDV.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  oneLine,
  showHidden
} from "./chunk-M64T6ERC.js";
import {
  usageError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/customizations/read-customization.ts
function customizationReader(sources) {
  let stores = [repositoryStore(sources), ...userStores(sources), ...organizationStores(sources)];
  return async ({ path, level }) => {
    let store = stores.find((one) => one.level === level && path.startsWith(one.prefix));
    return store === void 0 ? {
      kind: "problem",
      code: "missing",
      message: `"${path}" is not in the repository, the user's folder or the organization's repositories`
    } : readFrom(store, path.slice(store.prefix.length));
  };
}

// src/agents/route/agent-names.ts
var LEAST_LIKE = 5, MAX_NAME_CHARACTERS = 100;
function indexNames(agents) {
  let exact = /* @__PURE__ */ new Map(), folded = /* @__PURE__ */ new Map(), rows = [
    ...agents.map((agent) => [agent.name, agent]),
    ...agents.flatMap((agent) => agent.fileName === void 0 ? [] : [[agent.fileName, agent]])
  ];
  for (let [name, agent] of rows) {
    exact.set(name, exact.get(name) ?? agent);
    let key = foldName(name);
    folded.set(key, (folded.get(key) ?? /* @__PURE__ */ new Set()).add(agent));
  }
  return {
    find: (written) => {
      let same = exact.get(written), alike = same === void 0 ? folded.get(foldName(written)) : void 0;
      return same ?? (alike?.size === 1 ? [...alike][0] : void 0);
    },
    nearest: (written) => written.length < LEAST_LIKE ? [] : nearestNames(
      written,
      [...exact.keys()].filter((name) => name.length >= LEAST_LIKE)
    ),
    all: [...exact.keys()].filter((name) => name.length <= MAX_NAME_CHARACTERS).toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
  };
}
function foldName(name) {
  return name.normalize("NFC").toLowerCase().replaceAll(/[\s_-]+/g, "-");
}
function writeNamePattern({ all }) {
  return all.length === 0 ? "(?!)" : `(?:${all.map(pattern).join("|")})`;
}
function pattern(name) {
  return name.split(/[\s_-]+/).map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join(String.raw`[\s_-]`);
}

// src/agents/route/mention-word.ts
var MENTION_EDGE = String.raw`(?![A-Za-zÀ-ɏͰ-ӿ0-9_/]|[-.][A-Za-z0-9])`, WORD = /[\p{L}\p{N}][\p{L}\p{N}_.-]{0,99}/uy;
function readMentionWord(text, at2) {
  WORD.lastIndex = at2;
  let word = WORD.exec(text)?.[0];
  return text[at2 + (word?.length ?? 0)] === "/" ? void 0 : word?.replace(/[.-]+$/, "");
}

// src/agents/route/mentions.ts
var MAX_MESSAGE_CHARACTERS = 65536, MAX_UNKNOWN = 10;
function readMentions(message, names) {
  let text = withoutCode(message.slice(0, MAX_MESSAGE_CHARACTERS)), known = new RegExp(
    String.raw`(?:"(?<quoted>[^"\n]{1,100})"|(?<plain>${writeNamePattern(names)})${MENTION_EDGE})`,
    "iuy"
  ), called = /* @__PURE__ */ new Set(), unknown = /* @__PURE__ */ new Map();
  for (let { index } of text.matchAll(AT)) {
    known.lastIndex = index + 1;
    let groups = known.exec(text)?.groups, written = groups?.quoted ?? groups?.plain ?? readMentionWord(text, index + 1), agent = written === void 0 ? void 0 : names.find(written);
    agent !== void 0 ? called.add(agent) : written !== void 0 && unknown.size < MAX_UNKNOWN && unknown.set(written, names.nearest(written));
  }
  return { called: [...called], unknown: [...unknown].map(([written, nearest]) => ({ written, nearest })) };
}
var AT = /(?<![A-Za-zÀ-ɏͰ-ӿ0-9_.+/-])@/g;
function withoutCode(message) {
  return readParagraphs(message).map(({ inlines }) => inlines.map(({ kind, value }) => kind === "code" ? " " : value).join("")).join(`

`);
}

// src/customizations/frontmatter/tool-frontmatter.ts
async function readTool(source) {
  return readToolFrom(source, await loadFrontmatter(source));
}
function readToolFrom(source, frontmatter) {
  let fault = frontmatter.problems.find(({ severity }) => severity === "error")?.message;
  return {
    head: toolHeadOf(frontmatter),
    body: trimmedContent(source, frontmatter.body),
    ...fault !== void 0 && { fault }
  };
}
function toolHeadOf({ data }) {
  let name = textOf(data.name), description = textOf(data.description), argumentHint = textOf(data["argument-hint"]), target = textOf(data.target), switchedOff = data["disable-model-invocation"], forUsers = data["user-invocable"] ?? data["user-invokable"];
  return {
    ...name !== void 0 && { name },
    ...description !== void 0 && { description },
    ...argumentHint !== void 0 && { argumentHint },
    ...target !== void 0 && { target },
    isForPeopleOnly: typeof switchedOff == "boolean" ? switchedOff : data.infer === !1,
    isUserInvocable: forUsers !== !1,
    globs: [...globsOf(data.applyTo), ...globsOf(data.paths)]
  };
}
function globsOf(value) {
  return (Array.isArray(value) ? value : [value]).flatMap((text) => typeof text == "string" ? splitGlobList(text).map(({ pattern: pattern2 }) => pattern2) : []);
}
function textOf(value) {
  let text = typeof value == "string" ? value.trim() : "";
  return text === "" ? void 0 : text;
}
function whyNotFor({ target }, compatibility) {
  let meantFor = compatibility === "github" ? "github-copilot" : "vscode", other = compatibility === "github" ? "vscode" : "github-copilot";
  return target === other ? `its \`target\` is \`${other}\`, and this run uses agents for \`${meantFor}\`` : void 0;
}

// src/customizations/frontmatter/agent-frontmatter.ts
async function readAgent(source) {
  let frontmatter = await loadFrontmatter(source);
  return { ...readToolFrom(source, frontmatter), head: agentHeadOf(frontmatter) };
}
function agentHeadOf(frontmatter) {
  let { data } = frontmatter, faults = [], read = (key, wanted, asValue) => {
    let written = data[key], value = written == null ? void 0 : asValue(written);
    return value === void 0 && written !== void 0 && written !== null && faults.push(`\`${key}\` is ${describeType(written)}, not ${wanted}, and is ignored`), value;
  }, tools = read("tools", NAMES, asNames), agents = read("agents", NAMES, asNames), maxTurns = read("maxTurns", "a whole number of at least 1", asCount), models = [
    ...read("model", "a name or a list of names", asModels) ?? [],
    ...read("models", NAMES, asNames) ?? []
  ], handoffs = read("handoffs", "a list of maps with `agent`", asHandoffs) ?? [], disallowedTools = read("disallowedTools", NAMES, asNames) ?? [];
  Array.isArray(data.handoffs) && data.handoffs.length > handoffs.length && faults.push("`handoffs` has an entry without `agent`, which is ignored");
  for (let key of GLOBS)
    read(key, "globs", (value) => typeof value == "string" || Array.isArray(value) ? value : void 0);
  for (let key of SWITCHES)
    read(key, "`true` or `false`", (value) => typeof value == "boolean" ? value : void 0);
  for (let key of TEXTS)
    read(key, "a text", (value) => typeof value == "string" ? value : void 0);
  return {
    ...toolHeadOf(frontmatter),
    ...tools !== void 0 && { tools },
    disallowedTools,
    // `inherit` in Claude Code means the same as no model.
    models: models.filter((model) => model !== "inherit"),
    ...agents !== void 0 && !agents.includes("*") && { agents },
    handoffs,
    ...maxTurns !== void 0 && { maxTurns },
    faults
  };
}
var NAMES = "a list of names", SWITCHES = ["user-invocable", "user-invokable", "disable-model-invocation", "infer"], GLOBS = ["applyTo", "paths"], TEXTS = ["name", "description", "argument-hint", "target"];
function asNames(value) {
  return typeof value == "string" ? splitCommaList(value).map((item) => item.value) : Array.isArray(value) ? value.flatMap((item) => textOf(item) ?? []) : void 0;
}
function asModels(value) {
  return typeof value == "string" ? [textOf(value) ?? []].flat() : Array.isArray(value) ? value.flatMap((item) => textOf(isRecord(item) ? item.name : item) ?? []) : void 0;
}
function asCount(value) {
  return typeof value == "number" && Number.isSafeInteger(value) && value >= 1 ? value : void 0;
}
function asHandoffs(value) {
  return Array.isArray(value) ? value.flatMap(handoffOf) : void 0;
}
function handoffOf(value) {
  let written = isRecord(value) ? value : {}, agent = textOf(written.agent), prompt = textOf(written.prompt), model = textOf(written.model);
  return agent === void 0 ? [] : [
    {
      label: textOf(written.label) ?? agent,
      agent,
      ...prompt !== void 0 && { prompt },
      send: written.send === !0,
      ...model !== void 0 && { model }
    }
  ];
}

// src/customizations/agents/open-agent.ts
function agentsAmong(found) {
  return found.filter((one) => one.kind === "agent").toSorted(byPreference);
}
var LEVELS = ["repository", "user", "organization"];
function byPreference(a, b) {
  return LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || Number(isClaudes(a)) - Number(isClaudes(b));
}
function isClaudes({ readers }) {
  return readers.includes("claude");
}
async function openAgent(tool, read) {
  let text = await read(tool);
  return { tool, file: text.kind === "text" ? await readAgent(text.source) : text.message };
}
function shownName({ tool, file }) {
  return headName(file) ?? tool.name;
}
function headName(file) {
  return typeof file == "string" ? void 0 : file.head.name;
}
function agentOf(opened, compatibility) {
  let { tool, file } = opened;
  if (typeof file == "string")
    return { kind: "unusable", reason: file };
  let reason = whyUnusable(file, compatibility);
  if (reason !== void 0)
    return { kind: "unusable", reason };
  let { path, level, folder, readers, broughtBy } = tool, { head, body } = file;
  return {
    kind: "agent",
    agent: {
      path,
      level,
      folder,
      readers,
      ...broughtBy !== void 0 && { broughtBy },
      name: shownName(opened),
      fileName: tool.name,
      ...head.description !== void 0 && { description: head.description },
      body,
      head
    }
  };
}
var MAX_BODY_CHARACTERS = 3e4;
function whyUnusable({ head, body, fault }, compatibility) {
  return fault !== void 0 ? `its frontmatter cannot be read: ${fault}` : body.text === "" ? "it has no text below its frontmatter" : compatibility === "github" && body.text.length > MAX_BODY_CHARACTERS ? `its text has ${body.text.length} characters, more than the ${MAX_BODY_CHARACTERS} that github.com accepts` : whyNotFor(head, compatibility);
}

// src/customizations/agents/find-agent.ts
var MAX_READ = 200;
async function findAgent(customizations, name, read) {
  let { compatibility } = customizations, agents = agentsAmong(customizations.found), byFile = agents.find((agent) => agent.name === name), first = byFile === void 0 ? void 0 : await openAgent(byFile, read);
  if (first !== void 0 && isCertain(first, name, compatibility))
    return lookupOf(first, compatibility);
  let others = agents.filter((agent) => agent !== byFile).slice(0, MAX_READ), opened = await Promise.all(others.map((agent) => openAgent(agent, read))), found = opened.find(({ file }) => headName(file) === name) ?? first;
  return found === void 0 ? hiddenAgent(customizations, name) ?? notFound(name, agents, opened) : lookupOf(found, compatibility);
}
function isCertain({ file }, name, compatibility) {
  return compatibility === "github" || (headName(file) ?? name) === name;
}
function lookupOf(opened, compatibility) {
  let read = agentOf(opened, compatibility);
  return read.kind === "agent" ? { kind: "found", agent: read.agent } : { kind: "unusable", path: opened.tool.path, reason: read.reason };
}
function hiddenAgent({ leftOut: leftOut3 }, name) {
  let hidden2 = leftOut3.find(({ kind, source }) => kind === "agent" && agentFileName(source) === name);
  return hidden2 === void 0 ? void 0 : { kind: "unusable", path: hidden2.source, reason: hidden2.reason };
}
function notFound(name, agents, opened) {
  let shown = new Map(opened.map((one) => [one.tool, shownName(one)])), known = [...new Set(agents.map((agent) => shown.get(agent) ?? agent.name))].toSorted();
  return { kind: "not-found", nearest: nearestNames(name, [...known, ...agents.map((agent) => agent.name)]), known };
}

// src/customizations/agents/read-agents.ts
var MAX_READ2 = 200;
async function readAgents({ found, leftOut: leftOut3, compatibility }, read) {
  let agents = agentsAmong(found), opened = await Promise.all(agents.slice(0, MAX_READ2).map((agent) => openAgent(agent, read))), usable = [], others = [];
  for (let { opened: one, winner } of withWinners(opened, compatibility)) {
    let result = agentOf(one, compatibility);
    if (winner === void 0 && result.kind === "agent")
      usable.push(result.agent);
    else {
      let reason = winner === void 0 ? reasonOf(result) : `${winner} has the same name and takes precedence`;
      others.push({ name: shownName(one), path: one.tool.path, level: one.tool.level, reason });
    }
  }
  let beyond = agents.slice(MAX_READ2).map(({ name, path, level }) => ({ name, path, level, reason: TOO_MANY }));
  return { usable, others: [...others, ...beyond, ...leftOut3.filter(({ kind }) => kind === "agent").map(hidden)] };
}
var TOO_MANY = `only the first ${MAX_READ2} agents are read`;
function withWinners(opened, compatibility) {
  let byFile = /* @__PURE__ */ new Map(), byShown = /* @__PURE__ */ new Map();
  return opened.map((one) => {
    let { path, name } = one.tool, shown = shownName(one), winner = byShown.get(shown) ?? (compatibility === "github" ? byFile.get(name) : void 0);
    return winner === void 0 && (byFile.set(name, path), byShown.set(shown, path)), { opened: one, winner };
  });
}
function reasonOf(result) {
  return result.kind === "unusable" ? result.reason : "";
}
function hidden({ source, level, reason }) {
  return { name: agentFileName(source), path: source, ...level !== void 0 && { level }, reason };
}

// src/jobs/choose/choose-agent.ts
var MAX_NAMES = 20;
async function chooseAgent(name, customizations, read) {
  if (name === void 0)
    return;
  let lookup = await findAgent(customizations, name, read);
  switch (lookup.kind) {
    case "found":
      return lookup.agent;
    case "unusable":
      throw usageError(
        "agent-unusable",
        `The agent \`${name}\` in ${lookup.path} cannot be used: ${lookup.reason}`,
        "Run `housestyle validate` to see where the problem is."
      );
    case "not-found": {
      let nearest = [...lookup.nearest, ...await findNamesByFile(name, customizations, read)];
      throw usageError("agent-not-found", `There is no agent \`${name}\``, suggestAgent(nearest, lookup.known));
    }
  }
}
async function refuseUnknownAddressee(message, customizations, read) {
  if (!message.trimStart().startsWith("@"))
    return;
  let { usable, others } = await readAgents(customizations, read), {
    called,
    unknown: [first]
  } = readMentions(message.trimStart(), indexNames([...usable, ...others]));
  if (called.length === 0 && first !== void 0 && message.trimStart().startsWith(first.written, 1)) {
    let known = usable.flatMap(({ name, head }) => head.isUserInvocable ? [name] : []).toSorted();
    throw usageError("agent-not-found", `There is no agent \`${first.written}\``, suggestAgent(first.nearest, known));
  }
}
async function findNamesByFile(path, customizations, read) {
  let lookup = await findAgent(customizations, nameOf(path).replace(/(?:\.agent)?\.md$/i, ""), read);
  return lookup.kind === "found" ? [lookup.agent.name] : [];
}
function suggestAgent(nearest, known) {
  let [best] = nearest;
  if (best !== void 0)
    return `Did you mean \`${best}\`?`;
  let names = known.slice(0, MAX_NAMES).map((one) => `\`${one}\``);
  return names.length === 0 ? "The repository has no agents. An agent is a file such as `.github/agents/NAME.agent.md`." : `The agents are ${names.join(", ")}${known.length > names.length ? " and others" : ""}.`;
}

// src/findings/severity.ts
function reaches(severity, threshold) {
  return threshold !== "never" && SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(threshold);
}

// src/reports/review/verdict.ts
function drawVerdict({ conclusion, findings, coverage, unjudged, literal, readFrom: readFrom2 }) {
  let countSeverity = (severity) => findings.filter((finding) => finding.severity === severity).length;
  return {
    conclusion,
    findings: findings.length,
    places: countPlaces(findings),
    low: countSeverity("low"),
    medium: countSeverity("medium"),
    high: countSeverity("high"),
    coverage,
    unjudged,
    rules: literal.statements,
    rulesChecked: literal.checkedStatements,
    ...readFrom2.source === "tree" ? { isAudit: !0 } : {}
  };
}
function headline(verdict) {
  return [drawOutcome(verdict), ...drawRest(verdict, Number.POSITIVE_INFINITY)].join(" ");
}
function shortHeadline(verdict) {
  let [missing] = drawRest(verdict, MAX_MISSING);
  return { verdict: drawOutcome(verdict), ...missing === void 0 ? {} : { missing } };
}
var MAX_MISSING = 3;
function drawOutcome(verdict) {
  switch (verdict.conclusion) {
    case "skipped":
      return verdict.isAudit === !0 ? "Nothing to audit: the commit has no file to audit." : "Nothing to review: the change has no file to review.";
    case "failed":
      return `Failed: the model answered no request, so the ${verdict.isAudit === !0 ? "files were" : "change was"} not reviewed.`;
    case "clean":
      return "No findings.";
    case "unchecked":
      return "Unchecked: no model was asked, and no rule could be checked without one.";
    case "incomplete":
      return "Incomplete: nothing was found, but not everything was judged.";
    case "findings":
      return `${count(verdict.findings, "finding")}${atPlaces(verdict)} (${bySeverity(verdict)}).`;
  }
}
function drawRest(verdict, most) {
  switch (verdict.conclusion) {
    case "unchecked":
      return [howToAsk(verdict)];
    case "incomplete":
    case "findings":
      return missingSentence(verdict, most);
    case "clean":
    case "failed":
    case "skipped":
      return [];
  }
}
function howToAsk({ unjudged: { unaskedModel }, isAudit: isAudit2 }) {
  let what = isAudit2 === !0 ? "the files" : "the change";
  return unaskedModel === void 0 ? `Set \`provider\`, \`model\` and \`api-key\` to have a model judge ${what}.` : `Set \`api-key\` or \`base-url\` to have ${unaskedModel} judge ${what}.`;
}
function atPlaces({ findings, places }) {
  return places === findings ? "" : ` at ${count(places, "place")}`;
}
function bySeverity(verdict) {
  return SEVERITIES.toReversed().filter((severity) => verdict[severity] > 0).map((severity) => `${verdict[severity]} ${severity}`).join(", ");
}
function missingSentence(verdict, most) {
  let parts = listMissing(verdict), more = parts.length - most, shown = more > 0 ? [...parts.slice(0, most), `and ${more} more`] : parts;
  return parts.length === 0 ? [] : [`Not judged: ${shown.join(", ")}.`];
}
function listMissing({ coverage, unjudged }) {
  let { requests, comments, unproven, cutReplies, statements, agents, unaskedModel, shards = [] } = unjudged, counted = (number, noun, rest) => number === 0 ? [] : [`${count(number, noun)} ${rest}`], hasFailedLines = [...coverage.notReviewed, ...coverage.missedByModel].some(({ kind }) => kind === "failed");
  return [
    ...describeRows(rowsToJudge(coverage)),
    ...listFirst(shards, MAX_SHARDS_NAMED),
    ...describeRows(coverage.missedByModel).map((row) => `by the model: ${row}`),
    ...hasFailedLines ? [] : counted(requests, "request", "without an answer"),
    ...counted(comments, "comment", "of a model that could not be read"),
    ...counted(unproven, "comment", "of a model about code that is not in its file"),
    ...counted(cutReplies, "answer", "of a model that breaks off"),
    ...counted(statements, "rule", "that only a model can judge"),
    ...counted(agents, "agent", "that did not read all of its files"),
    ...unaskedModel === void 0 ? [] : [`everything the model ${unaskedModel} would judge: it has no key or server`]
  ];
}
var MAX_SHARDS_NAMED = 8;
function listFirst(all, most) {
  let more = all.length - most;
  return more > 1 ? [...all.slice(0, most), `${more} more shards`] : all;
}
function listFailures(verdict, { failOn, minCoverage, failOnUnread }, findings = []) {
  let shortfall = coverageShortfall(verdict.coverage, minCoverage), unread = describeRows(rowsToJudge(verdict.coverage)).join(", ");
  return [
    ...describeReached(verdict, failOn, findings),
    ...shortfall === void 0 ? [] : [shortfall],
    ...failOnUnread && unread !== "" ? [`Nobody judged changed code, and \`fail-on-unread\` is on: ${unread}.`] : []
  ];
}
function describeReached(verdict, failOn, findings) {
  let reached = SEVERITIES.reduce((sum, severity) => sum + (reaches(severity, failOn) ? verdict[severity] : 0), 0);
  if (reached === 0)
    return [];
  let worst = findings.find(({ severity }) => reaches(severity, failOn)), first = worst === void 0 ? "" : `; the first is ${nameFinding(worst)}`;
  return [`${count(reached, "finding")} ${reached === 1 ? "reaches" : "reach"} \`fail-on: ${failOn}\`${first}.`];
}
function nameFinding({ path, line, title }) {
  return `${path}${line === void 0 ? "" : `:${line}`} (${title.replace(/[.]$/, "")})`;
}

// src/reports/review/missing-tools.ts
var MAX_NAMES2 = 12;
function missingTools({ unavailableTools }, writeName) {
  return [...groupBy(unavailableTools, ({ reason }) => reason)].map(([reason, tools]) => {
    let names = tools.slice(0, MAX_NAMES2).map(({ name }) => writeName(name)), more = tools.length - names.length, listed = listNames(more === 0 ? names : [...names, `${more} more`]);
    return { said: `does not get the tool${tools.length === 1 ? "" : "s"} ${listed}`, reason };
  });
}

// src/reports/review/reservations.ts
function describeReservations({ verification, doubts = [] }) {
  let reason = verification?.reason === void 0 ? "" : `: ${verification.reason}`;
  return [
    ...verification?.kind === "lowered" ? [`A second look lowered its severity${reason}.`] : [],
    ...verification?.kind === "confirmed" || doubts.length === 0 ? [] : [`Doubtful: ${doubts.join("; ")}.`]
  ];
}

// src/reports/review/after-merge.ts
function afterMergeRows({ effects }, most) {
  return effects.map(({ path, effect }) => `- ${codeSpan(shortenPath(showHidden(path), most.path))}: ${modelLine(shorten(showHidden(effect), most.effect))}`);
}
function afterMergeLines(afterMerge) {
  return afterMerge === void 0 ? [] : ["After this merge", ...afterMerge.effects.map(({ path, effect }) => `  ${shownPath(path)}: ${oneLine(effect)}`)];
}

// src/reports/guidance/directions.ts
var DIRECTION_FORMS = {
  "address-reviewer": "addresses a reviewing model",
  "ask-for-prompt": "asks for the prompt",
  "chat-markup": "imitates a chat message",
  "claim-override": "claims to override other instructions",
  "forget-instructions": "tells a model to forget its instructions",
  "hidden-text": "is written in invisible characters",
  "new-role": "gives a model another role",
  "steer-review": "says what a review should say"
};
function directionsSentence({ usage }) {
  return usage.model === void 0 ? "Text in this change addresses the reviewer; no model was asked." : "Text in this change addresses the reviewer; it was given to the model as data.";
}
function directionRows(directions) {
  return directions.map(
    (direction) => `- ${codeSpan(describePlace(direction))} ${DIRECTION_FORMS[direction.form]}: ${codeSpan(direction.quote)}`
  );
}
function directionLines(result, most) {
  let { directions } = result;
  if (directions.length === 0)
    return [];
  let rows = directions.slice(0, most).map(
    (direction) => `  ${oneLine(describePlace(direction))} ${DIRECTION_FORMS[direction.form]}: "${oneLine(direction.quote)}"`
  ), more = directions.length - rows.length;
  return [directionsSentence(result), ...rows, ...more === 0 ? [] : [`  ${more} more; see \`--format json\``]];
}
function describePlace(direction) {
  switch (direction.place) {
    case "title":
      return "title";
    case "description":
      return `description:${direction.line}`;
    case "path":
      return direction.path;
    case "line":
      return `${direction.path}:${direction.line}`;
  }
}

// src/models/spending/money.ts
function computeCost(price, { inputTokens, outputTokens, cachedInputTokens = 0 }) {
  let cached = Math.min(cachedInputTokens, inputTokens), cost = (inputTokens - cached) * price.input + cached * (price.cachedInput ?? price.input) + outputTokens * price.output;
  return Math.round(cost / 1e6 * 1e9);
}
function writeMoney(amount) {
  return amount === 0 || amount >= 0.1 ? amount.toFixed(2) : amount.toFixed(leadingZeros(amount) + 2);
}
function leadingZeros(amount) {
  return Math.min(7, Math.floor(-Math.log10(amount)));
}

// src/reports/review/reviewers.ts
function reviewersMarkdown({ reviewers, idleAgents, verification }, room = Number.POSITIVE_INFINITY) {
  let rows = reviewers.map((one) => [
    nameReviewer(one),
    cell(modelLine(one.why)),
    readFiles(one),
    codeSpan(one.model),
    String(one.requests),
    drawToolCalls(one),
    String(one.findings)
  ]), head = ["Reviewer", "Why", "Files", "Model", "Requests", "Looked up", "Findings"], notes = (verification?.notes ?? []).map((note) => `- verification: ${modelLine(note)}`), idle = idleAgents.map(({ name, reason }) => `- ${codeSpan(name)} did not review: ${modelLine(reason)}`);
  return [
    ...markdownTable(head, rows, room),
    ...list([...reviewers.flatMap(drawRemarks), ...reviewers.flatMap(drawMissingTools), ...notes], room),
    ...list(idle, room)
  ];
}
function handoffsMarkdown({ reviewers }) {
  return reviewers.flatMap(
    ({ name, handoffs }) => handoffs.map(({ label, agent, prompt }) => {
      let words = prompt === void 0 ? "" : `: ${modelLine(prompt)}`;
      return `- ${modelLine(label)} (${codeSpan(`@${agent}`)}, after ${codeSpan(name)})${words}`;
    })
  );
}
function usageMarkdown({ usage }, room = Number.POSITIVE_INFINITY) {
  if (usage.rows.length === 0)
    return [];
  let hasCost = usage.rows.some(({ cost }) => cost !== void 0), head = ["For", "Model", "Requests", "Cached", "Input tokens", "Output tokens", ...hasCost ? ["Cost"] : []], rows = usage.rows.map((row) => [
    codeSpan(row.agent),
    codeSpan(row.model),
    drawRequests(row),
    String(row.cachedReplies),
    `${writeCount(row.inputTokens)}${describePromptCache(row)}`,
    writeCount(row.outputTokens),
    ...hasCost ? [drawCost(row)] : []
  ]), expected = usage.estimate === void 0 ? [] : [`Estimate before the review: ${modelLine(usage.estimate)}.`];
  return [...markdownTable(head, rows, room), ...expected];
}
function drawRequests({ requests, failedRequests, batchedRequests = 0, waitingRequests = 0 }) {
  let parts = [
    ...failedRequests === 0 ? [] : [`${failedRequests} failed`],
    ...batchedRequests === 0 ? [] : [`${batchedRequests} in batches`],
    ...waitingRequests === 0 ? [] : [`${waitingRequests} more wait`]
  ];
  return parts.length === 0 ? String(requests) : `${requests} (${parts.join(", ")})`;
}
function drawCost({ cost, saved }) {
  return cost === void 0 ? "no price" : saved === void 0 ? writeMoney(cost) : `${writeMoney(cost)} (${writeMoney(saved)} saved)`;
}
function verificationSentence({ verification }) {
  if (verification === void 0)
    return [];
  let { confirmed, lowered, dropped, unverified, lookups, shortages } = verification, parts = [
    ...confirmed > 0 ? [`${confirmed} confirmed`] : [],
    ...lowered > 0 ? [`${lowered} lowered`] : [],
    ...dropped > 0 ? [`${dropped} dropped`] : [],
    ...unverified > 0 ? [`${unverified} not checked`] : []
  ], checked = confirmed + lowered + dropped + unverified, why = shortages.length === 0 ? "" : ` (${limitToFirst(
    shortages.map((words) => shorten(words, MAX_SHORTAGE_CHARACTERS)),
    MAX_SHORTAGES
  ).join("; ")})`, by = lookups === 0 ? "" : ` with ${count(lookups, "lookup")}`;
  return parts.length === 0 ? [] : [`A second look checked ${count(checked, "finding")}${by}: ${parts.join(", ")}${why}.`];
}
var MAX_SHORTAGES = 3, MAX_SHORTAGE_CHARACTERS = 300;
function limitToFirst(words, most) {
  return words.length <= most ? words : [...words.slice(0, most), `${words.length - most} more`];
}
function usageSentence({ usage }) {
  let { rows, requests, cachedReplies, inputTokens, outputTokens } = usage, models = [...new Set(rows.map(({ model }) => model))];
  if (models.length === 0)
    return [];
  let cached = cachedReplies === 0 ? "" : `, ${cachedReplies}${requests === 0 ? "" : " more"} answered from the cache`;
  return [
    `Asked ${limitToFirst(models, MAX_MODELS).join(", ")} in ${count(requests, "request")}${describeBatched(usage)}${cached}: ${writeCount(inputTokens)} input${describePromptCache(usage)} and ${writeCount(outputTokens)} output tokens${describeCost(usage)}.`
  ];
}
function describeBatched({ batchedRequests = 0, waitingRequests = 0 }) {
  let parts = [
    ...batchedRequests === 0 ? [] : [`${batchedRequests} of them in batches`],
    ...waitingRequests === 0 ? [] : [`${waitingRequests} more wait in batches`]
  ];
  return parts.length === 0 ? "" : ` (${parts.join("; ")})`;
}
function describePromptCache({ cachedInputTokens = 0 }) {
  return cachedInputTokens === 0 ? "" : ` (${writeCount(cachedInputTokens)} from the prompt cache)`;
}
function describeCost({ cost, saved }) {
  if (cost === void 0)
    return "";
  let less = saved === void 0 ? "" : `, ${writeMoney(saved)} less than without batches`;
  return `, at a cost of ${writeMoney(cost)}${less}`;
}
var MAX_MODELS = 5;
function listFinders(agents) {
  return agents === void 0 || agents.length === 0 ? void 0 : `Found by ${listNames(agents.map(codeSpan))}.`;
}
function nameReviewer({ name, source }) {
  return source === void 0 ? codeSpan(name) : `${codeSpan(name)} (${codeSpan(source)})`;
}
function readFiles({ files, unreadFiles }) {
  return unreadFiles === 0 ? String(files) : `${files - unreadFiles} of ${files}`;
}
function drawToolCalls({ toolCalls }) {
  let most = Object.entries(toolCalls).toSorted(([, a], [, b]) => b - a);
  return limitToFirst(
    most.map(([name, calls]) => `${codeSpan(name)} ${calls}`),
    MAX_TOOLS
  ).join(", ");
}
var MAX_TOOLS = 12;
function drawRemarks({ name, shortages, notes }) {
  return [
    ...shortages.map((shortage) => `- ${codeSpan(name)}: ${modelLine(shortage)}`),
    ...notes.map((note) => `- ${codeSpan(name)}: ${modelLine(note)}`)
  ];
}
function drawMissingTools(reviewer) {
  return missingTools(reviewer, codeSpan).map(
    ({ said, reason }) => `- ${codeSpan(reviewer.name)} ${said}: ${modelLine(reason)}`
  );
}
function list(rows, characters) {
  return rows.length === 0 ? [] : [limitRows(rows, { characters }).join(`
`)];
}

// src/reports/markdown/fold.ts
function fold(title, body) {
  return `<details><summary>${htmlText(title)}</summary>

${body}

</details>`;
}

// src/reports/review/summary/since-lines.ts
var MAX_ROWS = 20, MAX_TITLE_CHARACTERS = 120;
function sinceSentence(since) {
  if (since?.since === void 0)
    return [];
  let parts = [
    part(since.fixed, "fixed"),
    part(since.fresh, "new"),
    part(since.returned, "back again"),
    part([...since.open, ...since.unjudged], "open"),
    part(since.dismissed, "dismissed by people")
  ].filter((words2) => words2 !== "");
  return [`${parts.length === 0 ? "No findings" : parts.join(", ")} since ${since.since.slice(0, SHA_CHARACTERS)}.`];
}
var SHA_CHARACTERS = 7;
function part(rows, words) {
  return rows.length === 0 ? "" : `${rows.length} ${words}`;
}
function closedFindings(since, room) {
  let { fixed = [], dismissed = [] } = since ?? {}, rows = [
    ...fixed.map((row) => `- Fixed: ${drawRow(row)}`),
    ...dismissed.map((row) => `- Dismissed: ${drawRow(row)}, because ${modelLine(row.reason)}`)
  ], counts = [part(fixed, "fixed"), part(dismissed, "dismissed")].filter((words) => words !== "").join(", ");
  return rows.length === 0 ? [] : [
    fold(
      `${count(rows.length, "finding")} no longer reported: ${counts}`,
      limitRows(rows, { rows: MAX_ROWS, characters: room }).join(`
`)
    )
  ];
}
function drawRow({ title, url, path }) {
  return `${wordsLink(shorten(title, MAX_TITLE_CHARACTERS), url)} in ${codeSpan(path)}`;
}

// src/reports/review/sentences.ts
function summarySentences(result) {
  return [headline(drawVerdict(result)), ...sinceSentence(result.since), ...workSentences(result)];
}
function workSentences(result) {
  return [
    ...coverageSentence(result),
    ...agentsSentence(result),
    ...checkedSentence(result),
    ...validatedSentence(result),
    ...startSentences(result),
    ...usageSentence(result),
    ...verificationSentence(result),
    ...mergedSentence(result),
    ...baselineSentence(result),
    ...failureSentences(result)
  ];
}
function coverageSentence(result) {
  let { coverage, conclusion } = result;
  if (conclusion === "skipped")
    return excludedSentence(coverage);
  let [file, line] = isAudit(result) ? ["file", "line"] : ["changed file", "changed line"], files = `${coverage.reviewedFiles} of ${count(coverage.files, file)}`, lines = `${coverage.reviewedLines} of ${count(coverage.lines, line)}`;
  return [
    `Judged ${files} (${lines}${judgesOf(result)}) against ${guidelinesRead(result)}.`,
    ...excludedSentence(coverage)
  ];
}
function isAudit({ readFrom: readFrom2 }) {
  return readFrom2.source === "tree";
}
function baselineSentence({ baseline }) {
  if (baseline === void 0)
    return [];
  let { path, known, gone } = baseline;
  return [
    `${count(known, "known finding")} of ${path} ${known === 1 ? "is" : "are"} not shown.`,
    ...gone === 0 ? [] : [`${gone === 1 ? "1 of its entries has" : `${gone} of its entries have`} no finding any more.`]
  ];
}
function judgesOf({ coverage: { reviewedLines, modelLines, earlierLines, ruleLines }, usage }) {
  if (reviewedLines === 0)
    return "";
  let earlier = earlierLines === void 0 ? "" : `, ${earlierLines} of them in an earlier review`, byModel = usage.model === void 0 ? [] : [`${modelLines} by a model${earlier}`], byRules = ruleLines === 0 ? [] : [`${ruleLines} by literal checks`];
  return `: ${[...byModel, ...byRules].join(", ")}`;
}
function agentsSentence({ reviewers }) {
  let agents = reviewers.filter(({ source }) => source !== void 0), unfinished = agents.filter(({ unreadFiles }) => unreadFiles > 0);
  return unfinished.length === 0 ? [] : [`${unfinished.length} of ${count(agents.length, "agent")} did not read all of their files.`];
}
function guidelinesRead({ receipts }) {
  let inForce = receipts.filter(({ status, guideline }) => status === "in-force" && guideline !== void 0), cut = inForce.filter(({ sent }) => sent === "cut").length, all = count(inForce.length, "guideline");
  return cut === 0 ? all : `${inForce.length - cut} of ${all}`;
}
function checkedSentence({ literal, usage, conclusion }) {
  return conclusion === "skipped" || literal.statements === 0 || usage.model !== void 0 ? [] : [`Offline: ${literal.checkedStatements} of ${count(literal.statements, "rule")} checked without a model.`];
}
function validatedSentence({ validated }) {
  return validated === void 0 ? [] : [`Validated ${count(validated, "customization file")}.`];
}
function startSentences({ literal, usage, conclusion, receipts }) {
  let hasGuideline = receipts.some(({ guideline }) => guideline !== void 0);
  return conclusion === "skipped" || literal.statements > 0 || usage.model !== void 0 || hasGuideline ? [] : [
    'To get checks without a model, write rules such as "Never use `console.log`." into `.github/copilot-instructions.md`.',
    "`housestyle init` writes a first file from the repository's own configuration."
  ];
}
function mergedSentence({ merged }) {
  return merged.length === 0 ? [] : [`Merged ${count(merged.length, "report")} that said the same as another one.`];
}
function failureSentences({ usage, coverage }) {
  let { failedRequests, failure } = usage;
  if (failedRequests === 0)
    return [];
  let unanswered = `${count(failedRequests, "prompt")} got no answer`;
  return [
    [...coverage.notReviewed, ...coverage.missedByModel].some(({ kind }) => kind === "failed") ? `${unanswered}, so a part of the change was not reviewed by the model.` : `${unanswered}; another reviewer read the same lines.`,
    ...failure === void 0 ? [] : [`The first reason: ${failure.replace(/[.]$/, "")}.`]
  ];
}
var SOURCES = {
  git: "the repository on disk",
  "github-files": "GitHub's list of files",
  "github-diff": "GitHub's diff of the pull request",
  diff: "the diff that was given",
  tree: "the tree of a commit"
};
function sourceSentences({ source, passedOver = [] }) {
  return [
    `The change was read from ${SOURCES[source]}.`,
    ...passedOver.map((other) => `It was not read from ${SOURCES[other.source]}: ${other.reason}.`)
  ];
}

// src/reports/review/console.ts
function reviewText(result, paint) {
  let [verdict, ...rest] = summarySentences(result), reasons = result.conclusion === "failed" ? failureSentences(result) : [];
  return `${[
    [paint("bold", oneLine(verdict)), ...reasons.map(oneLine)].join(`
`),
    ...result.problems.map((problem) => drawDiagnostic(problem, paint)),
    ...result.findings.map((finding) => drawFinding(finding, paint)),
    ...drawDirections(result, paint),
    afterMergeLines(result.afterMerge).join(`
`),
    ...drawLeftOut(result, paint),
    ...drawReviewers(result, paint),
    [
      ...rest.filter((sentence) => !reasons.includes(sentence)).map(oneLine),
      ...result.remarks.flatMap((remark) => withoutReturns(remark).split(`
`).map(oneLine))
    ].join(`
`)
  ].filter((block) => block !== "").join(`

`)}
`;
}
var SEVERITY_STYLE = { high: "red", medium: "yellow", low: "cyan" };
function drawFinding(finding, paint) {
  let where = `${shownPath(finding.path)}${finding.line === void 0 ? "" : `:${finding.line}`}`, place = finding.placement.kind === "inline" ? "" : paint("dim", ` (${oneLine(finding.placement.reason)})`);
  return [
    `${paint("bold", where)}  ${paint(SEVERITY_STYLE[finding.severity], finding.severity)}  ${oneLine(finding.title)}${place}`,
    ...finding.quote === void 0 ? [] : [paint("dim", `  ${String(finding.line)} | `) + oneLine(finding.quote.replace(/\r$/, ""))],
    ...withoutReturns(finding.body).split(`
`).map((line) => `  ${oneLine(line)}`),
    ...finding.guideline === void 0 ? [] : [
      `  ${paint("dim", `${shownPath(finding.guideline.source)}:${finding.guideline.line}`)}  ${oneLine(finding.guideline.text)}`
    ],
    ...drawPlaces(finding, paint),
    ...finding.agents === void 0 || finding.agents.length === 0 ? [] : [paint("dim", `  found by ${listNames(finding.agents.map(oneLine))}`)],
    ...describeReservations(finding).map((reservation) => paint("dim", `  ${oneLine(reservation)}`))
  ].join(`
`);
}
function drawPlaces(finding, paint) {
  let places = namePlaces(finding);
  return places === void 0 ? [] : [paint("dim", `  ${oneLine(places)}`)];
}
var DIAGNOSTIC_STYLE = { error: "red", warning: "yellow", info: "cyan" };
function drawDiagnostic(diagnostic, paint) {
  let style = DIAGNOSTIC_STYLE[diagnostic.severity], { start, end } = diagnostic, lines = [`${paint("bold", `${shownPath(diagnostic.path)}:${start.line}:${start.column}`)}  ${paint(style, diagnostic.severity)}  ${oneLine(diagnostic.message)} ${paint("dim", `[${diagnostic.rule}]`)}`];
  if (diagnostic.sourceLine !== void 0 && diagnostic.sourceLine.trim() !== "") {
    let endColumn = end.line === start.line ? end.column : void 0;
    lines.push(
      ...drawMarked(
        maskSecrets(diagnostic.sourceLine, diagnostic.path),
        start.column,
        endColumn,
        (carets) => paint(style, carets)
      ).map((line) => `  ${line}`)
    );
  }
  return diagnostic.why !== void 0 && lines.push(`  ${oneLine(diagnostic.why)}`), diagnostic.hint !== void 0 && lines.push(
    `  ${oneLine(diagnostic.hint)}${diagnostic.fix === void 0 ? "" : paint("dim", " (`--fix` can do this)")}`
  ), lines.join(`
`);
}
function drawDirections(result, paint) {
  let [sentence, ...rows] = directionLines(result, MAX_ROWS_OF_A_STAGE);
  return sentence === void 0 ? [] : [[paint("bold", sentence), ...rows].join(`
`)];
}
function drawReviewers({ reviewers, idleAgents, verification }, paint) {
  let rows = [
    ...reviewers.some(({ source }) => source !== void 0) ? limitToFirst2(reviewers.map(drawReviewer)) : [],
    ...limitToFirst2(reviewers.flatMap(drawRemarks2)),
    ...limitToFirst2((verification?.notes ?? []).map((note) => `verification: ${note}`)),
    ...limitToFirst2(reviewers.flatMap(drawMissingTools2)),
    ...limitToFirst2(reviewers.flatMap(nextSteps)),
    ...limitToFirst2(idleAgents.map(({ name, reason }) => `${name} did not review: ${reason}`))
  ];
  return rows.length === 0 ? [] : [[paint("bold", "Reviewers"), ...rows.map((row) => `  ${oneLine(row)}`)].join(`
`)];
}
function drawReviewer({ name, why, files, unreadFiles }) {
  return `${name}: ${why}; ${readFiles({ files, unreadFiles })} file${files === 1 ? "" : "s"}`;
}
function drawRemarks2({ name, shortages, notes }) {
  return [...shortages, ...notes].map((remark) => `${name}: ${remark}`);
}
function drawMissingTools2(reviewer) {
  return missingTools(reviewer, (name) => name).map(({ said, reason }) => `${reviewer.name} ${said}: ${reason}`);
}
function nextSteps({ name, handoffs }) {
  return handoffs.map(({ label, agent }) => `${name} suggests as a next step: ${label} (@${agent})`);
}
function limitToFirst2(rows) {
  let shown = rows.slice(0, MAX_ROWS_OF_A_STAGE), more = rows.length - shown.length;
  return more === 0 ? shown : [...shown, `${more} more; see \`--format json\``];
}
var MAX_ROWS_OF_A_STAGE = 10;
function drawLeftOut({ leftOut: leftOut3, conclusion }, paint) {
  let rows = [...new Set(leftOut3.map((entry) => entry.stage))].flatMap((stage) => {
    let entries = leftOut3.filter((entry) => entry.stage === stage);
    if (stage === "guideline" && (conclusion === "skipped" || entries.length > MAX_GUIDELINES))
      return conclusion === "skipped" ? [] : [`  ${entries.length} guidelines; \`housestyle guidelines\` says why`];
    let lines = [...groupBy(entries, ({ reason }) => reason).values()].flatMap((alike) => drawAlike(stage, alike)), shown = lines.slice(0, MAX_ROWS_OF_A_STAGE), more = lines.length - shown.length;
    return more === 0 ? shown : [...shown, `  ${stage}: ${more} more; see \`--format json\``];
  });
  return rows.length === 0 ? [] : [[paint("bold", "Left out"), ...rows].join(`
`)];
}
var MIN_ALIKE = 4, MAX_NAMED = 2;
function drawAlike(stage, alike) {
  let [first] = alike;
  if (first === void 0 || stage === "guideline" || alike.length < MIN_ALIKE)
    return alike.map(({ source, reason }) => `  ${stage} ${oneLine(source)}: ${oneLine(reason)}`);
  let named = alike.slice(0, MAX_NAMED).map(({ source }) => oneLine(source));
  return [
    `  ${alike.length} ${stage}s: ${oneLine(first.reason)} (${named.join(", ")} and ${alike.length - named.length} more)`
  ];
}
var MAX_GUIDELINES = 5;
function withoutReturns(text) {
  return text.replaceAll(`\r
`, `
`);
}

// src/reports/review/agents.ts
function agentsText({ agents, unusable, changedFiles, routing }, paint) {
  let byPath2 = new Map(agents.map((one) => [one.agent.path, one])), decisions = (routing?.decisions ?? []).filter((one) => one.kind !== "unavailable"), inOrder = routing === void 0 ? agents : decisions.flatMap(({ agent }) => byPath2.get(agent.path) ?? []), decided = new Map(decisions.map((one) => [one.agent.path, one])), alike = [...groupBy(decisions.filter(isIdle), ({ reason }) => reason.replaceAll(/`[^`]*`/g, "\u2026")).values()].filter(({ length }) => length >= MIN_GROUP), named = new Set(alike.flat().map(({ agent }) => agent.path)), paragraphs = [
    ...inOrder.filter(({ agent }) => !named.has(agent.path)).map((one) => {
      let decision = decided.get(one.agent.path);
      return [
        headLine(one.agent, paint),
        ...(decision === void 0 ? detailLines(one) : decisionLines(decision)).map((line) => `  ${line}`)
      ].join(`
`);
    }),
    ...alike.map((group) => idleText(group, paint))
  ], closed = unusable.map(
    ({ name, path, reason }) => `${paint("dim", "not usable")} ${oneLine(name)} ${paint("dim", shownPath(path))}: ${oneLine(reason)}`
  ), notes = (routing?.notes ?? []).map((note) => `note: ${oneLine(note)}`), problems = (routing?.problems ?? []).map((problem) => drawDiagnostic(problem, paint));
  return `${[...[...[...paragraphs, ...[closed, notes].map((lines) => lines.join(`
`))].map(wrapListing), problems.join(`
`)].filter((section) => section !== ""), closingLine(inOrder.length, unusable.length, changedFiles, decisions)].join(`

`)}
`;
}
function isIdle(decision) {
  return decision.kind === "not-chosen" && decision.parts.length === 0 && decision.orders.length === 0;
}
var MIN_GROUP = 3;
function idleText(group, paint) {
  let [first] = group, reason = (first?.reason ?? "").replaceAll(/`[^`]*`/g, "\u2026"), isSame = group.every((one) => one.reason === first?.reason), names = group.map(({ agent }) => oneLine(agent.name)).join(", ");
  return [
    paint("bold", `${group.length} other agents`),
    `  not chosen: ${oneLine(isSame ? first?.reason ?? "" : reason)}`,
    `  ${names}`
  ].join(`
`);
}
function closingLine(usable, unusable, changedFiles, decisions) {
  let all = `${count(usable, "agent")}${unusable === 0 ? "" : `, ${unusable} not usable`}`;
  if (usable + unusable === 0)
    return "There are no agents. An agent is a file such as `.github/agents/NAME.agent.md`.";
  if (decisions.length === 0)
    return `${all}.`;
  let reviewing = decisions.filter((one) => "files" in one).length, files = changedFiles === void 0 ? "" : ` ${count(changedFiles, "changed file")}`;
  return `${all}; ${reviewing === 0 ? "none" : reviewing} would review${files}.`;
}
function headLine({ name, path, level }, paint) {
  return `${paint("bold", oneLine(name))} ${paint("dim", `${shownPath(path)}${level === "repository" ? "" : ` (${level})`}`)}`;
}
function detailLines({ agent, tools }) {
  let { head, description } = agent;
  return [
    description === void 0 ? "no description, so it is used only when it is named" : oneLine(description),
    `tools: ${tools.tools.length === 0 ? "none" : nameFirst(tools.tools)}`,
    ...tools.unavailable.length === 0 ? [] : [`not available here: ${nameFirst(tools.unavailable.map(({ name }) => oneLine(name)))}`],
    ...tools.unknown.length === 0 ? [] : [`unknown tools: ${nameFirst(tools.unknown.map(oneLine))}`],
    ...head.models.length === 0 ? [] : [`model: ${head.models.map(oneLine).join(", else ")}`],
    ...head.globs.length === 0 ? [] : [`for: ${head.globs.map(oneLine).join(", ")}`],
    ...head.agents === void 0 ? [] : [`may call: ${head.agents.length === 0 ? "nobody" : nameFirst(head.agents.map(oneLine))}`],
    ...head.handoffs.map(({ label, agent: next }) => `then: ${oneLine(label)} (@${oneLine(next)})`),
    ...head.maxTurns === void 0 ? [] : [`at most ${count(head.maxTurns, "turn")}`],
    ...head.isForPeopleOnly ? ["for people only: it is not chosen by its description, and other agents cannot call it"] : [],
    ...head.isUserInvocable ? [] : ["for other agents only: people cannot call it with `@`"],
    ...head.faults.map((fault) => `note: ${oneLine(fault)}`)
  ];
}
var MAX_NAMES3 = 12;
function nameFirst(names) {
  let more = names.length - MAX_NAMES3;
  return more > 1 ? `${names.slice(0, MAX_NAMES3).join(", ")} and ${more} more` : names.join(", ");
}
var CHOSEN = {
  named: "named in the message",
  mandatory: "ordered by a statement",
  matched: "chosen by its score"
};
function decisionLines(decision) {
  let { score, parts, orders } = decision;
  return [
    decision.kind === "not-chosen" ? `not chosen: ${oneLine(decision.reason)}` : `would review${decision.files.length === 0 ? "" : ` ${count(decision.files.length, "file")}`}: ${CHOSEN[decision.kind]}`,
    ...orders.map(
      ({ source, line, statement, why }) => `by ${oneLine(source)}:${line}: ${oneLine(shorten(statement.text, MAX_STATEMENT_CHARACTERS))} (${oneLine(why)})`
    ),
    ...parts.length === 0 ? [] : [`${count(score, "point")}: ${parts.map(drawPart).join("; ")}`]
  ];
}
var ABOUT = {
  globs: "its globs",
  folder: "a folder it names",
  ending: "a kind of file it names",
  language: "a language it names",
  "any-change": "its task",
  message: "words in the message",
  path: "words in the paths",
  code: "words in the added lines"
};
function aboutPart({ why, evidence }) {
  return `${ABOUT[why]} (${evidence})`;
}
function drawPart({ why, points, evidence }) {
  return `${ABOUT[why]} ${points} (${oneLine(evidence)})`;
}
var MAX_STATEMENT_CHARACTERS = 200;
function agentsJson({
  agents,
  unusable,
  message,
  changedFiles,
  routing
}) {
  let decided = new Map(
    (routing?.decisions ?? []).flatMap((one) => one.kind === "unavailable" ? [] : [[one.agent.path, one]])
  );
  return {
    agents: agents.map((one) => ({ ...agentJson(one), ...decisionJson(decided.get(one.agent.path)) })),
    unusable: unusable.map(({ name, path, level, reason }) => ({ name, path, level: level ?? null, reason })),
    message: message ?? null,
    changedFiles: changedFiles ?? null,
    reviewers: (routing?.decisions ?? []).flatMap((one) => "files" in one ? [one.agent.name] : []),
    notes: routing?.notes ?? [],
    problems: (routing?.problems ?? []).map(diagnosticJson)
  };
}
function agentJson({ agent, tools }) {
  let { name, fileName, path, level, description, head } = agent;
  return {
    name,
    fileName,
    path,
    level,
    description: description ?? null,
    models: head.models,
    tools: tools.tools,
    unavailableTools: tools.unavailable,
    unknownTools: tools.unknown,
    mayCall: head.agents ?? "all",
    handoffs: head.handoffs,
    globs: head.globs,
    target: head.target ?? null,
    maxTurns: head.maxTurns ?? null,
    forPeopleOnly: head.isForPeopleOnly,
    userInvocable: head.isUserInvocable,
    notes: head.faults
  };
}
function decisionJson(decision) {
  if (decision === void 0)
    return {};
  let { kind, score, parts, orders } = decision;
  return {
    decision: {
      kind,
      score,
      parts,
      files: "files" in decision ? decision.files : [],
      reason: "reason" in decision ? decision.reason : null,
      orders: orders.map(({ source, line, statement, why, applies }) => ({
        path: source,
        line,
        text: statement.text,
        applies,
        why
      }))
    }
  };
}

// src/guidelines/changed-languages.ts
function languagesOf(changedPaths, firstLines = /* @__PURE__ */ new Map()) {
  return new Map(
    changedPaths.flatMap((path) => {
      let language = languageOf(path, firstLines.get(path));
      return language === void 0 ? [] : [[path, language]];
    })
  );
}
function needFirstLine(changedPaths) {
  return changedPaths.filter((path) => languageOf(path) === void 0 && !/\.[^./]+$/.test(path));
}

// src/guidelines/for-everything.ts
function isForEverything({ applies, folder }) {
  switch (applies.kind) {
    case "folder":
      return applies.folder === "";
    case "globs":
      return folder === "" && applies.patterns.some((pattern2) => pattern2 === "**" || pattern2 === "**/*");
    case "language":
    case "never":
      return !1;
  }
}
function scopeWithoutFiles({ applies, folder }, { compatibility }) {
  let whole = folder === "" ? "*" : joinPath(folder, "**");
  switch (applies.kind) {
    case "folder":
      return applies.folder === folder ? scopeFor(whole) : leftOut(`it applies only to files in \`${applies.folder}\`, and ${NO_FILE}`);
    case "globs": {
      let all = applies.patterns.find((pattern2) => FOR_ALL[compatibility].has(pattern2));
      return all === void 0 ? leftOut(`\`${applies.key}: ${applies.written}\` selects files, and ${NO_FILE}`) : scopeFor(joinPath(folder, all));
    }
    case "language":
      return leftOut(`it applies only to files in the language \`${applies.language}\`, and ${NO_FILE}`);
    case "never":
      return leftOut(applies.reason);
  }
}
var NO_FILE = "no file is in context", FOR_ALL = {
  github: /* @__PURE__ */ new Set(["**", "**/*"]),
  vscode: /* @__PURE__ */ new Set(["**", "**/*", "*"])
};
function scopeFor(pattern2) {
  return { kind: "applies", filePatterns: [pattern2], appliesTo: /* @__PURE__ */ new Map() };
}
function leftOut(reason) {
  return { kind: "left-out", reason };
}

// src/structures/labelled-paths.ts
var POSITIONS = /* @__PURE__ */ new WeakMap();
function labelPaths(paths, labelOf) {
  return (paths.length < 2e3 ? void 0 : labelInBytes(paths, labelOf)) ?? new Map(paths.flatMap((path) => withLabel(path, labelOf)));
}
function withLabel(path, labelOf) {
  let label = labelOf(path);
  return label === void 0 ? [] : [[path, label]];
}
function labelInBytes(paths, labelOf) {
  let positions = POSITIONS.get(paths) ?? new Map(paths.map((path, index) => [path, index]));
  POSITIONS.set(paths, positions);
  let numbers = /* @__PURE__ */ new Map(), bytes = new Uint8Array(paths.length), size = 0;
  for (let [path, position] of positions) {
    let label = labelOf(path);
    if (label !== void 0) {
      let number = numbers.get(label) ?? numbers.size + 1;
      if (number > 255)
        return;
      numbers.set(label, number), bytes[position] = number, size += 1;
    }
  }
  return mapOfBytes(positions, bytes, ["", ...numbers.keys()], size);
}
function mapOfBytes(positions, bytes, labels, size) {
  let labelAt = (position) => {
    let number = position === void 0 ? 0 : bytes[position] ?? 0;
    return number === 0 ? void 0 : labels[number];
  };
  function* entries() {
    for (let [path, position] of positions) {
      let label = labelAt(position);
      label !== void 0 && (yield [path, label]);
    }
  }
  function* keys() {
    for (let [path] of entries())
      yield path;
  }
  function* values() {
    for (let [, label] of entries())
      yield label;
  }
  let map = {
    size,
    has: (path) => labelAt(positions.get(path)) !== void 0,
    get: (path) => labelAt(positions.get(path)),
    entries,
    keys,
    values,
    [Symbol.iterator]: entries,
    forEach: (use) => {
      for (let [path, label] of entries())
        use(label, path, map);
    }
  };
  return map;
}

// src/guidelines/scope.ts
function scopeOf(instructions, paths, settings) {
  let { applies, folder } = instructions;
  switch (applies.kind) {
    case "folder":
      return scopeOfFolder(applies.folder, paths, settings);
    case "globs":
      return scopeOfGlobs(applies, folder, paths, settings);
    case "language":
      return scopeOfLanguage(applies.language, folder, paths, settings);
    case "never":
      return leftOut2(applies.reason);
  }
}
function leftOut2(reason) {
  return { kind: "left-out", reason };
}
function scopeOfFolder(folder, paths, { fileWord }) {
  let pattern2 = folder === "" ? "*" : `${folder}/**`, appliesTo = labelPaths(paths, (path) => isInside(path, folder) ? pattern2 : void 0);
  return appliesTo.size === 0 && folder !== "" ? leftOut2(`no ${fileWord} is in \`${folder}\``) : { kind: "applies", filePatterns: [pattern2], appliesTo };
}
function isInside(path, folder) {
  return folder === "" || path.startsWith(`${folder}/`);
}
function scopeOfGlobs({ key, patterns, written }, folder, paths, { compatibility, fileWord }) {
  let { appliesTo, filePatterns, disagreement, elsewhere } = matchOnce(patterns, folder, paths, compatibility);
  if (appliesTo.size > 0) {
    let note = key === "applyTo" ? disagreement : void 0;
    return { kind: "applies", filePatterns, appliesTo, ...note === void 0 ? {} : { note } };
  }
  let where = folder === "" ? "" : ` in \`${folder}\``;
  return leftOut2(`\`${key}: ${written}\` matches no ${fileWord}${where}${elsewhere}`);
}
var MATCHED = /* @__PURE__ */ new WeakMap();
function matchOnce(patterns, folder, paths, compatibility) {
  let known = MATCHED.get(paths) ?? /* @__PURE__ */ new Map();
  MATCHED.set(paths, known);
  let key = JSON.stringify([compatibility, folder, patterns]), matched = known.get(key) ?? matchPatterns(patterns, folder, paths, compatibility);
  return known.set(key, matched), matched;
}
function matchPatterns(patterns, folder, paths, compatibility) {
  let { taken, patterns: usable } = matchInBothDialects(patterns, paths, folder), matched = new Map(taken.map((match2) => [match2.path, match2[compatibility]]));
  return {
    appliesTo: labelPaths(paths, (path) => matched.get(path)),
    filePatterns: usable[compatibility].map((pattern2) => joinPattern(folder, pattern2)),
    disagreement: describeDisagreement(taken, compatibility),
    elsewhere: matchElsewhere(taken, compatibility)
  };
}
function joinPattern(folder, pattern2) {
  return folder === "" ? pattern2 : `${folder}/${pattern2}`;
}
function matchElsewhere([first], compatibility) {
  return first === void 0 ? "" : compatibility === "github" ? ` on github.com, where it counts from the repository's root; in VS Code it would match ${first.path}` : ` in VS Code; on github.com it would match ${first.path}`;
}
function describeDisagreement(taken, compatibility) {
  let differing = taken.filter(({ github, vscode }) => github === void 0 || vscode === void 0), [first] = differing;
  if (first === void 0)
    return;
  let more = differing.length === 1 ? "" : ` and ${differing.length - 1} more`, [pattern2, here, there] = first.vscode === void 0 ? [first.github, "on github.com", "in VS Code"] : [first.vscode, "in VS Code", "on github.com"], reader = compatibility === "github" ? "github.com" : "VS Code";
  return `\`${pattern2}\` matches ${first.path}${more} ${here}, but not ${there}; this run follows ${reader}`;
}
function scopeOfLanguage(language, folder, paths, { languages, fileWord }) {
  let patterns = /* @__PURE__ */ new Set(), label = `language ${language}`, appliesTo = labelPaths(
    paths,
    (path) => isInside(path, folder) && languages.get(path) === language ? label : void 0
  );
  for (let path of appliesTo.keys())
    patterns.add(patternForFile(path));
  return appliesTo.size === 0 ? leftOut2(`no ${fileWord} is in its language, \`${language}\``) : { kind: "applies", filePatterns: [...patterns], appliesTo };
}
function patternForFile(path) {
  let name = path.slice(path.lastIndexOf("/") + 1), dot = name.lastIndexOf(".");
  return dot > 0 ? `*${name.slice(dot)}` : name;
}

// src/guidelines/select.ts
var FIRST_ID = 2;
function selectGuidelines(customizations, changedPaths, firstLines) {
  let settings = {
    compatibility: customizations.compatibility,
    languages: languagesOf(changedPaths, firstLines),
    fileWord: "changed file"
  }, decisions = [], notes = [], firstWithText = /* @__PURE__ */ new Map(), nextId = FIRST_ID;
  for (let customization of customizations.found) {
    if (!("content" in customization)) {
      decisions.push({ kind: "left-out", customization, reason: customization.reason });
      continue;
    }
    let scope = withoutRepeat(customization, scopeForReview(customization, changedPaths, settings), firstWithText);
    if (scope.kind === "left-out") {
      decisions.push({ kind: "left-out", customization, reason: scope.reason });
      continue;
    }
    decisions.push({ kind: "applies", customization, guideline: createGuideline(nextId, customization, scope) }), notes.push(...scope.note === void 0 ? [] : [{ source: customization.path, message: scope.note }]), nextId += 1;
  }
  return {
    decisions,
    applicable: decisions.flatMap((decision) => decision.kind === "applies" ? [decision.guideline] : []),
    leftOut: [
      ...customizations.leftOut.map(({ source, reason }) => ({ source, reason })),
      ...decisions.flatMap(
        (decision) => decision.kind === "left-out" ? [{ source: decision.customization.path, reason: decision.reason }] : []
      )
    ],
    notes
  };
}
function scopeForReview(instructions, changedPaths, settings) {
  let reason = whyNotUsed(instructions, "review", settings.compatibility);
  return reason === void 0 ? scopeOf(instructions, changedPaths, settings) : { kind: "left-out", reason };
}
function withoutRepeat(instructions, scope, firstWithText) {
  if (scope.kind === "left-out")
    return scope;
  let files = isForEverything(instructions) ? "all" : scope.filePatterns, identity = JSON.stringify([instructions.content.text, files]), earlier = firstWithText.get(identity);
  return earlier !== void 0 ? { kind: "left-out", reason: whyRepeated(instructions, earlier) } : (firstWithText.set(identity, instructions.path), scope);
}
function whyRepeated({ path, broughtBy }, earlier) {
  return path !== earlier ? `it has the same text as ${earlier}, for the same files` : `it is already included for these files${broughtBy === void 0 ? "" : `; ${broughtBy} names it again`}`;
}
function createGuideline(id, instructions, scope) {
  let { content, kind, level, folder } = instructions;
  return {
    id,
    name: guidelineName(instructions),
    kind,
    level,
    folder,
    content,
    statements: readStatements(id, content.text),
    filePatterns: scope.filePatterns,
    appliesTo: scope.appliesTo
  };
}
function guidelineName({ kind, entry, purpose, content }) {
  return kind !== "setting-instructions" || entry !== "text" ? `Instruction from ${content.path}` : purpose === "review-selection" ? "Code Review Instruction" : "Code Generation Instruction";
}

// src/reports/reasons/guidance.ts
var NO_REVIEWED_FILE = "it applies to changed files, but none of them is reviewed", EDIT_NOT_READ = "the new version in this change was not read (not a file, too large, or beyond the limit), so the old version was used for the comparison";
function beyondComparedFiles(most) {
  return `only the first ${most} edited instruction files were checked for what they would change`;
}
function beyondFurtherReads(most) {
  return `the edited instruction files refer to more than ${most} other files; the rest was not read`;
}
function notValidated(problem) {
  return `the customization files were not validated: ${problem}`;
}
function effectNotKnown(problem) {
  return `the effect of the edited instruction files is not known: ${problem}`;
}

// src/workspace/watched-reads.ts
function recordReads(workspace) {
  let read = /* @__PURE__ */ new Set();
  return {
    workspace: {
      ...workspace,
      read: (path) => (read.add(path), workspace.read(path))
    },
    read
  };
}
function limitReads(workspace, free, most) {
  let others = /* @__PURE__ */ new Set(), refused = /* @__PURE__ */ new Set();
  return {
    workspace: {
      ...workspace,
      read: (path) => {
        if (!free.has(path) && !others.has(path)) {
          if (others.size === most)
            return refused.add(path), Promise.resolve({ kind: "not-a-file", reason: `more than ${most} further files are named` });
          others.add(path);
        }
        return workspace.read(path);
      }
    },
    refused
  };
}

// src/jobs/choose/agents-at-work.ts
function agentsAtWork({ reviewers, routing }, prompted = []) {
  let idle = (routing?.decisions ?? []).flatMap(idleOutcome), chosen = reviewers.flatMap(
    ({ agent, files }) => outcomeByPath(agent, { kind: "reviews", files: listPaths(files) })
  );
  return new Map([...idle, ...chosen, ...promptedOutcomes(prompted)]);
}
function idleOutcome(decision) {
  return decision.kind === "unavailable" ? [[decision.path, { kind: "idle", reason: decision.reason }]] : decision.kind === "not-chosen" ? [[decision.agent.path, { kind: "idle", reason: decision.reason }]] : [];
}
function promptedOutcomes(prompted) {
  return [...groupBy(prompted, ({ composed }) => composed.reviewer.agent?.path).values()].flatMap((ofOne) => {
    let fitting = ofOne.filter(({ unfit }) => unfit === void 0), first = fitting[0] ?? at(ofOne, 0), { reviewer, shared } = first.composed, files = [...new Set(fitting.flatMap(({ composed }) => listPaths(composed.reviewer.files)))];
    return outcomeByPath(
      reviewer.agent,
      first.unfit === void 0 ? { kind: "reviews", files, ledger: shared } : { kind: "idle", reason: first.unfit.message }
    );
  });
}
function outcomeByPath(agent, outcome) {
  return agent === void 0 ? [] : [[agent.path, outcome]];
}
function listPaths(files) {
  return files.map(({ path }) => path);
}

// src/reports/reasons/reviewers.ts
var REVIEWS_EVERYTHING = "it reviews the whole change", NAMED_BY_OPTION = "the option `agent` names it", OPTION_CHOOSES = "the option `agent` chooses who reviews", UNKNOWN_TOOL = "no program that reads agents has a tool of this name, as far as is known", NO_READABLE_ANSWER = "none of its answers could be read", PROMPT_DIVIDED = "a prompt was longer than the model accepts and was divided into smaller ones; lower `max-input-tokens`";
function calledBy(callers) {
  return `${listNames(callers)} called it`;
}
function toolCallFailed(tool, problem) {
  return `its call of ${quote(tool)} failed: ${problem}`;
}
function explainChoice(decision) {
  switch (decision.kind) {
    case "named":
      return "the message names it";
    case "mandatory": {
      let { source, line, why } = decision.orders.find(({ applies }) => applies) ?? at(decision.orders, 0);
      return `${source}:${line} delegates to it: ${why}`;
    }
    case "matched":
      return `its description matches: ${strongestParts(decision.parts).map(aboutPart).join("; ")}`;
  }
}
var MAX_PARTS = 2;
function strongestParts(parts) {
  return parts.toSorted((a, b) => b.points - a.points).slice(0, MAX_PARTS);
}

// src/agents/route/common-words.ts
var COMMON = new Set(
  proseWords(
    `a about above across act acts after again against all also always am an and any anything are as at avoid be because
    been before being best better between both but by can clear common complete comprehensive could create creates creating
    current custom deep default deliver detailed develop developer developers development did do does doing done
    down during each engineer ensure ensures etc every expert expertise experts few first focus focused focusing focuses follow
    following for from full get give given good guidance guide guidelines had handle has have help helping helps here
    high how idea if implement implementing in include includes including into is issue issues it its itself just keep kind
    know knowledge last level like look looks made make makes making many may modern more most much must my need needs never
    new no not now of off on once one only or other our out over own part pattern patterns perform person practice
    practices principle principles production professional project projects proper provide provides quality ready real
    related results right run same see senior set several should show single so solution solutions some special specialist
    specialists specialized specializing step still such support sure system systems take task tasks team teams than that the
    their them then there these they thing things this those through time to too tool tools two under up use used user
    users uses using various very via want was way we well were what when where whether which while who why will with within
    without work working works workflow workflows would write writes writing you your
    agent agents ai assistant application applications app apps architect architecture base based bot build building change changes
    changed chat check checker checking checks code codebase codebases coding commit commits context copilot design detect
    expert feature features file files find finds function functions generate generates github index instruction instructions lib
    library main mentor mode model module package pr prs pull pullrequest request requests repo repositories repository review
    reviewed reviewer reviewers reviewing reviews role service services server servers software source src standard standards
    subagent subagents test tests testing unit value data type types audit auditor audits analysis analyze analyzer inspect verify verifies
    und oder der die das den dem des ein eine einen einer ist sind f\xFCr mit von auf im in zu bei pr\xFCft pr\xFCfen
    et ou le la les un une des du de est sont pour avec sur dans
    y o el los las una del es son para con en por
    e il lo gli di per che os as um uma do da com n\xE3o
    const let var return import export from class function def async await public private static void new this self null true
    false undefined string number boolean int if else for while try catch throw interface extends implements`
  )
), COMMON_PAIRS = new Set(
  proseWords(
    "\u4EE3\u7801 \u5BA1\u67E5 \u68C0\u67E5 \u6587\u4EF6 \u4F7F\u7528 \u6240\u6709 \u5FC5\u987B \u9879\u76EE \u6211\u4EEC \u4F60\u7684 \u53EF\u4EE5 \u8FDB\u884C \u53D8\u66F4 \u4FEE\u6539 \u5909\u66F4 \u30B3\u30FC\u30C9 \u30EC\u30D3\u30E5\u30FC \u78BA\u8A8D \u30D5\u30A1\u30A4\u30EB \u3067\u3059 \u3057\u307E\u3059 \u3059\u308B \u3057\u3066 \u304F\u3060\u3055\u3044 \u3053\u306E \u305D\u306E \uCF54\uB4DC \uB9AC\uBDF0 \uAC80\uD1A0 \uD30C\uC77C"
  )
);
function isCommonWord(word) {
  return word.length < 2 || COMMON.has(word) || COMMON_PAIRS.has(word) || new RegExp("^\\d+$|\\p{sc=Hiragana}", "u").test(word);
}

// src/agents/route/named-kinds.ts
var LANGUAGES = {
  ".net": ["csharp", "fsharp", "vb"],
  angular: ["typescript", "html"],
  ansible: ["yaml"],
  astro: ["astro"],
  bash: ["shellscript"],
  bicep: ["bicep"],
  C: ["c"],
  "c#": ["csharp"],
  "c++": ["cpp"],
  clojure: ["clojure"],
  cpp: ["cpp"],
  csharp: ["csharp"],
  css: ["css", "scss", "less"],
  Dart: ["dart"],
  dockerfile: ["dockerfile"],
  dockerfiles: ["dockerfile"],
  elixir: ["elixir"],
  erlang: ["erlang"],
  "f#": ["fsharp"],
  flutter: ["dart"],
  Go: ["go"],
  golang: ["go"],
  graphql: ["graphql"],
  groovy: ["groovy"],
  haskell: ["haskell"],
  hcl: ["terraform", "hcl"],
  html: ["html"],
  Java: ["java"],
  javascript: ["javascript", "javascriptreact"],
  jsx: ["javascriptreact"],
  Julia: ["julia"],
  kotlin: ["kotlin"],
  laravel: ["php"],
  lua: ["lua"],
  Makefile: ["makefile"],
  markdown: ["markdown"],
  mysql: ["sql"],
  "next.js": ["typescriptreact", "javascriptreact"],
  nextjs: ["typescriptreact", "javascriptreact"],
  "node.js": ["javascript", "typescript"],
  "objective-c": ["objective-c"],
  Perl: ["perl"],
  php: ["php"],
  plsql: ["sql"],
  postgres: ["sql"],
  postgresql: ["sql"],
  powershell: ["powershell"],
  Prisma: ["prisma"],
  protobuf: ["proto3", "proto"],
  python: ["python"],
  rails: ["ruby"],
  Ruby: ["ruby"],
  Rust: ["rust"],
  sass: ["scss", "sass"],
  Scala: ["scala"],
  scss: ["scss"],
  Shell: ["shellscript"],
  solidity: ["solidity"],
  sql: ["sql"],
  svelte: ["svelte"],
  Swift: ["swift"],
  terraform: ["terraform", "hcl"],
  tsx: ["typescriptreact"],
  typescript: ["typescript", "typescriptreact"],
  Vue: ["vue"],
  wordpress: ["php"],
  Zig: ["zig"]
}, ALSO_FORMATS = /* @__PURE__ */ new Set([
  "markdown",
  "html",
  "css",
  "scss",
  "less",
  "yaml",
  "makefile",
  "shellscript"
]);
function isExclusive(language) {
  return !ALSO_FORMATS.has(language);
}
var BY_LOWER = new Map(
  Object.entries(LANGUAGES).map(([name, ids]) => [name.toLowerCase(), { name, ids, isCommon: /^[A-Z]/.test(name) }])
), TOKEN = /[\p{L}\p{N}_.*@/#+-]+/gu, MAX_KINDS = 100;
function readNamedKinds(text) {
  let languages = /* @__PURE__ */ new Map(), endings = /* @__PURE__ */ new Set(), folders = /* @__PURE__ */ new Set();
  for (let { 0: token } of text.matchAll(TOKEN)) {
    if (token.length > 100 || languages.size + endings.size + folders.size >= MAX_KINDS)
      continue;
    let word = token.replace(/[.,:;]+$/, "");
    for (let name of [word, ...word.includes("/") || word.includes("-") ? word.split(/[/-]/) : []])
      for (let language of languagesCalled(name))
        languages.set(language, languages.get(language) ?? name);
    let ending = /^\*?\*?\/?\*?(\.[A-Za-z0-9]{1,8})$/.exec(word)?.[1] ?? FILE_NAMES.exec(word)?.[0];
    ending !== void 0 && ending.toLowerCase() !== ".net" && endings.add(ending.toLowerCase());
    let folder = /^(?:\.\/|\/)?((?:[\w.@-]+\/)+)(?:\*\*?(?:\/\*)?)?$/.exec(word)?.[1];
    folder !== void 0 && folders.add(folder.slice(0, -1));
  }
  return /\bgithub actions\b/i.test(text) && folders.add(".github/workflows"), { languages, endings: [...endings], folders: [...folders] };
}
var FILE_NAMES = /^(?:Dockerfile|Jenkinsfile|docker-compose\.ya?ml|package\.json|go\.mod|Cargo\.toml|pom\.xml|build\.gradle|openapi\.ya?ml)$/i;
function languagesCalled(word) {
  let known = BY_LOWER.get(word.toLowerCase());
  return known === void 0 || known.isCommon && word !== known.name ? [] : known.ids;
}

// src/agents/route/purpose-words.ts
var REVIEWS_EN = /\b(?:code[- ]?)?review(?:s|er|ers|ing)?\b|\baudit(?:s|or|ors|ing)?\b|\b(?:checks|checker|inspects?|inspector|scrutini[sz]es?|critiques?|lints?|linter|vets)\b|\bcheck(?:ing)? (?:for|that|whether|if|against|code|changes)\b|\b(?:detects?|identif(?:y|ies|ying)|finds?|finding|spots?|catch(?:es)?|flags?|hunts?|hunting|scans? for)\b(?:\W+\w+){0,4}?\W+(?:issues?|bugs?|problems?|vulnerabilit\w+|flaws?|violations?|smells?|anti-?patterns?|risks?|errors?|mistakes?|regressions?|defects?|leaks?)\b|\b(?:bug|vulnerability) hunting\b|\b(?:security|accessibility|compliance|quality|code|static|impact) (?:analysis|assessment|scanning|scan|verification|validation)\b|\bvulnerabilit(?:y|ies)\b|\bguardian\b|\bvalidates?\b|\b(?:verif(?:y|ies)) (?:that|code|changes|compliance|the implementation|package)\b|\bimplementation verification\b/, REVIEWS_OTHER = /审查|审核|评审|审计|检查|代码质量|漏洞|審查|審核|レビュー|監査|検査|チェック|脆弱性|검토|감사|리뷰|취약점|prüf|begutacht|sicherheitslücke|überprüf|relect|relit|révis|vérifi|contrôl|vulnérabilit|revis(?:a|or|ión)|audit|verific|vulnerabilidad|comprueba|controlla|verifica/, EXPERT = /\b(?:experts?|specialists?|speciali[sz](?:es|ing|ed)|expertise|best practices|advisor|authority|guru|dba|database administrator)\b|专家|専門|전문가|spezialist|experte|spécialiste|expertos?|especialista/, SUBJECT = /\b(?:standards|architect(?:ure)?|conventions|hardening|security|accessibility|a11y|performance)\b|规范|安全|性能|セキュリティ|규칙|보안|sicherheit|sécurité|seguridad/, WORKS_EN = /\b(?:writ(?:es?|ing|er)|generat(?:es?|ing|or)|creat(?:es?|ing|or)|builds?|building|builder|compil(?:es?|ing|er)|implement(?:s|ing|er)?|develops?|developing|codes|coder|coding|programs|refactors?|refactoring|migrates?|migrating|fix(?:es|ing|er)|plans?|planner|planning|designs?|designing|designer|releas(?:es?|ing|er)|publish(?:es|ing|er)?|deploys?|deploying|deployer|ships?|shipping|scaffolds?|scaffolding|drafts?|drafting|documents|documenting|translat(?:es?|ing|or)|orchestrat(?:es?|ing|or)|coordinat(?:es?|ing|or)|teach(?:es|ing)?|tutor|mentors?|explains?|answers|answering|research(?:es|er)?|summari[sz](?:es?|ing|er)|manages?|managing|manager|triages?|automates?|installs?|configures?|executes?|runs?|assists?|converts?|upgrades?|produces?|makes?)\b/, WORKS_OTHER = /编写|生成|创建|构建|编译|实现|开发|规划|计划|发布|部署|撰写|翻译|編寫|構建|編譯|開發|作成|生成する|実装|計画|リリース|デプロイ|ビルド|執筆|schreib|erstell|implementier|plant\b|veröffentlich|écri[tv]|rédige|génère|crée|planifie|publie|escribe|genera|crea\b|planifica|publica/, NOT_ITS = /\b(?:never|not|no|without|don['’]t|doesn['’]t|for|human|peer|your|existing|address(?:es|ing)?|respond(?:s|ing)? to|resolve(?:s)?|after|before|pr|pending)(?:\s+(?:a|an|the|any|code|human|pull request|pr))?\s*$/, NOT_REVIEWING = /^\s*(?:comments?|feedback|threads?|requests?|cycle|process)\b/, EXPERT_MAKER = /\b(?:experts?|specialists?)\b(?:\s+[\w-]+){0,4}?\s+(?:for|at|in|that|which|to)\s+(?:generat|creat|build|develop|implement|writ|design|edit|integrat|convert|automat|schedul)\w*/, MAKER = /\b(?:writer|generator|builder|implementer|developer|coder|planner|fixer|migrator|orchestrator|commander|coordinator|producer|manager|releaser|deployer|translator|compiler|documenter|researcher|scaffold|tutor|mentor|creator|upgrader)\b/, REVIEWER = /review|audit|inspect|checker|guardian|qa\b/;
function readPurpose(name, description) {
  let text = `${name}. ${description}`;
  if (MAKER.test(name) && !REVIEWER.test(name) && !isReviewFirst(description))
    return "works";
  if (isSaid(text, REVIEWS_EN) || REVIEWS_OTHER.test(text))
    return "reviews";
  let works = WORKS_EN.test(text) || WORKS_OTHER.test(text);
  return EXPERT.test(text) && !EXPERT_MAKER.test(text) || SUBJECT.test(text) && !works ? "knows" : works ? "works" : "unknown";
}
function isReviewFirst(description) {
  return /^\W*(?:code )?(?:reviews?|audits?|checks?|inspects?)\b/.test(description);
}
var MOST_PLACES = 20, LOOK_BACK = 40;
function isSaid(text, expression) {
  let everywhere = new RegExp(expression, "g");
  for (let place = 0; place < MOST_PLACES; place += 1) {
    let found = everywhere.exec(text);
    if (found === null)
      return !1;
    let behind = found.index + found[0].length;
    if (!NOT_ITS.test(text.slice(Math.max(0, found.index - LOOK_BACK), found.index)) && !NOT_REVIEWING.test(text.slice(behind, behind + LOOK_BACK)))
      return !0;
  }
  return !1;
}
var ANY_CHANGE = /\bcode[- ]review(?:s|er|ers|ing)?\b|\breview(?:s|ing|er)?\b(?:\W+[\w-]+){0,3}?\W+(?:code|changes?|pull requests?|prs?|diffs?|implementations?)\b|\b(?:code|pr|pull request|diff) reviewer\b|(?:代码|変更|程式碼)(?:审查|评审|審查)|コードレビュー|코드 리뷰|code-?(?:prüfung|review)|revue de code|revisión de código/;
function reviewsAnyChange(text) {
  return isSaid(text, ANY_CHANGE);
}

// src/agents/route/agent-profile.ts
var OF_NAME = 2, OF_TRIGGER = 2, OF_DESCRIPTION = 1, MAX_DESCRIPTION_CHARACTERS = 4096, MAX_BODY_CHARACTERS2 = 1e3;
function doesOtherWork({ body }, { purpose }) {
  return (purpose === "unknown" ? readPurpose("", body.text.slice(0, MAX_BODY_CHARACTERS2).toLowerCase()) : purpose) === "works";
}
function readProfile({
  name,
  fileName,
  description = ""
}) {
  let text = description.slice(0, MAX_DESCRIPTION_CHARACTERS), named = [.../* @__PURE__ */ new Set([name, fileName])].join(" ").slice(0, MAX_DESCRIPTION_CHARACTERS), spokenName = named.replaceAll(/[-_]/g, " ").toLowerCase(), spoken = text.toLowerCase(), kinds = readNamedKinds(`${named} ${text}`), languages = new Set([...kinds.languages.values()].flatMap(codeWords)), saysSomething = (word) => !isCommonWord(word) && !languages.has(word), nameWords = codeWords(named).filter(saysSomething), words = /* @__PURE__ */ new Map(), add = (word, weight) => {
    saysSomething(word) && words.set(word, Math.max(words.get(word) ?? 0, weight));
  };
  return nameWords.forEach((word) => add(word, OF_NAME)), findTriggers(text).flatMap(proseWords).forEach((word) => add(word, OF_TRIGGER)), proseWords(withoutDenials(text)).forEach((word) => add(word, OF_DESCRIPTION)), {
    words,
    specialty: nameWords.filter((word) => !TRADES.has(word)),
    kinds,
    purpose: readPurpose(spokenName, spoken),
    reviewsAny: reviewsAnyChange(`${spokenName}. ${spoken}`)
  };
}
var TRADES = new Set(
  proseWords(
    "guardian advisor mode general universal principal frontend backend fullstack lead dba code quality helper database administrator tester runtime analyst consultant coach"
  )
), TRIGGERS = /(?:trigger(?: words?| phrases?|s)?|keywords?|use (?:this |it |the agent )?(?:when|for)|触发词|触发|关键词|觸發詞|トリガー|キーワード|auslöser|schlüsselwörter|stichwörter|mots[- ]clés|palabras clave|disparadores)\s*[:：]?\s*(?<list>[^.。\n]{1,400})/giu;
function findTriggers(description) {
  return [...description.matchAll(TRIGGERS)].map((match2) => at(match2, 1));
}
function withoutDenials(description) {
  return description.replaceAll(/\b(?:never|not for|do not use|don['’]t use|except|but not)\b[^.;。]{0,200}/gi, " ");
}

// src/agents/route/term.ts
function makeTerm(word) {
  return { shown: word, pieces: proseWords(word) };
}
var LEAST_SHARE = 0.5;
function findTerm(terms, words) {
  return terms.find(({ pieces }) => {
    let present = pieces.filter((piece) => words.has(piece)).length;
    return present > 0 && present >= LEAST_SHARE * pieces.length;
  })?.shown;
}

// src/agents/route/change-subjects.ts
var MAX_FILE_CHARACTERS = 16384, MAX_CODE_CHARACTERS = 1048576, MAX_SAID_CHARACTERS = 65536, PROSE = /* @__PURE__ */ new Set(["markdown", "plaintext", "restructuredtext", "asciidoc", "latex", "tex"]);
function readChangeSubjects(message, title, files) {
  let room = MAX_CODE_CHARACTERS;
  return {
    said: [
      { place: "the message", words: wordSet(message) },
      { place: "the title", words: wordSet(title ?? "") }
    ],
    files: files.map((file) => {
      let language = languageOf(file.path), text = language !== void 0 && PROSE.has(language) ? "" : changedText(file, Math.min(room, MAX_FILE_CHARACTERS));
      return room -= text.length, {
        path: file.path,
        language,
        named: new Set(codeWords(file.path)),
        code: new Set(codeWords(text))
      };
    })
  };
}
function wordSet(text) {
  return new Set(proseWords(text.slice(0, MAX_SAID_CHARACTERS)));
}
function changedText({ hunks, view }, most) {
  let text = "";
  for (let { lines } of view?.hunks ?? hunks)
    for (let line of text.length < most ? lines : [])
      line.kind !== "context" && text.length < most && (text += `${line.text.slice(0, most - text.length)}
`);
  return text;
}
function findFilesAbout(subject, profile, { said, files }) {
  for (let { place, words } of said) {
    let word = findNamedTerm(subject, words);
    if (word !== void 0)
      return { paths: files.map(({ path }) => path), evidence: `${word} in ${place}` };
  }
  let found = files.flatMap((file) => {
    let why = findSubject(subject, file) ?? (profile && findSpecialty(profile, file));
    return why === void 0 ? [] : [{ path: file.path, why }];
  }), [first] = found;
  return first === void 0 ? void 0 : { paths: found.map(({ path }) => path), evidence: `${first.why} in ${first.path}` };
}
function findSubject(subject, file) {
  let { terms, topics, kinds } = subject;
  return findNamedKind(kinds, file) ?? findNamedTerm(subject, file.named) ?? findFirst(topics, (topic) => findTopicFile(topic, file)) ?? findTerm(terms, file.code) ?? findFirst(topics, ({ words }) => findTerm(words, file.code));
}
function findNamedTerm({ terms, topics }, words) {
  return findTerm(terms, words) ?? findFirst(topics, (topic) => findTerm(topic.words, words) ?? findTerm(topic.named, words));
}
function findFirst(topics, find) {
  for (let topic of topics) {
    let found = find(topic);
    if (found !== void 0)
      return found;
  }
}
function findNamedKind({ languages, endings, folders }, { path, language }) {
  let lower = path.toLowerCase();
  return (language === void 0 ? void 0 : languages.get(language)) ?? endings.find((ending) => hasEnding(lower, ending)) ?? folders.find((folder) => `/${path}`.includes(`/${folder}/`));
}
function findTopicFile({ languages, files }, { path, language }) {
  let lower = path.toLowerCase();
  return language !== void 0 && languages.has(language) ? language : files.find((file) => hasEnding(lower, file));
}
function hasEnding(path, ending) {
  return ending.endsWith("/") ? `/${path}`.includes(`/${ending}`) : ending.startsWith(".") ? path.endsWith(ending) : path === ending || path.endsWith(`/${ending}`);
}
var SINGLED_OUT = 2, LEAST_WORDS = 2;
function findSpecialty({ kinds, words }, file) {
  let kind = findNamedKind({ ...kinds, languages: NO_LANGUAGES }, file);
  if (kind !== void 0)
    return kind;
  let found = [...words].filter(([word]) => file.named.has(word) || file.code.has(word)), [strong] = found.find(([, weight]) => weight >= SINGLED_OUT) ?? [], weak = found.slice(0, LEAST_WORDS).map(([word]) => word);
  return strong ?? (weak.length === LEAST_WORDS ? weak.join(", ") : void 0);
}
var NO_LANGUAGES = /* @__PURE__ */ new Map();

// src/agents/route/bind-orders.ts
var DOES_OTHER_WORK = "its name and description say that it does other work than reviewing";
function bindOrders(orders, files, subjects, profileOf) {
  return orders.flatMap((order) => {
    let { agent } = order;
    if (agent === void 0)
      return [];
    let { files: bound, why } = bindOrder(order, files, subjects, profileOf(agent)), isRefused = bound.length > 0 && doesOtherWork(agent, profileOf(agent));
    return [{ order, files: isRefused ? [] : bound, why, isRefused }];
  });
}
function bindOrder({ guideline, globs, except, subject }, files, subjects, profile) {
  let inForce = files.filter((path) => guideline.appliesTo.has(path)), wanted = globs.length === 0 ? inForce : match(globs, inForce), out = new Set(match(except, wanted)), open = wanted.filter((path) => !out.has(path));
  if (subject === void 0 || open.length === 0)
    return { files: open, why: globs.length === 0 ? "it is about every change" : "it names these paths" };
  let inQuestion = new Set(open), about = findFilesAbout(subject, profile, {
    ...subjects,
    files: subjects.files.filter(({ path }) => inQuestion.has(path))
  });
  return about === void 0 ? { files: [], why: `neither the message nor the change is about ${subject.shown}` } : { files: about.paths, why: `it is about ${subject.shown}: ${about.evidence}` };
}
function match(globs, files) {
  return matchInBothDialects(globs, files).taken.map(({ path }) => path);
}

// src/agents/route/change-words.ts
var MAX_CODE_CHARACTERS2 = 262144, MAX_FILE_CHARACTERS2 = 16384, MAX_MESSAGE_CHARACTERS2 = 65536;
function readChangeWords(message, changed) {
  let files = changed.toSorted((a, b) => a.path < b.path ? -1 : +(a.path > b.path)), code = /* @__PURE__ */ new Map(), paths = /* @__PURE__ */ new Map(), languages = /* @__PURE__ */ new Map(), room = MAX_CODE_CHARACTERS2;
  for (let file of files) {
    let language = languageOf(file.path);
    language !== void 0 && languages.set(file.path, language);
    for (let word of codeWords(file.path.replace(/\.[^./]+$/, "")))
      paths.set(word, paths.get(word) ?? file.path);
    let text = addedText(file, Math.min(room, MAX_FILE_CHARACTERS2));
    room -= text.length;
    for (let word of codeWords(text))
      code.set(word, code.get(word) ?? file.path);
  }
  let hasCode = [...languages.values()].some((language) => !PROSE2.has(language));
  return { message: new Map(proseWords(message.slice(0, MAX_MESSAGE_CHARACTERS2)).map((word) => [word, "the message"])), paths, code, languages, files: files.map(({ path }) => path), hasCode };
}
var PROSE2 = /* @__PURE__ */ new Set(["markdown", "plaintext", "restructuredtext", "asciidoc", "latex", "tex"]);
function addedText({ hunks, view }, most) {
  let text = "";
  for (let { lines } of view?.hunks ?? hunks)
    for (let line of text.length < most ? lines : [])
      line.kind === "added" && text.length < most && (text += `${line.text.slice(0, most - text.length)}
`);
  return text;
}

// src/agents/route/order-problems.ts
function orderProblems(orders, unusable, names) {
  let closed = indexNames(unusable);
  return orders.filter(({ agent }) => agent === void 0).map(({ guideline, statement, written }) => {
    let name = written.replace(/^@/, ""), there = closed.find(name), [nearest] = names.nearest(name), said = there === void 0 ? {
      rule: "delegation-agent-exists",
      severity: "warning",
      message: `The statement assigns work to \`${name}\`, but there is no such agent`,
      ...nearest === void 0 ? {} : { hint: `Did you mean \`${nearest}\`?` }
    } : {
      rule: "delegation-agent-usable",
      severity: "warning",
      message: `The statement assigns work to \`${name}\`, but ${there.path} cannot be used: ${there.reason}`
    }, { content } = guideline, { origin } = content;
    return origin.kind === "file" ? diagnosticAt(
      origin.source,
      {
        start: origin.offset + statement.range.start,
        end: origin.offset + statement.range.end
      },
      said
    ) : diagnosticOfFile(content.path, said, locateText(content, statement.range.start));
  });
}

// src/agents/route/delegation-words.ts
var NOTHING = /(?!)/, OPENING = String.raw`["'“„«「『]?$`, CLOSING = String.raw`^["'”“»」』]?\s*`, GIVES_EN = String.raw`delegat\w+|hand(?:ed|ing|s)?|escalat\w+|rout(?:e|ed|es|ing)|forward(?:ed)?|pass(?:ed)?|assign(?:ed)?|entrust(?:ed)?|defer(?:red)?`, CALLS_EN = String.raw`review(?:ed|s)?|check(?:ed|s)?|audit(?:ed|s)?|inspect(?:ed|s)?|examin(?:e|ed|es)|approv(?:e|ed|es)|verif(?:y|ied|ies)|us(?:e|ed|ing)|invok(?:e|ed)|call(?:ed)?|run|ask(?:ed)?|consult(?:ed)?|involv(?:e|ed)|sen[dt]|go through`, BETWEEN_EN = String.raw`(?:(?!must\b|always\b|shall\b|required\b)[\w'’-]+\s+){0,5}`, ENGLISH = {
  gives: new RegExp(String.raw`\b(?:${GIVES_EN})\b`),
  calls: new RegExp(String.raw`\b(?:${CALLS_EN})\b`),
  force: new RegExp(
    String.raw`\b(?:must|always|shall|mandatory|required|requires|obligatory|ha(?:ve|s) to|needs? to)\b|(?:^|, (?:then )?)(?:please )?(?:delegate|hand|escalate)\b`
  ),
  denial: new RegExp(
    String.raw`(?:\b(?:not|never|cannot|avoid|without|instead of|rather than|no need to|may|can|could|might|should|would|consider|optionally)|n['’]t)\s+${BETWEEN_EN}(?:${GIVES_EN}|${CALLS_EN})\b|\b(?:not|n['’]t|never|nor) (?:\w+ )?(?:required|necessary|needed|mandatory|obligatory)\b|\boptional\b|\bno (?:delegation|hand-?over|review)\b|\bneed(?:s)? not\b|\bno longer\b|\bbe avoided\b`
  ),
  before: new RegExp(
    String.raw`(?:^|\s)(?:to|by|with|via|through|using|use|invoke|call|run|ask|consult|involve)\s+(?:(?:the|our|a|an|your)\s+)?(?:(?:custom|dedicated|speciali[sz]ed)\s+)?(?:(?:sub-?)?agents?:?\s+)?${OPENING}`
  ),
  after: NOTHING
}, CHINESE = {
  gives: /委托|委派|移交|转交|交给|交由|派给|分派|分配给|指派|委託|轉交|移給|交給/,
  calls: /由[^，。；]{0,40}(?:审查|审核|检查|评审|复核|审计|審查|審核)|调用|使用|请求/,
  force: /必须|务必|一定要|强制|始终|总是|一律|必需|应始终|必須|務必|強制|始終/,
  denial: /(?:不|无需|无须|毋须|禁止|请勿|勿|别|可以|可|无法|無需|請勿)[^，。；、]{0,8}(?:委托|委派|移交|转交|交给|交由|派给|分派|分配|指派|委託|轉交|交給|审查|审核|检查|评审|调用|使用)|可选|不是必须|不必须|并非必须|如有需要|必要时/,
  before: new RegExp(
    String.raw`(?:给|予|至|到|由|用|使用|调用|请|向|給)\s*(?:子?代理|子?智能体|sub-?agent|agent)?\s*${OPENING}`
  ),
  after: new RegExp(String.raw`${CLOSING}(?:子?代理|子?智能体|agent)?\s*(?:来|进行|负责)?\s*(?:审查|审核|评审|复核)`)
}, JAPANESE = {
  gives: /委任|委譲|委託|引き渡|引き継|任せ|委ね|渡す|渡して|回す|回して/,
  calls: /レビュー|確認|チェック|監査|検査|依頼|呼び出/,
  force: /必ず|必須|常に|なければなら|なければいけ|義務|必要があ/,
  denial: /ては(?:いけ|なら|だめ|ダメ)|てもよい|てもいい|できる|できます|ことができ|必要は(?:な|あ)|不要|任意|禁止|なくて(?:も)?|ないで|ません(?!か)|べきで(?:は)?ない|しない/,
  before: NOTHING,
  after: new RegExp(
    String.raw`${CLOSING}(?:(?:サブ)?エージェント|agent)?${CLOSING.slice(1)}(?:に|へ|が|による|によって|を(?:使|呼|通))`
  )
}, GERMAN_VERBS = "deleg|\xFCbergeb|\xFCbergib|\xFCberg[ai]b|weitergeb|weiterleit|weitergeleit|weitergegeb|\xFCberlass|abgeb|abzugeb|zuweis|zugewies|\xFCberantwort", GERMAN_CALLS = "pr\xFCf|begutacht|kontrollier|aufruf|einbezieh|hinzuzieh|freigeb", GERMAN = {
  gives: new RegExp(`(?:${GERMAN_VERBS})`),
  calls: new RegExp(`(?:${GERMAN_CALLS})`),
  force: /(?:^|\s)(?:muss|müssen|immer|stets|zwingend|unbedingt|grundsätzlich|ausnahmslos)(?=[\s,.)]|$)|pflicht|verbindlich|obligatorisch|(?:ist|sind) .{0,100}\szu\s|^(?:delegiere|übergib)\s/,
  denial: new RegExp(
    String.raw`(?:^|\s)(?:nicht|nie|niemals|keinesfalls|kein\w*)\s+(?:(?!muss|müssen|immer|zwingend)[\p{L}\d\uE000-\uE2FF]+\s+){0,5}(?:\p{L}*(?:${GERMAN_VERBS}|${GERMAN_CALLS}))|(?:^|\s)(?:nie|niemals|keinesfalls|kann|kannst|können|könnte\w*|darf|dürfen|sollte\w*|optional|freiwillig)(?=[\s,.)]|$)|nicht (?:nötig|notwendig|erforderlich|verpflichtend|zwingend)`,
    "u"
  ),
  before: new RegExp(
    String.raw`(?:^|\s)(?:an|von|vom|durch|mit|bei)\s+(?:(?:den|die|das|dem|der|unseren?|unserem)\s+)?(?:(?:sub-?)?agent(?:en)?\s+)?${OPENING}`
  ),
  after: NOTHING
}, FRENCH = {
  gives: /dél[ée]g|confi(?:er|é|ez|ons)|transmi|transmet|soum(?:is|et)|remi(?:s|tre)|remet/,
  calls: /rel(?:u|ire|ecture)|revu|vérifi|examin|contrôl|appel|consult|audit/,
  force: /(?:^|\s)(?:doit|doivent|devez|toujours|impérativement|systématiquement)(?=[\s,.)]|$)|obligatoire|il faut|(?:est|sont) à\s|^(?:déléguez|confiez)\s/,
  denial: /(?:^|\s)(?:ne|jamais|facultati\w*|optionnel\w*|inutile)(?=[\s,.)]|$)|(?:^|\s)n['’]|(?:^|\s)(?:peu(?:t|vent|x)|pouvez|pourr\w+|devrai\w+)(?=[\s,.)]|$)/,
  before: new RegExp(
    String.raw`(?:^|\s)(?:à|a|au|aux|par|vers|via)\s+(?:(?:le|la)\s+|l['’]\s*)?(?:(?:sous-)?agent\s+)?${OPENING}`
  ),
  after: NOTHING
}, SPANISH = {
  gives: /deleg|confi(?:ar|ad)|derivar|derivad|asignar|asignad|encomend|traspas|enviar|enviad/,
  calls: /revis|verific|examin|audit|comprob|consult|invoc/,
  force: /(?:^|\s)(?:debe|deben|debes|siempre|obligatoriamente)(?=[\s,.)]|$)|obligatori|hay que|tienen? que|es necesario|^(?:delega|delegue)\s/,
  denial: /(?:^|\s)(?:no|nunca|jamás|puede|pueden|puedes|podría\w*|debería\w*|opcional\w*)(?=[\s,.)]|$)/,
  before: new RegExp(
    String.raw`(?:^|\s)(?:a|al|en|por|con)\s+(?:(?:el|la|los|las)\s+)?(?:(?:sub)?agente\s+)?${OPENING}`
  ),
  after: NOTHING
}, DELEGATION_WORDS = [ENGLISH, CHINESE, JAPANESE, GERMAN, FRENCH, SPANISH];
function mayDelegate(words) {
  return DELEGATION_WORDS.some(({ gives, calls }) => gives.test(words) || calls.test(words));
}
var NO_ORDER = /[?？]["'”」)]?\s*$|^(?:for example|for instance|e\.g\.|example|z\. ?b\.|zum beispiel|par exemple|por ejemplo|例如|比如|例えば|例：|例:)|\b(?:if|when|whenever|unless|where)\s+(?:unsure|in doubt|stuck|asked|requested|necessary|needed|possible|appropriate|available|uncertain|you(?:['’]re|\s+are)\s+(?:unsure|not sure|in doubt|stuck|uncertain|asked|unable)|you\s+(?:cannot|can['’]t|do not know|don['’]t know|wish|like|want))\b|\b(?:as|if) (?:needed|appropriate)\b|\bin case of doubt\b|falls (?:nötig|erforderlich)|bei bedarf|wenn (?:nötig|möglich)|im zweifel|si (?:nécessaire|besoin|possible)|au besoin|en cas de doute|si es necesario|si procede|en caso de duda|必要に応じて|可能であれば|不明な場合|如果?不确定|如有疑问/, AGENT_NOUN = /\b(?:sub-?)?agent(?:s|e|en|es)?\b|智能体|代理|エージェント|에이전트/i;

// src/agents/route/mask-statement.ts
var AGENT = "\uE200", CODE = "\uE000", MENTION = "\uE100";
function maskStatement({ parts }, names, nameFinder2) {
  let masks = [], words = "", rest = "";
  for (let { kind, value } of parts)
    if (kind === "code") {
      let agent = findAgentInSpan(value, names), at2 = words.length;
      masks.push(
        agent === void 0 ? { kind: "code", at: at2, written: value } : { kind: "agent", at: at2, written: value, agent }
      ), words += agent === void 0 ? CODE : AGENT, rest += agent === void 0 ? ` ${value} ` : " ";
    } else {
      let plain = value.replaceAll(/[\uE000-\uF8FF]/g, " "), from = 0;
      for (let found of nameFinder2(plain)) {
        words += lowerCase(plain.slice(from, found.start)), rest += plain.slice(from, found.start), from = found.end;
        let agent = names.find(found.written), at2 = words.length;
        agent !== void 0 ? (masks.push({ kind: "agent", at: at2, written: found.written, agent }), words += AGENT, rest += " ") : found.isMention ? (masks.push({ kind: "mention", at: at2, written: found.written }), words += MENTION, rest += " ") : (words += lowerCase(plain.slice(found.start, found.end)), rest += plain.slice(found.start, found.end));
      }
      words += lowerCase(plain.slice(from)), rest += plain.slice(from);
    }
  return { words, rest, masks };
}
function lowerCase(text) {
  let small = text.toLowerCase();
  return small.length === text.length ? small : text;
}
function findAgentInSpan(code, names) {
  let written = code.trim().replace(/^@/, "");
  return names.find(written) ?? (/\.md$/i.test(written) ? names.find(readFileName(written)) : void 0);
}
function readFileName(path) {
  return path.slice(path.lastIndexOf("/") + 1).replace(/(?:\.agent|\.chatmode)?\.md$/i, "");
}
var START = String.raw`(?<![A-Za-zÀ-ɏͰ-ӿ0-9_/.-])`, NOUN = String.raw`(?:custom\s+)?(?:sub-?)?agente?n?s?(?![A-Za-z])|智能体|子?代理|(?:サブ)?エージェント`;
function nameFinder(names) {
  let distinct = writeNamePattern({ all: names.all.filter(isDistinct) }), any = writeNamePattern(names), expression = new RegExp(
    String.raw`${START}(?:@(?<called>${any})${MENTION_EDGE}|(?<at>@)(?=[\p{L}\p{N}])|(?<distinct>${distinct})${MENTION_EDGE}|(?<beside>${any})(?=\s*(?:${NOUN})))`,
    "giu"
  );
  return (words) => [...words.matchAll(expression)].map(({ index, 0: whole, groups = {} }) => {
    let unknown = groups.at === void 0 ? void 0 : readMentionWord(words, index + 1), written = groups.called ?? groups.distinct ?? groups.beside ?? unknown ?? "", isMention = groups.called !== void 0 || groups.at !== void 0;
    return {
      start: index,
      end: index + (unknown === void 0 ? whole.length : 1 + unknown.length),
      written,
      isMention
    };
  });
}
function isDistinct(name) {
  return new RegExp("[\\s_-]|[^\\0-\\x7F]|\\p{Ll}\\p{Lu}|\\d", "u").test(name);
}

// src/agents/route/order-words.ts
var NEUTRAL = new Set(
  proseWords(
    `a about above across after again all along already also always an and another any anything are area around as ask at
    be because been before being below between both but by call can case category check come comes concern concerned concerning
    consult contain containing could cover covering custom dedicated defer deferred delegate delegated delegating delegation did
    directly do does done during each either entrust entrusted escalate escalated escalation even ever every everything examine
    examined explicit finally first following for forward forwarded from full fully get give given go goes going ha had hand handed handing
    handle handled handling handoff handover has have he help her his how however if immediately in including independent inspect inspected instead
    into invoke invoked involve involved involving is it its itself just kind let like look make makes making mandatory matter may me
    might more most must my necessary need needed needs next now obligatory of off on once one only onto or other our out over own
    pass passed please prefer proper re regarding regard relate related relating relevant require required requirement requires review reviewed reviewer
    reviewing reviews route routed routing rule run same second see send sent shall she should side since so some somebody someone something
    specialist specialized start step subagent such take taken that the their them then there these they thing third this those through thus
    to together too topic touch touched touches touching toward two type types under until up upon us use used using verified verify via was way we well
    were what whatever when whenever where whether which while who whole whose why will with within work would you your
    add added adding addition affect affected affecting agent agents alter altered approval approve approved assign assigned audit audited
    change changed changes changing check checked code codebase commit commits concern create created diff directory edit edited edits editing
    file files folder implement implementation introduce introduced introducing involve issue item job line lines merge merged merging modification modifications modified
    modifies modify modifying part path piece place portion pr prs project projects proposal propose pull question questions push remove removed removing rename repo repository request
    requests revise revision rewrite section source stuff task tasks team update updated updates updating write writes writing written
    der die das den dem des ein eine einer eines einem einen und oder von vom zu zum zur im in an auf aus bei mit f\xFCr durch \xFCber unter muss m\xFCssen ist
    sind werden wird immer stets zwingend unbedingt grunds\xE4tzlich jede jeder jedes jeden jedem alle aller allen \xE4nderung \xE4nderungen datei dateien
    code agent agenten delegieren delegiert delegiere \xFCbergeben \xFCbergib \xFCbergebe weitergeben weitergeleitet pr\xFCfen pr\xFCft gepr\xFCft begutachtet begutachten
    kontrolliert freigegeben pflicht verpflichtend verbindlich obligatorisch relevante relevant betreffend betreffen wenn falls ge\xE4ndert \xE4ndern \xE4ndert
    \xFCberlassen zugewiesen aufgabe aufgaben anfrage anfragen
    le la les un une des du de d l et ou au aux par pour dans sur sous avec en doit doivent devez \xEAtre est sont toujours imp\xE9rativement
    syst\xE9matiquement obligatoire obligatoirement tout toute tous toutes changement changements modification modifications fichier fichiers code agent d\xE9l\xE9gu\xE9
    d\xE9l\xE9gu\xE9e d\xE9l\xE9gu\xE9s d\xE9l\xE9gu\xE9es d\xE9l\xE9guer d\xE9l\xE9guez d\xE9l\xE9gation confier confi\xE9 confi\xE9e confi\xE9s confiez transmis soumis relu relue relus revu revue v\xE9rifi\xE9 v\xE9rifi\xE9e
    examin\xE9 qui que li\xE9 li\xE9e li\xE9s t\xE2che t\xE2ches demande
    el los las una unos unas y o al del por para con en debe deben debes siempre ser es son obligatorio obligatoria obligatoriamente todo toda todos
    todas cambio cambios archivo archivos c\xF3digo agente delegar delegarse delegado delegada delegados delega delegaci\xF3n revisar revisado revisada revisados
    verificar verificado asignar asignado hay tarea tareas sobre relacionado relacionada petici\xF3n`
  )
), UNDECIDABLE = new Set(
  proseWords(
    `architecture architectural automatically backward bad behavior behaviour best better big breaking bug bugs business careful complex complicated consistency
    consistent core correctness critical crucial dangerous deep delicate design existing expert external feature features fix fixes fixing fundamental
    general good high huge impact impacting important incompatible internal key large larger legacy logic low major minor named new nontrivial
    non trivial outside potential potentially practice practices production public quality real refactor refactoring refactorings regression risk risky safe safety sensitive serious severe
    significant simple single small standard standards strict strictly style substantial thorough trivial unclear user users visible work
    sensible sensibler sensiblen sensible kritisch kritische kritischen wichtig wichtige wichtigen neu neue neuen gro\xDF gro\xDFe gr\xF6\xDFere
    critique critiques important importante importants importantes nouveau nouveaux nouvelle sensibles cr\xEDtico cr\xEDtica cr\xEDticos nuevo nueva nuevos sensible`
  )
);
function isNeutral(word) {
  return word.length < 2 || NEUTRAL.has(word) || UNDECIDABLE.has(word) || /^\d+$/.test(word) || isAdverb(word);
}
function isAdverb(word) {
  return word.length > 6 && word.endsWith("ly") && !/^(?:assembly|anomaly|supply|reply|family|multiply)$/.test(word);
}
var NEUTRAL_RUNS = /(?:必须|必須|务必|務必|一定要|强制|強制|始终|始終|总是|一律|必需|所有|任何|每个|每個|一切|全部|全て|相关|相關|有关|关于|關於|涉及|有關|関連|関係|对于|對於|对|對|的|地|得|了|和|与|與|或|及|以及|时|時|如果|当|當|若|凡|凡是|请|請|应|應|应该|要|需要|需|须|都|均|先|再|后|後|前|进行|進行|处理|處理|负责|負責|交给|交給|交由|移交|转交|轉交|委托|委託|委派|委任|委譲|派给|分派|分配给|指派|引き渡|引き継|任せ|给|給|由|让|讓|使用|调用|調用|请求|請求|通过|通過|向|到|至|代理|子代理|智能体|エージェント|サブエージェント|审查|審查|审核|審核|评审|評審|复核|复查|检查|檢查|审计|審計|レビュー|確認|チェック|監査|検査|依頼|担当|代码|程式碼|代碼|コード|文件|檔案|ファイル|变更|變更|変更|更改|修改|修正|改动|改動|更新|编辑|提交|任务|任務|タスク|工作|请求|项目|專案|プロジェクト|部分|内容|重要|关键|關鍵|敏感|核心|新的|大的|常に|場合|場所)/g;

// src/agents/route/topics.ts
var AUTH = "auth authentication authenticate authorization authorize login logout signin signup password passwd credential jwt oauth saml sso session cookie permission privilege rbac acl \u8BA4\u8BC1 \u9274\u6743 \u6388\u6743 \u6743\u9650 \u767B\u5F55 \u5BC6\u7801 \u8A8D\u8A3C \u8A8D\u53EF \u6A29\u9650 \u30ED\u30B0\u30A4\u30F3 \u30D1\u30B9\u30EF\u30FC\u30C9", UI = "html css scss less sass javascriptreact typescriptreact vue svelte astro", TABLE = [
  {
    called: "security secure vulnerability hardening cryptography \u5B89\u5168 \u6F0F\u6D1E \u30BB\u30AD\u30E5\u30EA\u30C6\u30A3 \u8106\u5F31\u6027 sicherheit securite seguridad",
    words: `${AUTH} security secure secret crypto cryptography encrypt decrypt encryption cipher hmac csrf xss cors certificate tls ssl vulnerability sanitize injection eval deserialize \u52A0\u5BC6 \u5B89\u5168 \u6F0F\u6D1E \u6697\u53F7 \u8106\u5F31\u6027 \u30BB\u30AD\u30E5\u30EA\u30C6\u30A3`,
    named: "token hash key sandbox",
    files: ".env .pem .github/workflows/"
  },
  {
    called: "auth authentication authorization login identity permission access session password \u8BA4\u8BC1 \u9274\u6743 \u6388\u6743 \u6743\u9650 \u767B\u5F55 \u8A8D\u8A3C \u8A8D\u53EF \u6A29\u9650 authentifizierung anmeldung authentification autenticacion",
    words: AUTH,
    named: "token user account"
  },
  {
    called: "database db sql schema migration query persistence orm \u6570\u636E\u5E93 \u6570\u636E \u8FC1\u79FB \u30C7\u30FC\u30BF\u30D9\u30FC\u30B9 \u30DE\u30A4\u30B0\u30EC\u30FC\u30B7\u30E7\u30F3 datenbank datenbanken base basis datos donnees",
    words: "sql database migration orm postgres postgresql mysql sqlite mongodb prisma knex sequelize typeorm hibernate jpa \u6570\u636E\u5E93 \u8FC1\u79FB \u30C7\u30FC\u30BF\u30D9\u30FC\u30B9",
    named: "db schema query table repository entity",
    languages: "sql prisma plsql",
    files: ".sql .prisma"
  },
  {
    called: "performance speed latency optimization optimisation \u6027\u80FD \u4F18\u5316 \u30D1\u30D5\u30A9\u30FC\u30DE\u30F3\u30B9 leistung rendimiento",
    words: "performance perf benchmark latency throughput memoize cache optimize \u6027\u80FD \u30D1\u30D5\u30A9\u30FC\u30DE\u30F3\u30B9"
  },
  {
    called: "accessibility a11y aria wcag \u65E0\u969C\u788D \u30A2\u30AF\u30BB\u30B7\u30D3\u30EA\u30C6\u30A3 barrierefreiheit accessibilite accesibilidad",
    words: "accessibility a11y aria wcag tabindex screenreader \u65E0\u969C\u788D",
    languages: UI
  },
  {
    called: "frontend ui ux component style styling css layout \u524D\u7AEF \u754C\u9762 \u6837\u5F0F \u30D5\u30ED\u30F3\u30C8\u30A8\u30F3\u30C9 \u753B\u9762 oberflache",
    words: "frontend css stylesheet \u524D\u7AEF \u754C\u9762",
    named: "ui component style page layout view",
    languages: UI
  },
  {
    called: "test testing spec coverage \u6D4B\u8BD5 \u30C6\u30B9\u30C8 \u8A66\u9A13 prueba pruebas essai",
    named: "test spec e2e fixture mock \u6D4B\u8BD5 \u30C6\u30B9\u30C8"
  },
  {
    called: "documentation docs doc readme \u6587\u6863 \u6587\u4EF6\u6863 \u30C9\u30AD\u30E5\u30E1\u30F3\u30C8 \u6587\u66F8 dokumentation documentacion",
    named: "documentation docs doc readme changelog \u6587\u6863 \u30C9\u30AD\u30E5\u30E1\u30F3\u30C8",
    languages: "markdown restructuredtext asciidoc latex"
  },
  {
    called: "dependency dependencies supply license \u4F9D\u8D56 \u4F9D\u5B58 abhangigkeit abhangigkeiten dependance dependencia",
    named: "dependency vendor \u4F9D\u8D56 \u4F9D\u5B58",
    files: "package.json package-lock.json pnpm-lock.yaml yarn.lock cargo.toml cargo.lock go.mod go.sum requirements.txt pyproject.toml poetry.lock gemfile gemfile.lock pom.xml build.gradle build.gradle.kts composer.json composer.lock .csproj"
  },
  {
    called: "build building compile compilation ci cd pipeline workflow deploy deployment infrastructure infra devops docker container kubernetes terraform release \u6784\u5EFA \u7F16\u8BD1 \u90E8\u7F72 \u6D41\u6C34\u7EBF \u57FA\u7840\u8BBE\u65BD \u53D1\u5E03 \u30D3\u30EB\u30C9 \u30B3\u30F3\u30D1\u30A4\u30EB \u30C7\u30D7\u30ED\u30A4",
    words: "compile docker kubernetes helm terraform cmake \u7F16\u8BD1 \u6784\u5EFA \u90E8\u7F72 \u30D3\u30EB\u30C9 \u30C7\u30D7\u30ED\u30A4",
    named: "build ci deploy deployment release pipeline infra",
    languages: "dockerfile makefile terraform hcl bicep cmake",
    files: ".github/workflows/ dockerfile makefile cmakelists.txt .cmake .gradle build.gradle.kts jenkinsfile .gitlab-ci.yml docker-compose.yml docker-compose.yaml .tf .bicep"
  },
  {
    called: "api endpoint rest graphql grpc \u63A5\u53E3 \u30A4\u30F3\u30BF\u30FC\u30D5\u30A7\u30FC\u30B9 schnittstelle",
    words: "api endpoint router controller graphql openapi grpc swagger \u63A5\u53E3",
    named: "route handler",
    languages: "graphql proto3 proto",
    files: "openapi.yaml openapi.yml openapi.json .proto"
  },
  {
    called: "payment billing invoice checkout \u652F\u4ED8 \u4ED8\u6B3E \u8D26\u5355 \u6C7A\u6E08 \u652F\u6255 zahlung paiement pago",
    words: "payment billing invoice checkout refund stripe paypal \u652F\u4ED8 \u6C7A\u6E08",
    named: "price currency"
  },
  {
    called: "localization localisation internationalization internationalisation translation i18n l10n \u56FD\u9645\u5316 \u672C\u5730\u5316 \u7FFB\u8BD1 \u7FFB\u8A33",
    words: "i18n l10n locale translation translate \u7FFB\u8BD1 \u7FFB\u8A33",
    named: "lang language message",
    files: ".po .pot .xliff .strings"
  },
  {
    called: "configuration config setting \u914D\u7F6E \u8A2D\u5B9A konfiguration configuracion",
    named: "config configuration setting \u914D\u7F6E \u8A2D\u5B9A",
    languages: "yaml toml ini properties dotenv jsonc",
    files: ".env .conf .cfg"
  },
  {
    called: "privacy gdpr pii personal \u9690\u79C1 \u4E2A\u4EBA\u4FE1\u606F \u30D7\u30E9\u30A4\u30D0\u30B7\u30FC \u500B\u4EBA\u60C5\u5831 datenschutz confidentialite privacidad",
    words: "privacy gdpr pii consent anonymize \u9690\u79C1 \u500B\u4EBA\u60C5\u5831",
    named: "email phone address birthday"
  },
  {
    called: "concurrency concurrent threading thread parallel \u5E76\u53D1 \u591A\u7EBF\u7A0B \u4E26\u884C \u4E26\u5217 nebenlaufigkeit",
    words: "concurrency concurrent mutex thread atomic goroutine semaphore synchronized \u5E76\u53D1",
    named: "lock async worker"
  },
  {
    called: "logging telemetry observability monitoring tracing metrics \u65E5\u5FD7 \u76D1\u63A7 \u30ED\u30B0 \u76E3\u8996",
    words: "logger logging telemetry metric tracing opentelemetry \u65E5\u5FD7 \u76D1\u63A7",
    named: "log monitor"
  }
], BY_WORD = indexTopics();
function indexTopics() {
  let found = /* @__PURE__ */ new Map();
  for (let { called, words = "", named = "", languages = "", files = "" } of TABLE) {
    let topic = {
      words: splitList(words).map(makeTerm),
      named: [...splitList(named), ...splitList(called)].map(makeTerm),
      languages: new Set(splitList(languages)),
      files: splitList(files)
    };
    for (let word of splitList(called)) {
      let key = makeKey(makeTerm(word));
      found.set(key, [...found.get(key) ?? [], topic]);
    }
  }
  return found;
}
function splitList(list2) {
  return list2.split(" ").filter((one) => one !== "");
}
function makeKey({ shown, pieces }) {
  return pieces.length === 1 ? pieces.join("") : shown;
}
var LEAST_STEM = 6, IS_LATIN = /^[\p{sc=Latin}\d-]+$/u;
function findTopics(term) {
  let word = makeKey(term);
  return BY_WORD.get(word) ?? [...BY_WORD].flatMap(
    ([called, topics]) => (called.length >= LEAST_STEM || !IS_LATIN.test(called)) && word.includes(called) ? topics : []
  );
}

// src/agents/route/order-subject.ts
var MAX_WORDS = 24, MAX_SHOWN = 80;
function readSubject(sentence) {
  let text = normalizeText(sentence, "NFKC").replace(PHRASES, " ").replace(EXCEPTION, " ").replace(PURPOSE_CLAUSE, " ");
  if (EVERY_CHANGE.test(text) || NEGATION.test(text))
    return;
  let terms = [.../* @__PURE__ */ new Set([...findSpacedWords(text), ...findUnspacedWords(text)])].slice(0, MAX_WORDS).map(makeTerm), kinds = readNamedKinds(text);
  if (terms.length + kinds.languages.size + kinds.endings.length + kinds.folders.length === 0)
    return;
  let named = /* @__PURE__ */ new Set([
    ...terms.map(({ shown }) => shown),
    ...[...kinds.languages.values()].map((name) => name.toLowerCase()),
    ...kinds.endings,
    ...kinds.folders
  ]);
  return {
    shown: shorten([...named].join(", "), MAX_SHOWN),
    terms,
    topics: [...new Set(terms.flatMap(findTopics))],
    kinds
  };
}
var PHRASES = /\bwithout (?:any )?exceptions?\b|\bno exceptions?\b|\bno matter\b[^,.;]*|\bwithout delay\b|\bif possible\b|\bno later than\b|\bohne ausnahme\b|\bsans exception\b|\bsin excepción\b|なければ(?:ならない|なりません|いけない|いけません)|ねばならない|毫无例外|无一例外|無一例外/giu, EXCEPTION = /(?:\b(?:except|excluding|other than|but not|apart from|unless|besides|außer|ausgenommen|sauf|hormis|excepto|salvo)\b)[^,;.]*|除了?[^，。；]*(?:以外|之外|外)|[^、。]*(?:以外|を除)/giu, PURPOSE_CLAUSE = /(?<=\S)\s+(?:before|prior to|until|so that|because|since|in order to|to (?:ensure|make sure|avoid|prevent|confirm)|as (?:it|they|we)\b)[^;.]*/giu, THINGS = "changes?|pull requests?|prs?|commits?|files?|code|diffs?|tasks?|modifications?|edits?|work|reviews?|merge requests?", NARROWED = "to|of|in|on|that|which|under|touching|affecting|involving|related|concerning|about|for|with|containing|where|within|inside|from|when|if", EVERY_CHANGE = new RegExp(
  [
    String.raw`\b(?:all|every|any|each)\s+(?:(?:of\s+)?(?:the|our|single|code|proposed)\s+)*(?:${THINGS})\b(?!\s+(?:(?:made|related)\s+)?(?:${NARROWED})\b)`,
    String.raw`\b(?:everything|anything)\b(?!\s+(?:${NARROWED})\b)`,
    String.raw`(?:^|[，,。\s对對])(?:所有|任何|每个|每個|一切|全部|每次)(?:的)?(?:代码|程式碼)?(?:变更|變更|修改|更改|改动|代码|提交|文件|任务|合并请求)(?!\s*(?:涉及|中))`,
    "\u3059\u3079\u3066\u306E(?:\u30B3\u30FC\u30C9)?(?:\u5909\u66F4|\u4FEE\u6B63|\u30D5\u30A1\u30A4\u30EB|\u30B3\u30FC\u30C9)|\u5168\u3066\u306E(?:\u30B3\u30FC\u30C9)?(?:\u5909\u66F4|\u4FEE\u6B63|\u30D5\u30A1\u30A4\u30EB|\u30B3\u30FC\u30C9)",
    String.raw`\b(?:alle|jede|sämtliche)\s+(?:code-?)?(?:änderung(?:en)?|dateien?|pull requests?)\s+(?:muss|müssen|sind|werden|ist)\b`,
    String.raw`\b(?:tout|toute|tous les|toutes les)\s+(?:changements?|modifications?|code)\s+(?:doit|doivent)\b`,
    String.raw`\b(?:todo|todos los|cada)\s+(?:cambios?|código)\s+(?:debe|deben)\b`
  ].join("|"),
  "iu"
), NEGATION = /\b(?:not|without|no|lacks?|lacking|missing|neither|nicht|ohne|kein\w*|sans|sin)\b|n['’]t\b|不|没有|沒有|未|无|無|ない|なし/iu, UNSPACED = /[\p{sc=Han}\p{sc=Katakana}ー々]{2,}/gu;
function findSpacedWords(text) {
  return proseWords(text).filter((word) => !isNeutral(word) && !STARTS_UNSPACED.test(word));
}
var STARTS_UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\p{sc=Hangul}]/u;
function findUnspacedWords(text) {
  return text.replaceAll(NEUTRAL_RUNS, " ").match(UNSPACED) ?? [];
}

// src/agents/route/statement-paths.ts
function readNamedFiles(candidates) {
  let globs = [], except = [], isException = !1;
  for (let { value, isCode, before } of candidates) {
    let found = writeGlobs(value.trim(), isCode, before);
    found.length > 0 && (isException = EXCEPTION2.test(before) || isException && JOINS.test(before), (isException ? except : globs).push(...found));
  }
  return { globs, except };
}
var EXCEPTION2 = /\b(?:except|excluding|other than|but not|unless|outside|apart from|außer|ausgenommen|außerhalb|sauf|hormis|excepto|salvo|menos)\b[^.;]*$|(?:除了|除|以外|を除)[^，。；]*$/, JOINS = /^\s*(?:,|and|or|und|oder|et|ou|y|o|、|和|与|や|と|\/|&|,\s*(?:and|or))?\s*(?:in|under|below|inside|the|files?)?\s*$/, IN_FOLDER = /(?:\b(?:under|below|beneath|inside|within|in|folder|directory|path|module|package|unter|in|sous|dans|bajo|dentro de|en)(?:\s+(?:the|folder|directory|dem|der|den|el|la|le))*|目录|文件夹|在|配下の|下の)\s*$/, MAX_PATH_CHARACTERS = 300;
function writeGlobs(value, isCode, before) {
  if (value === "" || value.length > MAX_PATH_CHARACTERS || /[\s()<>;"'`=]|:\/\/|^[@#$-]/.test(value))
    return [];
  let path = value.replace(/^\.?\/+/, "");
  return /^\*?\.[A-Za-z0-9]{1,10}$/.test(value) ? [`**/*${value.replace(/^\*/, "")}`] : /[*?{]/.test(value) ? path.includes("/") ? [path, ...path.endsWith("/") ? [`${path}**`] : []] : [`**/${path}`] : path.endsWith("/") && path.length > 1 ? [`${path}**`, `**/${path}**`] : /\.[A-Za-z][A-Za-z0-9]{0,9}$/.test(path) && /^[\w.@+\u0080-\uFFFF/-]+$/.test(path) ? path.includes("/") ? [path] : [`**/${path}`] : (isCode ? path.includes("/") || IN_FOLDER.test(before) : path.split("/").length > 2) && /^[\w.@+\u0080-\uDFFF\uF900-\uFFFF/-]+$/.test(path) ? [path, `${path}/**`, `**/${path}/**`] : [];
}

// src/agents/route/read-orders.ts
var MAX_CHARACTERS = 2e3, MAX_ORDERS = 500;
function readOrders(guidelines, names) {
  let find = nameFinder(names), orders = [];
  for (let guideline of guidelines) {
    let isBinding = rememberBinding();
    for (let statement of guideline.statements) {
      let binds = isBinding(statement);
      if (orders.length >= MAX_ORDERS || statement.text.length > MAX_CHARACTERS || !(binds || mayDelegate(statement.text.toLowerCase())))
        continue;
      let masked = maskStatement(statement, names, find), targets = findTargets(masked, statement, binds, names), files = findFiles(masked, targets), subject = files.globs.length > 0 ? void 0 : findSubject2(masked.rest, statement, binds);
      for (let target of targets) {
        let agent = target.kind === "agent" ? { agent: target.agent } : {}, { line } = locateText(guideline.content, statement.range.start);
        orders.push({
          guideline,
          statement,
          source: guideline.content.path,
          line,
          written: target.written,
          ...agent,
          ...files,
          ...subject !== void 0 && { subject }
        });
      }
    }
  }
  return orders;
}
function findSubject2(rest, { leadIns, headings }, binds) {
  let isBare = binds && !/[\p{L}\p{N}]{2}/u.test(rest);
  return readSubject(isBare ? (leadIns.at(-1) ?? headings.at(-1)?.title ?? "").slice(0, MAX_CHARACTERS) : rest);
}
function findTargets(masked, statement, binds, names) {
  if (NO_ORDER.test(masked.words) || statement.headings.some(({ title }) => EXAMPLES.test(shortTitle(title))))
    return [];
  let context = [...statement.headings.map(({ title }) => shortTitle(title)), ...statement.leadIns].join(`
`), isAgent = (mask) => mask.kind === "agent" || isMeantAsAgent(mask, masked, context, names), ordered = DELEGATION_WORDS.flatMap((language) => findOrdered(language, masked, isAgent));
  return ordered.length > 0 ? onceEach(ordered) : binds ? findMapped(masked, isAgent) : [];
}
var EXAMPLES = /^(?:examples?|beispiele?|exemples?|ejemplos?|例|示例|サンプル)\b|^(?:示例|例)/i;
function findOrdered({ gives, calls, force, denial, before, after }, { words, masks }, isAgent) {
  if (!force.test(words) || denial.test(words) || !(gives.test(words) || calls.test(words)))
    return [];
  if (isAboutAgent(words))
    return SUBJECT_REVIEWS.test(words) ? masks.slice(0, 1).filter(({ kind }) => kind === "agent") : [];
  let targets = [];
  for (let mask of masks) {
    let last = targets.at(-1), front = words.slice(Math.max(0, mask.at - REACH), mask.at), behind = words.slice(mask.at + 1, mask.at + 1 + REACH), isListed = last !== void 0 && LISTED.test(words.slice(last.at + 1, mask.at));
    (before.test(front) && isFitLink(front, behind) || after.test(behind) || isListed) && isAgent(mask) && targets.push(mask);
  }
  return targets;
}
var REACH = 40, LISTED = /^\s*(?:sub-?)?(?:agents?)?\s*(?:,|and|or|und|oder|et|ou|y|o|、|和|与|と|&|\+|,\s*(?:and|or|then))\s*(?:then\s+)?(?:(?:to|by|an|von|à|par|a|por)\s+)?(?:(?:the|our|den|die|le|la|el)\s+)?(?:(?:sub-?)?agente?n?\s+)?$/;
function isFitLink(front, behind) {
  return !/(?:use|using|call|run|invoke|用|使用|调用)\s*(?:the|our|a|an)?\s*["'“「]?$/.test(front) || /^["'”」]?\s*(?:custom\s+)?(?:(?:sub-?)?agent|智能体|子?代理)/.test(behind);
}
var SUBJECT2 = String.raw`^(?:(?:the|our|der|die|le|la|el)\s+)?(?:(?:sub-?)?agente?\s+)?${AGENT}(?:\s+(?:sub-?)?agente?)?\s+`, ABOUT_AGENT = new RegExp(
  String.raw`${SUBJECT2}(?:must|shall|always|has to|needs to|should|muss|doit|debe)\b(?!\s+(?:always\s+)?be\b)`
), SUBJECT_REVIEWS = new RegExp(
  String.raw`${SUBJECT2}(?:must|shall|has to|needs to|always|muss|doit|debe)\s+(?:always\s+|immer\s+|toujours\s+|siempre\s+)?(?:(?:review|check|audit|inspect|examine|approve|verif)|.*(?:prüfen|begutachten)|(?:relire|vérifier|examiner)|(?:revisar|verificar|examinar))`
);
function isAboutAgent(words) {
  return ABOUT_AGENT.test(words);
}
function findMapped({ words, masks }, isAgent) {
  if (PERMITTED.test(words))
    return [];
  let isMapped = ({ at: at2 }) => {
    let front = words.slice(Math.max(0, at2 - REACH), at2), behind = words.slice(at2 + 1, at2 + 1 + REACH), isLinked = DELEGATION_WORDS.some(({ before }) => before.test(front)) && isFitLink(front, behind);
    return ARROW_BEFORE.test(front) || ARROW_BEHIND.test(behind) || isLinked;
  }, mapped = masks.filter((mask) => isMapped(mask) && mask.kind !== "mention"), known = mapped.filter(({ kind }) => kind === "agent"), unknown = mapped.filter((mask) => mask.kind === "code" && isName(mask.written)), named = masks.filter(isAgent);
  return known.length > 0 ? known : unknown.length > 0 ? unknown.slice(-1) : named.length === 1 && masks.length === 1 && words.trim().length <= BARE ? named : [];
}
var BARE = 24, ARROW_BEFORE = /(?:→|->|=>|⇒|:|：|\||—|–|\s-|⟶)\s*(?:(?:the|our)\s+)?(?:(?:sub-?)?agent:?\s+)?["“'「]?$/, ARROW_BEHIND = /^["”'」]?\s*(?:(?:sub-?)?agent)?\s*(?:→|->|=>|⇒|:|：|\||—|–|-\s|⟵)/, PERMITTED = /\b(?:optional(?:ly)?|may|can|could|might|should|consider|never|not|n['’]t|no agent|none)\b|n['’]t\b|可选|可以|不|任意|不要|できる|optional|facultati|opcional|kann|nicht/;
function rememberBinding() {
  let known = /* @__PURE__ */ new Map();
  return ({ headings, leadIns }) => {
    let inner = leadIns.at(-1);
    if (inner !== void 0 && isBindingTitle(inner, known))
      return !0;
    let title = headings.findLast(
      (heading) => mayDelegate(shortTitle(heading.title).toLowerCase()) || /optional|可选|任意/i.test(heading.title.slice(0, REACH))
    );
    return title !== void 0 && isBindingTitle(title.title, known);
  };
}
function isBindingTitle(title, known) {
  let words = shortTitle(title).toLowerCase(), binding = known.get(words) ?? (!/optional|可选|任意/.test(words) && DELEGATION_WORDS.some(
    ({ gives, calls, force, denial }) => (gives.test(words) || calls.test(words)) && force.test(words) && !denial.test(words)
  ));
  return known.set(words, binding), binding;
}
function isMeantAsAgent(mask, { words }, context, names) {
  let written = mask.written.replace(/^@/, ""), isNear = isName(mask.written) && names.nearest(written).length > 0;
  if (mask.kind !== "code" || isNear)
    return isNear;
  let around = `${words.slice(Math.max(0, mask.at - REACH), mask.at)} ${words.slice(mask.at + 1, mask.at + 1 + REACH)}`;
  return isName(mask.written) && (AGENT_NOUN.test(around) || AGENT_NOUN.test(context) || ROLE.test(written));
}
function isName(written) {
  return /^@?[\p{L}\p{N}][\p{L}\p{N}_ .-]{0,63}$/u.test(written) && !/\.\w{1,8}$/.test(written);
}
var ROLE = /(?:^|[-_ ])(?:reviewer|auditor|agent|expert|specialist|checker|guardian|architect)$/i;
function findFiles({ words, masks }, targets) {
  let taken = new Set(targets), spans = masks.filter((mask) => mask.kind === "code" && !taken.has(mask)).map(({ at: at2, written }) => ({ at: at2, value: written, isCode: !0 })), plain = [...words.matchAll(PLAIN_PATH)].map(({ index, 0: value }) => ({
    at: index,
    value: value.replace(/[.,;:]+$/, ""),
    isCode: !1
  })), all = [...spans, ...plain].toSorted((a, b) => a.at - b.at), end = 0, candidates = all.map(({ at: at2, value, isCode }) => {
    let before = words.slice(Math.max(end, at2 - REACH), at2);
    return end = at2 + (isCode ? 1 : value.length), { value, isCode, before };
  });
  return readNamedFiles(candidates);
}
var PLAIN_PATH = /(?<![\w./*@-])[\w.*@-]*(?:\/|\*)[\w.*/{},@-]*/g;
function onceEach(masks) {
  return [...new Set(masks)];
}

// src/agents/route/score-agents.ts
var LEAST_SCORE = 3, POINTS = { globs: 8, folder: 6, ending: 4, language: 3, "any-change": 3 }, WORD_POINTS = { message: 3, path: 2, code: 1 }, MOST_POINTS = { message: 9, path: 6, code: 2 };
function scoreAgents(agents, change, profileOf = readProfile) {
  let profiles = agents.map((agent) => ({ agent, profile: profileOf(agent) })), rarity = measureRarity(profiles.map(({ profile }) => profile));
  return profiles.map(({ agent, profile }) => scoreAgent(agent, profile, change, rarity));
}
function measureRarity(profiles) {
  let counts = /* @__PURE__ */ new Map();
  for (let { words } of profiles)
    for (let word of words.keys())
      counts.set(word, (counts.get(word) ?? 0) + 1);
  let all = profiles.length;
  return (word) => Math.log(1 + all / (counts.get(word) ?? 1)) / Math.log(1 + all);
}
function scoreAgent(agent, profile, change, rarity) {
  let kinds = kindParts(agent, profile, change), isElsewhere = namesOtherKinds(profile, kinds), words = wordParts(profile, change, rarity), parts = [
    ...kinds.map(({ part: part2 }) => part2),
    ...profile.reviewsAny && !isElsewhere && change.hasCode ? [{ why: "any-change", points: POINTS["any-change"], evidence: "it reviews any change of code" }] : [],
    ...words.map(({ part: part2 }) => part2)
  ], reason = whyNot(agent, profile, kinds, isElsewhere, isOnSubject(profile, kinds, words, rarity)), narrow = [...new Set(kinds.flatMap(({ files }) => files))].toSorted();
  return {
    agent,
    score: round(parts.reduce((sum, { points }) => sum + points, 0)),
    parts,
    files: narrow.length > 0 && !profile.reviewsAny ? narrow : change.files,
    ...reason !== void 0 && { reason }
  };
}
function kindParts({ head }, { kinds }, { files, languages }) {
  let byGlob = matchInBothDialects(head.globs, files).taken, inFolder = (folder) => (path) => `/${path}`.includes(`/${folder}/`), hasEnding2 = (ending) => (path) => ending.startsWith(".") ? path.toLowerCase().endsWith(ending) : path.toLowerCase().split("/").at(-1) === ending, isIn = (language) => (path) => languages.get(path) === language;
  return [
    ...scoreKind(
      "globs",
      head.globs.slice(0, 1).map((glob) => ({ shown: glob, files: byGlob.map(({ path }) => path) }))
    ),
    ...scoreKind(
      "folder",
      kinds.folders.map((folder) => ({ shown: folder, files: files.filter(inFolder(folder)) }))
    ),
    ...scoreKind(
      "ending",
      kinds.endings.map((ending) => ({ shown: ending, files: files.filter(hasEnding2(ending)) }))
    ),
    ...scoreKind(
      "language",
      [...kinds.languages].map(([language, shown]) => ({ shown, files: files.filter(isIn(language)) }))
    )
  ];
}
function scoreKind(why, named) {
  let found = named.filter(({ files: files2 }) => files2.length > 0), files = [...new Set(found.flatMap((one) => one.files))], [first = ""] = files, names = [...new Set(found.map(({ shown }) => shown))].slice(0, SHOWN).join(", "), more = files.length > 1 ? ` and ${files.length - 1} more` : "";
  return found.length === 0 ? [] : [{ part: { why, points: POINTS[why], evidence: `${names}: ${first}${more}` }, files }];
}
var SHOWN = 5;
function wordParts({ words }, change, rarity) {
  let rest = new Map(words);
  return ["message", "path", "code"].flatMap((why) => {
    let said = why === "path" ? change.paths : change[why], found = [...rest].filter(([word]) => said.has(word)).map(([word, weight]) => ({ word, points: weight * WORD_POINTS[why] * rarity(word) })).toSorted((a, b) => b.points - a.points || (a.word < b.word ? -1 : 1));
    found.forEach(({ word }) => rest.delete(word));
    let points = found.reduce((sum, one) => sum + one.points, 0), shown = found.slice(0, SHOWN).map(({ word }) => word);
    return found.length === 0 ? [] : [
      {
        part: {
          why,
          points: round(Math.min(points, MOST_POINTS[why])),
          evidence: `${shown.join(", ")}${found.length > SHOWN ? " \u2026" : ""}`
        },
        words: found.map(({ word }) => word)
      }
    ];
  });
}
function namesOtherKinds({ kinds }, found) {
  return found.length === 0 && [...kinds.languages.keys()].some(isExclusive);
}
function whyNot({ head }, { purpose, kinds }, found, isElsewhere, onSubject) {
  let hasGlob = found.some(({ part: part2 }) => part2.why === "globs");
  return head.isForPeopleOnly ? "`disable-model-invocation` reserves it for people" : head.isUserInvocable ? purpose === "works" ? "its name and description say that it does other work than reviewing" : head.globs.length > 0 ? hasGlob ? void 0 : "no changed file matches its globs" : purpose === "unknown" ? "its name and description do not say that it reviews code or is an expert on a subject" : isElsewhere ? `it is for ${[...new Set(kinds.languages.values())].slice(0, SHOWN).join(", ")}, and no such file changed` : purpose === "knows" && !onSubject ? "it does not say that it reviews code, and the change is not about the subject that it is an expert on" : void 0 : "`user-invocable` reserves it for other agents";
}
var LEAST_SHARE2 = 0.4;
function isOnSubject({ specialty }, found, words, rarity) {
  let seen = new Set(words.flatMap((one) => one.words));
  if (found.length > 0)
    return specialty.length === 0 || found.some(({ part: part2 }) => part2.why !== "language") || specialty.some((word) => seen.has(word));
  let weigh = (some) => some.reduce((sum, word) => sum + rarity(word), 0);
  return specialty.length > 0 && weigh(specialty.filter((word) => seen.has(word))) >= LEAST_SHARE2 * weigh(specialty);
}
function round(points) {
  return Math.round(points * 100) / 100;
}

// src/agents/route/route.ts
function routeAgents(input) {
  let { message, guidelines, delegate } = input, agents = input.agents.usable.toSorted(byLevelAndPath), names = indexNames(agents), mentions = readMentions(message, names), orders = readOrders(guidelines, names), paths = input.files.map(({ path }) => path).toSorted(), named = new Set(mentions.called.filter(({ head }) => head.isUserInvocable)), profileOf = rememberProfiles(), bindings = delegate === "never" ? [] : bindOrders(orders, paths, readChangeSubjects(message, input.title, input.files), profileOf), binding = collectFiles(bindings), bound = new Set([...binding.values()].flat()), free = input.files.filter(({ path }) => !bound.has(path)), isSettled = named.size > 0 || bound.size > 0 && free.length === 0, words = readChangeWords(message, isSettled ? input.files : free), scored = scoreAgents(agents, words, profileOf).toSorted(byScore), matched = delegate === "auto" && !isSettled ? chooseBest(scored, input.maxAgents, binding) : /* @__PURE__ */ new Set(), decisions = scored.map(
    (score) => decide(score, { input, paths, bindings, named, binding, matched, isSettled })
  );
  return {
    decisions: [
      ...decisions.filter(({ kind }) => kind !== "not-chosen").toSorted(byKind),
      ...decisions.filter(({ kind }) => kind === "not-chosen"),
      ...input.agents.others.map(({ name, path, reason }) => ({ kind: "unavailable", name, path, reason })).toSorted(byPath)
    ],
    notes: [...writeNotes(input, mentions), ...bindings.flatMap(noteRefusal)],
    problems: delegate === "never" ? [] : orderProblems(orders, input.agents.others, names)
  };
}
function decide(scored, selection) {
  let { agent, parts, score, files } = scored, { paths, named, binding, matched } = selection, orders = selection.bindings.flatMap(
    ({ order, files: bound, why }) => order.agent === agent ? [{ ...order, why, applies: bound.length > 0 }] : []
  ), common = { agent, score, parts, orders }, ordered = binding.get(agent);
  return named.has(agent) ? { kind: "named", ...common, files: paths } : ordered !== void 0 ? { kind: "mandatory", ...common, files: ordered } : matched.has(agent) ? { kind: "matched", ...common, files } : { kind: "not-chosen", ...common, reason: explainNotChosen(scored, selection) };
}
function writeNotes({ message, agents }, { called, unknown }) {
  let hidden2 = called.filter(({ head }) => !head.isUserInvocable), others = indexNames(agents.others), names = agents.usable.flatMap(({ name, head }) => head.isUserInvocable ? [name] : []).toSorted();
  return [
    ...hidden2.map(({ name }) => `\`@${name}\` is not called: \`user-invocable\` reserves the agent for other agents`),
    ...unavailableNamed(message, agents.others),
    ...unknown.filter(({ written }) => others.find(written) === void 0).map(({ written, nearest }) => `There is no agent ${quote(written)}. ${suggestAgent2(nearest, names)}`)
  ];
}
var MAX_NAMES4 = 20;
function suggestAgent2([nearest], names) {
  if (nearest !== void 0)
    return `Did you mean \`@${nearest}\`?`;
  let shown = names.slice(0, MAX_NAMES4).map((name) => `\`@${name}\``);
  return shown.length === 0 ? "The repository has no agents that a message can call." : `The agents are ${shown.join(", ")}${names.length > shown.length ? " and others" : ""}.`;
}
function noteRefusal({ order, isRefused }) {
  return isRefused ? [
    `${order.source}:${order.line} delegates to \`${order.agent?.name ?? ""}\`, which does not review: ${DOES_OTHER_WORK}`
  ] : [];
}
function rememberProfiles() {
  let known = /* @__PURE__ */ new Map();
  return (agent) => {
    let profile = known.get(agent) ?? readProfile(agent);
    return known.set(agent, profile), profile;
  };
}
var LEVELS2 = ["repository", "user", "organization"];
function byLevelAndPath(a, b) {
  return LEVELS2.indexOf(a.level) - LEVELS2.indexOf(b.level) || byPath(a, b);
}
function byPath(a, b) {
  return a.path < b.path ? -1 : +(a.path > b.path);
}
function byScore(a, b) {
  return b.score - a.score || Number(isSpecific(b)) - Number(isSpecific(a)) || (a.agent.name < b.agent.name ? -1 : +(a.agent.name > b.agent.name));
}
function isSpecific({ parts }) {
  return parts.some(({ why }) => why !== "any-change");
}
var KINDS = ["named", "mandatory", "matched"];
function byKind(a, b) {
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);
}
function collectFiles(bindings) {
  let found = /* @__PURE__ */ new Map();
  for (let { order, files } of bindings)
    order.agent !== void 0 && files.length > 0 && found.set(order.agent, /* @__PURE__ */ new Set([...found.get(order.agent) ?? [], ...files]));
  return new Map([...found].map(([agent, paths]) => [agent, [...paths].toSorted()]));
}
function chooseBest(scored, most, binding) {
  let fit = scored.filter(
    ({ agent, reason, score }) => !binding.has(agent) && reason === void 0 && score >= LEAST_SCORE
  );
  return new Set(fit.slice(0, most).map(({ agent }) => agent));
}
function explainNotChosen({ agent, reason, score }, selection) {
  let { input, bindings, isSettled } = selection, { delegate, maxAgents } = input;
  if (delegate === "never")
    return "`delegate` is `never`";
  let [first, ...others] = bindings.filter(({ order }) => order.agent === agent);
  return first !== void 0 ? explainIdleOrders([first, ...others]) : delegate === "mandatory" ? "`delegate` is `mandatory`, and no instruction assigns files to it" : reason !== void 0 ? reason : score < LEAST_SCORE ? `it has ${score} ${score === 1 ? "point" : "points"}, and ${LEAST_SCORE} are needed` : isSettled ? "the message or an instruction names the reviewers, so no agent is chosen by score" : `\`max-agents\` is ${maxAgents}, and other agents rank higher`;
}
function explainIdleOrders(bindings) {
  let subject = bindings.find(({ order }) => order.subject !== void 0);
  return bindings.some(({ isRefused }) => isRefused) ? DOES_OTHER_WORK : subject === void 0 ? "none of the files that an instruction assigns to it changed" : `an instruction assigns other changes to it: ${subject.why}`;
}
function unavailableNamed(message, others) {
  return readMentions(message, indexNames(others)).called.map(
    ({ name, path, reason }) => `\`@${name}\` is not called: ${path} cannot be used: ${reason}`
  );
}

// src/jobs/choose/choose-reviewers.ts
var DEFAULT_REVIEWER = "housestyle", NO_AGENTS = { usable: [], others: [] };
async function chooseReviewers({ customizations, read, files, guidelines, agent, title }, settings) {
  let first = agent === void 0 ? { name: DEFAULT_REVIEWER, files } : { name: agent.name, agent, files }, hasAgents = customizations.found.some(({ kind }) => kind === "agent");
  if (settings === void 0 || !(hasAgents || settings.message?.includes("@") === !0))
    return { reviewers: [first], agents: NO_AGENTS };
  let agents = await readAgents(customizations, read), { message = "", delegate, maxAgents } = settings, terms = { agents, files, guidelines, message, maxAgents, ...title !== void 0 && { title } }, routing = agent !== void 0 && delegate === "auto" ? withoutScores(routeAgents({ ...terms, delegate: "mandatory" })) : routeAgents({ ...terms, delegate }), chosen = routing.decisions.flatMap((decision) => "files" in decision ? [decision] : []), others = chosen.filter((one) => one.agent.path !== agent?.path).map((one) => makeReviewer(one, files)).filter((one) => one.files.length > 0);
  return { reviewers: agent === void 0 && others.length > 0 && chosen.some(({ kind }) => kind === "named") ? others : [first, ...others], routing, agents };
}
function withoutScores(routing) {
  let decisions = routing.decisions.map(
    (one) => one.kind === "not-chosen" ? { ...one, reason: OPTION_CHOOSES } : one
  );
  return { ...routing, decisions };
}
function makeReviewer({ agent, files }, all) {
  let paths = new Set(files);
  return { name: agent.name, agent, files: all.filter(({ path }) => paths.has(path)) };
}

// src/jobs/choose/first-lines.ts
var MAX_HEADS = 30;
async function readFirstLines(files, readHead) {
  let byPath2 = new Map(files.map((file) => [file.path, file])), needed = new Set(needFirstLine([...byPath2.keys()])), wanted = [...byPath2.values()].filter(({ path }) => needed.has(path)), shown = new Map(
    wanted.flatMap((file) => {
      let line = firstLineShown(file);
      return line === void 0 ? [] : [[file.path, line]];
    })
  ), rest = wanted.filter(({ path, status }) => !shown.has(path) && status !== "removed").slice(0, MAX_HEADS), read = await Promise.all(
    rest.map(async ({ path }) => [path, (await readHead(path))?.split(`
`, 1)[0]])
  );
  return new Map([...shown, ...read.flatMap(([path, line]) => line === void 0 ? [] : [[path, line]])]);
}
function firstLineShown({ hunks: [hunk] }) {
  return hunk?.newStart === 1 ? hunk.lines.find((line) => line.kind !== "removed" && line.newLine === 1)?.text : void 0;
}

// src/jobs/choose/choose-guidance.ts
async function chooseGuidance(subject, settings, known) {
  let scope = known ?? await chooseScope(subject, settings), { workspace, read } = recordReads(subject.guidance.repository), guidance = { ...subject.guidance, repository: workspace }, customizations = await discoverCustomizations(customizationSources({ ...subject, guidance }, settings)), readCustomization = customizationReader(guidance), agent = await chooseAgent(settings.agent, customizations, readCustomization);
  settings.typed !== void 0 && await refuseUnknownAddressee(settings.typed, customizations, readCustomization);
  let guidelines = await selectGuidelinesFor(subject, customizations), files = scope.reviewed, applied = guidelines.applicable.filter((guideline) => appliesToAny(guideline, files)), reviewers = await chooseReviewers(
    { customizations, read: readCustomization, files, guidelines: applied, agent, title: subject.description?.title },
    settings.routing
  );
  return {
    ...reviewers,
    files,
    excluded: scope.leftOut,
    customizations,
    read,
    guidelines,
    agent,
    applied,
    problems: [
      ...scope.problems,
      ...customizations.problems.filter(concernsReview),
      ...reviewers.routing?.problems ?? []
    ],
    leftOut: [...leaveOutFiles(scope), ...leaveOutGuidelines(guidelines, files, reviewers)]
  };
}
function appliesToAny({ appliesTo }, files) {
  return files.some((file) => appliesTo.has(file.path));
}
function leaveOutFiles({ leftOut: leftOut3, notes }) {
  return [...leftOut3, ...notes].map(({ path, reason }) => ({ stage: "file", source: path, reason }));
}
function leaveOutGuidelines(guidelines, files, reviewers) {
  let agents = agentsAtWork(reviewers), others = guidelines.leftOut.filter(({ source }) => !agents.has(source)), idle = guidelines.applicable.filter((guideline) => !appliesToAny(guideline, files));
  return [
    ...others.map((entry) => ({ stage: "guideline", ...entry })),
    ...idle.map(({ content }) => ({ stage: "guideline", source: content.path, reason: NO_REVIEWED_FILE }))
  ];
}
function customizationSources({ guidance, changes }, { compatibility, workspaceFolders }) {
  return {
    ...guidance,
    compatibility,
    workspaceFolders,
    near: changes.files.map(({ path }) => path)
  };
}
async function selectGuidelinesFor({ changes, readHead }, customizations) {
  let firstLines = dependsOnLanguages(customizations, "review") ? await readFirstLines(changes.files, readHead) : void 0;
  return selectGuidelines(
    customizations,
    changes.files.map(({ path }) => path),
    firstLines
  );
}
function concernsReview({ severity, rule }) {
  return severity !== "info" && rule !== "settings-instructions-deprecated";
}

export {
  customizationReader,
  languagesOf,
  needFirstLine,
  isForEverything,
  scopeWithoutFiles,
  scopeOf,
  NO_REVIEWED_FILE,
  EDIT_NOT_READ,
  beyondComparedFiles,
  beyondFurtherReads,
  notValidated,
  effectNotKnown,
  limitReads,
  agentsAtWork,
  indexNames,
  readMentions,
  readTool,
  whyNotFor,
  readAgents,
  chooseAgent,
  describeReservations,
  afterMergeRows,
  afterMergeLines,
  directionsSentence,
  directionRows,
  computeCost,
  writeMoney,
  reviewersMarkdown,
  handoffsMarkdown,
  usageMarkdown,
  listFinders,
  fold,
  sinceSentence,
  closedFindings,
  reaches,
  drawVerdict,
  headline,
  shortHeadline,
  MAX_MISSING,
  listMissing,
  listFailures,
  summarySentences,
  workSentences,
  isAudit,
  sourceSentences,
  reviewText,
  drawDiagnostic,
  agentsText,
  agentsJson,
  REVIEWS_EVERYTHING,
  NAMED_BY_OPTION,
  UNKNOWN_TOOL,
  NO_READABLE_ANSWER,
  PROMPT_DIVIDED,
  calledBy,
  toolCallFailed,
  explainChoice,
  isCommonWord,
  readChangeWords,
  routeAgents,
  DEFAULT_REVIEWER,
  readFirstLines,
  chooseGuidance,
  customizationSources,
  selectGuidelinesFor
};
