import { createRequire as createRequireForBundle } from 'node:module';
const require = createRequireForBundle(import.meta.url);
import {
  openSources,
  openTools,
  readChains
} from "./chunk-LSFOOEN3.js";
import {
  selectTools
} from "./chunk-IBGIHDDM.js";
import {
  CMAKE,
  filesToName,
  readHeads,
  readableSkillPieces
} from "./chunk-NSOKAURO.js";
import {
  changedLines,
  declarationTokens,
  outlineOf,
  toolsPiece,
  touchesLines
} from "./chunk-43QQWBQS.js";
import {
  composePrompt,
  estimateTokens
} from "./chunk-27DCYVXT.js";
import {
  agentPiece,
  joinRanges
} from "./chunk-2QY7HYLD.js";
import {
  findEnclosing,
  nearestCommentable
} from "./chunk-OQBGZSNW.js";
import {
  NO_CONTEXT_TOKENS,
  PROVIDER_SWITCHED_OFF,
  commitSubjectsProvider,
  providerUnfinished,
  surroundingsNotRead
} from "./chunk-EDFUTCGS.js";
import {
  readTomlLines,
  readTomlTexts,
  readTomlVersion
} from "./chunk-Q7OKFDYH.js";
import {
  PRESETS,
  readableBody
} from "./chunk-S2S4P4FF.js";
import {
  blankCommentsAndPlainText,
  blankCommentsAndStrings,
  readImports,
  textKind
} from "./chunk-2YC3TLQI.js";
import {
  languagesOf,
  needFirstLine,
  readFirstLines
} from "./chunk-UT6R2KNG.js";
import {
  isTestPath
} from "./chunk-44RX5SR4.js";
import {
  showLineToModel
} from "./chunk-PZBY2WVG.js";
import {
  directionsIn
} from "./chunk-JYIWLTMD.js";
import {
  readLinks
} from "./chunk-W5B2CJSD.js";
import {
  rangeAround,
  readHidden,
  readJsonc,
  readOutline
} from "./chunk-YDCA3GX4.js";
import {
  blankSecrets
} from "./chunk-666BTPVF.js";
import {
  languageOf
} from "./chunk-MPV6PNGA.js";
import {
  LEFT_OUT_BY_DEFAULT
} from "./chunk-E7S7KQN7.js";
import {
  makeCompanionKey
} from "./chunk-AD52CFGC.js";
import {
  folderOf,
  joinPath,
  nameOf,
  parentsOf
} from "./chunk-HRJDQKXX.js";
import {
  sourceText
} from "./chunk-JWLSZ374.js";
import {
  shorten,
  takeStart
} from "./chunk-TJ3WHKDV.js";
import {
  typeNamesIn
} from "./chunk-66H2QYZX.js";
import {
  CONTAINERS
} from "./chunk-F3XOCZVC.js";
import {
  isClosingLine,
  splitLines
} from "./chunk-QOC3LPII.js";
import {
  groupBy
} from "./chunk-DMS42LFY.js";
import {
  isRecord
} from "./chunk-IPFRPVR7.js";
import {
  UserError
} from "./chunk-PI7WXFM3.js";
import {
  at
} from "./chunk-2NL7A4UT.js";

// src/agents/run-subagent.ts
var RUN_SUBAGENT = "runSubagent", MOST_CALLS = [50, 8];
function runSubagentTool(terms) {
  let callable = callableAgents(terms), most = MOST_CALLS[terms.chain.length - 1] ?? 0;
  if (callable.length === 0 || most === 0)
    return;
  let calls = 0;
  return {
    name: RUN_SUBAGENT,
    description: DESCRIPTION,
    parameters: {
      type: "object",
      required: ["prompt", "agentName"],
      properties: {
        prompt: {
          type: "string",
          description: "What to look at and for; the agent sees the change, and nothing of yours."
        },
        description: { type: "string", description: "The task in three to five words." },
        // Not an `enum`: the error for a wrong name explains why.
        agentName: { type: "string", description: listAgents(callable) }
      }
    },
    async run(given, signal) {
      let name = readText(given.agentName), agent = findCallable(callable, name);
      return agent === void 0 ? { kind: "refused", reason: whyNot(name, callable, terms) } : calls >= most ? {
        kind: "refused",
        reason: `You have called agents ${most} times, which is the most. Go on without them.`
      } : terms.admit(agent) ? (calls += 1, delegate(agent, readText(given.prompt), terms, signal)) : { kind: "refused", reason: NO_MORE_AGENTS };
    }
  };
}
var NO_MORE_AGENTS = "The team does not want more agents in this review (`max-agents`). You can call those again that were called before. Go on without others.";
function callableAgents({
  agents,
  chain,
  allowed
}) {
  return agents.filter(
    ({ name, head }) => !head.isForPeopleOnly && !chain.includes(name) && (allowed === void 0 || allowed.includes(name) || allowed.includes("*"))
  );
}
var DESCRIPTION = "Has one of the team's agents review the change, or a part of it, for what it knows best. What it finds becomes part of the review by itself: do not report it again. It keeps nothing between two calls. Call several in one turn, and they work side by side.", MAX_DESCRIPTION_CHARACTERS = 500;
function listAgents(callable) {
  return `The name of one of these agents:
${callable.map(({ name, description }) => {
    let about = description === void 0 ? "" : `: ${description.slice(0, MAX_DESCRIPTION_CHARACTERS).toWellFormed()}`;
    return `- ${showLineToModel(`${name}${about}`)}
`;
  }).join("")}`;
}
function findCallable(callable, name) {
  let plain = (text) => text.trim().replace(/^@/, "").toLowerCase(), exact = callable.find((agent) => agent.name === name), near = callable.filter((agent) => plain(agent.name) === plain(name));
  return exact ?? (near.length === 1 ? near[0] : void 0);
}
function whyNot(name, callable, { agents, chain }) {
  let others = `You can call ${callable.map((agent) => JSON.stringify(agent.name)).join(", ")}.`, written = JSON.stringify(name.slice(0, MAX_NAME_CHARACTERS).toWellFormed());
  if (chain.includes(name))
    return `${written} already works on this, and waits (${chain.join(" \u2192 ")}): it cannot be called again from here. ${others}`;
  let known = agents.find((agent) => agent.name === name);
  return known?.head.isForPeopleOnly === !0 ? `Only people may call ${written}. ${others}` : known === void 0 ? `There is no agent ${written}. ${others}` : `You may not call ${written}. ${others}`;
}
var MAX_NAME_CHARACTERS = 100;
async function delegate(agent, task, { call, chain, onReport }, signal) {
  let report = signedBy(agent.name, await call(agent, task, [...chain, agent.name], signal));
  return onReport(agent, report), report.isWaiting === !0 ? { kind: "waiting" } : { kind: "text", text: drawReport(agent.name, report) };
}
function signedBy(name, report) {
  return { ...report, drafts: report.drafts.map((draft) => ({ agents: [name], ...draft })) };
}
function drawReport(name, { drafts, summary, shortages, failure }) {
  return [
    ...failure === void 0 ? [] : [`${name} could not finish: ${failure}.`],
    ...shortages.map((shortage) => `${name} fell short: ${shortage}.`),
    ...summary === void 0 ? [] : [summary],
    drafts.length === 0 ? `${name} found nothing to report.` : "Found, and part of the review already:",
    ...drafts.map(drawDraft)
  ].join(`
`);
}
function drawDraft({ path, line, severity, kind, title: title2, body }) {
  return `- ${path}:${line} (${severity}, ${kind}) ${title2} \u2014 ${body.replaceAll(/\s+/g, " ")}`;
}
function readText(value) {
  return typeof value == "string" ? value : "";
}

// src/jobs/compose/compose-requests.ts
function composeRequests(subject, chosen, reviewer, surroundings, composedFor) {
  let { tokenizer, budget, skills, contextTokens, parts, languages = /* @__PURE__ */ new Map() } = composedFor, offer = offerTools(composedFor), read2 = new Set(reviewer.files.map(({ path }) => path));
  return { ...composePrompt({
    files: reviewer.files,
    guidelines: chosen.applied.filter(({ appliesTo }) => reviewer.files.some(({ path }) => appliesTo.has(path))),
    description: subject.description,
    ...chosen.judgedBefore === void 0 ? {} : { judgedBefore: chosen.judgedBefore },
    others: filesToName(subject, chosen).filter((file) => !read2.has(file.path)),
    parts: {
      ...parts,
      index: offer.tools.some(({ name }) => name === READ_SKILL) ? readableSkillPieces(skills, PRIORITY) : [],
      tools: offer.tools.length === 0 ? [] : [toolsPiece()],
      agent: reviewer.agent === void 0 ? [] : [agentPiece(reviewer.agent)]
    },
    languages,
    surroundings,
    heads: surroundings.heads,
    contextTokens,
    budget: budget - offer.tokens - offer.kept,
    tokenizer
  }), reviewer, tools: offer.tools, toolTokens: offer.tokens };
}
var READ_SKILL = "read_skill", PRIORITY = PRESETS.review.priorities.index, KEPT_SHARE = 0.25, MOST_KEPT = 16e3, DECLARED_SHARE = 0.2;
function offerTools({ tools, tokenizer, budget }) {
  let tokens = declarationTokens(tools, tokenizer);
  return tools.length === 0 || tokens > budget * DECLARED_SHARE ? { tools: [], tokens: 0, kept: 0 } : { tools, tokens, kept: Math.min(MOST_KEPT, Math.floor(budget * KEPT_SHARE)) };
}

// src/jobs/compose/compose-for-reviewers.ts
async function composeForReviewers(terms, callsBy) {
  let ready = await Promise.all(
    terms.chosen.reviewers.map((reviewer) => composeForReviewer(terms, reviewer, callsBy(reviewer)))
  ), { unfit } = at(ready, 0);
  if (unfit !== void 0)
    throw unfit;
  return ready;
}
async function composeForReviewer(terms, reviewer, calls, given) {
  let { access, note } = await chooseAccess(terms, reviewer, given), selection = selectTools(reviewer.agent?.head ?? {}), offersTools = access.model.takesTools && mostTurns(terms.settings, reviewer) > 1, toolsFor = (files) => offersTools ? selectReviewerTools(terms, { ...reviewer, files }, access, selection, calls) : [], { parts = {} } = given ?? {}, composed = composeWithinBudget(terms, reviewer, {
    access,
    parts,
    tools: toolsFor(reviewer.files),
    budget: access.budget
  });
  return {
    ...composed instanceof UserError ? { composed: { ...NOTHING_COMPOSED, reviewer }, unfit: composed } : { composed },
    access,
    selection,
    notes: note === void 0 ? [] : [note],
    parts,
    toolsFor
  };
}
var NOTHING_COMPOSED = { requests: [], tooLarge: [], shared: /* @__PURE__ */ new Map(), tools: [], toolTokens: 0 };
function chooseAccess({ models }, { agent }, { inherited = models.main } = {}) {
  return agent === void 0 || agent.head.models.length === 0 ? Promise.resolve({ access: inherited }) : models.forAgent(agent);
}
function composeWithinBudget(terms, reviewer, by) {
  let { subject, chosen, surroundings, languages, skills, settings, parts } = terms;
  try {
    return composeRequests(subject, chosen, reviewer, surroundings, {
      tokenizer: by.access.tokenizer,
      budget: by.budget,
      tools: by.tools,
      skills: skills.list,
      contextTokens: settings.contextTokens,
      parts: { ...parts, ...by.parts },
      languages
    });
  } catch (error) {
    if (!(error instanceof UserError))
      throw error;
    return by.tools.length === 0 ? error : composeWithinBudget(terms, reviewer, { ...by, tools: [] });
  }
}
function mostTurns({ maxTurns }, { agent }) {
  return Math.min(maxTurns, agent?.head.maxTurns ?? maxTurns);
}
function selectReviewerTools(terms, reviewer, access, selection, calls) {
  let isSelected = (name) => selection.tools.some((tool) => tool === name), caller = isSelected(RUN_SUBAGENT) && terms.settings.delegate === "auto" ? callingTool(terms, { caller: reviewer, access }, calls) : void 0;
  return [...terms.tools.filter(({ name }) => isSelected(name)), ...caller === void 0 ? [] : [caller]];
}
function callingTool({ chosen, settings }, { caller, access }, { chain, call, admit }) {
  let { reviewers, agents } = chosen, reviewing = new Set(reviewers.map(({ name }) => name)), allowed = caller.agent?.head.agents, matched = (chosen.routing?.decisions ?? []).filter(({ kind }) => kind === "matched").length, most = allowed === void 0 ? settings.maxAgents - matched : Number.POSITIVE_INFINITY;
  if (!(most <= 0))
    return runSubagentTool({
      agents: agents.usable.filter(({ name }) => !reviewing.has(name)),
      chain,
      ...allowed === void 0 ? {} : { allowed },
      admit: (agent) => admit(agent, most),
      call: (agent, prompt, longer) => call({ agent, caller, access, prompt, chain: longer }),
      // What is found is collected where the conversation is asked.
      onReport: () => {
      }
    });
}

// src/jobs/choose/hidden-languages.ts
async function readHiddenLanguages(files, readHead) {
  let unclear = needFirstLine(files.map(({ path }) => path));
  return unclear.length === 0 ? /* @__PURE__ */ new Map() : languagesOf(unclear, await readFirstLines(files, readHead));
}

// src/context/changed-together/co-changes.ts
function findCoChanges(commits, changed, exists) {
  let changes = /* @__PURE__ */ new Map(), together = /* @__PURE__ */ new Map();
  for (let paths of commits.filter((commit) => commit.length <= 30))
    for (let path of paths.filter((one) => changed.has(one))) {
      changes.set(path, (changes.get(path) ?? 0) + 1);
      let others = together.get(path) ?? /* @__PURE__ */ new Map();
      together.set(path, others);
      for (let other of paths.filter((one) => !changed.has(one)))
        others.set(other, (others.get(other) ?? 0) + 1);
    }
  let best = /* @__PURE__ */ new Map();
  for (let [path, others] of together)
    for (let [other, count] of others) {
      let one = { path: other, with: path, together: count, changes: changes.get(path) ?? count }, known = best.get(other);
      count >= 5 && confidence(one) >= 0.8 && exists(other) && best.set(other, known !== void 0 && certainty(known) >= certainty(one) ? known : one);
    }
  return [...best.values()].toSorted((a, b) => certainty(b) - certainty(a)).slice(0, 3);
}
function confidence({ together, changes }) {
  return together / changes;
}
function certainty({ together, changes }) {
  return together / (changes + PRIOR_CHANGES);
}
var PRIOR_CHANGES = 2;
function listChangedWith(commits, path) {
  let counts = /* @__PURE__ */ new Map();
  for (let paths of commits.filter((commit) => commit.length <= 30 && commit.includes(path)))
    for (let other of paths.filter((one) => one !== path))
      counts.set(other, (counts.get(other) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([other]) => other);
}

// src/context/changed-together/changed-together.ts
var MOST_MILLISECONDS = 1e4, MAX_COMMITS = 2e3, MAX_CHANGED = 100, WORTH = 1;
function changedTogetherProvider(readPaths, all, listPaths2) {
  return {
    name: "changed-together",
    mostMilliseconds: MOST_MILLISECONDS,
    async provide({ note }) {
      let changed = /* @__PURE__ */ new Set([...all.own, ...all.others]);
      if (changed.size > MAX_CHANGED)
        return;
      let [commits, paths] = await Promise.all([readPaths(MAX_COMMITS), listPaths2()]), present = new Set(paths), own = new Set(all.own);
      for (let { path, with: source, together, changes } of findCoChanges(
        commits,
        changed,
        (one) => present.has(one)
      ))
        own.has(source) && note({
          source: path,
          title: "Files that usually change together",
          text: `${path} usually changes together with ${source} (in ${together} of ${changes} commits), but is unchanged here.`,
          why: `it changed in ${together} of the ${changes} last commits that change ${source}`,
          worth: WORTH,
          for: [source]
        });
    }
  };
}

// src/context/notes/earlier-threads.ts
var MOST_MILLISECONDS2 = 15e3, MAX_LINES_AWAY = 10, MAX_THREADS = 30, MAX_THREADS_OF_FILE = 5, LAST_COMMENTS = 3, MAX_COMMENT_CHARACTERS = 500, MAX_SUBJECT_CHARACTERS = 150, OPEN_WORTH = 2, RESOLVED_WORTH = 0.7;
function earlierThreadsProvider(read2) {
  return {
    name: "threads",
    mostMilliseconds: MOST_MILLISECONDS2,
    waits: !0,
    provide: async ({ changed, note, leaveOut }) => {
      if (changed.length === 0)
        return;
      let { threads, note: missing } = await read2(), files = new Map(changed.map(({ file }) => [file.path, file])), near = threads.filter((thread) => isNear(thread, files.get(thread.path))).toReversed(), chosen = chooseThreads(near);
      for (let thread of chosen)
        note({
          source: `${thread.path}${thread.line === void 0 ? "" : `:${thread.line}`}`,
          title: drawTitle(thread),
          text: drawComments(thread),
          why: "this was said before on a line of the change or next to it",
          worth: thread.isResolved === !0 ? RESOLVED_WORTH : OPEN_WORTH,
          for: [thread.path]
        });
      let more = near.length - chosen.length;
      more > 0 && leaveOut({ source: "review threads", reason: `${more} more on lines of the change are not in the prompt` }), missing !== void 0 && leaveOut({ source: "review threads", reason: missing });
    }
  };
}
function isNear({ line, side, comments }, file) {
  if (file === void 0 || comments.length === 0)
    return !1;
  let nearest = line === void 0 ? void 0 : nearestCommentable(file, side === "base" ? "LEFT" : "RIGHT", line);
  return line === void 0 || nearest !== void 0 && nearest.distance <= MAX_LINES_AWAY;
}
function chooseThreads(threads) {
  let counts = /* @__PURE__ */ new Map();
  return threads.toSorted((a, b) => +(a.isResolved === !0) - +(b.isResolved === !0)).filter(({ path }) => {
    let count = (counts.get(path) ?? 0) + 1;
    return counts.set(path, count), count <= MAX_THREADS_OF_FILE;
  }).slice(0, MAX_THREADS);
}
function drawTitle({ line, side, isOutdated, isResolved, comments }) {
  let where = line === void 0 ? "the whole file" : `${side === "base" ? "removed line" : "line"} ${line}`, state = [
    ...isResolved === void 0 ? [] : [isResolved ? "resolved" : "open"],
    ...isOutdated ? ["its lines changed since"] : []
  ], isSettling = comments.some(({ isOurs, role }) => isOurs || role === "member"), drawn = state.length === 0 ? "" : ` (${state.join(", ")})`;
  return isSettling ? `Already said on ${where}${drawn}; a new comment must not repeat it` : `A remark on ${where}${drawn}, which settles nothing`;
}
function drawComments({ comments, furtherComments, isResolved }) {
  if (isResolved === !0)
    return comments.slice(0, 1).map((comment) => drawComment(comment, MAX_SUBJECT_CHARACTERS)).join("");
  let last = comments.slice(1).slice(-LAST_COMMENTS), left = comments.length - 1 - last.length;
  return [
    ...comments.slice(0, 1).map((comment) => drawComment(comment, MAX_COMMENT_CHARACTERS)),
    ...left > 0 ? [`(${left} comments are left out)`] : [],
    ...last.map((comment) => drawComment(comment, MAX_COMMENT_CHARACTERS)),
    ...furtherComments > 0 ? [`(${furtherComments} more comments)`] : []
  ].join(`
`);
}
function drawComment({ isOurs, role, text }, most) {
  return `${isOurs ? "housestyle" : role === "author" ? "the author" : role === "member" ? "a member" : "somebody"}: ${readableBody(text, most)}`;
}

// src/context/notes/issue-references.ts
var MAX_CHARACTERS = 7e4, REFERENCE = /https:\/\/(?<host>[\w.-]{1,100})\/(?<urlOwner>[\w-]{1,39})\/(?<urlName>[\w.-]{1,100})\/(?:issues|pull)\/(?<urlNumber>\d{1,9})(?!\w)|(?<![\w/&#.-])(?:(?<owner>[\w-]{1,39})\/(?<name>[\w.-]{1,100}))?#(?<number>\d{1,9})(?!\w)|(?<![\w-])GH-(?<short>\d{1,9})(?!\w)/gi, KEYWORD = /(?<![\w-])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]{1,5}$/i, MAX_KEYWORD_CHARACTERS = 20;
function findIssueReferences(markdown, home) {
  let text = markdown.slice(0, MAX_CHARACTERS), matches = [...text.matchAll(REFERENCE)];
  if (matches.length === 0)
    return [];
  let isIgnored = ignoredPlaces(text), details = findDetails(text);
  return matches.flatMap((match) => {
    let address = readAddress(match.groups ?? {}, home), keyword = KEYWORD.exec(text.slice(Math.max(0, match.index - MAX_KEYWORD_CHARACTERS), match.index))?.[0];
    return address === void 0 || isIgnored(match.index) || keyword === void 0 && rangeAround(details, match.index) !== void 0 ? [] : [{ ...address, closes: keyword !== void 0, written: `${keyword?.trim() ?? ""} ${match[0]}`.trim() }];
  });
}
function readAddress(groups, home) {
  let { host, urlOwner, urlName, urlNumber, owner, name, number, short } = groups;
  return urlOwner !== void 0 && urlName !== void 0 ? host?.toLowerCase() === home.host.toLowerCase() ? { owner: urlOwner, name: urlName, number: Number(urlNumber) } : void 0 : { owner: owner ?? home.owner, name: name ?? home.name, number: Number(number ?? short) };
}
function ignoredPlaces(text) {
  let hidden = readHidden(text), links = readLinks(text).map(({ range, target }) => ({ start: range.start, end: target.start }));
  return (offset) => hidden(offset) !== void 0 || rangeAround(links, offset) !== void 0;
}
function findDetails(text) {
  let ranges = [], depth = 0, start = 0;
  for (let { 0: tag, index } of text.matchAll(/<\/?details\b/gi)) {
    let isEnd = tag.startsWith("</");
    !isEnd && depth === 0 && (start = index), isEnd && depth === 1 && ranges.push({ start, end: index }), depth = Math.max(0, depth + (isEnd ? -1 : 1));
  }
  return depth === 0 ? ranges : [...ranges, { start, end: text.length }];
}

// src/context/notes/linked-issues.ts
var MOST_MILLISECONDS3 = 15e3, MAX_ISSUES = 5, CLOSED = { worth: 4, most: 3e3 }, NAMED = { worth: 1, most: 1e3 }, MAX_LABELS = 10;
function linkedIssuesProvider(sources) {
  return {
    name: "issues",
    mostMilliseconds: MOST_MILLISECONDS3,
    waits: !0,
    async provide(terms) {
      let named2 = await findNamed(sources, terms), answers = named2.slice(0, MAX_ISSUES).map((one) => ({ one, answer: ask(sources, one, terms.signal) }));
      for (let { one, answer } of answers)
        takeAnswer(one, await answer, terms);
      let more = named2.slice(MAX_ISSUES).filter(({ closes }) => closes).length;
      more > 0 && terms.leaveOut({
        source: "linked issues",
        reason: `${more} more are not read, because at most ${MAX_ISSUES} are`
      });
    }
  };
}
async function findNamed({ issues: { home, self }, description, commits }, { signal }) {
  let inCommits = (await readMessages(commits, signal)).flatMap(
    (message) => findIn(message, "a commit message", home).filter(({ closes }) => closes)
  ), all = [
    ...findIn(description.title, "the title", home),
    ...findIn(description.body, "the description", home),
    ...inCommits
  ], isHere = ({ owner, name }) => isSame(owner, home.owner) && isSame(name, home.name), ranked = all.filter((one) => !(isHere(one) && one.number === self)).toSorted((a, b) => Number(b.closes) - Number(a.closes) || Number(isHere(b)) - Number(isHere(a))), first = new Map(ranked.toReversed().map((one) => [one.id.toLowerCase(), one]));
  return ranked.filter((one) => first.get(one.id.toLowerCase()) === one);
}
function findIn(text, by, home) {
  return findIssueReferences(text, home).map((one) => ({ ...one, by, id: `${one.owner}/${one.name}#${one.number}` }));
}
function isSame(a, b) {
  return a.toLowerCase() === b.toLowerCase();
}
async function readMessages(commits, signal) {
  try {
    return (await commits?.(signal))?.map(({ message }) => message) ?? [];
  } catch {
    return [];
  }
}
async function ask({ issues }, one, signal) {
  try {
    return await issues.read(one, signal);
  } catch (error) {
    return {
      kind: "refused",
      reason: `it could not be read: ${error instanceof Error ? error.message : String(error)}`
    };
  }
}
function takeAnswer(named2, answer, { note, leaveOut }) {
  let { id, by, closes, written } = named2;
  if (answer.kind === "found") {
    let { worth, most } = closes ? CLOSED : NAMED, text = readableBody(answer.issue.body, most);
    note({
      source: id,
      title: drawTitle2(named2, answer.issue),
      text: text === "" ? "(no description)" : text,
      why: `${by} says \`${written}\``,
      worth
    });
  } else (closes || written.includes("/")) && leaveOut({ source: id, reason: `this linked issue is not in the prompt: ${answer.reason}` });
}
function drawTitle2({ id, closes }, { kind, state, labels, title: title2 }) {
  let what = kind === "issue" ? "Issue" : "Pull request", marked = labels.length === 0 ? "" : `, labels: ${labels.slice(0, MAX_LABELS).join(", ")}`;
  return `${what} ${id} (${state}${marked}), which this change ${closes ? "closes" : "names"}: ${title2}`;
}

// src/context/notes/literal-findings.ts
var MOST_MILLISECONDS4 = 6e4, WORTH2 = 4, MAX_FINDINGS_OF_FILE = 20, MAX_TITLE_CHARACTERS = 150;
function literalFindingsProvider(read2) {
  return {
    name: "literal-checks",
    mostMilliseconds: MOST_MILLISECONDS4,
    provide: async ({ changed, note }) => {
      let byPath = groupBy(await read2(), ({ path }) => path);
      for (let path of new Set(changed.map(({ file }) => file.path))) {
        let found = byPath.get(path) ?? [];
        found.length > 0 && note({
          source: "literal checks",
          title: "Already reported for its changed lines, with the rule; a new comment must not repeat it",
          text: drawFindings(found),
          why: `literal checks report it in ${path}`,
          worth: WORTH2,
          for: [path]
        });
      }
    }
  };
}
function drawFindings(found) {
  let more = found.length - MAX_FINDINGS_OF_FILE;
  return [
    ...found.slice(0, MAX_FINDINGS_OF_FILE).map(drawFinding),
    ...more > 0 ? [`(${more} more are reported too)`] : []
  ].join(`
`);
}
function drawFinding({ line, title: title2, citation }) {
  let where = line === void 0 ? "the file" : `line ${line}`, rule = citation === void 0 ? "" : ` (statement ${citation})`;
  return `${where}: ${shorten(title2.replaceAll(/\s+/g, " "), MAX_TITLE_CHARACTERS)}${rule}`;
}

// src/context/notes/tool-results.ts
var MOST_MILLISECONDS5 = 15e3, WORTH3 = 1, WORTH_OF_MORE = 0.25, MOST_WORTH = 3, MAX_RESULTS = 30, MAX_MESSAGE_CHARACTERS = 300, MAX_TOOLS_NAMED = 3;
function reportedResultsProvider(reports) {
  return {
    name: "reports",
    mostMilliseconds: MOST_MILLISECONDS5,
    async provide(terms) {
      noteResults((await reports())?.diagnostics ?? [], terms);
    }
  };
}
function checkResultsProvider(annotations, reports) {
  return {
    name: "checks",
    mostMilliseconds: MOST_MILLISECONDS5,
    async provide(terms) {
      let [{ diagnostics, leftOut }, given] = await Promise.all([annotations(terms.signal), reports()]), known = new Set((given?.diagnostics ?? []).map(identify));
      leftOut.forEach(terms.leaveOut), noteResults(
        diagnostics.filter((diagnostic) => !known.has(identify(diagnostic))),
        terms
      );
    }
  };
}
function identify({ path, line, message }) {
  return JSON.stringify([path, line, message]);
}
function noteResults(diagnostics, { changed, note }) {
  let byPath = groupBy(diagnostics, ({ path }) => path);
  for (let path of new Set(changed.map(({ file }) => file.path))) {
    let onFile = byPath.get(path), touched = changed.flatMap(({ file }) => file.path === path ? changedLines(file).touched : []), results = (onFile ?? []).flatMap(({ line, ...rest }) => line === void 0 ? [] : [{ ...rest, line }]).filter(({ line, endLine = line }) => touchesLines(touched, line, endLine)).toSorted((a, b) => a.line - b.line || SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
    results.length > 0 && note(makeNote(path, results));
  }
}
var SEVERITIES = ["error", "warning", "info"];
function makeNote(path, results) {
  let tools = [...new Set(results.flatMap(({ tool }) => tool ?? []))].slice(0, MAX_TOOLS_NAMED), more = results.length - MAX_RESULTS;
  return {
    source: tools.length === 0 ? "other tools" : tools.join(", "),
    title: "results of other tools on its changed lines, which the author sees already",
    text: [...results.slice(0, MAX_RESULTS).map(drawResult), ...more > 0 ? [`(${more} more are left out)`] : []].join(
      `
`
    ),
    why: `reported on changed lines of ${path}`,
    worth: Math.min(MOST_WORTH, WORTH3 + WORTH_OF_MORE * (results.length - 1)),
    for: [path]
  };
}
function drawResult({ line, endLine, severity, tool, code, message }) {
  let lines = endLine === void 0 || endLine === line ? `${line}` : `${line}-${endLine}`, by = [tool, code].filter((one) => one !== void 0).join(" "), said = shorten(message.replaceAll(/\s+/g, " ").trim(), MAX_MESSAGE_CHARACTERS);
  return `${lines}: ${severity}${by === "" ? "" : ` [${by}]`}: ${said}`;
}

// src/context/traits/versions.ts
var PRE_RELEASE = String.raw`(?:alpha|beta|canary|dev|final|ga|jre|android|m|next|post|pre|preview|rc|release|snapshot|a|b|c)`, ONE = String.raw`(?:\^|~>?|[<>]=?|[=!]=|={1,3}|~=)?\s?v?\d{1,9}(?:\.(?:\d{1,9}|[x*])){0,3}(?:[-.+]?${PRE_RELEASE}(?:[-.]?\d{1,9}){0,2})?`, VERSION = new RegExp(String.raw`^${ONE}(?:\s*(?:,|\|\||\s-\s|\s)\s*${ONE}){0,3}$`, "i"), MAX_CHARACTERS2 = 32;
function readVersion(written) {
  if (typeof written != "string" || written.length > MAX_CHARACTERS2)
    return;
  let version = written.trim();
  return VERSION.test(version) ? version : void 0;
}
function readTargetFramework(written) {
  return /^net(?:standard|coreapp)?\d{1,3}(?:\.\d{1,2})?(?:-(?:windows|android|ios|maccatalyst|macos|browser))?$/.exec(
    written.trim()
  )?.[0];
}

// src/context/traits/dotnet.ts
var SHARED = {
  languages: ["csharp", "fsharp", "vb", "razor"],
  frameworks: ["Microsoft.EntityFrameworkCore", "Newtonsoft.Json"],
  testing: ["FluentAssertions", "Moq", "MSTest.TestFramework", "NSubstitute", "NUnit", "xunit", "xunit.v3"],
  locks: [],
  read,
  isImported: (name, imports) => imports.some((one) => one === name || one.startsWith(`${name}.`))
}, DOTNET = { ...SHARED, names: [], endings: [".csproj", ".fsproj", ".vbproj"] }, DOTNET_SHARED = { ...SHARED, names: ["Directory.Build.props", "Directory.Packages.props"] };
function read(text) {
  let language = /<LangVersion>\s*(\d[\d.]{0,5})\s*</.exec(text)?.[1];
  return {
    platform: [
      ...(/<TargetFrameworks?>([^<]{1,100})</.exec(text)?.[1]?.split(";", MAX_TARGETS) ?? []).flatMap((target) => readTargetFramework(target) ?? []).map((name) => ({ name })),
      ...language === void 0 ? [] : [{ name: "C#", version: language }],
      .../<Nullable>\s*enable\s*</i.test(text) ? [{ name: "nullable references" }] : []
    ],
    dependencies: [...text.matchAll(/<Package(?:Reference|Version)\s([^<>]{1,300})>/g)].flatMap(
      ([, keys = ""]) => readPackage(keys)
    )
  };
}
var MAX_TARGETS = 6;
function readPackage(keys) {
  let name = /\b(?:Include|Update)\s*=\s*"([\w.-]{1,80})"/.exec(keys)?.[1], version = /\bVersion\s*=\s*"([^"]{1,40})"/.exec(keys)?.[1];
  return name === void 0 ? [] : [version === void 0 ? { name } : { name, version }];
}

// src/context/traits/go.ts
var GO = {
  names: ["go.mod"],
  languages: ["go"],
  frameworks: [],
  testing: [],
  locks: [],
  read: (text) => ({
    platform: [...text.matchAll(/^go[ \t]+(\d[\d.]{0,12})/gm)].slice(0, 1).map(([, version = ""]) => ({
      name: "Go",
      version
    })),
    dependencies: [...text.matchAll(/^[ \t]*(?:require[ \t]+)?([\w.~-]+\.[\w~-]+\/[\w./~-]+)[ \t]+v([\w.+-]+)/gm)].map(
      ([, name = "", version = ""]) => ({ name, version })
    )
  }),
  isImported: (name, imports) => imports.some((one) => one === name || one.startsWith(`${name}/`))
};

// src/context/traits/jvm.ts
var SHARED2 = {
  languages: ["java", "kotlin", "groovy", "scala"],
  frameworks: [
    "hibernate-core",
    "kotlin",
    "kotlinx-coroutines-core",
    "lombok",
    "micronaut",
    "quarkus",
    "spring-boot",
    "spring-boot-starter-parent",
    "spring-webmvc"
  ],
  testing: ["assertj-core", "junit", "junit-jupiter", "kotest-runner-junit5", "mockito-core", "testng", "truth"],
  locks: [],
  // An artifact does not say which packages it has.
  isImported: () => !1
}, MAVEN = { ...SHARED2, names: ["pom.xml"], read: readPom }, GRADLE = { ...SHARED2, names: ["build.gradle", "build.gradle.kts"], read: readGradle }, JAVA_PROPERTIES = /^(?:maven\.compiler\.(?:release|target|source)|java\.version|javaVersion)$/;
function readPom(text) {
  let properties = new Map(
    [...text.matchAll(/<([\w.-]{1,60})>\s*([\w.-]{1,40})\s*<\/\1>/g)].map(([, name = "", value = ""]) => [name, value])
  ), java = [...properties].filter(([name]) => JAVA_PROPERTIES.test(name)).map(([, version]) => version), kotlin = properties.get("kotlin.version");
  return {
    platform: [
      ...java.slice(0, 1).map((version) => ({ name: "Java", version })),
      ...kotlin === void 0 ? [] : [{ name: "Kotlin", version: kotlin }]
    ],
    dependencies: [
      ...text.matchAll(/<artifactId>\s*([\w.-]{1,80})\s*<\/artifactId>([^<]{0,200}<version>([^<]{1,60})<)?/g)
    ].map(([, name = "", , version]) => withVersion(name, resolve(version, properties)))
  };
}
function resolve(version, properties) {
  let property = /^\s*\$\{([\w.-]+)\}\s*$/.exec(version ?? "")?.[1];
  return property === void 0 ? version : properties.get(property);
}
var GRADLE_JAVA = /(?:JavaLanguageVersion\.of\(\s*|jvmToolchain\(\s*|(?:source|target)Compatibility\s*=?\s*(?:JavaVersion\.VERSION_(?:1_)?|["'])?)(\d{1,2}(?:\.\d)?)/;
function readGradle(text) {
  let java = GRADLE_JAVA.exec(text)?.[1], kotlin = /(?:kotlin\(\s*["']\w+["']\s*\)|id\s*\(?\s*["']org\.jetbrains\.kotlin\.\w+["']\s*\)?)\s*version\s*\(?["']([\w.-]{1,20})["']/.exec(
    text
  )?.[1], boot = /id\s*\(?\s*["']org\.springframework\.boot["']\s*\)?\s*version\s*\(?["']([\w.-]{1,20})["']/.exec(
    text
  )?.[1];
  return {
    platform: [
      ...java === void 0 ? [] : [{ name: "Java", version: java }],
      ...kotlin === void 0 ? [] : [{ name: "Kotlin", version: kotlin }]
    ],
    dependencies: [
      ...boot === void 0 ? [] : [{ name: "spring-boot", version: boot }],
      ...[...text.matchAll(/["'][\w.-]{1,80}:([\w.-]{1,80})(?::([\w.-]{1,30}))?["']/g)].map(
        ([, name = "", version]) => withVersion(name, version)
      )
    ]
  };
}
function withVersion(name, version) {
  return version === void 0 ? { name } : { name, version };
}

// src/context/traits/npm.ts
var PACKAGE_LOCK = {
  entries: ({ name }, folder) => [
    ...folder === "" ? [] : [`"${folder}/node_modules/${name}": {`],
    `"node_modules/${name}": {`
  ],
  version: /^\s*"version":\s*"([^"]*)"/
}, LOCKS = [
  { file: "package-lock.json", ...PACKAGE_LOCK },
  { file: "npm-shrinkwrap.json", ...PACKAGE_LOCK },
  {
    file: "pnpm-lock.yaml",
    entries: ({ name }) => [`
      ${name}:
`, `
      '${name}':
`],
    version: /^\s*specifier: [^\n]*\n\s*version: '?([^\s'(]*)/,
    namesRange: !0
  },
  {
    file: "yarn.lock",
    entries: ({ name, version = "" }) => [`
`, `
"`, ", "].flatMap((start) => [`${start}${name}@${version}`, `${start}${name}@npm:${version}`]),
    version: /^[^\n]*\n\s+version:? "?([^\s"]*)/
  }
], NPM = {
  names: ["package.json"],
  languages: ["typescript", "typescriptreact", "javascript", "javascriptreact", "vue", "svelte", "astro"],
  frameworks: [
    "@angular/core",
    "@nestjs/core",
    "@remix-run/react",
    "astro",
    "electron",
    "express",
    "fastify",
    "gatsby",
    "next",
    "nuxt",
    "preact",
    "react",
    "react-native",
    "solid-js",
    "svelte",
    "typescript",
    "vue"
  ],
  testing: ["@playwright/test", "ava", "cypress", "jasmine", "jest", "mocha", "vitest"],
  locks: LOCKS,
  read: (text) => {
    let { value } = readJsonc(sourceText("package.json", text)), manifest = isRecord(value) ? value : {}, platform = readEntries(manifest, "engines").filter(({ name }) => ENGINES.has(name)), dependencies = LISTS.flatMap((list) => readEntries(manifest, list));
    return {
      platform: [...platform, ...manifest.type === "module" ? [{ name: "ES modules" }] : []],
      dependencies,
      local: dependencies.filter(({ version }) => LOCAL.test(version ?? "")).map(({ name }) => name)
    };
  },
  isImported: (name, imports) => imports.some((one) => one === name || one.startsWith(`${name}/`)),
  suits: (name, languages) => name !== "typescript" || languages.some((one) => !one.startsWith("javascript"))
}, ENGINES = /* @__PURE__ */ new Set(["bun", "deno", "node", "vscode"]), LOCAL = /^(?:workspace|file|link|portal):/, LISTS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];
function readEntries(manifest, list) {
  let entries = Object.hasOwn(manifest, list) ? manifest[list] : void 0;
  return isRecord(entries) ? Object.entries(entries).map(([name, version]) => ({
    name,
    ...typeof version == "string" ? { version } : {}
  })) : [];
}

// src/context/traits/php.ts
var COMPOSER = {
  names: ["composer.json"],
  languages: ["php"],
  frameworks: ["cakephp/cakephp", "doctrine/orm", "laravel/framework", "slim/slim", "symfony/framework-bundle"],
  testing: ["pestphp/pest", "phpunit/phpunit"],
  locks: [
    {
      file: "composer.lock",
      entries: ({ name }) => [`"name": "${name}",`],
      version: /^\s*"version":\s*"v?([^"]*)"/
    }
  ],
  read: (text) => {
    let { value } = readJsonc(sourceText("composer.json", text)), all = isRecord(value) ? ["require", "require-dev"].flatMap((list) => readPackages(value[list])) : [];
    return {
      platform: all.filter(({ name }) => name === "php").map((php) => ({ ...php, name: "PHP" })),
      dependencies: all.filter(({ name }) => name.includes("/"))
    };
  },
  // A package says nothing of its namespace, which often begins with the name of its vendor: `Slim\App`.
  isImported: (name, imports) => {
    let [vendor, own] = name.split("/");
    return imports.some((one) => {
      let [first, second] = one.toLowerCase().split("\\");
      return first === vendor && (second === own?.replaceAll("-", "") || own === vendor);
    });
  }
};
function readPackages(list) {
  return isRecord(list) ? Object.entries(list).map(([name, version]) => ({ name, ...typeof version == "string" ? { version } : {} })) : [];
}

// src/context/traits/python.ts
var FRAMEWORKS = ["aiohttp", "celery", "django", "djangorestframework", "fastapi", "flask", "pydantic", "sqlalchemy"], TESTING = ["hypothesis", "pytest", "pytest-asyncio"], TABLES = {
  entries: ({ name }) => [`name = "${normalise(name)}"
`],
  version: /^version = "([^"]*)"/
}, LOCKS2 = [
  { file: "uv.lock", ...TABLES },
  { file: "poetry.lock", ...TABLES }
], PACKAGES = {
  attr: "attrs",
  bs4: "beautifulsoup4",
  cv2: "opencv-python",
  dateutil: "python-dateutil",
  dotenv: "python-dotenv",
  git: "gitpython",
  jwt: "pyjwt",
  pil: "pillow",
  rest_framework: "djangorestframework",
  sklearn: "scikit-learn",
  yaml: "pyyaml"
}, SHARED3 = {
  languages: ["python"],
  frameworks: FRAMEWORKS,
  testing: TESTING,
  locks: LOCKS2,
  isImported: (name, imports) => imports.some((one) => {
    let module = one.split(".", 1)[0]?.toLowerCase() ?? "";
    return normalise(Object.hasOwn(PACKAGES, module) ? PACKAGES[module] ?? "" : module) === normalise(name);
  })
}, PYPROJECT = { ...SHARED3, names: ["pyproject.toml"], read: readPyproject }, REQUIREMENTS = {
  ...SHARED3,
  names: ["requirements.txt"],
  read: (text) => ({
    platform: [],
    dependencies: text.split(`
`, MAX_LINES).flatMap((line) => readRequirement(line))
  })
}, MAX_LINES = 2e3;
function readPyproject(text) {
  let lines = readTomlLines(text), required = lines.find(({ table, key }) => table === "project" && key === "requires-python"), poetry = lines.filter(({ table }) => /^tool\.poetry\.(?:group\.[\w-]+\.|dev-)?dependencies$/.test(table)), python = required ?? poetry.find(({ key }) => key === "python"), version = python === void 0 ? void 0 : readTomlVersion(python.value);
  return {
    platform: version === void 0 ? [] : [{ name: "Python", version }],
    dependencies: [
      ...lines.filter(holdsRequirements).flatMap(({ value }) => readTomlTexts(value).flatMap(readRequirement)),
      ...poetry.filter(({ key }) => key !== "python").map(({ key, value }) => withVersion2(key, readTomlVersion(value)))
    ]
  };
}
function holdsRequirements({ table, key }) {
  return table === "project" && key === "dependencies" || table === "project.optional-dependencies" || table === "dependency-groups";
}
function readRequirement(line) {
  let [, name, version] = /^\s*([A-Za-z\d][\w.-]{0,80})\s*(?:\[[^\]]{0,200}\])?\s*\(?((?:[<>=!~^][^;#)]{0,80})?)/.exec(line) ?? [];
  return name === void 0 ? [] : [withVersion2(normalise(name), version === "" ? void 0 : version)];
}
function withVersion2(name, version) {
  return version === void 0 ? { name } : { name, version };
}
function normalise(name) {
  return name.toLowerCase().replaceAll(/[-_.]+/g, "-");
}

// src/context/traits/ruby.ts
var LOCKS3 = [
  { file: "Gemfile.lock", entries: ({ name }) => [`
    ${name} (`], version: /^([^)\n]*)\)/ }
], SHARED4 = {
  languages: ["ruby"],
  frameworks: ["activerecord", "hanami", "rack", "rails", "sidekiq", "sinatra"],
  testing: ["minitest", "rspec", "rspec-core"],
  locks: LOCKS3,
  isImported: (name, imports) => imports.some((one) => one === name || one.replaceAll("/", "-") === name || one.startsWith(`${name}/`))
}, GEMFILE = {
  ...SHARED4,
  names: ["Gemfile"],
  read: (text) => ({
    platform: readGems(text, /^\s*ruby\s{0,5}\(?\s{0,5}()["']([^"'\n]{1,40})["']/gm).map(named),
    dependencies: readGems(
      text,
      /^\s*gem\s{0,5}\(?\s{0,5}["']([\w.-]{1,60})["'](?:,\s{0,5}["']([^"'\n]{1,40})["'])?/gm
    )
  })
}, GEMSPEC = {
  ...SHARED4,
  names: [],
  endings: [".gemspec"],
  read: (text) => ({
    platform: readGems(text, /\.required_ruby_version\s{0,5}=\s{0,5}()["']([^"'\n]{1,40})["']/g).map(named),
    dependencies: readGems(
      text,
      /\.add_(?:runtime_|development_)?dependency\s{0,5}\(?\s{0,5}["']([\w.-]{1,60})["'](?:,\s{0,5}["']([^"'\n]{1,40})["'])?/g
    )
  })
};
function readGems(text, pattern) {
  return [...text.matchAll(pattern)].map(
    ([, name = "", version]) => version === void 0 ? { name } : { name, version }
  );
}
function named(trait) {
  return { ...trait, name: "Ruby" };
}

// src/context/traits/rust.ts
var RUST = {
  names: ["Cargo.toml"],
  languages: ["rust"],
  frameworks: ["tokio"],
  testing: ["proptest"],
  locks: [
    {
      file: "Cargo.lock",
      entries: ({ name }) => [`name = "${name}"
`],
      // Crates of the same workspace have no source.
      version: /^version = "([^"]*)"\nsource = /
    }
  ],
  read: (text) => {
    let lines = readTomlLines(text);
    return {
      platform: lines.flatMap(({ table, key, value }) => {
        let name = /^(?:workspace\.)?package$/.test(table) && Object.hasOwn(PLATFORM, key) ? PLATFORM[key] : void 0, version = readTomlVersion(value);
        return name === void 0 || version === void 0 ? [] : [{ name, version }];
      }),
      dependencies: lines.flatMap(readDependency),
      local: lines.filter(({ key, value }) => key === "path" || /\bpath\s*=/.test(value)).flatMap((line) => readDependency({ ...line, key: line.key === "path" ? "version" : line.key })).map(({ name }) => name)
    };
  },
  isImported: (name, imports) => imports.includes(name.replaceAll("-", "_"))
}, PLATFORM = { edition: "Rust edition", "rust-version": "Rust" }, TABLE = /(?:^|\.)(?:dev-|build-)?dependencies(?:\.([\w-]+))?$/;
function readDependency({ table, key, value }) {
  let [isTable, own] = TABLE.exec(table) ?? [];
  if (isTable === void 0 || own !== void 0 && key !== "version")
    return [];
  let name = own ?? key.split(".", 1)[0] ?? key, version = readTomlVersion(value);
  return [version === void 0 ? { name } : { name, version }];
}
function readCrates(lines) {
  let crates = /* @__PURE__ */ new Set();
  for (let line of lines)
    for (let [, crate = ""] of line.matchAll(/(?<![\w:])([a-z_]\w{0,60})::/g))
      crates.add(crate);
  return [...crates];
}

// src/context/traits/manifests.ts
var MANIFESTS = [
  CMAKE,
  COMPOSER,
  DOTNET,
  DOTNET_SHARED,
  GEMFILE,
  GEMSPEC,
  GO,
  GRADLE,
  MAVEN,
  NPM,
  PYPROJECT,
  REQUIREMENTS,
  RUST
];

// src/context/traits/find-manifests.ts
var MAX_FOLDERS = 3, MAX_DEPTH = 64;
function findManifests(paths, changed) {
  let byFolder = listManifests(paths), found = /* @__PURE__ */ new Map();
  for (let code of changed) {
    let suiting = foldersUp(code.path).map((folder) => (byFolder.get(folder) ?? []).filter(({ kind }) => kind.languages.includes(code.language))).filter((all) => all.length > 0).slice(0, MAX_FOLDERS);
    for (let [distance, manifests] of suiting.entries())
      for (let { path, kind } of manifests) {
        let known = found.get(path) ?? { kind, users: [], distance };
        known.users.push(code), known.distance = Math.min(known.distance, distance), found.set(path, known);
      }
  }
  return [...found].toSorted(([a, one], [b, other]) => one.distance - other.distance || (a < b ? -1 : 1)).map(([path, { kind, users }]) => ({ path, kind, users }));
}
var BY_NAME = new Map(MANIFESTS.flatMap((kind) => kind.names.map((name) => [name, kind]))), BY_ENDING = MANIFESTS.flatMap((kind) => (kind.endings ?? []).map((ending) => [ending, kind]));
function listManifests(paths) {
  let byFolder = /* @__PURE__ */ new Map();
  for (let path of paths) {
    let name = nameOf(path), kind = BY_NAME.get(name) ?? BY_ENDING.find(([ending]) => name.endsWith(ending))?.[1];
    if (kind !== void 0) {
      let folder = folderOf(path), manifests = byFolder.get(folder) ?? [];
      manifests.push({ path, kind }), byFolder.set(folder, manifests);
    }
  }
  return byFolder;
}
function foldersUp(path) {
  return [...parentsOf(path).slice(0, MAX_DEPTH).toReversed(), ""];
}

// src/context/traits/locked-version.ts
function findLockedVersion(lock, text, dependency, folder) {
  for (let entry of lock.entries(dependency, folder)) {
    let start = text.indexOf(entry), found = start < 0 ? "" : text.slice(start + entry.length, start + entry.length + 400), [match, version] = lock.version.exec(found) ?? [], isSame2 = lock.namesRange !== !0 || (match ?? "").includes(dependency.version ?? "");
    if (version !== void 0 && isSame2)
      return version;
  }
}

// src/context/traits/read-traits.ts
var MAX_MANIFESTS = 8, MAX_TRAITS = 20, MAX_TRAITS_OF_MANIFEST = 8;
async function readTraits(changed, files) {
  let imports = new Map(changed.map((code) => [code, listImports(code)])), manifests = findManifests(files.paths, changed).slice(0, MAX_MANIFESTS), read2 = await Promise.all(
    manifests.map(async (manifest) => ({ ...manifest, content: await readContent(manifest, files) }))
  ), local = new Set(read2.flatMap(({ content }) => content.local ?? [])), named2 = new Map(changed.map((code) => [code, /* @__PURE__ */ new Set()])), found = [], left = MAX_TRAITS;
  for (let manifest of read2) {
    let { path, users } = manifest, modules = users.flatMap((code) => imports.get(code) ?? []), traits = (await withVersions(manifest, chooseTraits(manifest, modules, local), files)).filter(({ name }) => users.some((code) => named2.get(code)?.has(name) !== !0)).slice(0, Math.min(left, MAX_TRAITS_OF_MANIFEST));
    users.forEach((code) => traits.forEach(({ name }) => named2.get(code)?.add(name))), left -= traits.length, traits.length > 0 && found.push({ path, traits });
  }
  return found;
}
async function readContent({ path, kind }, files) {
  let text = await files.read(path);
  return text === void 0 ? { platform: [], dependencies: [] } : kind.read(text);
}
function listImports({ path, language, text }) {
  let lines = splitLines(text ?? "");
  return language === "rust" ? readCrates(lines) : readImports(path, lines);
}
function chooseTraits({ kind, users, content: { platform, dependencies } }, imports, local) {
  let languages = users.map(({ language }) => language), shaping = /* @__PURE__ */ new Set([
    ...kind.frameworks.filter((name) => kind.suits?.(name, languages) !== !1),
    ...users.some(({ path }) => isTestPath(path)) ? kind.testing : []
  ]), modules = [...new Set(imports)], others = dependencies.filter(({ name }) => !local.has(name)), wanted = [...others.filter(({ name }) => kind.isImported(name, modules)), ...others.filter(({ name }) => shaping.has(name))], chosen = [...platform, ...wanted.filter(({ name }) => isPackageName(name))], first = /* @__PURE__ */ new Map();
  for (let trait of chosen)
    first.set(trait.name, first.get(trait.name) ?? trait);
  return [...first.values()];
}
var MAX_NAME_CHARACTERS2 = 80, MAX_WORDS = 5;
function isPackageName(name) {
  let words = name.replaceAll(/[^A-Za-z\d/]+/g, " ").trim();
  return name.length <= MAX_NAME_CHARACTERS2 && /^@?[A-Za-z\d][\w.~-]*(?:\/[\w.~-]+){0,6}$/.test(name) && words.split("/").every((part) => part.trim().split(" ").length <= MAX_WORDS) && directionsIn(words.replaceAll("/", " ")).next().done === !0;
}
async function withVersions({ path, kind, content }, traits, files) {
  let lock = files.readsLocks ? await readNearestLock(folderOf(path), kind.locks, files) : void 0;
  return traits.flatMap((trait) => {
    let { name } = trait, locked = lock === void 0 ? void 0 : findLockedVersion(lock.lock, lock.text, trait, lock.folder), version = readVersion(locked) ?? readVersion(trait.version);
    return version !== void 0 ? [{ name, version }] : content.platform.includes(trait) ? [{ name }] : [];
  });
}
async function readNearestLock(folder, locks, files) {
  for (let above of /* @__PURE__ */ new Set([folder, ...parentsOf(folder).toReversed(), ""])) {
    let lock = locks.find(({ file }) => files.has(joinPath(above, file))), text = lock === void 0 ? void 0 : await files.read(joinPath(above, lock.file));
    if (lock !== void 0 && text !== void 0)
      return { lock, text, folder: above === "" ? folder : folder.slice(above.length + 1) };
  }
}

// src/context/traits/traits-provider.ts
var MAX_FILES = 40, MOST_MILLISECONDS6 = 2e3, WORTH4 = 3;
function traitsProvider(open) {
  return {
    name: "traits",
    mostMilliseconds: MOST_MILLISECONDS6,
    provide: async ({ changed, note }) => {
      let code = changed.toSorted((a, b) => countChangedLines(b.file) - countChangedLines(a.file)).slice(0, MAX_FILES).flatMap(readCode), found = code.length === 0 ? [] : await readTraits(code, await open());
      found.length > 0 && note({
        source: found.map(({ path }) => path).join(", "),
        title: "What the changed files are built with",
        text: found.map(({ path, traits }) => `${path}: ${traits.map(drawTrait).join(", ")}`).join(`
`),
        why: "says which languages, runtimes and packages the changed files can use",
        worth: WORTH4
      });
    }
  };
}
function readCode({ file, text }) {
  let shown = text ?? textAfter(file), language = languageOf(file.path, shown.split(`
`, 1)[0]);
  return language === void 0 || file.status === "removed" ? [] : [{ path: file.path, language, text: shown }];
}
function textAfter({ hunks }) {
  return hunks.flatMap(({ lines }) => lines.flatMap(({ kind, text }) => kind === "removed" ? [] : [text])).join(`
`);
}
function countChangedLines({ additions, deletions }) {
  return additions + deletions;
}
function drawTrait({ name, version }) {
  return version === void 0 ? name : `${name} ${version}`;
}

// src/jobs/gather/note-providers.ts
function noteProviders(from) {
  let { description, readers = {}, readThreads } = from.subject, { reports } = from.opened, { commits, issues, annotations, earlierPaths } = readers;
  return [
    ...issues === void 0 || description === void 0 ? [] : [linkedIssuesProvider({ issues, description, ...listMessages(commits ?? issues.commits) })],
    ...commits === void 0 ? [] : [commitSubjectsProvider(commits, description?.title)],
    ...readThreads === void 0 ? [] : [earlierThreadsProvider(readThreads)],
    ...earlierPaths === void 0 ? [] : [
      changedTogetherProvider(
        earlierPaths,
        { own: changedPaths(from.subject.changes), others: from.subject.otherPaths ?? [] },
        () => listPaths(from)
      )
    ],
    literalFindingsProvider(from.literalFindings),
    traitsProvider(() => openManifests(from)),
    reportedResultsProvider(reports),
    ...annotations === void 0 ? [] : [checkResultsProvider(annotations, reports)]
  ];
}
function listMessages(commits) {
  return commits === void 0 ? {} : { commits };
}
function changedPaths({ files, leftOut }) {
  return [
    ...files.flatMap(({ path, previousPath }) => [path, previousPath ?? path]),
    ...leftOut.map(({ path }) => path)
  ];
}
async function listPaths({ opened }) {
  return (await opened.sources.list("head")).entries.map(({ path }) => path);
}
async function openManifests({ subject, opened }) {
  let { entries, has } = await opened.sources.list("head");
  return {
    paths: entries.map(({ path }) => path),
    has,
    read: async (path) => {
      let file = await opened.sources.read(path, "head");
      return file.kind === "text" ? file.text : void 0;
    },
    readsLocks: subject.sides.maxReads === void 0
  };
}

// src/context/changed-names.ts
var MAX_NAMES = 600, MAX_LINE_CHARACTERS = 1e3;
function changedNames(file) {
  let hunks = file.view?.hunks ?? file.hunks, language = languageOf(file.path, hunks[0]?.lines[0]?.text) ?? "plaintext", names = /* @__PURE__ */ new Map();
  for (let side of ["added", "removed"])
    for (let hunk of hunks)
      for (let { name, receivers, line } of changedChains(hunk, side, language)) {
        let key = [...receivers, name].join("."), known = names.get(key);
        known !== void 0 ? known.uses += 1 : names.size < MAX_NAMES && names.set(key, { name, receivers, uses: 1, line, isRemoved: side === "removed" });
      }
  return [...names.values()];
}
function changedChains({ newStart, newLines, lines }, side, language) {
  let next = newLines === 0 ? newStart + 1 : newStart, placed = [];
  for (let one of lines)
    (one.kind === side || one.kind === "context") && placed.push({ line: next, of: one }), next += one.kind === "removed" ? 0 : 1;
  let text = placed.map(({ of }) => of.text.length > MAX_LINE_CHARACTERS ? "" : of.text).join(`
`);
  return readChains(blankCommentsAndPlainText(text, language) ?? text).flatMap(({ name, receivers, row }) => {
    let at2 = placed[row];
    return at2?.of.kind === side ? [{ name, receivers, line: at2.line }] : [];
  });
}

// src/context/enclosing/declaration-lines.ts
var MOST_LINES = 150, LINES_AROUND = 12, MOST_NOTE_LINES = 10, HEAD_WORTH = 2, NOTE_WORTH = 0.3, LINE_WORTHS = [
  { within: 12, worth: 0.16 },
  { within: 40, worth: 0.12 },
  { within: Number.POSITIVE_INFINITY, worth: 0.09 }
];
function declarationLines(lines, { declarations, imports }, touched) {
  let heads = /* @__PURE__ */ new Map(), bodies = /* @__PURE__ */ new Map();
  for (let { from, to } of touched)
    for (let line = from; line <= to; line += 1) {
      if (imports.some(({ startLine, endLine }) => startLine <= line && line <= endLine))
        continue;
      let chain = findEnclosing(declarations, line);
      chain.forEach((declaration) => heads.set(declaration, headOf(declaration)));
      let body = chooseBody(chain), known = bodies.get(body);
      known === void 0 ? bodies.set(body, [line]) : known.push(line);
    }
  return [
    ...heads.values(),
    ...[...heads.keys()].flatMap(noteOf),
    ...[...bodies].flatMap(([body, inside]) => bodyLines(body, inside, lines.length))
  ];
}
function chooseBody(chain) {
  let bodies = chain.filter(({ kind }) => !CONTAINERS.has(kind));
  return (bodies.length === 0 ? chain : bodies).find(
    ({ signatureLine, endLine }) => endLine - signatureLine < MOST_LINES
  ) ?? bodies.at(-1) ?? chain.at(-1);
}
function headOf({ kind, name, signatureLine, headEndLine }) {
  return { from: signatureLine, to: headEndLine, worth: HEAD_WORTH, why: `the head of ${title(kind, name)}` };
}
function noteOf({ kind, name, startLine, signatureLine }) {
  return startLine >= signatureLine ? [] : [{ from: Math.max(startLine, signatureLine - MOST_NOTE_LINES), to: signatureLine - 1, worth: NOTE_WORTH, why: `the comment of ${title(kind, name)}` }];
}
function bodyLines(body, touched, lineCount) {
  let first = body?.signatureLine ?? 1, last = body?.endLine ?? lineCount, nearest = distances(first, last, touched), most = body === void 0 ? LINES_AROUND : widestWithin(nearest, MOST_LINES), why = body === void 0 ? "the lines around the change" : `the body of ${title(body.kind, body.name)}`, found = [];
  for (let from = 0; from < nearest.length; ) {
    let ring = ringOf(at(nearest, from), most), to = from;
    for (; to + 1 < nearest.length && ringOf(at(nearest, to + 1), most) === ring; )
      to += 1;
    ring !== void 0 && found.push({ from: first + from, to: first + to, worth: ring.worth * (to - from + 1), why }), from = to + 1;
  }
  return found;
}
function ringOf(distance, most) {
  return distance > most ? void 0 : LINE_WORTHS.find(({ within }) => distance <= within);
}
function distances(first, last, touched) {
  let nearest = Array.from({ length: last - first + 1 }, () => Number.POSITIVE_INFINITY);
  touched.forEach((line) => nearest[line - first] = 0);
  for (let index = 1; index < nearest.length; index += 1)
    nearest[index] = Math.min(at(nearest, index), at(nearest, index - 1) + 1);
  for (let index = nearest.length - 2; index >= 0; index -= 1)
    nearest[index] = Math.min(at(nearest, index), at(nearest, index + 1) + 1);
  return nearest;
}
function widestWithin(nearest, most) {
  let counts = [];
  for (let distance of nearest)
    counts[distance] = (counts[distance] ?? 0) + 1;
  let total = 0;
  for (let distance = 0; distance < counts.length; distance += 1)
    if (total += counts[distance] ?? 0, total > most)
      return Math.max(distance - 1, 1);
  return counts.length;
}
function title(kind, name) {
  return name === void 0 || kind === "block" ? `a ${kind}` : `${kind} \`${name}\``;
}

// src/context/enclosing/heading-lines.ts
var WORTH5 = 0.5;
function headingLines(text, touched) {
  let headings = readHeadings(text), found = /* @__PURE__ */ new Set(), next = 0, open = [];
  for (let { from, to } of touched) {
    for (; ; ) {
      let heading = headings[next];
      if (heading === void 0 || heading.from > to)
        break;
      open = [...open.filter(({ depth }) => depth < heading.depth), heading], next += 1, !(heading.from <= from) && open.forEach((one) => found.add(one));
    }
    open.forEach((one) => found.add(one));
  }
  return [...found].map(({ from, to }) => ({ from, to, worth: WORTH5, why: "a heading above the change" }));
}
function readHeadings(text) {
  let line = 1, at2 = 0, lineAt = (offset) => {
    for (let next = text.indexOf(`
`, at2); next >= 0 && next < offset; next = text.indexOf(`
`, at2))
      line += 1, at2 = next + 1;
    return line;
  };
  return readOutline(text).blocks.flatMap((block) => {
    let first = block.kind === "heading" ? block.lines[0] : void 0;
    if (block.kind !== "heading" || first === void 0)
      return [];
    let from = lineAt(first.start);
    return [{ depth: block.depth, from, to: lineAt(block.lines.at(-1)?.start ?? first.start) }];
  });
}

// src/context/enclosing/import-lines.ts
var WORD = /[\p{ID_Start}_$][\p{ID_Continue}$]*/gu;
function importLines(lines, { imports }, names) {
  let found = /* @__PURE__ */ new Map();
  for (let { specifier, startLine, endLine } of imports) {
    let naming = [];
    for (let line = startLine; line <= endLine; line += 1)
      (lines[line - 1]?.match(WORD) ?? []).some((word) => names.has(word)) && naming.push(line);
    let why = `imports names of the change from ${JSON.stringify(specifier)}`;
    naming.length > 0 && endLine - startLine < 4 ? found.set(startLine, { from: startLine, to: endLine, worth: 0.5, why }) : naming.length > 0 && [...naming, endLine].forEach((line) => found.set(line, { from: line, to: line, worth: 0.5 / 2, why }));
  }
  return [...found.values()];
}

// src/context/enclosing/key-path-lines.ts
function keyPathLines(lines, touched) {
  let keys = /* @__PURE__ */ new Set(), parents = findParents(lines);
  for (let { from, to } of touched)
    for (let line = from; line <= to; line += 1) {
      let parent = parents[line] ?? 0;
      for (let depth = 0; parent > 0 && depth < 20 && !keys.has(parent); depth += 1)
        keys.add(parent), parent = parents[parent] ?? 0;
    }
  return [...keys].flatMap(
    (line) => isKey(lines[line - 1] ?? "") ? [{ from: line, to: line, worth: 1, why: "a key above the change" }] : []
  );
}
function findParents(lines) {
  let parents = [0], open = [];
  for (let [index, line] of lines.entries()) {
    let indent = line.search(/\S/);
    if (indent >= 0) {
      let depth = depthOf(line, indent);
      for (; open.length > 0 && (open.at(-1)?.indent ?? 0) >= depth; )
        open.pop();
      parents.push(open.at(-1)?.line ?? 0), open.push({ line: index + 1, indent: depth });
    } else
      parents.push(open.at(-1)?.line ?? 0);
  }
  return parents;
}
function depthOf(line, indent) {
  return /^\[{1,2}[^\]]/.test(line) ? 0 : indent * 2 + (line.startsWith("- ", indent) ? 2 : 1);
}
function isKey(line) {
  return line.length <= 300 && /[\p{L}\p{N}]/u.test(line);
}

// src/context/enclosing/enclosing.ts
var MAX_CHARACTERS3 = 2e6, MOST_MILLISECONDS7 = 2e4;
function enclosingProvider(grammars) {
  return {
    name: "enclosing",
    mostMilliseconds: MOST_MILLISECONDS7,
    async provide({ changed, add, signal }) {
      for (let one of changed) {
        if (signal.aborted)
          return;
        await provideFor(one, grammars, add);
      }
    }
  };
}
function hasSurroundings({ status, binary, hunks, view }) {
  return !binary && view === void 0 && hunks.length > 0 && status !== "added" && status !== "removed";
}
async function provideFor({ file, text }, grammars, add) {
  if (text === void 0 || text.length > MAX_CHARACTERS3 || !hasSurroundings(file))
    return;
  let lines = splitLines(text), touched = joinRanges(changedLines(file).touched, lines.length);
  for (let found of await findLines({ file, text }, text, lines, touched, grammars))
    add({ ...found, path: file.path, for: [file.path] });
}
async function findLines({ file }, text, lines, touched, grammars) {
  let language = languageOf(file.path, lines[0]) ?? "plaintext";
  switch (textKind(language)) {
    case "prose":
      return headingLines(text, touched);
    case "data":
      return keyPathLines(lines, touched);
    case "plain":
      return [];
    case "code":
      break;
  }
  let outline = await outlineOf(text, language, grammars), names = new Set(changedNames(file).map(({ name }) => name));
  return [...declarationLines(lines, outline, touched), ...importLines(lines, outline, names)];
}

// src/context/run-providers.ts
var MAX_PIECES = 5e3, MAX_NOTES = 500, MAX_NOTE_CHARACTERS = 8e3, MAX_LINE_CHARACTERS2 = 500, MAX_NOTED_CHARACTERS = 4e5, MAX_LEFT_OUT = 50;
async function runProviders(providers, terms) {
  let results = await Promise.all(providers.map((provider) => runProvider(provider, terms)));
  return {
    pieces: results.flatMap(({ pieces }) => pieces),
    notes: results.flatMap(({ notes }) => notes),
    leftOut: results.flatMap(({ leftOut }) => leftOut),
    unfinished: results.flatMap(({ provider, reason }) => reason === void 0 ? [] : [{ provider, reason }])
  };
}
async function runProvider(provider, { changed, signal: outer, limit }) {
  let { name, mostMilliseconds } = provider, { found, take, close } = collect(name), inTime = limit(provider), signal = outer === void 0 ? inTime : AbortSignal.any([outer, inTime]);
  try {
    return await untilAborted(provider.provide({ changed, ...take, signal }), signal), { provider: name, ...found, ...signal.aborted ? { reason: tooSlow(mostMilliseconds) } : {} };
  } catch (error) {
    let reason = signal.aborted ? tooSlow(mostMilliseconds) : `it failed: ${describe(error)}`;
    return { provider: name, ...found, reason };
  } finally {
    close();
  }
}
function collect(provider) {
  let pieces = [], notes = [], leftOut = [], characters = 0, isOver = !1;
  return {
    found: { pieces, notes, leftOut },
    take: {
      add: (piece) => {
        !isOver && pieces.length < MAX_PIECES && pieces.push({ ...piece, provider });
      },
      note: (note) => {
        let bounded = boundNote({ ...note, provider }, MAX_NOTED_CHARACTERS - characters);
        !isOver && bounded !== void 0 && notes.length < MAX_NOTES && (characters += bounded.text.length, notes.push(bounded));
      },
      leaveOut: (entry) => {
        !isOver && leftOut.length < MAX_LEFT_OUT && leftOut.push(entry);
      }
    },
    close: () => {
      isOver = !0;
    }
  };
}
function boundNote(note, room) {
  let { text, title: title2, source, why } = note, kept = takeStart(text, Math.min(MAX_NOTE_CHARACTERS, Math.max(0, room)));
  return kept.trim() === "" ? void 0 : {
    ...note,
    text: kept === text ? kept : `${kept}
(the rest is left out)`,
    source: shorten(source, MAX_LINE_CHARACTERS2),
    why: shorten(why, MAX_LINE_CHARACTERS2),
    ...title2 === void 0 ? {} : { title: shorten(title2, MAX_LINE_CHARACTERS2) }
  };
}
async function untilAborted(promise, signal) {
  let release = () => {
  }, aborted = new Promise((resolve2) => {
    let listener = () => resolve2();
    signal.addEventListener("abort", listener, { once: !0 }), release = () => signal.removeEventListener("abort", listener);
  });
  try {
    await Promise.race(signal.aborted ? [] : [promise, aborted]);
  } finally {
    release(), promise.catch(() => {
    });
  }
}
function tooSlow(milliseconds) {
  return `it was stopped after ${milliseconds} ms; what it had found until then is used`;
}
function describe(error) {
  return shorten(error instanceof Error ? error.message : String(error), MAX_LINE_CHARACTERS2);
}

// src/context/symbols/look-up.ts
var MAX_NAMES2 = 1500, MAX_FILES_WITH = 25, MOST_UNSURE = 2;
function openNameLookup(index, changed) {
  let names = listNames(changed), known = /* @__PURE__ */ new Map();
  return {
    namesOf: (path) => names.get(path) ?? [],
    declarationsOf(path, used, signal) {
      let key = JSON.stringify([path, used.name, used.receivers.length > 0]), found = known.get(key) ?? lookUp(index, path, used, signal);
      return known.set(key, found), found;
    }
  };
}
function listNames(changed) {
  let names = /* @__PURE__ */ new Map(), left = MAX_NAMES2, largestFirst = changed.toSorted((a, b) => size(b) - size(a));
  for (let { file } of largestFirst) {
    let some = isCode(file.path) ? changedNames(file).slice(0, left) : [];
    names.set(file.path, some), left -= some.length;
  }
  return names;
}
function isCode(path) {
  return textKind(languageOf(path) ?? "plaintext") === "code";
}
function size({ file }) {
  return file.additions + file.deletions;
}
async function lookUp(index, path, { name, line, receivers }, signal) {
  let isMember = receivers.length > 0;
  if (isMember && await isOfPackage(index, path, receivers[0] ?? "", signal))
    return [];
  let found = await index.findDeclarations(name, { path, line, isMember, mostFiles: MAX_FILES_WITH }, signal), sure = found.filter(({ by }) => by !== "repository");
  return sure.length > 0 ? sure : found.filter(({ declaration }) => isSameLanguage(declaration.path, path)).slice(0, MOST_UNSURE);
}
async function isOfPackage(index, path, name, signal) {
  return (await index.read(path))?.imports.some(({ local }) => local === name) === !0 && (await index.findDeclarations(name, { path }, signal)).length === 0;
}
function isSameLanguage(a, b) {
  return familyOf(a) === familyOf(b);
}
function familyOf(path) {
  let extension = /\.\w+$/.exec(path)?.[0].toLowerCase() ?? path;
  return FAMILIES.find((family) => family.includes(extension))?.[0] ?? extension;
}
var FAMILIES = [
  [".astro", ".cjs", ".cts", ".js", ".jsx", ".mjs", ".mts", ".svelte", ".ts", ".tsx", ".vue"],
  [".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx", ".m", ".mm"],
  [".groovy", ".java", ".kt", ".kts", ".scala"]
];

// src/context/symbols/changed-declarations.ts
async function changedDeclarations(index, { file }) {
  let declarations = file.status === "removed" || !isCode(file.path) ? [] : (await index.read(file.path))?.declarations ?? [], { touched } = changedLines(file), found = /* @__PURE__ */ new Map();
  for (let range of touched) {
    let around2 = declarations.filter(({ signatureLine, endLine }) => overlap(range, signatureLine, endLine)), functions = around2.filter(({ kind }) => kind === "function" || kind === "method");
    for (let one of innermost(around2)) {
      found.set(one, found.get(one) === !0 || overlap(range, one.signatureLine, one.headEndLine));
      let outer = functions.find((other) => isInside(one, other));
      outer !== void 0 && !found.has(outer) && found.set(outer, !1);
    }
  }
  return [...found].map(([declaration, isHeadTouched]) => ({ declaration, isHeadTouched }));
}
function innermost(around2) {
  let sorted = around2.toSorted((a, b) => a.signatureLine - b.signatureLine), isInnermost = /* @__PURE__ */ new Set();
  for (let [index, one] of sorted.entries()) {
    let at2 = index;
    for (; sorted[at2 - 1]?.signatureLine === one.signatureLine; )
      at2 -= 1;
    let other = sorted[at2];
    for (; other !== void 0 && other.signatureLine <= one.endLine && !isInside(other, one); )
      at2 += 1, other = sorted[at2];
    (other === void 0 || other.signatureLine > one.endLine) && isInnermost.add(one);
  }
  return around2.filter((one) => isInnermost.has(one));
}
function overlap({ from, to }, first, last) {
  return from <= last && first <= to;
}
function isInside(inner, outer) {
  return inner !== outer && inner.signatureLine >= outer.signatureLine && inner.endLine <= outer.endLine && inner.endLine - inner.signatureLine < outer.endLine - outer.signatureLine;
}

// src/context/symbols/changed-heads.ts
var MAX_FILES2 = 60, MAX_HEADS = 20;
async function readChangedHeads(files, index) {
  let largestFirst = files.toSorted((a, b) => b.additions + b.deletions - a.additions - a.deletions), read2 = await Promise.all(
    largestFirst.slice(0, MAX_FILES2).map(async (file) => [file.path, await readHeads2(file, index)])
  );
  return new Map(read2.filter(([, heads]) => heads.length > 0));
}
async function readHeads2(file, index) {
  try {
    let found = await changedDeclarations(index, { file, text: void 0 });
    if (found.length === 0)
      return [];
    let { text = "", declarations = [] } = await index.read(file.path) ?? {}, touched = found.toSorted((a, b) => Number(b.isHeadTouched) - Number(a.isHeadTouched)).map(({ declaration }) => declaration), shown = file.status === "added" ? declarations.filter(({ container }) => container === void 0) : touched, lines = splitLines(text), heads = shown.map(({ nameLine }) => lines[nameLine - 1]?.trim() ?? "");
    return [...new Set(heads)].filter((head) => head !== "").slice(0, MAX_HEADS);
  } catch {
    return [];
  }
}

// src/context/documents/documents.ts
var MOST_MILLISECONDS8 = 1e4, MAX_DOCUMENTS = 4, MAX_NAMES3 = 60, MOST_PLACES = 2, MOST_LINES2 = 4, WORTH6 = 0.35, OPTION_WORTH = 0.5, RECORDS = /^(?:change(?:s|log)|history|news|releases?|authors|contributors|licen[cs]e|copying|todo)\b/i, OPTION = /(?<![\w-])--[a-z][\w-]{2,40}/g;
function documentsProvider(index) {
  return {
    name: "documents",
    mostMilliseconds: MOST_MILLISECONDS8,
    async provide({ changed, add, signal }) {
      let paths = new Set(changed.map(({ file }) => file.path)), names = /* @__PURE__ */ new Map();
      for (let one of changed) {
        for (let { declaration } of await changedDeclarations(index, one))
          isDistinct(declaration.name) && names.set(declaration.name, one.file.path);
        changedOptions(one.file).forEach((option) => names.set(option, one.file.path));
      }
      for (let [name, path] of [...names].slice(0, MAX_NAMES3)) {
        if (signal.aborted)
          return;
        for (let place of await findPlaces(index, name, signal))
          if (!paths.has(place.path)) {
            let worth = name.startsWith("--") ? OPTION_WORTH : WORTH6;
            add({ ...place, why: `names \`${name}\`, which ${path} changes`, worth, for: [path] });
          }
      }
    }
  };
}
function isDistinct(name) {
  return /[a-z\d][A-Z_]|[A-Z]{2}|_[a-z]/.test(name) ? name.length >= 5 : name.length >= 9;
}
function changedOptions({ path, hunks }) {
  return textKind(languageOf(path) ?? "plaintext") === "prose" ? [] : hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== "context")).flatMap(({ text }) => text.slice(0, MAX_LINE_CHARACTERS3).match(OPTION) ?? []);
}
var MAX_LINE_CHARACTERS3 = 1e3;
async function findPlaces(index, name, signal) {
  let word = name.match(/[A-Za-z_$\u0080-\uFFFF][\w$\u0080-\uFFFF]*/g)?.toSorted((a, b) => b.length - a.length)[0], documents = (word === void 0 ? [] : await index.listFilesWith(word, signal)).filter((path) => isDocument(path)), places = [];
  for (let path of documents.slice(0, 4 * MAX_DOCUMENTS)) {
    let lines = splitLines((await index.read(path))?.text ?? ""), found = lines.flatMap((line, at2) => namesIt(line, name) ? [around(lines, at2)] : []);
    places.push(...found.length === 0 ? [] : [found.slice(0, MOST_PLACES).map((range) => ({ ...range, path }))]);
  }
  return places.length > MAX_DOCUMENTS ? [] : places.flat();
}
function isDocument(path) {
  return textKind(languageOf(path) ?? "plaintext") === "prose" && !RECORDS.test(nameOf(path));
}
function namesIt(line, name) {
  let at2 = line.length > MAX_LINE_CHARACTERS3 ? -1 : line.indexOf(name);
  return at2 < 0 || /[\w$]/.test(line.charAt(at2 - 1)) || /[\w$-]/.test(line.charAt(at2 + name.length)) ? !1 : name.startsWith("--") || line.slice(0, at2).includes("`") || /^(?: {4}|\t)|[(=;]/.test(line);
}
function around(lines, at2) {
  let isBoundary = (line) => line === void 0 || line.trim() === "", from = at2, to = at2;
  for (; to - from + 1 < MOST_LINES2 && !isBoundary(lines[to + 1]) && !/^\s*(?:[-*+]|\d+\.)\s/.test(lines[to + 1] ?? ""); )
    to += 1;
  for (; to - from + 1 < MOST_LINES2 && !isBoundary(lines[from - 1]) && !/^\s*(?:[-*+]|\d+\.)\s/.test(lines[from] ?? ""); )
    from -= 1;
  return { from: from + 1, to: to + 1 };
}

// src/context/similar/words.ts
var STOP_WORDS = new Set(
  [
    "we our you it its they them their this that these those",
    "is are was were be been being have has had having do does did doing can don t s will would should",
    "what which who when where why how a an the and or not no but because as until again further then once here there",
    "all any both each few more most other some such above below to during before after of at by about between into",
    "through from up down in out on off over under only own same so than too very just now",
    "if else for while with def function return TODO import try catch raise finally repeat switch case match assert",
    "continue break const class enum struct static new super var"
  ].join(" ").split(" ")
);
function splitWords(text) {
  return text.match(/[A-Za-z0-9]+/g) ?? [];
}
function distinctWords(text) {
  return new Set(splitWords(text).filter((word) => !STOP_WORDS.has(word)));
}
function similarityOf(a, b) {
  let shared = 0;
  for (let word of a)
    shared += b.has(word) ? 1 : 0;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

// src/context/similar/similar-windows.ts
function openWindowSearch(reference, length) {
  let numbers = new Map(
    [...reference, ...STOP_WORDS].map((word, index) => [word, index < reference.size ? index : STOP])
  );
  return (text) => text === "" || reference.size === 0 || length < 1 ? [] : compareWindows(numberWords(text, numbers), { reference: reference.size, all: numbers.size }, length);
}
function compareWindows({ words, lineStarts }, sizes, length) {
  let lines = lineStarts.length - 1, counts = new Int32Array(sizes.all), distinct = 0, shared = 0, kept = [], first = 0, next = 0;
  for (let to = 1; to <= lines; to += 1) {
    for (let end = lineStarts[to] ?? 0; next < end; next += 1) {
      let word = words[next] ?? 0, count = counts[word] ?? 0;
      counts[word] = count + 1, count === 0 && (distinct += 1, shared += word < sizes.reference ? 1 : 0);
    }
    let from = Math.max(1, to - length + 1);
    for (let end = lineStarts[from - 1] ?? 0; first < end; first += 1) {
      let word = words[first] ?? 0, count = counts[word] ?? 0;
      counts[word] = count - 1, count === 1 && (distinct -= 1, shared -= word < sizes.reference ? 1 : 0);
    }
    to >= Math.min(length, lines) && keepBetter(kept, { from, to, score: shared === 0 ? 0 : shared / (distinct + sizes.reference - shared) });
  }
  return kept;
}
function keepBetter(kept, window) {
  let last = kept.at(-1);
  last === void 0 || last.to < window.from ? kept.push(window) : last.score < window.score && (kept[kept.length - 1] = window);
}
var LINE_FEED = 10, STOP = -1;
function numberWords(text, numbers) {
  let words = new Int32Array(text.length + 1 >> 1), count = 0, lineStarts = [0], start = -1;
  for (let at2 = 0; at2 <= text.length; at2 += 1) {
    let code = at2 < text.length ? text.charCodeAt(at2) : LINE_FEED;
    if (isWordCharacter(code)) {
      start = start < 0 ? at2 : start;
      continue;
    }
    if (start >= 0) {
      let number = numberOf(text.slice(start, at2), numbers);
      number !== STOP && (words[count] = number, count += 1), start = -1;
    }
    code === LINE_FEED && !(at2 === text.length && text.endsWith(`
`)) && lineStarts.push(count);
  }
  return { words, lineStarts };
}
function isWordCharacter(code) {
  return code >= 97 && code <= 122 || code >= 65 && code <= 90 || code >= 48 && code <= 57;
}
function numberOf(word, numbers) {
  let known = numbers.get(word);
  return known !== void 0 ? known : (numbers.set(word, numbers.size), numbers.size - 1);
}

// src/context/similar/choose-windows.ts
var WINDOW_LIMITS = {
  windowLines: 60,
  leastScore: 0,
  mostWindows: 4,
  mostWindowsPerFile: 1,
  mostFiles: 20,
  mostCharacters: 1e5
};
function chooseWindows(reference, candidates, limits = WINDOW_LIMITS) {
  let search = openWindowSearch(reference, limits.windowLines);
  return candidates.filter(({ text }) => text !== "" && text.length < limits.mostCharacters).slice(0, limits.mostFiles).flatMap(({ path, text }) => bestFirst(search(text), limits.mostWindowsPerFile).map((one) => ({ ...one, path }))).filter(({ score }) => score > limits.leastScore).toSorted((a, b) => b.score - a.score).slice(0, limits.mostWindows);
}
function bestFirst(windows, most) {
  return windows.toSorted((a, b) => b.score - a.score).slice(0, most);
}

// src/context/similar/near-files.ts
async function nearFiles(index, path, { most, commits = [] }, signal) {
  let paths = await index.paths(), suffix = suffixOf(path), present = new Set(commits.length === 0 ? [] : paths), kinds = [
    paths.filter((other) => folderOf(other) === folderOf(path)),
    await index.importedFiles(path),
    await index.importingFiles(path, signal),
    listChangedWith(commits, path).filter((other) => present.has(other)),
    suffix === void 0 ? [] : paths.filter((other) => suffixOf(other) === suffix)
  ].map((kind) => kind.filter((other) => isComparable(other, path))), near = /* @__PURE__ */ new Set();
  for (let turn = 0; kinds.some((kind) => turn < kind.length); turn += 1)
    for (let other of kinds.flatMap((kind) => kind[turn] ?? []))
      near.size < most && near.add(other);
  return [...near];
}
function isComparable(other, path) {
  return other !== path && isSameLanguage(other, path) && isTestPath(other) === isTestPath(path) && (makeCompanionKey(other) !== makeCompanionKey(path) || isTestPath(path));
}
function suffixOf(path) {
  return /[-_.][^-_.]+\.[^.]+$|(?<=[a-z\d])[A-Z][a-z\d]+\.[^.]+$/.exec(nameOf(path))?.[0];
}

// src/context/similar/similar.ts
var MOST_MILLISECONDS9 = 1e4, MAX_FILES3 = 10, LEAST_SCORE = 0.15, WORTH7 = 8, LIMITS = { ...WINDOW_LIMITS, leastScore: LEAST_SCORE }, MAX_COMMITS2 = 2e3;
function similarProvider(index, readPaths) {
  return {
    name: "similar",
    mostMilliseconds: MOST_MILLISECONDS9,
    async provide({ changed, add, signal }) {
      let paths = new Set(changed.map(({ file }) => file.path)), largest = changed.map(({ file }) => file).filter(({ path, additions }) => additions > 0 && isCode(path)).toSorted((a, b) => b.additions - a.additions), commits = largest.length === 0 ? [] : await readPaths?.(MAX_COMMITS2) ?? [];
      for (let file of largest.slice(0, MAX_FILES3)) {
        let near = await nearFiles(index, file.path, { most: 2 * WINDOW_LIMITS.mostFiles, commits }, signal), candidates = [];
        for (let path of near.filter((one) => !paths.has(one))) {
          let read2 = signal.aborted ? void 0 : await index.read(path);
          candidates.push(...read2 === void 0 ? [] : [{ path, text: read2.text }]);
        }
        for (let { path, from, to, score } of chooseWindows(referenceWords(file), candidates, LIMITS)) {
          let why = `has ${Math.round(score * 100)} % of its words in common with ${file.path}`;
          add({
            path,
            from,
            to,
            why,
            worth: WORTH7 * score * ((to - from + 1) / WINDOW_LIMITS.windowLines),
            for: [file.path]
          });
        }
      }
    }
  };
}
function referenceWords({ hunks }) {
  let added = hunks.map(({ lines }) => lines.filter(({ kind }) => kind === "added").map(({ text }) => text)).toSorted((a, b) => b.length - a.length);
  return distinctWords(added.flat().slice(0, WINDOW_LIMITS.windowLines).join(`
`));
}

// src/context/symbols/callers.ts
var MOST_MILLISECONDS10 = 2e4, MOST_USES = 3, LINES_AROUND2 = 2, MAX_DECLARATIONS = 60, HEAD_WORTH2 = 2, BODY_WORTH = 1.2, SHARES = [1, 0.5, 0.35], TEST_SHARE = 0.6, UNSURE_SHARE = 0.5, ENCLOSING_SHARE = 0.2;
function callersProvider(index) {
  return {
    name: "callers",
    mostMilliseconds: MOST_MILLISECONDS10,
    async provide({ changed, add, signal }) {
      let shown = new Map(changed.map(({ file }) => [file.path, changedLines(file).inChange])), headsFirst = (await Promise.all(changed.map((one) => changedDeclarations(index, one)))).flat().toSorted((a, b) => Number(b.isHeadTouched) - Number(a.isHeadTouched));
      for (let one of headsFirst.slice(0, MAX_DECLARATIONS)) {
        if (signal.aborted)
          return;
        await addUses(index, one, shown, { add, signal });
      }
    }
  };
}
async function addUses(index, { declaration, isHeadTouched }, shown, { add, signal }) {
  let { path, name, signatureLine, endLine } = declaration, isWanted = (other, line) => !(other === path && signatureLine <= line && line <= endLine) && !(shown.get(other) ?? []).some((range) => overlap(range, line, line)), uses = await index.findUses(declaration, { most: MOST_USES, isWanted }, signal);
  for (let [place, use] of uses.entries())
    if (!use.isImport && (use.isSure || isLikely(use, declaration))) {
      let worth = (isHeadTouched ? HEAD_WORTH2 : BODY_WORTH) * (SHARES[place] ?? 0) * certaintyOf(use), at2 = { path: use.path, why: `uses \`${name}\`, which ${path} changes`, for: [path] };
      add({ ...at2, from: Math.max(1, use.line - LINES_AROUND2), to: use.line + LINES_AROUND2, worth });
      let head = await headAround(index, use);
      head !== void 0 && add({ ...at2, from: head, to: head, worth: worth * ENCLOSING_SHARE });
    }
}
function isLikely(use, { path, name, container }) {
  return isSameLanguage(use.path, path) && (container !== void 0 || name.length >= DISTINCT_CHARACTERS);
}
var DISTINCT_CHARACTERS = 8;
function certaintyOf({ isTest, isSure }) {
  return (isTest ? TEST_SHARE : 1) * (isSure ? 1 : UNSURE_SHARE);
}
async function headAround(index, { path, line }) {
  return ((await index.read(path))?.declarations ?? []).findLast(({ signatureLine, endLine }) => signatureLine <= line && line <= endLine)?.signatureLine;
}

// src/context/symbols/declaration-pieces.ts
async function declarationPieces(index, declaration, {
  worth,
  why,
  path,
  isSure
}) {
  let { startLine, signatureLine, headEndLine, endLine } = declaration, at2 = { path: declaration.path, why, for: [path] }, headEnd = Math.min(headEndLine, signatureLine + 20), noteStart = Math.max(startLine, signatureLine - 8), isShort = isSure && endLine - signatureLine < 30;
  return [
    { ...at2, from: signatureLine, to: headEnd, worth },
    ...noteStart < signatureLine ? [{ ...at2, from: noteStart, to: signatureLine - 1, worth: worth * 0.15 }] : [],
    ...isShort && endLine > headEnd ? [{ ...at2, from: headEnd + 1, to: endLine, worth: worth * 0.35 }] : [],
    ...(await containerHeads(index, declaration)).map((line) => ({
      ...at2,
      from: line,
      to: line,
      worth: worth * 0.3
    }))
  ];
}
async function containerHeads(index, inner) {
  if (inner.container === void 0)
    return [];
  let names = new Set(inner.container.split("."));
  return ((await index.read(inner.path))?.declarations ?? []).filter(
    ({ name, signatureLine, endLine }) => names.has(name) && signatureLine < inner.signatureLine && inner.endLine <= endLine
  ).map(({ signatureLine }) => signatureLine);
}

// src/context/symbols/definitions.ts
var MOST_MILLISECONDS11 = 2e4, MOST_USES2 = 5, WORTH_OF_USE = 0.25, REMOVED_SHARE = 0.5;
function definitionsProvider(index, lookup) {
  return {
    name: "definitions",
    mostMilliseconds: MOST_MILLISECONDS11,
    async provide({ changed, add, signal }) {
      for (let { file } of changed)
        for (let used of lookup.namesOf(file.path)) {
          if (signal.aborted)
            return;
          let { name, receivers, uses, isRemoved } = used, found = receivers.length > 0 ? [] : await lookup.declarationsOf(file.path, used, signal);
          found.length === 0 && receivers.length === 0 && await addLocal(index, file.path, used, add);
          for (let { declaration, certainty: certainty2 } of found) {
            let more = WORTH_OF_USE * (Math.min(uses, MOST_USES2) - 1), worth = certainty2 * (1 + more) * (isRemoved ? REMOVED_SHARE : 1), why = `declares \`${name}\`, which ${file.path} uses`;
            (await declarationPieces(index, declaration, { worth, why, path: file.path, isSure: certainty2 === 1 })).forEach(add);
          }
        }
    }
  };
}
var LOCAL_WORTH = 0.5;
async function addLocal(index, path, { name, line, isRemoved }, add) {
  let local = (await index.read(path))?.locals.findLast(
    (one) => one.name === name && one.scope.from <= line && line <= one.scope.to && one.line <= line
  );
  if (local !== void 0) {
    let worth = LOCAL_WORTH * (isRemoved ? REMOVED_SHARE : 1);
    add({
      path,
      from: local.line,
      to: local.line,
      worth,
      why: `declares \`${name}\`, which changed lines use`,
      for: [path]
    });
  }
}

// src/context/symbols/head-text.ts
async function headText(index, { path, signatureLine, headEndLine }) {
  return ((await index.read(path))?.text ?? "").split(`
`, headEndLine).slice(signatureLine - 1).join(`
`).slice(0, 4e3);
}

// src/context/symbols/types.ts
var MOST_MILLISECONDS12 = 2e4, MEMBER_WORTH = 1, UNSURE_WORTH = 0.8, TYPE_WORTH = 0.4, KEY_WORTH = 0.6, MAX_TYPES = 60, MAX_DEPTH2 = 2, TYPES = /* @__PURE__ */ new Set([
  "class",
  "enum",
  "interface",
  "namespace",
  "record",
  "struct",
  "trait",
  "type",
  "union"
]);
function typesProvider(index, lookup) {
  return {
    name: "types",
    mostMilliseconds: MOST_MILLISECONDS12,
    async provide({ changed, add, signal }) {
      for (let { file } of changed)
        await provideFor2({ index, lookup, path: file.path, add, signal });
    }
  };
}
async function provideFor2(terms) {
  let { index, lookup, path, signal } = terms, names = lookup.namesOf(path), types = /* @__PURE__ */ new Map(), addTypes = async (declarations, depth) => {
    for (let declaration of declarations)
      for (let name of await typesOf(index, declaration)) {
        let key = JSON.stringify([declaration.path, name]);
        types.size < MAX_TYPES && !types.has(key) && types.set(key, { name, path: declaration.path, depth });
      }
  };
  for (let used of names) {
    if (signal.aborted)
      return;
    await addTypes(await (used.receivers.length > 0 ? addMember(terms, used) : declared(terms, used)), 0);
  }
  let words = new Set(names.map(({ name }) => name));
  for (let type of types.values()) {
    let members = await addType(terms, type, words);
    type.depth < MAX_DEPTH2 && await addTypes(members, type.depth + 1);
  }
}
async function declared({ lookup, path, signal }, used) {
  return (await lookup.declarationsOf(path, used, signal)).filter(({ certainty: certainty2 }) => certainty2 === 1).map(({ declaration }) => declaration);
}
async function addMember(terms, used) {
  let { index, lookup, path, signal } = terms, { name, receivers, line } = used, members = await index.findMember(receivers, name, { path, line }, signal);
  for (let member of members)
    await addPieces(terms, member, MEMBER_WORTH, `declares the member \`${name}\`, which ${path} uses`);
  if (members.length > 0)
    return members;
  for (let { declaration, certainty: certainty2 } of await lookup.declarationsOf(path, used, signal))
    await addPieces(terms, declaration, UNSURE_WORTH * certainty2, `may declare \`${name}\`, which ${path} uses`, !1);
  return [];
}
async function typesOf(index, declaration) {
  if (TYPES.has(declaration.kind))
    return [declaration.name];
  let head = await headText(index, declaration), inHead = typeNamesIn(head).filter((name) => new RegExp("^\\p{Lu}", "u").test(name));
  return [.../* @__PURE__ */ new Set([...typeNamesIn(declaration.type ?? ""), ...inHead])].filter((name) => name !== declaration.name);
}
async function addType(terms, type, words) {
  let { index, path, signal } = terms, declared2 = (signal.aborted ? [] : await index.findDeclarations(type.name, { path: type.path }, signal)).find(({ declaration, certainty: certainty2 }) => certainty2 === 1 && TYPES.has(declaration.kind));
  if (declared2 === void 0)
    return [];
  let why = `declares the type \`${type.name}\` of what ${path} uses`;
  await addPieces(terms, declared2.declaration, TYPE_WORTH, why);
  let named2 = (await index.membersOf(type.name, type, signal)).filter(({ name }) => words.has(name));
  for (let member of named2) {
    let because = `declares \`${member.name}\` of \`${type.name}\`, a name that ${path} uses`;
    await addPieces(terms, member, KEY_WORTH, because);
  }
  return named2;
}
async function addPieces({ index, path, add }, declaration, worth, why, isSure = !0) {
  (await declarationPieces(index, declaration, { worth, why, path, isSure })).forEach(add);
}

// src/context/symbols/symbol-providers.ts
function symbolProviders(index, changed) {
  let lookup = openNameLookup(index, changed);
  return [definitionsProvider(index, lookup), typesProvider(index, lookup), callersProvider(index)];
}

// src/context/tests/find-tests.ts
var MAX_WITH_NAME = 3;
function readTestNames(paths) {
  let byKey = /* @__PURE__ */ new Map(), byName = /* @__PURE__ */ new Map();
  for (let path of paths.filter(isTestPath)) {
    let key = makeCompanionKey(path);
    addTo(byKey, key, path), addTo(byName, nameOf(key).toLowerCase(), path);
  }
  return {
    testsOf(path) {
      let key = makeCompanionKey(path), same = byKey.get(key) ?? [], named2 = byName.get(nameOf(key).toLowerCase()) ?? [];
      return same.length > 0 || named2.length > MAX_WITH_NAME ? same : named2;
    }
  };
}
function addTo(map, key, path) {
  let known = map.get(key);
  known === void 0 ? map.set(key, [path]) : known.push(path);
}

// src/context/tests/test-cases.ts
var BEGINNINGS = [
  // Jest, Vitest, Mocha, AVA, Deno, tap, Minitest, RSpec, ExUnit: `it('…'`, `test.each(…)`, `it "…" do`
  /^\s*(?:it|fit|xit|test|specify|scenario|Deno\.test|bench)(?:\.\w+)*(?:\s*[(`]|\s+['"])/,
  // pytest, unittest, Minitest: `def test_…`
  /^\s*(?:async\s+)?def\s+test(?=[A-Z_(])/,
  // Go, XCTest: `func TestX(t *testing.T)`
  /^\s*func\s+(?:\([^)]{0,100}\)\s*)?(?:Test|Benchmark|Example|Fuzz|test)\w*\s*\(/,
  // PHPUnit: `public function testX()`
  /^\s*(?:public\s+)?function\s+test[A-Z_]/,
  // GoogleTest: `TEST_F(Fixture, Name)`
  /^TEST\w*\s*\(/
], MARK = /^\s*(?:@(?:\w+\.)*(?:Parameterized|Repeated)?Test\b|\[(?:Fact|Theory|Test|TestMethod|TestCase)\b|#\[(?:\w+::)?test\b)/, OTHER_MARK = /^\s*(?:@\w|\[\w|#\[|\/\/)/, MAX_MARKS = 8, MAX_LINES_ABOVE = 30, MAX_LINE_CHARACTERS4 = 1e3, MAX_CASES = 2e3;
function listTestCases(lines) {
  let cases = [], next = 0, free = 0;
  for (; next < lines.length && cases.length < MAX_CASES; ) {
    let head = findHead(lines, next);
    if (head === void 0)
      next += 1;
    else {
      let end = findEnd(lines, head);
      cases.push({ from: findStart(lines, next, free) + 1, head: head + 1, to: end + 1 }), next = end + 1, free = next;
    }
  }
  return cases;
}
function findStart(lines, head, least) {
  let indentation = indentationOf(lines[head] ?? ""), start = head;
  for (let at2 = head - 1; at2 >= Math.max(least, head - MAX_LINES_ABOVE); at2 -= 1) {
    let line = lines[at2] ?? "";
    if (line.trim() === "" || indentationOf(line) < indentation)
      break;
    if (indentationOf(line) === indentation && line.trimStart().startsWith("@"))
      start = at2;
    else if (indentationOf(line) === indentation && !isClosingLine(line.trim()))
      break;
  }
  return start;
}
function findHead(lines, start) {
  let line = lines[start] ?? "";
  if (line.length > MAX_LINE_CHARACTERS4)
    return;
  if (!MARK.test(line))
    return BEGINNINGS.some((beginning) => beginning.test(line)) ? start : void 0;
  let head = start + 1;
  for (; head < start + MAX_MARKS && OTHER_MARK.test((lines[head] ?? "").slice(0, MAX_LINE_CHARACTERS4)); )
    head += 1;
  return Math.min(head, lines.length - 1);
}
function findEnd(lines, head) {
  let indentation = indentationOf(lines[head] ?? ""), end = head;
  for (let at2 = head + 1; at2 < lines.length; at2 += 1) {
    let line = lines[at2] ?? "", trimmed = line.trim();
    if (trimmed !== "") {
      if (indentationOf(line) > indentation) {
        end = at2;
        continue;
      }
      if (trimmed === "{" || isClosingLine(trimmed) && /[:{(]$|\bdo$/.test(trimmed)) {
        end = at2;
        continue;
      }
      return isClosingLine(trimmed) ? at2 : end;
    }
  }
  return end;
}
function indentationOf(line) {
  return line.length - line.trimStart().length;
}

// src/context/tests/tests.ts
var MOST_MILLISECONDS13 = 2e4, MAX_DECLARATIONS2 = 40, MAX_FILES_WITH2 = 30, MAX_FILES4 = 6, MOST_CASES = 3, SHORT_LINES = 16, LINES_AROUND3 = 2, MOST_HEADS = 6, CASE_WORTH = 0.5, SHARES2 = [1, 0.5, 0.3], UNSURE_SHARE2 = 0.5, BODY_SHARE = 0.5, LEAST_LIKENESS = 0.1, HEAD_WORTH3 = 0.08;
function testsProvider(index) {
  return {
    name: "tests",
    mostMilliseconds: MOST_MILLISECONDS13,
    async provide({ changed, add, signal }) {
      let names = readTestNames(await index.paths()), paths = new Set(changed.map(({ file }) => file.path)), tested = changed.filter(({ file }) => file.status !== "removed" && !isTestPath(file.path)), headsFirst = (await Promise.all(tested.map((one) => changedDeclarations(index, one)))).flat().toSorted((a, b) => Number(b.isHeadTouched) - Number(a.isHeadTouched)), shown = /* @__PURE__ */ new Set(), words = new Map(tested.map(({ file }) => [file.path, changedWords(file)]));
      for (let one of headsFirst.slice(0, MAX_DECLARATIONS2)) {
        if (signal.aborted)
          return;
        let { declaration } = one, byName = names.testsOf(declaration.path).filter((path) => !paths.has(path));
        for (let piece of await casesOf(
          index,
          one,
          words.get(declaration.path) ?? /* @__PURE__ */ new Set(),
          byName,
          paths,
          signal
        ))
          shown.add(`${declaration.path}\0${piece.path}`), add(piece);
      }
      for (let { file } of tested)
        for (let path of names.testsOf(file.path).filter((one) => !paths.has(one)))
          !signal.aborted && !shown.has(`${file.path}\0${path}`) && (await headsOf(index, path, file.path)).forEach(add);
    }
  };
}
function changedWords({ hunks }) {
  let changed = hunks.flatMap(({ lines }) => lines.filter(({ kind }) => kind !== "context"));
  return distinctWords(changed.map(({ text }) => text).join(`
`));
}
async function casesOf(index, { declaration }, words, byName, changed, signal) {
  let { name, path } = declaration, holding = (await index.listFilesWith(name, signal)).filter(
    (other) => isTestPath(other) && !changed.has(other) && isSameLanguage(other, path)
  ), named2 = holding.filter((other) => byName.includes(other)), others = holding.length > MAX_FILES_WITH2 ? [] : holding.filter((other) => !byName.includes(other)), found = [];
  for (let other of [...named2, ...others].slice(0, MAX_FILES4)) {
    let file = signal.aborted ? void 0 : await index.read(other);
    if (file !== void 0) {
      let isSure = byName.includes(other) || (await index.importedFiles(other)).includes(path);
      found.push(...usingCases(file, name, words).map((one) => ({ ...one, certainty: isSure ? 1 : UNSURE_SHARE2 })));
    }
  }
  return found.toSorted((a, b) => b.certainty * b.likeness - a.certainty * a.likeness).slice(0, MOST_CASES).flatMap((one, place) => {
    let worth = CASE_WORTH * (SHARES2[place] ?? 0) * one.certainty, at2 = { path: one.path, why: `tests \`${name}\`, which ${path} changes`, for: [path] };
    return drawCase(one).map((piece) => ({ ...at2, ...piece, worth: worth * piece.worth }));
  });
}
function usingCases({ path, text, language }, name, words) {
  let lines = splitLines(text), code = splitLines(blankCommentsAndStrings(text, language) ?? text), pattern = new RegExp(
    String.raw`(?<![\w$])${name.replaceAll(/[^\p{L}\p{N}_]/gu, String.raw`\$&`)}(?![\w$])`,
    "u"
  );
  return listTestCases(lines).flatMap((one) => {
    let at2 = code.slice(one.from - 1, one.to).findIndex((line) => pattern.test(line));
    if (at2 < 0)
      return [];
    let own = distinctWords(lines.slice(one.from - 1, one.to).join(`
`)), isNamed = (lines[one.head - 1] ?? "").toLowerCase().includes(name.toLowerCase()), likeness = (similarityOf(own, words) + (isNamed ? 1 : LEAST_LIKENESS)) / 2;
    return [{ ...one, path, line: one.from + at2, likeness }];
  });
}
function drawCase({ from, to, head, line }) {
  return to - from < SHORT_LINES ? [{ from, to, worth: 1 }] : [
    { from: head, to: head, worth: BODY_SHARE },
    { from: Math.max(from, line - LINES_AROUND3), to: Math.min(to, line + LINES_AROUND3), worth: 1 }
  ];
}
async function headsOf(index, path, changed) {
  let file = await index.read(path);
  return (file === void 0 ? [] : listTestCases(splitLines(file.text)).slice(0, MOST_HEADS)).map(({ from }) => ({
    path,
    from,
    to: from,
    why: `is a test of ${changed}, by its name`,
    worth: HEAD_WORTH3,
    for: [changed]
  }));
}

// src/jobs/gather/limit-work.ts
function limitWork(milliseconds, clock = PROCESS_CLOCK) {
  let controller = new AbortController(), [startedAt, usedBefore] = [clock.now(), clock.used()], look = () => {
    let worked = clock.used() - usedBefore, left = milliseconds * 3 - (clock.now() - startedAt);
    worked >= milliseconds || left <= 0 ? controller.abort() : clock.later(look, Math.max(20, Math.min(milliseconds - worked, left)));
  };
  return clock.later(look, milliseconds), controller.signal;
}
var PROCESS_CLOCK = {
  now: () => performance.now(),
  used: () => {
    let { user, system } = process.cpuUsage();
    return (user + system) / 1e3;
  },
  later: (call, milliseconds) => {
    setTimeout(call, milliseconds).unref();
  }
};

// src/jobs/gather/read-surroundings.ts
var MAX_FILES5 = 100;
async function readSurroundings(files, terms) {
  let { source, readHead, symbols, notes = [], limit = limitProvider } = terms;
  if (terms.contextTokens === 0)
    return NO_SURROUNDINGS;
  let wanted = files.filter(hasSurroundings).toSorted((a, b) => countChangedLines2(b) - countChangedLines2(a)), { texts, unread } = await readHeads(wanted, source, readHead, MAX_FILES5), changed = files.map((file) => ({ file, text: texts.get(file.path) })), switchedOff = new Set(terms.leaveOutContext), providers = openProviders({ ...terms, notes }, changed).filter(({ name }) => !switchedOff.has(name)), found = await runProviders(providers, { changed, limit }), { pieces, unfinished } = found, lines = /* @__PURE__ */ new Map();
  for (let path of new Set(pieces.map((piece) => piece.path))) {
    let text = (await symbols?.read(path))?.text ?? texts.get(path);
    text !== void 0 && lines.set(path, splitLines(text));
  }
  return {
    pieces,
    lines,
    sizes: new Map([...texts].map(([path, text]) => [path, estimateWhole(text)])),
    heads: symbols === void 0 ? /* @__PURE__ */ new Map() : await readChangedHeads(terms.mapped ?? files, symbols),
    notes: found.notes.map(withoutSecrets),
    leftOut: [
      ...[...unread].map(([path, why]) => ({ source: path, reason: surroundingsNotRead(why) })),
      ...found.leftOut,
      ...terms.leaveOutContext.filter((name) => !LEFT_OUT_BY_DEFAULT.includes(name)).map((source2) => ({ source: source2, reason: PROVIDER_SWITCHED_OFF })),
      ...unfinished.map(({ provider, reason }) => ({ source: provider, reason: providerUnfinished(reason) }))
    ]
  };
}
function openProviders({
  grammars,
  symbols,
  notes,
  earlierPaths
}, changed) {
  let bySymbols = (index) => [
    ...symbolProviders(index, changed),
    testsProvider(index),
    similarProvider(index, earlierPaths),
    documentsProvider(index)
  ];
  return [enclosingProvider(grammars), ...symbols === void 0 ? [] : bySymbols(symbols), ...notes];
}
var NO_SURROUNDINGS = {
  pieces: [],
  notes: [],
  lines: /* @__PURE__ */ new Map(),
  heads: /* @__PURE__ */ new Map(),
  leftOut: [{ source: "the code around the change", reason: NO_CONTEXT_TOKENS }]
};
function withoutSecrets(note) {
  let { title: title2, text } = note;
  return { ...note, text: blankSecrets(text), ...title2 === void 0 ? {} : { title: blankSecrets(title2) } };
}
function estimateWhole(text) {
  let lines = splitLines(text);
  return estimateTokens(lines, { from: 1, to: lines.length });
}
function limitProvider({ mostMilliseconds, waits }) {
  return waits === !0 ? AbortSignal.timeout(mostMilliseconds) : limitWork(mostMilliseconds);
}
function countChangedLines2({ additions, deletions }) {
  return additions + deletions;
}

// src/jobs/gather/gather-context.ts
async function gatherContext(subject, chosen, terms) {
  let { changes, readHead } = subject, opened = openSources(subject, terms), surroundings = await readSurroundings(chosen.files, {
    source: changes.source,
    readHead,
    grammars: terms.grammars,
    symbols: opened.symbols,
    mapped: [...chosen.files, ...chosen.judgedBefore ?? []],
    earlierPaths: subject.readers?.earlierPaths,
    notes: noteProviders({ subject, chosen, terms, opened, literalFindings: terms.literalFindings }),
    ...terms.settings
  }), languages = await readHiddenLanguages(chosen.files, readHead), tools = await openTools(subject, chosen, terms, opened), { symbols } = opened;
  return { ...tools, surroundings, languages, symbols, leftOut: [...surroundings.leftOut, ...tools.leftOut] };
}

export {
  changedNames,
  openNameLookup,
  isCode,
  isSameLanguage,
  composeForReviewers,
  composeForReviewer,
  composeWithinBudget,
  mostTurns,
  changedDeclarations,
  overlap,
  gatherContext
};
